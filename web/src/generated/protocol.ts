// Made from the server's types by “cargo xtask codegen”.

export type Asked = { decider: Seat, about: Seat, verb: Verb, 
/**
 * The asking card.
 */
source: string | null, };

/**
 * `POST /api/block`
 */
export type Block = { person: string, 
/**
 * False takes it back.
 */
block: boolean, };

export type Blocked = { 
/**
 * A text, since it is too large for a number of JavaScript.
 */
person: string, name: string, };

export type BotLevel = "beginner" | "apprentice" | "journeyman" | "expert" | "master";

/**
 * `GET /api/packs`
 */
export type Catalogue = { 
/**
 * The one that comes along is the first.
 */
packs: Array<PackSummary>, 
/**
 * The switches of the rules as they usually are.
 */
switches: Switches, };

/**
 * How long people may think. Time in which the server was down does not count; whoever has none left can be replaced by a
 * bot, if the others want it.
 */
export type Clock = { 
/**
 * Seconds for the whole game.
 */
seconds: number, 
/**
 * Seconds more each time somebody has decided and another comes to decide.
 */
more: number, };

/**
 * `POST /api/tables/ID/continue`: a new table that goes on from a frame of a finished game. The cards come as they came
 * then.
 */
export type Continue = { 
/**
 * The game of the table; the latest one when absent.
 */
number: number | null, frame: number, 
/**
 * Where the reader sits; bots of this level sit everywhere else.
 */
seat: number, level: BotLevel, };

export type Course = { 
/**
 * The message that says what is counted.
 */
what: string, values: Array<number>, };

/**
 * `POST /api/account` makes an account of a guest, `POST /api/login` comes back to one.
 */
export type Credentials = { login: string, password: string, };

/**
 * What is left out is as it usually is; a table that is made has all of it.
 */
export type DominationsOptions = { pack: PackName | null, switches: Switches | null, };

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
 * `GET /api/tables/ID/log`: what a welcome left out.
 */
export type Earlier = { 
/**
 * The lines are those of all versions after this one.
 */
from: number, lines: Array<Line>, };

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

/**
 * `GET /api/examples/GAME/CARD/NUMBER`: a scenario, step by step, through the eyes of whoever is asked.
 */
export type Example = { title: ExampleTitle, game: GameOptions, seats: Array<SeatView>, frames: Array<ExampleFrame>, 
/**
 * The scenario as it is written.
 */
text: string, };

export type ExampleFrame = { 
/**
 * Who looks.
 */
you: Seat, frame: number, 
/**
 * What the answer before this frame led to.
 */
lines: Array<Line>, position: Position, 
/**
 * What was answered here, where the eyes saw the question.
 */
picked: Array<number> | null, };

/**
 * `GET /api/examples/GAME/CARD`: scenarios that are about a card or a rule.
 */
export type ExampleName = { number: number, title: ExampleTitle, };

/**
 * The sentence that a scenario proves.
 */
export type ExampleTitle = { en: string, es: string, };

/**
 * `GET /api/examples/GAME`: what there are examples for.
 */
export type ExampleTopic = { 
/**
 * The id of a card, or a part of the rules: the name of a file of scenarios.
 */
topic: string, examples: number, };

/**
 * `POST /api/account/delete`
 */
export type Farewell = { 
/**
 * Of those who have one.
 */
password: string | null, };

/**
 * `GET /api/tables/ID/film?game=N`
 */
export type Film = { table: string, game: GameOptions, seats: Array<SeatView>, 
/**
 * Which game of the table this is, counted from 1, and how many have begun.
 */
number: number, games: number, 
/**
 * Frames go from 0, before the first answer, up to this one. Answers that were taken back are left out.
 */
last: number, turns: Array<FilmTurn>, 
/**
 * Through whose eyes the reader may look, beside a spectator's: all of them once the game is over.
 */
eyes: Array<Seat>, 
/**
 * Whether the game has ended, however.
 */
over: boolean, 
/**
 * None while the game goes on, and when it was not played to its end.
 */
end: Ending | null, 
/**
 * Answers that have been taken back: frames may be others than before.
 */
undone: number, };

/**
 * `GET /api/tables/ID/film/frames?game=N&from=A&to=B&eyes=SEAT`: some frames as one pair of eyes saw them.
 */
