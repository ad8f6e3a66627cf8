// How fast the board of Dominations answers, late in a game of four. Measured on demand (`cargo xtask smooth`): figures of
// one machine, for docs/figures.md.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, type Visitor } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Milliseconds: from a click to lit places, for a task of the main thread, and for script and layout in a frame. */
const LIT = 50;
const TASK = 50;
const FRAME = 8;
/** On the board when the last tile is chosen. */
const TILES = 59;

/**
 * A table at the last turn of a game of four that bots have played up to there. Fifteen turns of four players are sixty tiles:
 * who plays last chooses the sixtieth.
 */
function lastTurn(visitor: Visitor): Promise<string> {
  return visitor.page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json();
    const seats = Array.from({ length: 4 }, () => ({ bot: "journeyman" }));
    const { id } = await post("/api/tables", { game: { game: "dominations" }, seats });
    for (;;) {
      const film = await (await fetch(`/api/tables/${id}/film`)).json();
      const last = film.turns.findLast((turn: { seat: number | null }) => turn.seat !== null);
      if (film.end) {
        const from = { frame: last.frame, seat: last.seat, level: "beginner" };
        return (await post(`/api/tables/${id}/continue`, from)).id;
      }
      await new Promise((later) => setTimeout(later, 1000));
    }
  });
}

