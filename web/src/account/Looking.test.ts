import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { reader } from "../connection/reader.svelte.ts";
import { words } from "../words/words.svelte.ts";
import Looking from "./Looking.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const me = { person: null, name: null, login: null, tables: [], settings: null, blocked: [] };
const answers = (...all: (() => Promise<Response>)[]) => {
  const fetch = vi.fn();
  for (const one of all) fetch.mockImplementationOnce(one);
  vi.stubGlobal("fetch", fetch);
};
const lost = () => Promise.reject(new TypeError("no network"));

test("why the server does not answer is said, and it is asked again on demand", async () => {
  answers(lost, async () => Response.json(me));
  render(Looking);
  expect(screen.getByRole("status").textContent).toBe(words.say("web-link-connecting"));
  await screen.findByText(words.say("web-no-connection"));
  screen.getByRole("button", { name: "Try again" }).click();
  await vi.waitFor(() => expect(reader.asked).toBe(true));
  await tick();
  expect([screen.queryByRole("alert"), screen.queryByRole("status")]).toEqual([null, null]);
});

test("an answer that comes another way counts as well", async () => {
  answers(lost);
  render(Looking);
  await screen.findByRole("alert");
  reader.at = 1; // so that it is another one however fast this runs
  reader.take(me);
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
});