export type FilmFrame = { frame: number, 
/**
 * What the answer before this frame led to.
 */
lines: Array<Line>, position: Position, 
/**
 * What was answered here, where the eyes saw the question.
 */
picked: Array<number> | null, };

/**
 * A turn, and the frame it begins with.
 */
export type FilmTurn = { frame: number, 
/**
 * None before the first turn.
 */
seat: Seat | null, 
/**
 * Of this seat, counted from 1.
 */
turn: number, };

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
undo_asked: UndoAsked | null, 
/**
 * Milliseconds left, seat by seat, where there is a clock; that of `ticking` runs on from now.
 */
clocks: number[] | null, ticking: Seat | null, } | { "type": "done", id: number, } | { "type": "refused", id: number, reason: Sentence, } | { "type": "present", seats: Array<Presence>, } | { "type": "trouble", reason: Sentence | null, } | { "type": "alive" };

export type GameOptions = { "game": "dominion" } & DominionOptions | { "game": "dominations" } & DominationsOptions;

export type KingdomChoice = { "recommended": string } | { "cards": Array<string> } | { "code": string } | { "random": string };

/**
 * A kingdom, and the code with which anybody opens a table with it.
 */
export type KingdomDrawn = { cards: Array<string>, 
/**
 * None: as the rulebook draws it.
 */
shelters: boolean | null, latest_rules: boolean, code: string, };

/**
 * `POST /api/kingdoms`: what `dominio kingdom` takes.
 */
export type KingdomWish = { kingdom: KingdomChoice, 
/**
 * None: as the rulebook draws it.
 */
shelters: boolean | null, latest_rules: boolean, };

/**
 * A line of the log. `version` orders and names it.
 */
export type Line = { version: number, } & ({ "sentence": Sentence } | { "chat": { name: string, text: string, 
/**
 * Who; none for what was said before this was noted.
 */
person: string | null, } });

/**
 * What a closed Locus is.
 */
export type Locus = "alternative" | "additional";

/**
 * Which cities a tile activates that is used through a Locus.
 */
export type LocusCities = "edge_adjacent" | "ring";

/**
 * How a table is kept, whatever is played there.
 */
export type Manners = { 
/**
 * Whether anybody may find it, or only those who have its address.
 */
listed: boolean, spectators: Spectators, clock: Clock | null, };

/**
 * `GET /api/me`
 */
export type Me = { 
/**
 * As lines of talk name who has said them; none for visitors.
 */
person: string | null, 
/**
 * None for somebody who has not given one.
 */
name: string | null, 
/**
 * The name one logs in with; none for guests.
 */
login: string | null, tables: Array<MyTable>, 
/**
 * As `POST /api/settings` has left them; none for visitors.
 */
settings: unknown, 
/**
 * Those whose talk is not shown.
 */
blocked: Array<Blocked>, };

/**
 * A table that a person sits at, or that anybody may find (`GET /api/tables`).
 */
export type MyTable = { id: string, 
/**
 * `dominion` or `dominations`.
 */
game: string, seats: number, 
/**
 * Those that somebody could take.
 */
free: number, 
/**
 * The people who sit there.
 */
people: Array<string>, over: boolean, 
/**
 * Whether the reader is to decide.
 */
your_turn: boolean, 
/**
 * When somebody else came to decide, in seconds since 1970.
 */
moved: number, };

/**
 * What something is called.
 */
export type Names = { es: string, en: string, };

/**
 * `POST /api/me`: makes a person of a visitor, and gives them a name.
 */
export type NewName = { 
/**
 * None leaves the one there is.
 */
name: string | null, };

/**
 * `POST /api/account/password`
 */
export type NewPassword = { old: string, new: string, };

/**
 * `POST /api/tables/ID/report`: something that somebody has said.
 */
export type NewReport = { 
/**
 * Of the line.
 */
version: number, reason: string, };

export type NewSeat = "me" | "open" | { "bot": BotLevel };

/**
 * A new table, as `POST /api/tables` takes it.
 */
export type NewTable = { game: GameOptions, seats: Array<NewSeat>, manners: Manners, };

export type OfferView = { choice: unknown, copies: number, 
/**
 * What this pick alone would bring.
 */
preview: unknown, };

/**
 * How a set-up names a pack.
 */
export type PackName = { id: string, 
/**
 * Of all that is printed, names aside.
 */
hash: string, };

