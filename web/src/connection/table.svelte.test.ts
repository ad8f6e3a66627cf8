import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "./table.svelte.ts";

class Socket {
  static readonly OPEN = 1;
  readyState = Socket.OPEN;
  sent: { id: number }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    sockets.push(this);
  }
  close() {
    this.readyState = 3;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
let sockets: Socket[] = [];
let tables: TableLink[] = [];

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): { table: TableLink; socket: Socket } {
  const table = new TableLink("t");
  tables.push(table);
  return { table, socket: sockets[0] as Socket };
}

test("an answer on its way is seen only when it takes long", async () => {
  const { table, socket } = open();
  const granted = table.answer([0]);
  expect([table.waiting, table.slow]).toEqual([1, false]);
  vi.advanceTimersByTime(149);
  expect(table.slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(table.slow).toBe(true);
  socket.tell({ type: "done", id: socket.sent[0]?.id });
  expect([await granted, table.waiting, table.slow]).toEqual([true, 0, false]);
});

test("a quick answer is never seen as slow", () => {
  const { table, socket } = open();
  void table.answer([0]);
  socket.tell({ type: "done", id: socket.sent[0]?.id });
  vi.advanceTimersByTime(1000);
  expect(table.slow).toBe(false);
});

test("what is pressed twice is taken back once", async () => {
  const { table, socket } = open();
  const first = table.undo();
  expect(await table.undo()).toBe(false);
  expect(socket.sent).toHaveLength(1);
  socket.tell({ type: "done", id: socket.sent[0]?.id });
  expect(await first).toBe(true);
});

test("a lost connection settles what was on its way", async () => {
  const { table, socket } = open();
  const granted = table.answer([0]);
  vi.advanceTimersByTime(200);
  socket.onclose({ code: 1006 });
  expect([await granted, table.waiting, table.slow]).toEqual([false, 0, false]);
});

const news = {
  version: 900,
  seats: [],
  lines: [],
  undone: [],
  stage: "waiting",
  undo_asked: null,
  clocks: null,
  ticking: null,
};
const welcome = {
  type: "welcome",
  you: 0,
  game: { game: "dominations" },
  present: [],
  trouble: null,
  from: 600,
  ...news,
};
const line = (version: number) => ({ version, sentence: { key: `line-${version}` } });
const versions = (table: TableLink) => table.lines.map((one) => one.version);

test("a connection over which nothing is heard is made anew", async () => {
  const { table, socket } = open();
  socket.tell(welcome);
  const granted = table.answer([0]);
  vi.advanceTimersByTime(12_000);
  expect([await granted, table.waiting, table.link, sockets.length]).toEqual([false, 0, "connecting", 2]);
  socket.tell({ type: "news", you: 1, ...news });
  expect(table.you, "what the old one says late is not heard").toBe(0);
  sockets[1]?.tell({ ...welcome, from: 900 });
  expect([table.link, table.cutOff]).toEqual(["open", false]);
});

test("what a database has held up is forgotten when it is back", () => {
  for (const back of [
    { type: "trouble", reason: null },
    { ...welcome, from: 900 },
  ]) {
    const { table, socket } = open();
    const own = sockets.at(-1) ?? socket;
    own.tell(welcome);
    own.tell({ type: "trouble", reason: { key: "trouble-store" } });
    own.tell({ type: "refused", id: 1, reason: { key: "trouble-store" } });
    expect(table.refused?.key).toBe("trouble-store");
    own.tell(back);
    expect([table.refused, table.trouble]).toEqual([null, null]);
  }
});

test("a slow disk is no dead connection", () => {
  const { table, socket } = open();
  socket.tell(welcome);
  void table.answer([0]);
  socket.tell({ type: "trouble", reason: { key: "trouble-slow" } });
  for (let signs = 0; signs < 4; signs++) {
    vi.advanceTimersByTime(20_000);
    socket.tell({ type: "alive" });
  }
  expect(sockets).toHaveLength(1);
});

test("a connection without any sign of life is made anew, also while nothing is wished for", () => {
  const { table, socket } = open();
  socket.tell(welcome);
  vi.advanceTimersByTime(44_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect([sockets.length, table.link]).toEqual([2, "connecting"]);
  vi.advanceTimersByTime(46_000);
  expect(sockets, "nor does one that never opens last for ever").toHaveLength(3);
});

test("without a connection nothing is answered, and that is said", async () => {
  const { table, socket } = open();
  socket.tell(welcome);
  socket.readyState = 3;
  socket.onclose({ code: 1006 });
  expect(await table.answer([0])).toBe(false);
  expect([table.refused?.key, table.cutOff]).toEqual(["web-no-connection", true]);
  vi.advanceTimersByTime(200);
  sockets[1]?.tell({ ...welcome, from: 900 });
  expect(table.refused).toBeNull();
});

test("a connection is not trusted after the page was away, or the network", () => {
  const { table, socket } = open();
  socket.tell(welcome);
  const seen = vi.spyOn(document, "visibilityState", "get");
  for (const [away, made] of [
    [59_000, 1],
    [61_000, 2],
  ] as const) {
    seen.mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    for (const time of [away - 30_000, 30_000]) {
      sockets.at(-1)?.tell({ type: "alive" });
      vi.advanceTimersByTime(time);
    }
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(made);
  }
  expect(table.link, "nobody is disturbed as long as it may come at once").toBe("open");
  vi.advanceTimersByTime(2000);
  expect([table.link, table.cutOff]).toEqual(["connecting", true]);
  sockets.at(-1)?.tell({ ...welcome, from: 900 });
  vi.advanceTimersByTime(2000);
  expect(table.link).toBe("open");
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(3);
  table.leave();
  dispatchEvent(new Event("online"));
  void table.reconnect();
  expect(sockets, "a table that was left stays so").toHaveLength(3);
});

test("a welcome that leaves something out begins the log again, and the rest is read on demand", async () => {
  const { table, socket } = open();
  socket.tell({ ...welcome, lines: [line(601), line(900)] });
  expect([table.from, ...versions(table)]).toEqual([600, 601, 900]);
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ from: 300, lines: [line(301), line(600)] }))),
  );
  vi.stubGlobal("fetch", fetched);
  await table.readOn();
  expect(fetched).toHaveBeenCalledWith("/api/tables/t/log?to=600", {});
  expect([table.from, ...versions(table)]).toEqual([300, 301, 600, 601, 900]);
  socket.onclose({ code: 1006 });
  vi.advanceTimersByTime(200);
  sockets[1]?.tell({ ...welcome, version: 901, from: 900, lines: [line(901)] });
  expect([table.from, ...versions(table)]).toEqual([300, 301, 600, 601, 900, 901]);
  sockets[1]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(200);
  sockets[2]?.tell({ ...welcome, version: 1500, from: 1200, lines: [line(1500)] });
  expect([table.from, ...versions(table)]).toEqual([1200, 1500]);
});
