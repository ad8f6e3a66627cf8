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
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
let sockets: Socket[] = [];

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): { table: TableLink; socket: Socket } {
  const table = new TableLink("t");
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
