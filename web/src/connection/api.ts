// Requests beside the table.

import type { PackView } from "../generated/dominations.ts";
import type {
  Catalogue,
  Continue,
  Earlier,
  Example,
  ExampleName,
  ExampleTopic,
  Film,
  FilmFrame,
  KingdomDrawn,
  KingdomWish,
  Manners,
  Me,
  MyTable,
  NewTable,
  PackName,
  Problem,
  Sentence,
  TableMade,
} from "../generated/protocol.ts";

/** The server's reason why it did not do something. */
export class Refused extends Error {
  constructor(
    readonly reason: Sentence,
    /** Of the answer; none when there was no answer. */
    readonly status: number | null = null,
  ) {
    super(reason.key);
  }
}

export function request<T>(path: string, body?: unknown): Promise<T> {
  return body === undefined ? ask(path) : send(path, JSON.stringify(body));
}

function send<T>(path: string, body: string): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function ask<T>(path: string, post: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, post);
  } catch {
    throw new Refused({ key: "web-no-connection" });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused((answer as Problem | null)?.reason ?? { key: "refused-try-again" }, response.status);
  }
  return answer as T;
}

export const whoAmI = () => request<Me>("/api/me");
export const become = (name: string | null) => request<Me>("/api/me", { name });
/** Manners that are left out are the usual ones. */
export const makeTable = (table: Omit<NewTable, "manners"> & Partial<NewTable>) =>
  request<TableMade>("/api/tables", table);
/** How a table is kept of which nobody has said it. */
export const usualManners: Manners = { listed: false, spectators: "live", clock: null };
/** Tables that anybody may find. */
export const fetchListed = () => request<MyTable[]>("/api/tables");
export const fetchPacks = () => request<Catalogue>("/api/packs");
export const fetchPack = ({ id, hash }: PackName) =>
  request<PackView>(`/api/packs/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`);
export const drawKingdom = (wish: KingdomWish) => request<KingdomDrawn>("/api/kingdoms", wish);
export const fetchTopics = (game: string) => request<ExampleTopic[]>(`/api/examples/${encodeURIComponent(game)}`);
export const fetchExamples = (game: string, card: string) =>
  request<ExampleName[]>(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(card)}`);
export const fetchExample = (game: string, card: string, number: number) =>
  request<Example>(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(card)}/${number}`);

/** The lines of a table's log up to a version. */
export const fetchEarlier = (table: string, to: number) => request<Earlier>(`/api/tables/${table}/log?to=${to}`);
/** A game of a table; without a number the latest one. */
export const fetchFilm = (table: string, game: number | null) =>
  request<Film>(`/api/tables/${table}/film${game === null ? "" : `?game=${game}`}`);
export function fetchFrames(table: string, game: number, eyes: number | null, from: number, to: number) {
  const through = eyes === null ? "" : `&eyes=${eyes}`;
  return request<FilmFrame[]>(`/api/tables/${table}/film/frames?game=${game}&from=${from}&to=${to}${through}`);
}
/** Without a number that of the latest game. */
export const replayOf = (table: string, game: number | null = null) =>
  `/api/tables/${table}/replay${game === null ? "" : `?game=${game}`}`;
/** The text of a replay file. */
export const uploadReplay = (text: string) => send<TableMade>("/api/replays", text);
export const continueFrom = (table: string, from: Continue) =>
  request<TableMade>(`/api/tables/${table}/continue`, from);
