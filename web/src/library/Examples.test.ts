import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte.ts";
import Examples from "./Examples.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("library");
});
const asked = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => vi.unstubAllGlobals());

test("examples are links to their pages, in the language that is spoken", async () => {
  asked.mockResolvedValue(Response.json([{ number: 3, title: { en: "Moat against Witch", es: "Foso contra Bruja" } }]));
  render(Examples, { game: "dominion", topic: "moat" });
  const link = await screen.findByRole("link", { name: "Moat against Witch" });
  await words.speak("es");
  await screen.findByRole("link", { name: "Foso contra Bruja" });
  await words.speak("en");
  expect(link.getAttribute("href")).toBe("/library/dominion/moat/examples/3");
  expect(asked.mock.lastCall?.[0]).toBe("/api/examples/dominion/moat");
});

const none = { reason: { key: "refused-no-such-example" } };

test("a card without examples says so quietly", async () => {
  for (const answer of [Response.json(none, { status: 404 }), Response.json([])]) {
    asked.mockResolvedValue(answer);
    const { unmount } = render(Examples, { game: "dominion", topic: "moat" });
    await screen.findByText("There are no examples of this yet.");
    expect(screen.queryByRole("alert")).toBeNull();
    unmount();
  }
});

test("when they cannot be fetched that is said, and they are fetched again on demand", async () => {
  asked.mockRejectedValue(new TypeError("no network"));
  render(Examples, { game: "dominion", topic: "moat" });
  await screen.findByRole("alert");
  asked.mockResolvedValue(Response.json([{ number: 3, title: { en: "Moat against Witch", es: "Foso contra Bruja" } }]));
  screen.getByRole("button", { name: "Try again" }).click();
  await screen.findByRole("link", { name: "Moat against Witch" });
});
