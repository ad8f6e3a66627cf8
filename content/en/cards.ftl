### Names and texts of the cards, in our own words.
### .text follows each set's printed rules (Masquerade: the second edition);
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
type-looter = Looter
type-knight = Knight
type-ruins = Ruins
type-shelter = Shelter
type-command = Command

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
    .text = Gain a Silver, which goes straight on top of your deck. Every other player with a Victory card in hand reveals one of their choice and places it on top of their own deck; a player without any reveals the whole hand.
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
    .latest = +2 cards. +1 action. At the start of clean-up, if you have a Potion in play, you may put this card from play onto your deck.
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

## Dark Ages

card-altar = Altar
    .text = Trash one of the cards in your hand. Then, even if you had none, gain a card that costs 5 coins or less.
card-armory = Armory
    .text = Gain a card that costs 4 coins or less; it goes straight to the top of your deck.
card-band-of-misfits = Band of Misfits
    .text = Pick an Action that is cheaper than this card and lies in sight on a pile of the Supply. For as long as it remains in play, this card is the one you picked in every respect: its name, cost, types and abilities; do at once whatever that card does when it is played. If something plays it several times while it stays in play, you pick only the first time.
    .latest = Pick an Action that is not a Command, is cheaper than this card and lies in sight on a pile of the Supply, and play it without taking it: you do what it says, but it stays in its pile and is not in play, so it cannot move itself. Each time this card is played, you pick anew.
card-bandit-camp = Bandit Camp
    .text = +1 card. +2 actions. Gain a Spoils from the Spoils pile, which is outside the Supply.
card-beggar = Beggar
    .text = Gain three Coppers; they go straight to your hand. Reaction: as soon as somebody else plays an Attack, you may discard this Beggar from your hand; doing so, gain two Silvers: the first goes to the top of your deck, the second to your discard pile.
card-catacombs = Catacombs
    .text = Look at the three cards on top of your deck. Decide whether all of them go to your hand, or whether you discard all of them and then draw three cards. If this card is ever trashed, no matter whose turn it is, gain a card that is cheaper than this one.
card-count = Count
    .text = First decide between three effects: discard two cards from your hand; place one card from your hand on top of your deck; or gain a Copper. When that is done, decide between three more: +3 coins; trash your whole hand; or gain a Duchy. You may pick an effect that you cannot carry out.
card-counterfeit = Counterfeit
    .text = Worth 1 coin. +1 buy. If you wish, pick another Treasure in your hand: play it, play it again and then trash it.
card-cultist = Cultist
    .text = +2 cards. In turn order, every other player gains the top card of the Ruins pile. Afterwards, if you wish, play a Cultist from your hand; it does not use up an action. If this card is ever trashed, no matter whose turn it is, +3 cards.
card-death-cart = Death Cart
    .text = +5 coins. Either trash an Action from your hand or trash this Death Cart. Whenever you gain a Death Cart, bought or not, also gain the two cards on top of the Ruins pile.
    .latest = If you wish, trash an Action from your hand or this Death Cart; doing so gives you +5 coins. Whenever you gain a Death Cart, bought or not, also gain the two cards on top of the Ruins pile.
card-feodum = Feodum
    .text = Worth 1 victory point at the end for every complete group of three Silvers you own. If this card is ever trashed, no matter whose turn it is, gain three Silvers.
card-forager = Forager
    .text = +1 action. +1 buy. Trash one of the cards in your hand. Then count how many differently named Treasures lie in the trash: each name gives you +1 coin.
card-fortress = Fortress
    .text = +1 card. +2 actions. If this card is ever trashed, no matter whose turn it is, it counts as trashed, but its owner takes it from the trash into their hand.
card-graverobber = Graverobber
    .text = Decide between two effects: gain from the trash a card that costs from 3 to 6 coins and no potion, which goes to the top of your deck; or trash an Action in your hand and, in exchange, gain a card that costs at most 3 coins more than it.