/** Plays on through a socket of the page until the reader is asked for a tile on a full board; the number of tiles. */
function playOn(visitor: Visitor, least: number): Promise<number> {
  return visitor.page.evaluate(
    (wanted) =>
      new Promise<number>((found, failed) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${location.pathname.split("/").at(-1)}?protocol=2`);
        let id = 0;
        setTimeout(() => failed(new Error("no tile is asked for")), 10_000);
        socket.onmessage = ({ data }) => {
          const { stage } = JSON.parse(data);
          if (stage?.over) failed(new Error("the game is over"));
          const { question, view, moment } = stage?.playing ?? {};
          if (!question) return;
          const tiles = view.pieces.filter((piece: { tile: number | null }) => piece.tile !== null).length;
          if (question.from === "growth" && tiles >= wanted) {
            socket.close();
            found(tiles);
            return;
          }
          const least = Array.from({ length: question.min }, (_, index) => index);
          socket.send(JSON.stringify({ id: ++id, do: { answer: { moment, picks: least } } }));
        };
      }),
    least,
  );
}

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

async function trace(page: Page, more: string[] = []): Promise<void> {
  const categories = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline", ...more];
  await page.context().browser()?.startTracing(page, { categories });
}

async function traced(page: Page): Promise<Traced[]> {
  const text = await page.context().browser()?.stopTracing();
  return (JSON.parse(String(text)) as { traceEvents: Traced[] }).traceEvents;
}

/** In the page: writes into the trace when the next click happens, and when places and what they bring come into the page. */
function markSteps(): void {
  const steps = [
    ["lit", ".mark"],
    ["told", ".mark .inside"],
  ] as const;
  addEventListener("click", ({ timeStamp }) => performance.mark("pressed", { startTime: timeStamp }), {
    capture: true,
    once: true,
  });
  let next = 0;
  const watch = new MutationObserver(() => {
    for (let step = steps[next]; step && document.querySelector(step[1]); step = steps[++next])
      performance.mark(step[0]);
    if (next === steps.length) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Milliseconds from the click until the frame that first shows this step is drawn and handed over. */
function untilDrawn(events: Traced[], step: string): number {
  const all = mainThread(events);
  const when = (name: string) => all.find((event) => event.name === name)?.ts ?? Number.NaN;
  const frame = all.find((event) => event.name === "Commit" && event.ts > when(step));
  return frame ? (frame.ts + (frame.dur ?? 0) - when("pressed")) / 1000 : Number.POSITIVE_INFINITY;
}

/** What the main thread of the page did, in the order of time. */
function mainThread(events: Traced[]): Traced[] {
  const named = events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const busiest = named
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph !== "M"))
    .toSorted((a, b) => b.length - a.length)[0];
  return (busiest ?? []).toSorted((a, b) => a.ts - b.ts);
}

/** The longest task, and script and layout frame by frame, in milliseconds. */
function work(all: Traced[]): { longest: number; frames: number[] } {
  const longest = Math.max(...all.filter((event) => event.name === "RunTask").map((event) => event.dur ?? 0));
  const counted = new Set([
    "EventDispatch",
    "FunctionCall",
    "FireAnimationFrame",
    "TimerFire",
    "UpdateLayoutTree",
    "Layout",
  ]);
  const commits = all.filter((event) => event.name === "Commit").map((event) => event.ts);
  const frames = commits.map(() => 0);
  let end = 0;
  for (const event of all) {
    if (!counted.has(event.name) || event.ts < end) continue; // inside another one
    end = event.ts + (event.dur ?? 0);
    const frame = commits.findIndex((commit) => commit >= event.ts);
    if (frame >= 0) frames[frame] = (frames[frame] ?? 0) + (event.dur ?? 0) / 1000;
  }
  return { longest: longest / 1000, frames };
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const at = (numbers: number[], part: number) => sorted(numbers)[Math.floor((numbers.length - 1) * part)] ?? 0;

test("late in a game of four", { timeout: 400_000 }, async () => {
  const ana = await house.visitor(DESKTOP);
  const { page } = ana;
  let tiles = 0;
  for (let tries = 0; tries < 10 && tiles === 0; tries++) {
    await page.goto(`${house.address}/t/${await lastTurn(ana)}`);
    tiles = await playOn(ana, TILES).catch(() => 0);
  }
  expect(tiles).toBeGreaterThanOrEqual(TILES);
  await page.locator(".tile.open:not(:disabled)").first().waitFor();

  const lit: number[] = [];
  const told: number[] = [];
  for (let round = 0; round < 20; round++) {
    await trace(page, ["blink.user_timing"]);
    await page.evaluate(markSteps);
    const open = page.locator(".tile.open:not(:disabled)");
    await open.nth(round % (await open.count())).click();
    await page.locator(".place").first().waitFor();
    await page.waitForTimeout(200);
    const events = await traced(page);
    lit.push(untilDrawn(events, "lit"));
    told.push(untilDrawn(events, "told"));
    await page.keyboard.press("u");
    await page.locator(".mark").first().waitFor({ state: "detached" });
    await page.waitForTimeout(100);
  }

  const open = page.locator(".tile.open:not(:disabled)");
  await open.first().click();
  await page.locator(".mark").first().waitFor();
  const marks = await page.locator(".mark").count();
  const board = await page.locator(".viewport").boundingBox();
  if (!board) throw new Error("no board");
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await trace(page);
  const until = Date.now() + 5000;
  for (let step = 0; Date.now() < until; step++) {
    if (step % 40 === 0) {
      await page.mouse.up();
      await page.mouse.move(x, y);
      if (step % 80 === 0) await page.mouse.down();
    }
    if (step % 80 < 40) await page.mouse.move(x + Math.sin(step / 6) * 200, y + Math.cos(step / 6) * 120);
    else await page.mouse.wheel(0, step % 80 < 60 ? -60 : 60);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
  const { longest, frames } = work(mainThread(await traced(page)));

  const round = (number: number) => Math.round(number * 10) / 10;
  const figures = {
    tiles,
    places: marks,
    lit_median: round(at(lit, 0.5)),
    lit_p95: round(at(lit, 0.95)),
    told_median: round(at(told, 0.5)),
    frames: frames.length,
    frame_p95: round(at(frames, 0.95)),
    longest_task: round(longest),
  };
  writeFileSync(join(import.meta.dirname, "../shots/smooth.json"), `${JSON.stringify(figures, null, 1)}\n`);
  console.log(figures); // what this is run for
  expect(frames.length).toBeGreaterThan(60);
  expect(figures.lit_median).toBeLessThanOrEqual(LIT);
  expect(figures.frame_p95).toBeLessThanOrEqual(FRAME);
  expect(figures.longest_task).toBeLessThanOrEqual(TASK);
});
