### Short rulings on the cards of Alchemy and Dark Ages, in our own words, shown when a card is looked at close up.

## Alchemy

ruling-alchemist-1 = One Potion in play is enough for any number of Alchemists, even if it has already paid for a purchase. A Potion left in your hand does not help.
ruling-alchemist-2 = The Alchemist reaches your deck before you draw the new hand, so you normally draw it again at once. Played twice by Throne Room, it still returns as one card.
ruling-alchemist-3 = You choose the order in which cards leave play. Return the Alchemist first and a Herbalist may still keep the Potion; take the Potion away first and the Alchemist cannot return.
ruling-alchemist-4 = Under the latest rules all Alchemists go up at the start of clean-up, before any Treasure is discarded; a Treasure that a Herbalist keeps then lies above them.

ruling-apothecary-1 = Every Copper and Potion revealed must be taken. Only those two names count: other Treasures, such as Silver or Philosopher's Stone, go back.
ruling-apothecary-2 = If fewer than four cards are left even after shuffling, reveal those; with none at all you only get the action.
ruling-apothecary-3 = Mind the order when it is played twice: the second play begins by drawing the card that the first one left on top.

ruling-apprentice-1 = You must trash a card if you have one in hand. With an empty hand you only get the action.
ruling-apprentice-2 = A Golem (4 coins and a potion) draws six cards, a Vineyard (just a potion) draws two, and a Copper or a Curse draws none.
ruling-apprentice-3 = The cost of the moment counts: after a Bridge a Golem draws five cards. No reduction takes the potion away.
ruling-apprentice-4 = If the trashed card has an ability of its own, it comes first: Rats draw their card, then you draw for their cost.

ruling-familiar-1 = When there are too few Curses, they are handed out in turn order from your left. With none left you still get the card and the action.
ruling-familiar-2 = Moat and other Reactions are used before you draw. Played twice, Familiar deals two Curses, and each play may be answered separately.

ruling-golem-1 = You must play both Actions; only their order is your choice. If just one is found, play that one; if none is, everything revealed is discarded.
ruling-golem-2 = When the deck runs out, shuffle without the cards already revealed. The leftovers are discarded before the first Action is played, so it may already draw them.
ruling-golem-3 = The Action that waits is neither in your hand nor in your discard pile: no shuffle reaches it, and a Throne Room or Procession found beside it cannot pick it.
ruling-golem-4 = Both count as Actions you have played, for example for Conspirator. An Attack among them may be answered with Reactions as usual.

ruling-herbalist-1 = Any Treasure still in play may be chosen, a Potion or a Harem too. Spoils have already returned to their pile by then.
ruling-herbalist-2 = The Treasure is on your deck before you draw the new hand. On an empty deck it is the only card: you draw it, and only then shuffle.
ruling-herbalist-3 = Two Herbalists may keep two Treasures. One Herbalist played twice keeps only one, and none at all if Procession has trashed it.
ruling-herbalist-4 = Under the latest rules each play lets you keep one Treasure, wherever the Herbalist is by then: two if Throne Room or Procession plays it.

ruling-philosophers-stone-1 = Only your own deck and discard pile count, not your hand nor the cards in play. Eleven cards and six make 3 coins.
ruling-philosophers-stone-2 = The amount is fixed when you play it; cards gained later change nothing. Doubled by Counterfeit, it counts the same cards both times.
ruling-philosophers-stone-3 = Playing all Treasures at once leaves it out, because the moment may matter. Like any Treasure, it cannot be played after your first purchase.

ruling-possession-1 = It is not an Attack, so Moat and the like do not help. The extra turn begins when yours is completely over, new hand included, and only if the game has not ended.
ruling-possession-2 = The possessed player draws, has the coins and pays. What they would gain, even to hand or deck, goes to your discard pile; so Ironworks gives no bonus and Replace moves nothing.
ruling-possession-3 = Their own cards count as trashed and their abilities work, but they lie aside, not in the trash, and return after the new hand is drawn. Cards of others are trashed for good.
ruling-possession-4 = Attacks of that turn hit you like any other player: you gain your Curse or discard cards, and you may use your own Moat.
ruling-possession-5 = Two plays bring two extra turns; under the latest rules only one, as nobody takes two in a row. Played on a possessed turn, it puts the next player under the possessed one's control.
ruling-possession-6 = A possessed turn can end the game, and further ones are then dropped. It does not count as a turn when a tie is broken, and the normal turn still follows.