card-hermit = Hermit
    .text = Look through your discard pile. If you wish, trash one card, from that pile or from your hand, that is not a Treasure. Then gain a card that costs 3 coins or less. The moment this Hermit is discarded from play, if you have bought nothing this turn, trash it and gain a Madman from the Madman pile, which is outside the Supply.
    .latest = Look through your discard pile. If you wish, trash one card, from that pile or from your hand, that is not a Treasure. Then gain a card that costs 3 coins or less. When your Buy phase ends, if you gained nothing during it and this Hermit is in play, exchange it for a Madman: the Hermit returns to its pile, and a Madman comes to your discard pile from its own, which is outside the Supply. If no Madman is left, nothing happens.
card-hunting-grounds = Hunting Grounds
    .text = +4 cards. If this card is ever trashed, no matter whose turn it is, decide between gaining a Duchy and gaining three Estates.
card-ironmonger = Ironmonger
    .text = +1 card. +1 action. Reveal the top card of your deck and decide whether you discard it or leave it there. Either way, each of its types counts: Action gives +1 action, Treasure gives +1 coin, Victory gives +1 card.
card-junk-dealer = Junk Dealer
    .text = +1 card. +1 action. +1 coin. Trash one of the cards in your hand.
card-knights = Knights
    .text = A pile of ten different Knights, shuffled before the game. Only the top one is face up, and only that one can be bought, gained or chosen. All of them cost 5 coins, except Sir Martin, who costs 4. When you play a Knight, first do what is particular to it; then all of them attack alike. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash the Knight you played too.
card-marauder = Marauder
    .text = Gain a Spoils from the Spoils pile, which is outside the Supply. In turn order, every other player gains the top card of the Ruins pile.
card-market-square = Market Square
    .text = +1 card. +1 action. +1 buy. Reaction: as soon as one of your cards is trashed, you may discard this Market Square from your hand; doing so, gain a Gold.
card-mystic = Mystic
    .text = +1 action. +2 coins. Say the name of a card; then reveal the top card of your deck. If you guessed right, it goes to your hand; if not, it stays where it was.
card-pillage = Pillage
    .text = Trash this Pillage. In turn order, every other player holding five or more cards reveals their hand and discards the card you pick from it. Then gain two Spoils from the Spoils pile, which is outside the Supply.
    .latest = Trash this Pillage. Only if it was trashed, gain two Spoils from the Spoils pile, which is outside the Supply; then, in turn order, every other player holding five or more cards reveals their hand and discards the card you pick from it.
card-poor-house = Poor House
    .text = +4 coins. Reveal your whole hand. Every Treasure in it takes 1 coin away from you, but you never have fewer than 0.
card-procession = Procession
    .text = If you wish, pick an Action in your hand: play it and, once it is fully resolved, play it again; neither play uses up an action. Then trash it. Whether or not it could be trashed, gain an Action that costs exactly 1 coin more than it, if there is any.
card-rats = Rats
    .text = +1 card. +1 action. Gain a Rats. Then trash a card from your hand that is not a Rats; if your hand holds nothing but Rats, reveal it instead. If this card is ever trashed, no matter whose turn it is, +1 card.
card-rebuild = Rebuild
    .text = +1 action. Say the name of a card. Reveal cards from your deck, one at a time, until a Victory card with a different name appears or no cards are left. Discard everything else you revealed. If such a card appeared, trash it and, in exchange, gain a Victory card that costs at most 3 coins more than it.
card-rogue = Rogue
    .text = +2 coins. If the trash holds any card that costs from 3 to 6 coins and no potion, you must gain one of those. If it holds none, every other player, in turn order, reveals the two cards on top of their deck; should any of them cost from 3 to 6 coins and no potion, they trash one such card, of their choice, and they discard whatever else they revealed.
card-sage = Sage
    .text = +1 action. Reveal cards from your deck, one at a time, until one that costs at least 3 coins appears or no cards are left. That card goes to your hand. Discard everything else you revealed.
card-scavenger = Scavenger
    .text = +2 coins. If you wish, move your entire deck to your discard pile. Then look through your discard pile and place one of its cards on top of your deck.
card-squire = Squire
    .text = +1 coin. Decide between three effects: +2 actions; +2 buys; or gain a Silver. If this card is ever trashed, no matter whose turn it is, gain an Attack of your choice from the Supply.
