### Names and texts of the cards, in our own words.
### .text follows the printed first-edition rules where editions differ;
### .latest is the text under the latest official rules, only where it differs.

## Sets

set-basic = Basic cards
set-base = Dominion
set-intrigue = Intrigue
set-alchemy = Alchemy
set-dark-ages = Dark Ages

## Types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction

## Basic cards

card-copper = Copper
    .text = Worth 1 coin.
card-silver = Silver
    .text = Worth 2 coins.
card-gold = Gold
    .text = Worth 3 coins.
card-estate = Estate
    .text = Worth 1 victory point at the end.
card-duchy = Duchy
    .text = Worth 3 victory points at the end.
card-province = Province
    .text = Worth 6 victory points at the end.
card-curse = Curse
    .text = Takes away 1 victory point at the end.

## Dominion, first edition

card-adventurer = Adventurer
    .text = Reveal cards from your deck one at a time until two Treasures have appeared. Those Treasures go to your hand. Discard everything else you revealed.
card-bureaucrat = Bureaucrat
    .text = Gain a Silver and place it on top of your deck. Every other player with a Victory card in hand reveals one of their choice and places it on top of their own deck; a player without any reveals the whole hand.
card-cellar = Cellar
    .text = +1 action. Discard as many cards from your hand as you like, all at once. Then draw the same number.
card-chancellor = Chancellor
    .text = +2 coins. If you wish, move your entire deck to your discard pile right now, without looking at it.
card-chapel = Chapel
    .text = Choose between zero and four cards in your hand and trash them.
card-council-room = Council Room
    .text = +4 cards. +1 buy. Every other player has to draw one card.
card-feast = Feast
    .text = Trash this Feast. Gain a card that costs 5 coins or less.
card-festival = Festival
    .text = +2 actions. +1 buy. +2 coins.
card-gardens = Gardens
    .text = Worth 1 victory point at the end for every complete group of ten cards you own.
card-laboratory = Laboratory
    .text = +2 cards. +1 action.
card-library = Library
    .text = Draw cards one at a time until your hand holds seven. Whenever you draw an Action, you may put it aside instead of keeping it. Once you have finished drawing, discard what you put aside.
card-market = Market
    .text = +1 card. +1 action. +1 buy. +1 coin.
card-militia = Militia
    .text = +2 coins. Every other player holding more than three cards discards cards of their choice until only three are left.
card-mine = Mine
    .text = If you have a Treasure in hand, you must trash one. In exchange, gain a Treasure that costs at most 3 coins more than it; the new card goes straight to your hand.
    .latest = If you wish, trash one Treasure in your hand. In exchange, gain a Treasure that costs at most 3 coins more than it; the new card goes straight to your hand.
card-moat = Moat
    .text = +2 cards. Reaction: as soon as somebody else plays an Attack, you may reveal this Moat from your hand, where it stays; that Attack does not affect you.
card-moneylender = Moneylender
    .text = If you have a Copper in hand, you must trash one; doing so gives you +3 coins.
    .latest = If you wish, trash one Copper in your hand; doing so gives you +3 coins.
card-remodel = Remodel
    .text = Trash one of the cards in your hand. In exchange, gain a card that costs at most 2 coins more than it.
card-smithy = Smithy
    .text = +3 cards.
card-spy = Spy
    .text = +1 card. +1 action. In turn order and beginning with you, the players reveal the top card of their decks. Each time, you decide whether that card is discarded or stays where it was.
card-thief = Thief
    .text = Every other player reveals the top two cards of their deck. If there are Treasures among them, you pick one for that player to trash; whatever else was revealed is discarded. At the end you may gain as many as you like of the Treasures trashed in this way.
card-throne-room = Throne Room
    .text = If you have another Action in hand, you must pick one: play it and, once it is fully resolved, play it again. Neither play uses up an action.
    .latest = If you wish, pick an Action in your hand: play it and, once it is fully resolved, play it again. Neither play uses up an action.
card-village = Village
    .text = +1 card. +2 actions.
card-witch = Witch
    .text = +2 cards. In turn order, every other player gains one Curse.
card-woodcutter = Woodcutter
    .text = +1 buy. +2 coins.
card-workshop = Workshop
    .text = Gain a card that costs 4 coins or less.

## Dominion, cards new in the second edition

card-artisan = Artisan
    .text = Gain a card that costs 5 coins or less; it goes straight to your hand. Afterwards choose any card in your hand and place it on top of your deck.