ruling-scrying-pool-1 = A player protected by Moat reveals nothing. The others, you first, are dealt with one by one: each card is settled before the next is revealed.
ruling-scrying-pool-2 = A card of yours left on the deck is simply the first one of the second step: if it is not an Action, it is the only card you take.
ruling-scrying-pool-3 = Cards of other players never come to your hand. Anything with Action among its types, such as Nobles, Ruins or Necropolis, does not stop you.
ruling-scrying-pool-4 = If the deck runs out, shuffle the discard pile and go on. If nothing but Actions is left, you take them all.

ruling-transmute-1 = You must trash a card if you have one. Two types bring both cards: Nobles a Duchy and a Gold. A Curse or a Hovel brings nothing.
ruling-transmute-2 = What the trashed card cost does not matter. If a pile is empty, that gain is skipped and the other one still happens.
ruling-transmute-3 = An ability of the trashed card comes first: a Cultist draws its three cards before the Duchy is gained.

ruling-university-1 = The gain may be declined. A card with a potion in its cost is never in reach, however few coins it costs.
ruling-university-2 = The cost of the moment counts: after a Bridge you may gain Nobles. Of the Knights and the Ruins only the top card can be gained.

ruling-vineyard-1 = All your Actions count, wherever they are, those in play too. Round down: with eleven of them each Vineyard is worth 3 points.
ruling-vineyard-2 = Anything with Action among its types counts: Nobles, Knights, Ruins, Necropolis, Madman.
ruling-vineyard-3 = It costs just a potion: no amount of coins buys it without one, and a single Potion buys it without any coins.

ruling-potion-1 = Every card with a potion in its cost uses up one potion: a single Potion never buys two of them, however many buys you have. Unused potions are lost.
ruling-potion-2 = The Potion itself is a Treasure for 4 coins: Mine may gain it, Thief may steal it, Knights may trash it.
ruling-potion-3 = Bridge never takes the potion out of a cost. Effects that ask for a card up to, or between, certain numbers of coins never reach one with a potion in its cost.
ruling-potion-4 = Its pile always has 16 cards and is there only if some kingdom card has a potion in its cost. Once empty, it counts for the end of the game.

## Dark Ages

ruling-altar-1 = With cards in hand you must trash one; the Altar itself already lies in play. With an empty hand you still gain a card.
ruling-altar-2 = Abilities of the trashed card come before the gain: an Overgrown Estate draws, Catacombs gain their card, a Fortress returns to your hand.
ruling-altar-3 = The gain is compulsory, at the costs of the moment: after a Bridge you reach cards for 6 coins. A card with a potion in its cost is out of reach.

ruling-armory-1 = The gain is compulsory, and the card never passes through the discard pile. On an empty deck it becomes the only card; nothing is shuffled.
ruling-armory-2 = Of Knights and Ruins only the top card counts: Sir Martin can be gained while he lies there. Cards outside the Supply never can.
ruling-armory-3 = A Death Cart gained with Armory goes onto your deck, its Ruins to your discard pile.

ruling-band-of-misfits-1 = You must choose if you can, at the costs of the moment. Only face-up cards of the Supply count, so no empty pile, no Mercenary, and nothing with a potion in its cost.
ruling-band-of-misfits-2 = If you choose an Attack, the Reactions of the others and your Urchins in play come after the choice and before the effect.
ruling-band-of-misfits-3 = Played twice, it repeats the same card. But if the first play made it leave play, as a Death Cart or a Feast does, you choose again for the second.
ruling-band-of-misfits-4 = Trashed from play it has the ability of what it was: as a Fortress it returns to hand, as Rats it draws. Out of play it costs 5 again, so Procession brings an Action for 6.
ruling-band-of-misfits-5 = As a Hermit, in a turn without a purchase, it is trashed in clean-up for a Madman; as a Herbalist it keeps a Treasure. Becoming a Death Cart is not gaining one: no Ruins.
ruling-band-of-misfits-6 = Under the latest rules it stays a Band of Misfits. A Death Cart played from its pile cannot trash itself, a Hermit never becomes a Madman, and each play chooses anew.

