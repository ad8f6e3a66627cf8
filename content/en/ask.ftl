### What a player is asked. $card is the asking card; $least and $most say how many picks; $owner is whose card it is.
### A message ask-CARD-VERB is used for that card; otherwise ask-VERB.

ask-turn-play-action = Play an Action card?
ask-turn-play-treasure = Play Treasures?
ask-turn-buy = Buy a card?

ask-gain = { $card }: which card do you gain?
ask-trash = { $card }: { $count ->
    [may] trash a card?
    [must] which card do you trash?
    [upto] trash up to { $most } cards.
   *[exactly] choose { $most } cards to trash.
}
ask-discard = { $card }: { $count ->
    [may] discard a card?
    [must] which card do you discard?
    [upto] discard as many cards as you like.
   *[exactly] choose { $most } cards to discard.
}
ask-topdeck = { $card }: { $count ->
    [may] put a card on your deck?
    [must] which card do you put on your deck?
   *[other] in which order do you put the cards on your deck? The last one ends on top.
}
ask-reveal = { $card }, an Attack, has been played. Reveal a Reaction?

ask-bureaucrat-topdeck = { $card }: which Victory card do you reveal and put on your deck?
ask-chancellor-choose = { $card }: put your whole deck on your discard pile?
ask-bandit-trash = { $card }: which Treasure do you trash?
ask-harbinger-topdeck = { $card }: put a card from your discard pile on your deck?
ask-library-set-aside = { $card }: set this Action card aside instead of keeping it?
ask-mine-trash = { $card }: { $count ->
    [may] trash a Treasure?
   *[other] which Treasure do you trash?
}
ask-moneylender-trash = { $card }: trash a Copper for +3 coins?
ask-sentry-discard = { $card }: discard which of the cards that are left?
ask-sentry-trash = { $card }: trash which of the cards you look at?
ask-spy-discard = { $card }: { $own ->
    [yes] discard the card you revealed? If not, it stays on top of your deck.
   *[no] discard the card revealed by { $owner }? If not, it stays on top of that deck.
}
ask-thief-gain = { $card }: which of the trashed Treasures do you gain?
ask-thief-trash = { $card }: which Treasure of { $owner } is trashed?
ask-throne-room-choose = { $card }: which Action card do you play twice?
ask-vassal-play = { $card }: play the discarded Action card?