card-bandit = Bandit
    .text = Gain one Gold from the Supply. Every other player reveals the top two cards of their deck. If there are Treasures other than Copper among them, they trash one of those, of their choice. They discard the rest.
card-harbinger = Harbinger
    .text = +1 card. +1 action. Look through your discard pile; if you wish, place one of its cards on top of your deck.
card-merchant = Merchant
    .text = +1 card. +1 action. The first Silver you play this turn gives 1 extra coin.
card-poacher = Poacher
    .text = +1 card. +1 action. +1 coin. For every pile of the Supply that has run out, discard one card from your hand.
card-sentry = Sentry
    .text = +1 card. +1 action. Look at the two cards on top of your deck. For each of them, choose whether to trash it, discard it or keep it. Those you keep return to the top in the order you prefer.
card-vassal = Vassal
    .text = +2 coins. Take the top card of your deck and discard it. Should it be an Action, you may play it at once without using up an action.

## Intrigue, second edition

card-baron = Baron
    .text = +1 buy. Either discard an Estate from your hand, which gives you +4 coins, or else gain an Estate.
card-bridge = Bridge
    .text = +1 buy. +1 coin. Until the turn ends, every card, wherever it is, is 1 coin cheaper, but never below 0.
card-conspirator = Conspirator
    .text = +2 coins. If this is at least the third time you play an Action this turn, you also get +1 card and +1 action.
card-courtier = Courtier
    .text = Reveal one card from your hand, where it stays. For every type it has, pick another of these benefits, never the same twice: +1 action; +1 buy; +3 coins; gain a Gold.
card-courtyard = Courtyard
    .text = +3 cards. Afterwards choose any card in your hand and place it on top of your deck.
card-diplomat = Diplomat
    .text = +2 cards. If your hand then holds five cards or fewer, +2 actions. Reaction: as soon as somebody else plays an Attack, you may reveal this Diplomat from a hand of five cards or more; draw two cards and then discard three.
card-duke = Duke
    .text = Worth 1 victory point at the end for every Duchy you own.
card-harem = Harem
    .text = Worth 2 coins. Worth 2 victory points at the end.
card-ironworks = Ironworks
    .text = Gain a card that costs 4 coins or less. Each of its types counts: Action gives +1 action, Treasure gives +1 coin, Victory gives +1 card.
card-lurker = Lurker
    .text = +1 action. Decide between moving an Action of the Supply to the trash and gaining an Action that lies in the trash.
card-masquerade = Masquerade
    .text = +2 cards. All players who have cards in hand secretly choose one of them; at the same moment, each hands it to the next such player on their left. Afterwards you, and nobody else, may trash one card in your hand.
card-mill = Mill
    .text = +1 card. +1 action. If you wish, discard two cards from your hand, or the only one you have; if there were two, you get +2 coins. Worth 1 victory point at the end.
card-mining-village = Mining Village
    .text = +1 card. +2 actions. If you wish, trash this Mining Village on the spot; doing so gives you +2 coins.
card-minion = Minion
    .text = +1 action. Decide between two effects: you get +2 coins; or you discard your whole hand and draw four cards, and then, in turn order, every other player holding five or more cards has to do the same.
card-nobles = Nobles
    .text = Decide between +3 cards and +2 actions. Worth 2 victory points at the end.
card-patrol = Patrol
    .text = +3 cards. Reveal the four cards on top of your deck. All Victory cards and Curses among them go to your hand; the others return to the top in the order you prefer.
card-pawn = Pawn
    .text = Pick two different benefits before you apply either: +1 card; +1 action; +1 buy; +1 coin.
card-replace = Replace
    .text = Trash one of the cards in your hand. In exchange, gain a card that costs at most 2 coins more than it. Each type of the new card counts: if it is an Action or a Treasure, place it on top of your deck; if it is a Victory card, every other player, in turn order, gains one Curse.
card-secret-passage = Secret Passage
    .text = +2 cards. +1 action. Afterwards choose any card in your hand and slip it into your deck at whichever position you prefer, without looking at the others.
card-shanty-town = Shanty Town
    .text = +2 actions. Reveal your whole hand. Should it contain no Action, +2 cards.
card-steward = Steward
    .text = Decide between three effects: +2 cards; +2 coins; or trash two cards in your hand, or the only one you have.
card-swindler = Swindler
    .text = +2 coins. In turn order, every other player trashes the top card of their deck and gains a card of exactly the same cost; you pick which one from the Supply.
card-torturer = Torturer
    .text = +3 cards. In turn order, every other player decides between discarding two cards from their hand, or as many as they have if fewer, and gaining a Curse, which goes straight to their hand. They may pick the Curse even when none is left.