ruling-bandit-camp-1 = You draw before you gain, so the new Spoils cannot be the card drawn. With no Spoils left you only get the card and the actions.
ruling-bandit-camp-2 = Played twice, the second draw may shuffle the discard pile and bring the Spoils of the first.

ruling-beggar-1 = The Coppers come to your hand, so you may play them this turn. If fewer than three are left, you gain those.
ruling-beggar-2 = As a Reaction it does not stop the Attack, but you hold one card less when it arrives: with four cards left, Pillage passes you by.
ruling-beggar-3 = The first Silver lies on your deck before the Attack has any effect, so a Knight may find it there. If only one is left, it goes to the deck.
ruling-beggar-4 = Several Beggars may be discarded against one Attack, one after another, and a Moat used besides; even a Beggar drawn by Secret Chamber meanwhile.

ruling-catacombs-1 = If you discard the cards and the deck is then too short, they are shuffled in with the discard pile and you may draw them again.
ruling-catacombs-2 = With fewer than three cards left even after shuffling, look at those; still all of them or none.
ruling-catacombs-3 = When they are trashed, the gain is compulsory, at the costs of the moment, and comes before whatever trashed them goes on. A card with a potion in its cost is not cheaper.
ruling-catacombs-4 = If Lurker trashes them from the Supply, the player of Lurker gains the card.

ruling-count-1 = The second choice is made once the first is done, and any combination is allowed. You may pick a card for the deck with an empty hand, or a Duchy with none left: nothing happens.
ruling-count-2 = With a single card in hand, choosing to discard two discards that one.
ruling-count-3 = The whole hand is trashed together; then you order the abilities of its cards. A Market Square trashed with it cannot react, but one drawn by those abilities can.

ruling-counterfeit-1 = You keep what both plays gave although the Treasure is trashed. Effects work twice: a Potion gives two potions.
ruling-counterfeit-2 = Spoils chosen this way give 6 coins and return to their pile; they are not trashed.
ruling-counterfeit-3 = It may choose another Counterfeit: each of its two plays gives a coin, a buy and the right to double one more Treasure, and then it is trashed.
ruling-counterfeit-4 = Playing all Treasures at once leaves it out: play it by itself, before any purchase and while the Treasure you want to double is still in your hand.

ruling-cultist-1 = The Cultist you play on may be one just drawn. Each is an Attack of its own, so the others may use Reactions again.
ruling-cultist-2 = When the Ruins run out, the players later in turn order get none; it remains an Attack, and a Beggar may still answer it.
ruling-cultist-3 = Trashed, it draws before the effect that trashed it goes on. If a Knight did it, the other card revealed is not among those you can draw.
ruling-cultist-4 = Played twice, you may play on with another Cultist in each of the plays. One drawn when Procession trashes this card comes too late.

ruling-death-cart-1 = The coins come in any case. Without an Action in hand the cart must go; with one, you may trash either. A trashed Fortress saves the cart although it returns to your hand.
ruling-death-cart-2 = Played twice without an Action in hand it gives 10 coins and is trashed once. Under the latest rules coins come only for trashing: 5 in all.
ruling-death-cart-3 = The Ruins go to whoever gains the cart, even from Swindler or out of the trash, but not to someone who receives it with Masquerade. If fewer than two are left, take those.
ruling-death-cart-4 = Bought on a possessed turn, the cart goes together with its Ruins to the player who played Possession.

ruling-feodum-1 = All your Silvers count, wherever they are. Round down: with eleven, each Feodum is worth 3 points.
ruling-feodum-2 = The Silvers for a trashed Feodum come before the effect that trashed it goes on. If fewer than three are left, its owner gains those.
ruling-feodum-3 = On a possessed turn the Silvers go to whoever played Possession, and the Feodum returns to its owner.

ruling-forager-1 = You must trash a card if you have one. With an empty hand you still get coins for the Treasures already in the trash.
ruling-forager-2 = The card just trashed is counted, and copies count once: Coppers and a Counterfeit in the trash give 2 coins. Spoils, Potion and Harem count as well.
ruling-forager-3 = On a possessed turn the card you trash lies aside, not in the trash, so it gives no coin.

