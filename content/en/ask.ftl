### What a player is asked. $card is the asking card; $least and $most say how many picks; $owner is whose card it is; $from where the offered cards lie.
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
ask-order = Several abilities are due at once. Which card's ability comes next?

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
ask-baron-discard = { $card }: discard an Estate for +4 coins? If not, you gain an Estate.
ask-courtier-choose = { $card }: { $count ->
    [must] choose one: +1 action, +1 buy, +3 coins, or gain a Gold.
   *[other] choose { $most } different ones: +1 action, +1 buy, +3 coins, or gain a Gold.
}
ask-courtier-reveal = { $card }: which card do you reveal? You get one benefit for each of its types.
ask-diplomat-discard = { $card }: { $count ->
    [must] you have drawn your cards; which card do you discard?
   *[other] you have drawn your cards; choose { $most } cards to discard.
}
ask-lurker-choose = { $card }: trash an Action card from the Supply, or gain one from the trash?
ask-lurker-gain = { $card }: which Action card do you gain from the trash?
ask-lurker-trash = { $card }: which Action card of the Supply do you trash?
ask-masquerade-pass = { $card }: which card do you pass to the left?
ask-mill-choose = { $card }: discard two cards for +2 coins?
ask-mining-village-choose = { $card }: trash this card now for +2 coins?
ask-minion-choose = { $card }: +2 coins, or discard your hand and draw four cards? In the second case, so does every other player with five or more cards.
ask-nobles-choose = { $card }: +3 cards or +2 actions?
ask-patrol-topdeck = { $card }: in which order do you put the other revealed cards on your deck? The last one ends on top.
ask-pawn-choose = { $card }: choose two different ones: +1 card, +1 action, +1 buy, +1 coin.
ask-saboteur-gain = { $card }: gain a cheaper card in exchange for the one you trashed?
ask-scout-topdeck = { $card }: in which order do you put the other revealed cards on your deck? The last one ends on top.
ask-secret-chamber-discard = { $card }: discard as many cards as you like, for +1 coin each.
ask-secret-chamber-topdeck = { $card }: { $count ->
    [must] which card from your hand do you put on your deck?
   *[other] which { $most } cards from your hand do you put on your deck? The last one ends on top.
}
ask-secret-passage-place = { $card }: which card goes into your deck, and where?
ask-steward-choose = { $card }: +2 cards, +2 coins, or trash two cards from your hand?
ask-swindler-gain = { $card }: which card does { $owner } gain?
ask-torturer-choose = { $card }: discard two cards, or take a Curse into your hand?
ask-wishing-well-name = { $card }: which card do you name? If it is on top of your deck, you take it into your hand.
ask-golem-choose = { $card }: which Action card do you play first?
ask-herbalist-topdeck = { $card }: { $count ->
    [may] put a Treasure you have in play on your deck?
   *[other] which Treasure you have in play do you put on your deck?
}
ask-scrying-pool-discard = { $card }: { $own ->
    [yes] discard the card you revealed? If not, it stays on top of your deck.
   *[no] discard the card revealed by { $owner }? If not, it stays on top of that deck.
}
ask-university-gain = { $card }: gain an Action card that costs 5 coins or less?
ask-band-of-misfits-choose = { $card }: as which Action card of the Supply do you play it?
ask-catacombs-choose = { $card }: put the cards you look at into your hand, or discard them and draw three cards?
ask-catacombs-gain = { $card }: it has been trashed; which cheaper card do you gain?
ask-count-choose = { $card }: which of these effects do you choose? You may choose one that you cannot carry out.
ask-counterfeit-choose = { $card }: play another Treasure from your hand twice and then trash it?
ask-cultist-play = { $card }: play a Cultist from your hand?
ask-dame-natalie-gain = { $card }: gain a card that costs 3 coins or less?
ask-death-cart-choose = { $card }: trash this card for +5 coins?
ask-death-cart-trash = { $card }: trash an Action card from your hand and keep this one?
ask-fortress-choose = { $card }: it has been trashed; does it go into the hand? If not, it is set aside with the other trashed cards.
ask-graverobber-choose = { $card }: gain a card from the trash onto your deck, or trash an Action card from your hand and gain one that costs up to 3 coins more?
ask-graverobber-gain = { $card }: which of these cards do you gain?
ask-graverobber-trash = { $card }: which Action card from your hand do you trash?
ask-hermit-trash = { $card }: { $from ->
    [discard] trash one of these cards from your discard pile?
   *[elsewhere] trash one of these cards from your hand?
}
ask-hovel-trash = { $card }: trash this card from your hand because of the Victory card?
ask-hunting-grounds-choose = { $card }: it has been trashed; do you gain a Duchy or three Estates?
ask-ironmonger-discard = { $card }: discard the card you revealed? If not, it stays on top of your deck.
ask-market-square-discard = { $card }: one of your cards has been trashed; discard this card from your hand to gain a Gold?
ask-mercenary-choose = { $card }: trash two cards from your hand? If there are two, you get +2 cards and +2 coins, and every other player discards down to three cards.
ask-mystic-name = { $card }: which card do you name? If it is on top of your deck, you take it into your hand.
ask-pillage-discard = { $card }: which card does { $owner } discard?
ask-procession-choose = { $card }: play an Action card from your hand twice, trash it and gain one that costs exactly 1 coin more?
ask-rebuild-gain = { $card }: which Victory card do you gain?
ask-rebuild-name = { $card }: which card do you name? The first Victory card in your deck with another name is trashed.
ask-rogue-gain = { $card }: which card do you gain from the trash?
ask-scavenger-choose = { $card }: put your whole deck on your discard pile?
ask-scavenger-topdeck = { $card }: which card from your discard pile do you put on your deck?
ask-squire-choose = { $card }: +2 actions, +2 buys, or gain a Silver?
ask-squire-gain = { $card }: it has been trashed; which Attack card do you gain?
ask-storeroom-discard = { $card }: discard as many cards as you like. The first time you draw the same number; the second time you get +1 coin for each.
ask-survivors-choose = { $card }: discard the cards you look at, or put them back on your deck?
ask-urchin-trash = { $card }: trash one that you have in play, before the new Attack takes effect, and gain a Mercenary?
ask-wandering-minstrel-topdeck = { $card }: in which order do you put the revealed Action cards on your deck? The last one ends on top.
ask-turn-clean-up = Discard which card first, with its ability? A Treasure chosen here goes onto your deck.
ask-turn-topdeck = Put which card from play onto your deck before the others are discarded?

## Answers that are no cards, why something is not offered, and who plays

option-cards = draw cards
option-actions = actions
option-buys = buys
option-coins = coins
option-gold = gain a Gold
option-trash = trash
option-discard = discard
option-gain = gain from the trash
option-curse = take a Curse
option-topdeck = put on the deck
option-hand = put into the hand
option-copper = gain a Copper
option-silver = gain a Silver
option-duchy = gain a Duchy
option-estates = gain three Estates
option-other = a card that is not here
option-position = { $number ->
    [0] on top
    [one] under 1 card
   *[other] under { $number } cards
}
level-beginner = Beginner
level-apprentice = Apprentice
level-journeyman = Journeyman
level-expert = Expert
level-master = Master
