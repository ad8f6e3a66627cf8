import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../generated/protocol.ts";

const sent: string[] = [];
let online = true;

// what is fetched for the first time takes long on a busy machine
beforeAll(async () => void (await import("./keeping.ts")), 60_000);
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  online = true;
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("fetch", async (path: string, post: RequestInit) => {
    if (!online) throw new TypeError("no network");
    expect(path).toBe("/api/settings");
    sent.push(String(post.body));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function browser() {
  const { keepSettings, SOON } = await import("./keeping.ts");
  const { settings } = await import("./settings.svelte.ts");
  const { reader } = await import("../connection/reader.svelte.ts");
  keepSettings();
  const wait = () => vi.advanceTimersByTimeAsync(SOON + 1);
  return { settings, reader, wait };
}
const me = (settings: unknown): Me => ({
  person: "1",
  name: "Ana",
  login: "ana",
  tables: [],
  settings,
  blocked: [],
});
const nobody: Me = { person: null, name: null, login: null, tables: [], settings: null, blocked: [] };

test("a visitor's settings stay in the browser", async () => {
  const { settings, reader, wait } = await browser();
  reader.take(nobody);
  settings.set("sound", true);
  await wait();
  expect(sent).toEqual([]);
  expect(JSON.parse(localStorage.getItem("dominio-settings") ?? "")).toMatchObject({ sound: true, changed: 1_000_000 });
});

test("those of somebody the server knows are sent, together when they come together", async () => {
  const { settings, reader, wait } = await browser();
  reader.take(me(null));
  await wait();
  expect(sent, "nothing was chosen yet").toEqual([]);
  settings.set("sound", true);
  settings.set("guide", true);
  settings.set("guide", true);
  await wait();
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([{ sound: true, guide: true }]);
  settings.set("guide", true);
  await wait();
  expect(sent.length, "it was so before").toBe(1);
});

test("whoever has chosen last counts", async () => {
  const { settings, reader, wait } = await browser();
  settings.set("sound", true);
  reader.take(me({ sound: false, motion: false, changed: 999_999 }));
  expect([settings.get("sound"), settings.get("motion")]).toEqual([true, true]);
  await wait();
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({ sound: true, motion: true });
  reader.take(me({ sound: false, motion: false, changed: 2_000_000 }));
  expect([settings.get("sound"), settings.get("motion"), settings.get("changed")]).toEqual([false, false, 2_000_000]);
  await wait();
  expect(sent.length, "what was taken over is not sent back").toBe(1);
});

test("settings that nobody can use are left out", async () => {
  const { settings, reader, wait } = await browser();
  reader.take(me({ language: "xx", sound: "loud", tastes: null, level: "expert", odd: 1, changed: 2_000_000 }));
  expect(settings.get("level")).toBe("expert");
  expect([settings.get("language"), settings.get("sound")]).toEqual([null, false]);
  expect(settings.get("tastes")).toEqual({});
  expect(settings.text()).not.toContain("odd");
  for (const odd of [7, "x", [], null]) reader.take(me(odd));
  expect(settings.get("level")).toBe("expert");
  await wait();
  expect(sent.length, "what is here is better").toBe(1);
});

test("without the server everything works, and is sent when it answers again", async () => {
  const { settings, reader, wait } = await browser();
  reader.take(me(null));
  online = false;
  settings.set("motion", false);
  await wait();
  expect(settings.get("motion")).toBe(false);
  online = true;
  reader.take(me(null));
  await wait();
  expect(sent.length).toBe(1);
});

test("what was chosen last is sent when the page is left", async () => {
  const { settings, reader, wait } = await browser();
  reader.take(me(null));
  settings.set("sound", true);
  dispatchEvent(new Event("pagehide"));
  expect(sent.length).toBe(1);
  await wait();
  expect(sent.length).toBe(1);
});