ruling-fortress-1 = It must return, and that is not a gain. It counts as trashed all the same: it saves a Death Cart, Remodel looks at its cost, and Market Square may react.
ruling-fortress-2 = With Procession you play it twice, take it back and gain an Action for exactly 5 coins; you may play the Fortress again this turn.
ruling-fortress-3 = If Lurker trashes it from the Supply, it goes to the hand of the player of Lurker.
ruling-fortress-4 = On a possessed turn whoever played Possession decides whether it returns to the hand at once or lies aside with the other trashed cards.

ruling-graverobber-1 = You may choose an effect you cannot carry out. Without an Action to trash, the second one gains nothing.
ruling-graverobber-2 = The costs of the moment count for the trash too: after a Bridge a Silver there is too cheap.
ruling-graverobber-3 = Taking a card from the trash is a gain: a Death Cart goes onto your deck and brings its Ruins.
ruling-graverobber-4 = Abilities of the trashed Action come first: with a Cultist you draw three cards and then gain a card for up to 8 coins, such as a Province.

ruling-hermit-1 = You see your discard pile in any case. Trashing is optional and one card at most; gaining is compulsory.
ruling-hermit-2 = Only Treasures are safe, Harem among them. An ability of the trashed card comes before the gain: an Overgrown Estate draws first.
ruling-hermit-3 = Only purchases count: buying even a Copper keeps the Hermit, while cards gained in another way do not. The Madman is there before you draw the new hand.
ruling-hermit-4 = With no Madman left the Hermit is trashed all the same. Played twice by Throne Room it brings one Madman; trashed by Procession, none.
ruling-hermit-5 = It is trashed before you discard your hand, so a Market Square there may react. On a possessed turn the Madman goes to whoever played Possession; the Hermit returns to its owner.
ruling-hermit-6 = Under the latest rules anything gained in the Buy phase keeps the Hermit, bought or not. Otherwise it is exchanged and not trashed, so Market Square cannot react.

ruling-hunting-grounds-1 = You may choose a pile that is empty or too small: you gain what is left, perhaps nothing.
ruling-hunting-grounds-2 = Its owner chooses and gains before the effect that trashed it goes on. If Lurker trashes it from the Supply, the player of Lurker does.

ruling-ironmonger-1 = The bonus comes whether or not you discard the card. If you leave a Victory card on top, it is the very card its bonus draws.
ruling-ironmonger-2 = A card with two types gives both: Harem a coin and a card, Dame Josephine an action and a card. A Curse or a Hovel gives nothing.
ruling-ironmonger-3 = If no card is left to reveal, even after shuffling, there is no bonus.

ruling-junk-dealer-1 = You draw first, and then must trash if your hand holds any card: a Province drawn into an empty hand has to go.
ruling-junk-dealer-2 = A trashed Fortress is enough, and it returns to your hand.

ruling-knights-1 = When the top Knight leaves, the next one is turned up at once. Once empty, the pile counts for the end of the game; it is no Victory pile and always has ten cards.
ruling-knights-2 = The attacked player chooses only if both revealed cards are in range; giving up the one that is not a Knight saves the Knight played.
ruling-knights-3 = The Knight played is trashed once, after all players. If Throne Room plays it again after that, it attacks once more.
ruling-knights-4 = Abilities of trashed cards work at once for their owner, who cannot draw the other revealed card. Costs are those of the moment: after two Bridges a Province is in range.

ruling-marauder-1 = With no Spoils left the Ruins are still dealt. When the Ruins run out, the players later in turn order get none.
ruling-marauder-2 = A player with Moat gains nothing, and the Ruins on top go to the next player.
ruling-marauder-3 = On a possessed turn whoever played Possession receives the Spoils and, as one of the other players, also a Ruins.

ruling-market-square-1 = It reacts on any turn, but only to your own cards: not to the loss of another player, nor to a card that Lurker trashes from the Supply. A Fortress that returns counts.
ruling-market-square-2 = You may discard as many as you have, each for one Gold, however many cards were trashed together. With no Gold left you gain nothing.
ruling-market-square-3 = You may use it before or after the abilities of the trashed card, even if those have just drawn it. One trashed at the same time cannot react.
ruling-market-square-4 = Cards that return to their pile, such as Spoils or Madman, are not trashed. On a possessed turn the Gold goes to whoever played Possession.

