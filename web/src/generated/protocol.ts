// Made from the server's types by “cargo xtask codegen”.

/**
 * A card in play that is another one there.
 */
export type ActingView = { card: Kind, acts_as: Kind, };

export type Asked = { decider: Seat, about: Seat, verb: Verb, 
/**
 * The asking card.
 */
source: string | null, };

export type AskedView = { decider: Seat, about: Seat, verb: Verb, source: Kind | null, };

export type BotLevel = "beginner" | "apprentice" | "journeyman" | "expert" | "master";

/**
 * A legal choice.
 */
export type Choice = { "card": Kind } | "yes" | "no" | "all_treasures" | { "option": PrintedOption } | "other" | { "position": number };

/**
 * What a card costs. Coins and potions are compared apart: $3 with a potion and $4 are not comparable.
 */
export type Cost = { coin: number, potion: number, };

export type DominionOptions = { kingdom: KingdomChoice, latest_rules: boolean, 
/**
 * None: as the rulebook draws it.
 */
shelters: boolean | null, 
/**
 * Whether everybody's points are shown during the game.
 */
show_points: boolean, };

/**
 * How a game ended.
 */
export type Ending = { results: Array<SeatResult>, 
/**
 * The seed of all luck, now that it is no secret any more.
 */
seed: string, 
/**
 * With it somebody else opens a table with the same cards.
 */
code: string, 
/**
 * By resignation rather than by the rules.
 */
resigned: boolean, };

export type FromServer = { "type": "welcome" } & Welcome | { "type": "news", 
/**
 * The seat of the reader, who may have sat down or stood up.
 */
you: Seat | null, 
/**
 * Records of this table so far.
 */
version: number, seats: Array<SeatView>, 
/**
 * New lines of the log.
 */
lines: Array<Line>, 
/**
 * Versions whose lines are taken back.
 */
undone: Array<number>, stage: StageView, 
/**
 * Somebody has asked to take an answer back and is not answered yet.
 */
undo_asked: UndoAsked | null, } | { "type": "done", id: number, } | { "type": "refused", id: number, reason: Sentence, } | { "type": "present", seats: Array<Presence>, } | { "type": "trouble", reason: Sentence | null, };

export type GameOptions = { "game": "dominion" } & DominionOptions;

/**
 * A card by name.
 */
export type Kind = string;

export type KingdomChoice = { "recommended": string } | { "cards": Array<string> } | { "code": string } | { "random": string };

/**
 * A line of the log. `version` orders and names it.
 */
export type Line = { version: number, } & ({ "sentence": Sentence } | { "chat": { name: string, text: string, } });

/**
 * `GET /api/me`
 */
export type Me = { 
/**
 * None for somebody who has not given one.
 */
name: string | null, tables: Array<MyTable>, };

/**
 * A Supply pile of different cards.
 */
export type Mixed = "knights" | "ruins";

/**
 * A table that a person sits at.
 */
export type MyTable = { id: string, over: boolean, };

/**
 * `POST /api/me`: makes a person of a visitor, and gives them a name.
 */
export type NewName = { 
/**
 * None leaves the one there is.
 */
name: string | null, };

export type NewSeat = "me" | "open" | { "bot": BotLevel };

/**
 * A new table, as `POST /api/tables` takes it.
 */
export type NewTable = { game: GameOptions, seats: Array<NewSeat>, };

export type OfferView = { choice: unknown, copies: number, 
/**
 * What this pick alone would bring.
 */
preview: Record<string, number> | null, };

export type Phase = "action" | "treasure" | "buy" | "clean_up" | "discard" | "end";

/**
 * What goes into a message.
 */
export type Piece = { "text": string } | { "number": number } | { "cards": Array<[string, number]> } | { "named": { es: string, en: string, } } | { "sentence": Sentence } | { "list": Array<Piece> };

export type PileCards = { "one": Kind } | { "mixed": { pile: Mixed, top: Kind | null, } };

export type PileView = { cards: PileCards, in_supply: boolean, left: number, 
/**
 * Of the card that can be taken; none when a mixed pile is empty.
 */
cost: Cost | null, };

export type PlayerView = { hand_size: number, 
/**
 * Only for those who may see it.
 */
hand: { [key in Kind]?: number } | null, deck_size: number, 
/**
 * Known places of the deck: cards above it, and the card.
 */
deck_known: Array<[number, Kind]>, 
/**
 * The card on top; nobody may look through the rest or count it.
 */
discard_top: Kind | null, looked_at_size: number, looked_at: { [key in Kind]?: number } | null, 
/**
 * Revealed or set aside, face up.
 */
aside: { [key in Kind]?: number }, turns: number, };

/**
 * What one viewer sees of the game.
 */
