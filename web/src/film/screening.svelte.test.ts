import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Film, FilmFrame, Position } from "../generated/protocol.ts";
import { AGAIN, CHUNK } from "./frames.ts";
import { STAYS } from "./projector.svelte.ts";
import { LOOKS, momentIn, Screening } from "./screening.svelte.ts";

/** A request that waits for its answer. */
interface Waiting {
  url: URL;
  answer: (body: unknown, status?: number) => Promise<void>;
  lose: () => Promise<void>;
}
let waiting: Waiting[] = [];
let show: Screening;

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  show = new Screening("t", momentIn(""));
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((resolve, reject) => {
      waiting.push({
        url: new URL(path, "http://here"),
        answer: async (body, status = 200) => {
          resolve(new Response(JSON.stringify(body), { status }));
          await settled();
        },
        lose: async () => {
          reject(new TypeError("no connection"));
          await settled();
        },
      });
    });
  });
});
afterEach(() => {
  show.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turns = [
  { frame: 0, seat: 0, turn: 1 },
  { frame: 10, seat: 1, turn: 1 },
  { frame: 30, seat: 0, turn: 2 },
];

function film(last: number, over = true): Film {
  const end = over ? { results: [], seed: "", code: "", resigned: false } : null;
  const game = { game: "dominations" as const, pack: null, switches: null };
  return {
    table: "t",
    game,
    seats: [],
    number: 2,
    games: 2,
    last,
    turns,
    eyes: over ? [0, 1] : [0],
    over,
    end,
    undone: 0,
  };
}

function frame(number: number, word = "line"): FilmFrame {
  const position = { moment: 1000 + number, view: { number, word }, asked: null, question: null, undo: "free" };
  const line = { version: number, sentence: { key: `${word}-${number}` } };
  return { frame: number, lines: [line], position: position as unknown as Position, picked: [number] };
}

/** Takes the request off the list. */
function request(what: "film" | "frames"): Waiting {
  const index = waiting.findIndex(({ url }) => url.pathname.endsWith(`/${what}`));
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  if (!found) throw new Error(`nobody asked for ${what}`);
  return found;
}

const range = ({ url }: Waiting) => [Number(url.searchParams.get("from")), Number(url.searchParams.get("to"))];

async function give(one: Waiting, word?: string): Promise<void> {
  const [from = 0, to = 0] = range(one);
  await one.answer(Array.from({ length: to - from + 1 }, (_, index) => frame(from + index, word)));
}

/** Answers all requests for frames until nobody asks any more. */
async function giveAll(): Promise<number[][]> {
  const given: number[][] = [];
  for (;;) {
    const one = waiting.findIndex(({ url }) => url.pathname.endsWith("/frames"));
    if (one < 0) return given;
    const found = request("frames");
    given.push(range(found));
    await give(found);
  }
}

async function open(query: string, first: Film): Promise<void> {
  show = new Screening("t", momentIn(query));
  void show.open();
  await request("film").answer(first);
}

const shown = () => (show.position?.view as { number: number; word: string } | undefined)?.number;
const keys = () => show.lines.map((line) => ("sentence" in line ? line.sentence.key : ""));

test("an address names a moment, and nonsense is the beginning", () => {
  expect(momentIn("?game=2&at=40&eyes=1")).toEqual({ game: 2, at: 40, eyes: 1 });
  expect(momentIn("?at=-3&eyes=x")).toEqual({ game: null, at: 0, eyes: null });
});

test("chunks are fetched around the moment first, then whatever came before it", async () => {
  await open("?at=110&eyes=1", film(200));
  expect(waiting[0]?.url.href).toBe("http://here/api/tables/t/film/frames?game=2&from=100&to=124&eyes=1");
  expect(waiting.map(range)).toEqual([
    [100, 124],
    [125, 149],
  ]);
  expect(show.late).toBe(true);
  await give(request("frames"));
  expect([show.late, shown(), show.you, show.picked]).toEqual([false, 110, 1, [110]]);
  expect(keys()[0], "the log begins with what is known").toBe("line-100");
  const given = await giveAll();
  expect(given.map(([from]) => from)).toEqual([125, 75, 50, 25, 0]);
  expect(keys().length).toBe(111);
  expect(show.query).toBe("?game=2&at=110&eyes=1");
});

test("nothing in a film can be answered or taken back", async () => {
  await open("?at=3", film(10));
  await giveAll();
  expect([show.recorded, show.position?.undo, show.position?.steps]).toEqual([true, null, []]);
  expect(await show.answer([0])).toBe(false);
  expect(await show.undo()).toBe(false);
});

test("answers that come late never move anything back", async () => {
  await open("?at=0", film(200));
  await give(request("frames"));
  show.seek(150);
  expect([show.at, shown(), show.late]).toEqual([150, 0, true]);
  const [ahead] = [request("frames")]; // asked for the beginning
  const far = request("frames");
  expect([range(ahead)[0], range(far)[0]]).toEqual([25, 150]);
  await give(far);
  expect(shown()).toBe(150);
  await give(ahead);
  expect([show.at, shown()]).toEqual([150, 150]);
});

test("other eyes have frames of their own, and late ones do not get into view", async () => {
  await open("?at=5&eyes=0", film(10));
  const mine = request("frames");
  show.look(1);
  const others = request("frames");
  await give(others, "other");
  expect([show.you, keys()[0]]).toEqual([1, "other-0"]);
  await give(mine, "mine");
  expect([show.you, keys()[0]]).toEqual([1, "other-0"]);
  show.look(0);
  expect([show.you, keys()[0], waiting.length]).toEqual([0, "mine-0", 0]);
  show.look(null);
  expect(request("frames").url.searchParams.has("eyes")).toBe(false);
});

test("eyes that are closed become a spectator's", async () => {
  await open("?eyes=1", film(10, false));
  expect([show.eyes, show.closed]).toEqual([null, true]);
});

test("steps by answers and by turns; what they led to is told, but not what is dragged past", async () => {
  await open("?at=12", film(40));
  await giveAll();
  show.turn(-1);
  expect([show.at, show.told?.length]).toEqual([10, 1]);
  show.turn(-1);
  expect(show.at).toBe(0);
  show.step(-1);
  expect(show.at).toBe(0);
  show.step(1);
  expect([show.at, show.leapt]).toEqual([1, false]);
  show.seek(20);
  expect([show.at, show.told, show.leapt]).toEqual([20, null, true]);
  show.turn(1);
  show.turn(1);
  expect(show.at).toBe(40);
  const moment = show.position?.moment;
  show.step(-1);
  expect(show.position?.moment, "every frame is another moment").not.toBe(moment);
});

test("a film plays to its end, waits for what is late, and begins anew", async () => {
  await open("?at=0", film(CHUNK + 1));
  await give(request("frames"));
  show.play();
  await vi.advanceTimersByTimeAsync(STAYS.usual * CHUNK * 2);
  expect([show.at, show.late, show.playing], "the first frame that is not there").toEqual([CHUNK, true, true]);
  await giveAll();
  show.setPace("fast");
  await vi.advanceTimersByTimeAsync(STAYS.fast + 1);
  expect([show.at, show.playing, show.told]).toEqual([CHUNK + 1, false, null]);
  show.toggle();
  expect([show.at, show.playing]).toEqual([0, true]);
  show.step(1);
  expect(show.playing, "a step by hand ends it").toBe(false);
});

test("a game that goes on grows, and its last turn is fetched again", async () => {
  await open("?at=35", film(36, false));
  await giveAll();
  show.watchLive(true);
  expect(shown()).toBe(36);
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer(film(40, false));
  expect([show.at, show.last, shown()], "what was there stays until the new is there").toEqual([40, 40, 36]);
  expect(range(waiting[0] as Waiting)).toEqual([25, 40]);
  await give(request("frames"), "new");
  expect([shown(), show.position?.view]).toEqual([40, { number: 40, word: "new" }]);
  show.step(-1);
  expect(show.live).toBe(false);
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer(film(44, true));
  await giveAll();
  expect([show.at, show.goesOn, show.film?.eyes.length]).toEqual([39, false, 2]);
  await vi.advanceTimersByTimeAsync(LOOKS * 3);
  expect(waiting, "a game that is over is not asked for again").toEqual([]);
});

test("answers that are taken back shorten the film", async () => {
  await open("?at=36", film(36, false));
  await giveAll();
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer(film(32, false));
  await giveAll();
  expect([show.at, shown(), show.last]).toEqual([32, 32, 32]);
});

test("after an undo everything is fetched again, however long the game is by then", async () => {
  await open("?at=60", { ...film(60, false), undone: 1 });
  await giveAll();
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer({ ...film(62, false), undone: 2 });
  const given = await giveAll();
  expect(given.map(([from]) => from).toSorted((one = 0, other = 0) => one - other)).toEqual([0, 25, 50]);
});

test("a game that was stopped does not go on", async () => {
  await open("?at=3&eyes=1", { ...film(10), end: null });
  await giveAll();
  await vi.advanceTimersByTimeAsync(LOOKS * 3);
  expect([show.goesOn, waiting.length, show.eyes]).toEqual([false, 0, 1]);
});

test("eyes that are closed while one looks become a spectator's, and open again", async () => {
  await open("?at=5&eyes=0", film(36, false));
  await giveAll();
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer({ ...film(38, false), eyes: [] });
  await request("frames").answer({ reason: { key: "refused-eyes" } }, 403);
  await giveAll();
  expect([show.eyes, show.closed, show.late]).toEqual([null, true, false]);
  await vi.advanceTimersByTimeAsync(LOOKS);
  await request("film").answer(film(38, false));
  await giveAll();
  show.look(0);
  await giveAll();
  expect([show.eyes, show.late, show.last]).toEqual([0, false, 38]);
});

test("what fails is tried again, what is forbidden is not", async () => {
  await open("?at=0&eyes=0", film(10));
  await request("frames").lose();
  expect(show.problem?.key).toBe("web-no-connection");
  await vi.advanceTimersByTimeAsync(AGAIN);
  await giveAll();
  expect([show.problem, shown()]).toEqual([null, 0]);
  show.look(1);
  await request("frames").answer({ reason: { key: "refused-not-now" } }, 403);
  await vi.advanceTimersByTimeAsync(AGAIN * 3);
  expect([show.problem?.key, waiting.length]).toEqual(["refused-not-now", 0]);
});

test("a table that is not there is said to be missing", async () => {
  void show.open();
  await request("film").answer({ reason: { key: "refused-no-such-table" } }, 404);
  expect([show.missing, show.problem?.key]).toEqual([true, "refused-no-such-table"]);
  await vi.advanceTimersByTimeAsync(LOOKS * 2);
  expect(waiting).toEqual([]);
});