ruling-mystic-1 = Any card may be named, even one that is not in this game or whose pile is empty. Each Knight and each kind of Ruins has a name of its own.
ruling-mystic-2 = You name before the discard pile is shuffled. With no cards at all you still get the action and the coins.
ruling-mystic-3 = If you miss, the card stays where it was, now known: a second play may name it.

ruling-pillage-1 = It is trashed first, so Market Square may react before anybody is attacked. Hands of four cards or fewer are neither shown nor touched; the Spoils come anyway.
ruling-pillage-2 = Played twice, it is trashed once but attacks and brings two Spoils both times. Under the latest rules the second play does nothing.
ruling-pillage-3 = With Procession you still gain an Action for exactly 6 coins, although the Pillage has already been trashed.
ruling-pillage-4 = With Moat a player neither reveals nor discards. If fewer than two Spoils are left, you gain those.

ruling-poor-house-1 = You can lose more than 4 if you already had coins. What you cannot pay is forgotten, even if coins come later.
ruling-poor-house-2 = Anything in hand with Treasure among its types counts, Spoils and Harem too.
ruling-poor-house-3 = Played twice, it gives 4 coins and takes away for the whole hand each time.

ruling-procession-1 = Picking a card is optional; after that everything is compulsory. If no Action costs exactly 1 coin more, you gain nothing.
ruling-procession-2 = Abilities of the trashed card come before the gain: a Cultist draws three. You cannot play other cards between the two plays, unless the card itself tells you to.
ruling-procession-3 = A card that has left play by itself, like Madman or Feast, is still played a second time; it cannot be trashed then, but you gain. For a Madman that is an Action for exactly 1 coin.
ruling-procession-4 = On a Procession: the inner one may treat two further Actions, each played twice, trashed and replaced; then it is trashed itself for an Action for exactly 5 coins.
ruling-procession-5 = The cost is read at the end, where the card then is: a Band of Misfits costs 5 again. A potion in it must be matched: for a University, exactly 3 coins and a potion.
ruling-procession-6 = An Attack played twice may be answered twice, and at each play an Urchin you have in play may go, but never the Urchin being played.

ruling-rats-1 = You draw first and gain afterwards, so the new Rats cannot be the card drawn.
ruling-rats-2 = A card other than Rats must go if you hold one, even a Province just drawn. A Fortress may go and returns.
ruling-rats-3 = With none left in the pile you gain nothing, but must still trash. There are twenty Rats, whatever the number of players.
ruling-rats-4 = Trashed Rats draw before the effect that trashed them goes on. If a Knight or Rogue did it, the other card revealed cannot be drawn.

ruling-rebuild-1 = Any card may be named, in this game or not. Naming a Victory card spares it; naming anything else spares nothing.
ruling-rebuild-2 = If the deck runs out, shuffle without the cards already revealed. If no Victory card of another name turns up, everything is discarded and nothing gained.
ruling-rebuild-3 = The gain is compulsory; a Province may become another Province. Abilities of the trashed card come first: a Feodum brings its Silvers.
ruling-rebuild-4 = Anything with Victory among its types counts: Harem, Dame Josephine, Overgrown Estate. Curse, Hovel and Necropolis do not.

ruling-rogue-1 = If the trash holds a fitting card you must take one, and nobody is attacked. It remains an Attack, so a Beggar may still answer.
ruling-rogue-2 = If it attacks, it goes on to all players, and what they trash stays there. Played twice, the second play may take it.
ruling-rogue-3 = The costs of the moment count: after a Bridge a Silver is safe in decks and trash alike, while two Bridges put a Province in range.
ruling-rogue-4 = Taking a card from the trash is a gain: a Death Cart brings its Ruins, and on a possessed turn the card goes to whoever played Possession.

ruling-sage-1 = If the deck runs out, shuffle without the cards already revealed. If nothing costs 3 coins or more, everything is discarded and you only get the action.
ruling-sage-2 = The coin part of the current cost decides: 3 coins and a potion will do, 2 coins and a potion will not; after a Bridge a Silver is passed over.

ruling-scavenger-1 = Moving the deck is optional, putting a card on top is not, as long as the discard pile holds one. If you moved the deck, its cards may be chosen too.
ruling-scavenger-2 = On an empty deck the card is the only one there, and you draw it first. With neither deck nor discard pile you just get the coins.