card-trading-post = Trading Post
    .text = Trash two cards in your hand, or the only one you have. If there were two, gain a Silver; it goes straight to your hand.
card-upgrade = Upgrade
    .text = +1 card. +1 action. Trash one of the cards in your hand. In exchange, gain a card that costs exactly 1 coin more than it, if there is any.
card-wishing-well = Wishing Well
    .text = +1 card. +1 action. Say the name of a card; then reveal the top card of your deck. If you guessed right, it goes to your hand; if not, it stays where it was.

## Intrigue, cards only in the first edition

card-coppersmith = Coppersmith
    .text = Every Copper you play from now until the turn ends gives 1 extra coin.
card-great-hall = Great Hall
    .text = +1 card. +1 action. Worth 1 victory point at the end.
card-saboteur = Saboteur
    .text = In turn order, every other player reveals cards from their deck, one at a time, until a card that costs 3 coins or more appears, and trashes it. In exchange, they may gain a card at least 2 coins cheaper. They discard everything else they revealed.
card-scout = Scout
    .text = +1 action. Reveal the four cards on top of your deck. All Victory cards among them go to your hand; the others return to the top in the order you prefer.
card-secret-chamber = Secret Chamber
    .text = Discard as many cards from your hand as you like; each of them gives you +1 coin. Reaction: as soon as somebody else plays an Attack, you may reveal this Secret Chamber from your hand; draw two cards and then place two cards from your hand on top of your deck, in the order you prefer.
card-tribute = Tribute
    .text = The player to your left reveals the top two cards of their deck and discards them. Each type of each card counts for you, but two cards with the same name count as one: Action gives +2 actions, Treasure gives +2 coins, Victory gives +2 cards.

## Alchemy

card-alchemist = Alchemist
    .text = +2 cards. +1 action. The moment this Alchemist is discarded from play, if you still have a Potion in play, you may place the Alchemist on top of your deck.
card-apothecary = Apothecary
    .text = +1 card. +1 action. Reveal the four cards on top of your deck. All Coppers and Potions among them go to your hand; the others return to the top in the order you prefer.
card-apprentice = Apprentice
    .text = +1 action. Trash one of the cards in your hand. Draw one card for every coin it costs, and two more if its cost includes a potion.
card-familiar = Familiar
    .text = +1 card. +1 action. In turn order, every other player gains one Curse.
card-golem = Golem
    .text = Reveal cards from your deck one at a time until two Actions other than Golem have appeared or no cards are left. Discard everything else you revealed. Then you must play the Actions you found, one after the other, in the order you prefer; they do not use up actions.
card-herbalist = Herbalist
    .text = +1 buy. +1 coin. The moment this Herbalist is discarded from play, you may place one Treasure you still have in play on top of your deck.
    .latest = +1 buy. +1 coin. Once this turn, when you discard a Treasure from play, you may put it on top of your deck instead.
card-philosophers-stone = Philosopher's Stone
    .text = Worth 1 coin for every complete group of five cards in your deck and your discard pile together, counted when you play it.
card-possession = Possession
    .text = As soon as this turn is over, the player to your left plays an additional one under your control: you decide everything in their place and look at any card they may look at. Whatever they would gain, you gain in their place, to your discard pile. Each of their own cards that gets trashed is put aside and goes to their discard pile once that turn is over.
    .latest = As soon as this turn is over, the player to your left plays an additional one under your control: you decide everything in their place and look at any card they may look at. Whatever they would gain, you gain in their place, to your discard pile. Each of their own cards that gets trashed is put aside and goes to their discard pile once that turn is over. Nobody takes two extra turns in a row.
card-scrying-pool = Scrying Pool
    .text = +1 action. In turn order and beginning with you, the players reveal the top card of their decks. Each time, you decide whether that card is discarded or stays where it was. Afterwards reveal cards from your deck one at a time until one that is not an Action appears or no cards are left; everything you revealed in this second step, that last card included, goes to your hand.
card-transmute = Transmute
    .text = Trash one of the cards in your hand. Each of its types counts: for Action gain a Duchy, for Treasure gain a Transmute, for Victory gain a Gold.
card-university = University
    .text = +2 actions. If you wish, gain an Action that costs 5 coins or less and no potion.
card-vineyard = Vineyard
    .text = Worth 1 victory point at the end for every complete group of three Actions you own.
card-potion = Potion
    .text = Worth 1 potion and no coins. Buying a card with a potion in its cost uses up one potion.