card-storeroom = Storeroom
    .text = +1 buy. Discard as many cards from your hand as you like, then draw the same number. Afterwards discard, once more, as many as you like; each card of this second time gives you +1 coin.
card-urchin = Urchin
    .text = +1 card. +1 action. Every other player holding more than four cards discards cards of their choice until only four are left. While this Urchin is in play, as soon as you play another Attack card and before it has any effect, you may trash the Urchin; doing so, gain a Mercenary from the Mercenary pile, which is outside the Supply.
card-vagrant = Vagrant
    .text = +1 card. +1 action. Reveal the top card of your deck. If Curse, Ruins, Shelter or Victory is among its types, it goes to your hand; if not, it stays where it was.
card-wandering-minstrel = Wandering Minstrel
    .text = +1 card. +2 actions. Reveal the three cards on top of your deck. All Actions among them return to the top in the order you prefer; discard the others.

## Dark Ages, the Knights

card-dame-anna = Dame Anna
    .text = Choose between zero and two cards in your hand and trash them. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-dame-josephine = Dame Josephine
    .text = In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too. Worth 2 victory points at the end.
card-dame-molly = Dame Molly
    .text = +2 actions. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-dame-natalie = Dame Natalie
    .text = If you wish, gain a card that costs 3 coins or less. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-dame-sylvia = Dame Sylvia
    .text = +2 coins. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-sir-bailey = Sir Bailey
    .text = +1 card. +1 action. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-sir-destry = Sir Destry
    .text = +2 cards. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-sir-martin = Sir Martin
    .text = +2 buys. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-sir-michael = Sir Michael
    .text = Every other player holding more than three cards discards cards of their choice until only three are left. In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too.
card-sir-vander = Sir Vander
    .text = In turn order, every other player reveals the two cards on top of their deck. If any of them costs from 3 to 6 coins and no potion, they trash one such card, of their choice; they discard whatever else they revealed. Should a Knight have been trashed in this way, trash this card too. If this card is ever trashed, no matter whose turn it is, gain a Gold.

## Dark Ages, the Ruins

card-abandoned-mine = Abandoned Mine
    .text = +1 coin. One of the Ruins, which are shuffled into a single pile of the Supply.
card-ruined-library = Ruined Library
    .text = +1 card. One of the Ruins, which are shuffled into a single pile of the Supply.
card-ruined-market = Ruined Market
    .text = +1 buy. One of the Ruins, which are shuffled into a single pile of the Supply.
card-ruined-village = Ruined Village
    .text = +1 action. One of the Ruins, which are shuffled into a single pile of the Supply.
card-survivors = Survivors
    .text = Look at the two cards on top of your deck. Discard both of them, or place both on top again in the order you prefer. One of the Ruins, which are shuffled into a single pile of the Supply.

## Dark Ages, Shelters and other cards outside the Supply

card-hovel = Hovel
    .text = Reaction: as soon as you buy a Victory card, you may trash this Hovel from your hand. It is not in the Supply: it is one of the three Shelters that take the place of the first Estates in some games.
    .latest = Reaction: as soon as you gain a Victory card, bought or not, you may trash this Hovel from your hand. It is not in the Supply: it is one of the three Shelters that take the place of the first Estates in some games.
card-necropolis = Necropolis
    .text = +2 actions. It is not in the Supply: it is one of the three Shelters that take the place of the first Estates in some games.
card-overgrown-estate = Overgrown Estate
    .text = Worth 0 victory points at the end. If this card is ever trashed, no matter whose turn it is, +1 card. It is not in the Supply: it is one of the three Shelters that take the place of the first Estates in some games.
card-madman = Madman
    .text = +2 actions. Return this Madman to its pile. If that was possible, draw as many cards as you then have in your hand. Its pile is outside the Supply: only Hermit brings it.
card-mercenary = Mercenary
    .text = If you wish, trash two cards in your hand, or the only one you have. If there were two: +2 cards; +2 coins; and every other player holding more than three cards discards cards of their choice until only three are left. Its pile is outside the Supply: only Urchin brings it.
card-spoils = Spoils
    .text = Worth 3 coins. When you play it, return it to its pile. That pile is outside the Supply: only Bandit Camp, Marauder and Pillage bring it.
