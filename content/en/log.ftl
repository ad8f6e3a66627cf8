### What happened, told to one reader. $you is "yes" when the reader is the player spoken of.

log-turn-began = { $you ->
    [yes] — Your turn { $turn } —
   *[no] — { $name }: turn { $turn } —
}
log-played = { $you ->
    [yes] You play { $cards }.
   *[no] { $name } plays { $cards }.
}
log-played-again = { $you ->
    [yes] You play { $cards } again.
   *[no] { $name } plays { $cards } again.
}
log-bonus = { $bonuses }.
log-drew-cards = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
log-shuffled = { $you ->
    [yes] You shuffle your discard pile into a new deck ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }).
   *[no] { $name } shuffles their discard pile into a new deck ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }).
}
log-bought = { $you ->
    [yes] You buy { $cards }.
   *[no] { $name } buys { $cards }.
}
log-gained = { $you ->
    [yes] You gain { $cards }.
   *[no] { $name } gains { $cards }.
}
log-gained-to-hand = { $you ->
    [yes] You gain { $cards } to your hand.
   *[no] { $name } gains { $cards } to their hand.
}
log-gained-to-deck = { $you ->
    [yes] You gain { $cards } onto your deck.
   *[no] { $name } gains { $cards } onto their deck.
}
log-gained-from-trash = { $you ->
    [yes] You gain { $cards } from the trash.
   *[no] { $name } gains { $cards } from the trash.
}
log-gained-from-trash-to-deck = { $you ->
    [yes] You gain { $cards } from the trash onto your deck.
   *[no] { $name } gains { $cards } from the trash onto their deck.
}
log-trashed = { $you ->
    [yes] You trash { $cards }.
   *[no] { $name } trashes { $cards }.
}
log-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
log-discarded-covered = { $name } discards { $cards }; { $top } lies on top.
log-cleaned-up = { $you ->
    [yes] You discard { $cards } from play.
   *[no] { $name } discards { $cards } from play.
}
log-topdecked = { $you ->
    [yes] You put { $cards } on your deck.
   *[no] { $name } puts { $cards } on their deck.
}
log-revealed = { $you ->
    [yes] You reveal { $cards }.
   *[no] { $name } reveals { $cards }.
}
log-looked-at = { $you ->
    [yes] You look at { $cards }.
   *[no] { $name } looks at { $cards }.
}
log-looked-through = { $you ->
    [yes] You look through your discard pile: { $cards }.
   *[no] { $name } looks through their discard pile.
}
log-set-aside = { $you ->
    [yes] You set { $cards } aside.
   *[no] { $name } sets { $cards } aside.
}
log-took-in-hand = { $you ->
    [yes] You put { $cards } into your hand.
   *[no] { $name } puts { $cards } into their hand.
}
log-deck-discarded = { $you ->
    [yes] You put your whole deck on your discard pile ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }); { $top } lies on top.
   *[no] { $name } puts their whole deck on their discard pile ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }); { $top } lies on top.
}
log-game-over = The game is over. { $you ->
    [yes] { $number ->
        [one] You win!
       *[other] You share the victory: { $names }.
    }
   *[no] { $number ->
        [one] Winner: { $names }.
       *[other] Shared victory: { $names }.
    }
}
log-passed = { $you ->
    [yes] You pass { $cards } to { $to }.
   *[no] { $toyou ->
        [yes] { $name } passes { $cards } to you.
       *[no] { $name } passes { $cards } to { $to }.
    }
}
log-named = { $you ->
    [yes] You name { $cards }.
   *[no] { $name } names { $cards }.
}
log-put-in-deck = { $you ->
    [yes] { $number ->
        [0] You put { $cards } into your deck, on top.
        [one] You put { $cards } into your deck, under 1 card.
       *[other] You put { $cards } into your deck, under { $number } cards.
    }
   *[no] { $number ->
        [0] { $name } puts { $cards } into their deck, on top.
        [one] { $name } puts { $cards } into their deck, under 1 card.
       *[other] { $name } puts { $cards } into their deck, under { $number } cards.
    }
}
log-kept = { $you ->
    [yes] You get { $cards } back after the turn that was not your own.
   *[no] { $name } gets { $cards } back after the turn that was not their own.
}
log-turn-possessed = { $youcontrol ->
    [yes] — You decide { $name }'s turn —
   *[no] — { $name }'s turn, decided by { $controller } —
}
log-acts-as = { $you ->
    [yes] You use { $cards } as { $as }.
   *[no] { $name } uses { $cards } as { $as }.
}
log-coins-lost = { $you ->
    [yes] You lose { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
   *[no] { $name } loses { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
}
log-returned = { $you ->
    [yes] You return { $cards } to its pile.
   *[no] { $name } returns { $cards } to its pile.
}
log-exchanged = { $you ->
    [yes] You exchange { $cards } for { $for }.
   *[no] { $name } exchanges { $cards } for { $for }.
}
log-turned-up = { $cards } is now the top card of its pile.
log-recovered = { $you ->
    [yes] You take { $cards }, which was trashed, back into your hand.
   *[no] { $name } takes { $cards }, which was trashed, back into their hand.
}

## Pieces

cards-hidden = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
cards-none = no cards
card-copies = { $name } ×{ $number }
bonus-cards = { $number ->
    [one] +1 card
   *[other] +{ $number } cards
}
bonus-actions = { $number ->
    [one] +1 action
   *[other] +{ $number } actions
}
bonus-buys = { $number ->
    [one] +1 buy
   *[other] +{ $number } buys
}
bonus-coins = { $number ->
    [one] +1 coin
   *[other] +{ $number } coins
}
bonus-potions = { $number ->
    [one] +1 potion
   *[other] +{ $number } potions
}
