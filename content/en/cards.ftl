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