ruling-squire-1 = When it is trashed, you must gain an Attack if the Supply has one, whatever it costs, even with a potion. The Knight on top counts; Mercenary never does.
ruling-squire-2 = That gain comes before whatever trashed the Squire goes on, and its owner chooses, on anybody's turn.
ruling-squire-3 = The Silver may be chosen even when none is left.

ruling-storeroom-1 = The second time you may also discard cards just drawn; only that time pays. You may discard nothing at either.
ruling-storeroom-2 = If the deck is too short for the draw, the cards just discarded are shuffled in, and you may draw them again.

ruling-urchin-1 = Only another Attack card counts, such as a second Urchin or a Mercenary, also if Golem or Throne Room plays it. The second play of this same Urchin does not.
ruling-urchin-2 = You decide before the other players use their Reactions. Each play of a doubled Attack is a new chance, and several Urchins may go for the same one.
ruling-urchin-3 = Trashed in any other way it brings no Mercenary. With none left you may still trash it, for nothing.
ruling-urchin-4 = On a possessed turn the Mercenary goes to whoever played Possession, and the Urchin returns to its owner.

ruling-vagrant-1 = One fitting type is enough: Necropolis, Harem and Dame Josephine are taken too. Taking the card is compulsory.
ruling-vagrant-2 = You draw before you reveal. If no card is left then, even after shuffling, nothing is revealed.

ruling-wandering-minstrel-1 = Anything with Action among its types goes back, Ruins and Necropolis too. All the rest must be discarded.
ruling-wandering-minstrel-2 = If fewer than three cards are left even after shuffling, reveal those. Played twice, the second play draws the card that the first put on top.

ruling-dame-anna-1 = You may trash none, one or two cards. Two are trashed together; then you order their abilities, and only afterwards does she attack.
ruling-dame-anna-2 = A Knight that you trash from your own hand does not make her fall: only one lost to her attack does.
ruling-dame-anna-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-dame-josephine-1 = She is a Victory card for every purpose: buying her lets a Hovel go, and Rebuild may find her or, while she is on top of the pile, gain her.
ruling-dame-josephine-2 = She is worth her 2 points wherever she lies, in play too, but not in the trash.
ruling-dame-josephine-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-dame-molly-1 = The actions remain if she is trashed. Played twice and trashed the first time, she still gives two more actions and attacks again.
ruling-dame-molly-2 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-dame-natalie-1 = The gain may be declined; the attack follows in any case. The Ruins on top of their pile may be gained, a card with a potion in its cost may not.
ruling-dame-natalie-2 = On a possessed turn the gained card goes to whoever played Possession, whose deck is attacked all the same.
ruling-dame-natalie-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-dame-sylvia-1 = The coins remain if she is trashed or if nobody has a card to reveal. Played twice, each attack may be answered with Reactions.
ruling-dame-sylvia-2 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-sir-bailey-1 = Reactions come before you draw, and you draw before he attacks. With the action you get you may play another Knight.
ruling-sir-bailey-2 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-sir-destry-1 = You draw before he attacks, but he gives no action. Played twice and trashed the first time, he still draws two more cards and attacks again.
ruling-sir-destry-2 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-sir-martin-1 = Costing 4 coins, he can be gained with Armory or chosen by Band of Misfits, but only while he lies on top of the Knights.
ruling-sir-martin-2 = Other Knights may trash him, and fall with him. After two Bridges he costs 2 coins and is safe.
ruling-sir-martin-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-sir-michael-1 = All players discard before the first of them reveals. Someone without deck or discard pile then shuffles the cards just discarded and reveals two of them.
ruling-sir-michael-2 = A Moat protects from both parts. A Beggar used as a Reaction leaves one card less to discard.
ruling-sir-michael-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-sir-vander-1 = The Gold goes to the player who had him, whoever trashed him and on whatever turn. With no Gold left nothing is gained.
ruling-sir-vander-2 = If his attack trashes a Knight, he is trashed too, and you gain the Gold. On a possessed turn it goes to whoever played Possession.
ruling-sir-vander-3 = If both revealed cards are in range, their owner picks which one is trashed; giving up the one that is not a Knight saves yours.