export type PackSummary = { pack: PackName, names: Names, };

/**
 * What goes into a message.
 */
export type Piece = { "text": string } | { "number": number } | { "cards": Array<[string, number]> } | { "named": { es: string, en: string, } } | { "sentence": Sentence } | { "list": Array<Piece> };

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
undo: Undo | null, 
/**
 * The steps of the present turn to which the reader can go back at once.
 */
steps: Array<StepBack>, };

export type Presence = "here" | "away" | "gone";

/**
 * What is answered to a request that is not carried out.
 */
export type Problem = { reason: Sentence, };

export type QuestionView = { prompt: Sentence, 
/**
 * What it is about, in a word of the game: for Dominion, where the offered cards lie.
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
 * A kind of card in the deck, or a source of points.
 */
export type ResultPart = { what: Sentence, 
/**
 * None for what is not counted.
 */
copies: number | null, 
/**
 * Of all of them together.
 */
points: number, };

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
 * What the points are for, and what else there is.
 */
parts: Array<ResultPart>, 
/**
 * How things went: before the first turn and after each own one.
 */
courses: Array<Course>, };

export type SeatView = { who: SeatHolder, ready: boolean, resigned: boolean, };

/**
 * A message of `content/` and what goes into it.
 */
export type Sentence = { key: string, values?: { [key in string]: Piece }, };

/**
 * Which sides a laid tile Produces from.
 */
export type Sides = "choose_one" | "all";

/**
 * What those see who do not sit there. Nobody sees hidden cards.
 */
export type Spectators = "live" | "delayed" | "no";

export type StageView = "waiting" | "private" | { "playing": Position } | { "over": { position: Position, end: Ending, } } | { "stopped": { reason: Sentence, } };

/**
 * A step of a turn that can be taken again from its first answer on.
 */
export type StepBack = { step: string, 
/**
 * Answers that are taken back for it.
 */
answers: number, };

export type Switches = { sides: Sides, locus: Locus, locus_match_bonus: boolean, locus_cities: LocusCities, 
/**
 * What an activated city of level 1, 2, 3 Produces.
 */
city_yield: [number, number, number], 
/**
 * Without a city, and with one of level 1, 2, 3.
 */
reserve_steps: [number, number, number, number], 
/**
 * Only at the highest step does what overflows bring points.
 */
overflow_only_at_most: boolean, overflow_points: number, city_cost: [number, number, number], city_influence: [number, number, number], city_tokens: number, 
/**
 * The most Influence with which only masteries of value 3, and of values 3 and 6, can be copied.
 */
copy_thresholds: [number, number], 
/**
 * The role of Government with two players.
 */
governor_points_with_two: number, 
/**
 * Every role at the end of the last Age.
 */
role_points_at_the_end: number, 
/**
 * For no goal met, one, two …
 */
objective_points: [number, number, number, number, number, number], tree_rotation: boolean, hand: number, ages: number, turns_per_age: number, };

/**
 * `POST /api/tables`
 */
export type TableMade = { id: string, };

/**
 * What a socket may be told. `id` is chosen by the client and comes back in [`FromServer::Done`] or
 * [`FromServer::Refused`].
 */
export type ToServer = { id: number, do: Wish, };

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

export type Welcome = { protocol: number, table: string, 
/**
 * The seat of the reader; none for those who watch.
 */
you: Seat | null, game: GameOptions, manners: Manners, 
/**
 * Whether the reader has made the table.
 */
host: boolean, present: Array<Presence>, 
/**
 * The lines are those of all versions after this one. What was said before can be asked for.
 */
from: number, trouble: Sentence | null, 
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
undo_asked: UndoAsked | null, 
/**
 * Milliseconds left, seat by seat, where there is a clock; that of `ticking` runs on from now.
 */
clocks: number[] | null, ticking: Seat | null, };

export type Wish = { "answer": { moment: number, picks: Array<number>, } } | { "undo": { moment: number, 
/**
 * So many answers at once, as [`Position::steps`] offers it.
 */
answers: number | null, } } | { "agree_to_undo": { moment: number, agree: boolean, } } | { "sit": { seat: number, } } | "stand" | { "bot": { seat: number, level: BotLevel, } } | { "free": { seat: number, } } | { "ready": { ready: boolean, } } | "resign" | { "say": { text: string, } };
