// Made from the server's types by “cargo xtask codegen”.

import type { Names, Piece, Seat, Sentence } from "./protocol.ts";

export type Base = "triangle" | "circle";

export type CardFace = "campfire" | { "mastery": number } | { "level": [number, number] };

export type CardView = { card: CardFace, x: number, y: number, 
/**
 * The halves on its sides as they lie: above, right, below, left.
 */
nodus: string, advanced: boolean, };

/**
 * A triangular space.
 */
export type Cell = { q: number, r: number, 
/**
 * Points up rather than down.
 */
up: boolean, };

/**
 * One legal choice. Tiles, masteries, monuments and objectives are named by their numbers in the pack.
 */
export type Choice = { "objective": number } | { "monument": number } | { "tile": number } | { "role": Domain } | { "space": { cell: Cell, rotation: number, } } | { "at": Cell } | { "side": number } | "all_sides" | { "locus": number } | { "on_locus": [number, number] } | { "city": Cell } | { "level": number } | { "develop": number } | { "upgrade": number } | { "spot": { copy: number, spot: Spot, turned: number, } } | { "domain": Domain } | { "exchange": { give: Domain, take: Domain, } } | { "swap": { mastery: number, give: Domain, take: Domain, } } | { "seat": Seat };

/**
 * What must be paid: so much of each colour, and so much of whatever colour.
 */
export type Cost = { of: Knowledge, any: number, };

export type DealtView = { objectives: [number, number], monuments: [number, number], objective: number | null, };

export type Domain = "trade" | "craft" | "art" | "science" | "government" | "religion";

/**
 * So much of each Domain.
 */
export type Knowledge = [number, number, number, number, number, number];

export type LevelFace = { cost: Cost, points: number, influence: number, layout: string, effects: Array<Sentence>, };

export type MasteryFace = { id: string, names: Names, domain: Domain, value: number, cost: Cost, upgrade: Cost, 
/**
 * A mastery of this Domain and at least this value must be in the tree first.
 */
needs: [Domain, number] | null, 
/**
 * Of the basic side and of the advanced one.
 */
points: [number, number], 
/**
 * The half Nodus of each copy: above, right, below, left.
 */
layouts: Array<string>, 
/**
 * What the basic side does, and the advanced one.
 */
sides: [Array<Sentence>, Array<Sentence>], };

export type MonumentFace = { id: string, names: Names, base: Base, discs: [Domain, Domain, Domain] | null, effects: Array<Sentence>, levels: Array<LevelFace>, };

export type MonumentView = { monument: number, 
/**
 * Whose tree each level is in.
 */
levels: Array<Seat>, 
/**
 * Of a triangular base.
 */
cell: Cell | null, 
/**
 * Of a circular one.
 */
corner: [number, number] | null, controller: Seat | null, 
/**
 * What each player counts for.
 */
control: Array<number>, };

export type ObjectiveFace = { id: string, names: Names, 
/**
 * Each is met when all its conditions are.
 */
goals: Array<Array<Sentence>>, };

/**
 * `GET /api/packs/{id}/{hash}`: everything that is printed on tiles and cards. Choices and views name them by number.
 */
export type PackView = { names: Names, 
/**
 * The discs at the corners of the Cradle, clockwise.
 */
cradle: [Domain, Domain, Domain, Domain, Domain, Domain], tiles: Array<TileFace>, masteries: Array<MasteryFace>, monuments: Array<MonumentFace>, objectives: Array<ObjectiveFace>, 
/**
 * In the order of Domains.
 */
roles: Array<RoleFace>, };

export type Phase = "set_up" | "growth" | "construction" | "development" | "end_of_age" | "over";

export type PieceView = { cell: Cell, 
/**
 * None for the Cradle and for bases.
 */
tile: number | null, settlement: Domain | null, 
/**
 * At its corners, clockwise.
 */
discs: [Domain | null, Domain | null, Domain | null], 
/**
 * The monument whose base it is.
 */
base: number | null, owner: Seat | null, 
/**
 * Of the city; 0 without one.
 */
level: number, };

export type PlayerView = { knowledge: Knowledge, 
/**
 * How much of each Domain can be held.
 */
reserve: Knowledge, hand: Array<number>, influence: number, 
/**
 * By source.
 */
points: [number, number, number, number, number, number, number], tree: Array<CardView>, nodus: Knowledge, objective: number | null, 
/**
 * Which of its goals are met now.
 */
goals: Array<boolean>, 
/**
 * How far each condition of each goal has come, and how far it must.
 */
progress: Array<Array<[number, number]>>, tokens: number, roles: Array<Domain>, turns: number, };

/**
 * What an answer would bring the one who gives it, and others.
 */
export type Preview = { 
/**
 * More than one when it must still be chosen what the tile Produces from.
 */
ways: Array<Way>, 
/**
 * Rings that a tile closes there.
 */
loci: number, };

export type RoleFace = { names: Names, domain: Domain, points: number, power: Sentence, };

/**
 * A place in a tree: columns to the right and rows down from the Campfire.
 */
export type Spot = { x: number, y: number, };

export type TileFace = { settlement: Domain, 
/**
 * Clockwise.
 */
discs: [Domain, Domain, Domain], };

/**
 * A game as one viewer sees it.
 */
export type View = { 
/**
 * Counted from 1.
 */
age: number, round: number, phase: Phase, 
/**
 * Whose turn it is, or who is asked.
 */
active: Seat, 
/**
 * Seats in the order of the Initiative track.
 */
initiative: Array<Seat>, players: Array<PlayerView>, pieces: Array<PieceView>, monuments: Array<MonumentView>, 
/**
 * Tiles to come.
 */
tiles_left: number, 
/**
 * Copies of masteries that are taken: mastery and copy.
 */
taken: Array<[number, number]>, 
/**
 * What the viewer was dealt, until all have chosen.
 */
dealt: DealtView | null, 
/**
 * The tile for which a place is being chosen.
 */
laying: number | null, 
/**
 * The tile of which it is being decided what it Produces from.
 */
producing: Cell | null, };

export type Way = { 
/**
 * The side or Locus, when there is a choice.
 */
by: Choice | null, 
/**
 * By seat: the Knowledge they would have more, or less.
 */
knowledge: Array<[number, number, number, number, number, number]>, 
/**
 * What there is no room for in their Reserve.
 */
overflow: Knowledge, 
/**
 * Other players for whose cities the tile Produces.
 */
fed: Array<Seat>, 
/**
 * Of the one who answers.
 */
points: number, influence: number, 
/**
 * Whole Nodus in their tree.
 */
nodus: number, };