export type Position = { 
/**
 * Answers and undos so far, in all games of the table: an answer says to which of them it belongs.
 */
moment: number, 
/**
 * The game's own view.
 */
view: unknown, 
/**
 * Of those who show them.
 */
points: Array<number> | null, 
/**
 * Who is asked, and what for: everybody may know that.
 */
asked: Asked | null, 
/**
 * What the reader is asked.
 */
question: QuestionView | null, 
/**
 * How much the reader may take back; none when there is nothing.
 */
undo: Undo | null, };

export type Presence = "here" | "away" | "gone";

/**
 * How an answer would change what the turn still has, as far as its decider can know.
 */
export type Preview = { actions: number, buys: number, coins: number, potions: number, cards: number, };

/**
 * What a card may offer to choose from.
 */
export type PrintedOption = "cards" | "actions" | "buys" | "coins" | "gold" | "trash" | "discard" | "gain" | "curse" | "topdeck" | "hand" | "copper" | "silver" | "duchy" | "estates";

/**
 * What is answered to a request that is not carried out.
 */
export type Problem = { reason: Sentence, };

export type QuestionView = { prompt: Sentence, 
/**
 * Where the offered cards lie.
 */
from: string, offers: Array<OfferView>, min: number, max: number, 
/**
 * Whether the order of the picks matters.
 */
ordered: boolean, 
/**
 * Visible cards that are not offered, and the key of the reason.
 */
reasons: Array<[string, string]>, };

/**
 * A place at the table, counted from 0 in turn order.
 */
export type Seat = number;

export type SeatHolder = "nobody" | { "person": { name: string, } } | { "bot": { level: BotLevel, 
/**
 * The person for whom it plays on.
 */
instead_of: string | null, } };

export type SeatResult = { seat: Seat, won: boolean, score: number, turns: number, 
/**
 * Every card of the deck: id, copies, points of all of them together.
 */
cards: Array<[string, number, number]>, 
/**
 * After each own turn: points, and coins of all Treasures together.
 */
by_turn: Array<[number, number]>, };

export type SeatView = { who: SeatHolder, ready: boolean, resigned: boolean, };

/**
 * A message of `content/` and what goes into it.
 */
export type Sentence = { key: string, values?: { [key in string]: Piece }, };

export type StageView = "waiting" | { "playing": Position } | { "over": { position: Position, end: Ending, } } | { "stopped": { reason: Sentence, } };

export type Standing = { seat: Seat, score: number, turns: number, won: boolean, };

/**
 * How a game ended, in the order of seats.
 */
export type Standings = Array<Standing>;

/**
 * `POST /api/tables`
 */
export type TableMade = { id: string, };

/**
 * What a socket may be told. `id` is chosen by the client and comes back in [`FromServer::Done`] or
 * [`FromServer::Refused`].
 */
export type ToServer = { id: number, do: Wish, };

export type TurnView = { seat: Seat, controller: Seat, phase: Phase, actions: number, buys: number, coins: number, potions: number, 
/**
 * As what they are in play.
 */
in_play: { [key in Kind]?: number }, 
/**
 * Those of them that are printed as another card (Band of Misfits).
 */
acting: Array<ActingView>, };

export type Undo = "free" | "asks";

export type UndoAsked = { by: Seat, 
/**
 * Seats that have not answered yet.
 */
waiting_for: Array<Seat>, };

/**
 * What a question asks its decider to do.
 */
export type Verb = "play" | "buy" | "gain" | "trash" | "discard" | "topdeck" | "set_aside" | "reveal" | "choose" | "pass" | "name" | "place" | "order" | "build" | "develop" | "copy" | "pay" | "exchange";

export type View = { players: Array<PlayerView>, piles: Array<PileView>, trash: { [key in Kind]?: number }, turn: TurnView, 
/**
 * That somebody is asked, by which card and verb, is public; what they may answer is not.
 */
asked: AskedView | null, over: boolean, standings: Standings | null, };

export type Welcome = { protocol: number, table: string, 
/**
 * The seat of the reader; none for those who watch.
 */
you: Seat | null, game: GameOptions, present: Array<Presence>, trouble: Sentence | null, 
/**
 * Records of this table so far.
 */
version: number, seats: Array<SeatView>, 
/**
 * New lines of the log.
 */
lines: Array<Line>, 
/**
 * Versions whose lines are taken back.
 */
undone: Array<number>, stage: StageView, 
/**
 * Somebody has asked to take an answer back and is not answered yet.
 */
undo_asked: UndoAsked | null, };

export type Wish = { "answer": { moment: number, picks: Array<number>, } } | { "undo": { moment: number, } } | { "agree_to_undo": { moment: number, agree: boolean, } } | { "sit": { seat: number, } } | "stand" | { "bot": { seat: number, level: BotLevel, } } | { "free": { seat: number, } } | { "ready": { ready: boolean, } } | "resign" | { "say": { text: string, } };