ruling-abandoned-mine-1 = Ruins are Actions in every respect: Death Cart and Graverobber may trash them, Procession may play them, and Vineyard counts them.
ruling-abandoned-mine-2 = The Ruins on top of the pile may be bought for 0 coins; the next one is then turned up. Once empty, the pile counts for the end of the game.

ruling-ruined-library-1 = With Procession it draws two cards and then brings an Action for exactly 1 coin, such as Poor House, if there is any.
ruling-ruined-library-2 = Ruins are Actions in every respect: Death Cart and Graverobber may trash them, Procession may play them, and Vineyard counts them.
ruling-ruined-library-3 = The Ruins on top of the pile may be bought for 0 coins; the next one is then turned up. Once empty, the pile counts for the end of the game.

ruling-ruined-market-1 = Ruins are Actions in every respect: Death Cart and Graverobber may trash them, Procession may play them, and Vineyard counts them.
ruling-ruined-market-2 = The Ruins on top of the pile may be bought for 0 coins; the next one is then turned up. Once empty, the pile counts for the end of the game.

ruling-ruined-village-1 = It only gives back the action it used. Played twice by Throne Room, it leaves you with one action more than before Throne Room was played.
ruling-ruined-village-2 = Ruins are Actions in every respect: Death Cart and Graverobber may trash them, Procession may play them, and Vineyard counts them.
ruling-ruined-village-3 = The Ruins on top of the pile may be bought for 0 coins; the next one is then turned up. Once empty, the pile counts for the end of the game.

ruling-survivors-1 = Both cards or none. If only one card is left even after shuffling, look at that one and discard it or keep it.
ruling-survivors-2 = Ruins are Actions in every respect: Death Cart and Graverobber may trash them, Procession may play them, and Vineyard counts them.
ruling-survivors-3 = The Ruins on top of the pile may be bought for 0 coins; the next one is then turned up. Once empty, the pile counts for the end of the game.

ruling-hovel-1 = Only a purchase counts: a Duchy gained with Altar does not. Under the latest rules any gain of a Victory card counts, on any turn.
ruling-hovel-2 = Anything with Victory among its types will do, such as Harem or Dame Josephine. Two Hovels in hand may both go for one such card.
ruling-hovel-3 = Trashing it brings nothing by itself, but Market Square may react to it.
ruling-hovel-4 = On a possessed turn the buyer's own Hovel may go, and comes back at the end. Under the latest rules it is that of whoever played Possession, who gains the card.

ruling-necropolis-1 = With Procession it gives four actions, is trashed and brings an Action for exactly 2 coins.
ruling-necropolis-2 = It is an Action but not a Victory card. As it is not in the Supply, Band of Misfits cannot become one.

ruling-overgrown-estate-1 = You draw at once, even in the middle of another card: with Altar, first the draw, then the gain.
ruling-overgrown-estate-2 = It is a Victory card although worth nothing, so Rebuild may find it; but it is not an Estate, and Baron does not accept it.

ruling-madman-1 = The hand is counted after the Madman has left it: with three other cards you draw three, with none you draw nothing.
ruling-madman-2 = Played twice by Throne Room or Procession, the second play gives only the two actions. Procession cannot trash it, but you gain an Action for exactly 1 coin if there is one.
ruling-madman-3 = Returning to its pile is not being trashed: Market Square does not react, and on a possessed turn its owner does not get it back.

ruling-mercenary-1 = The others use their Reactions before you decide: a Beggar may be discarded even if you then trash nothing.
ruling-mercenary-2 = With a single card in hand you may trash it, but get nothing for it. Two Fortresses do count, although both return.
ruling-mercenary-3 = Both cards are trashed together; you order their abilities, and only then come the two cards, the coins and the discarding.
ruling-mercenary-4 = As it is an Attack, playing it lets an Urchin you have in play go for another Mercenary.

ruling-spoils-1 = You need not play it: kept in hand, it is discarded as usual. Playing all Treasures at once leaves it out.
ruling-spoils-2 = Doubled by Counterfeit it gives 6 coins and returns to its pile without being trashed.
ruling-spoils-3 = Returning is not being trashed, so Market Square does not react; nor can Herbalist keep it, as it is no longer in play.
ruling-spoils-4 = It costs 0 coins. Its empty pile does not count for the end of the game.
