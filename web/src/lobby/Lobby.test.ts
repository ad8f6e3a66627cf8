import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte.ts";
import Lobby from "./Lobby.svelte";

beforeAll(() => words.speak("en"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what goes wrong is said where it was tried", async () => {
  render(Lobby);
  for (const name of ["Dominion", "Dominations"]) {
    const panel = screen.getByRole("region", { name });
    within(panel).getByRole("button", { name: "With a friend" }).click();
    await within(panel).findByRole("alert");
    expect(screen.getAllByRole("alert").length).toBe(1);
  }
  const join = screen.getByRole("button", { name: "Go" });
  join.click();
  await within(join.closest("form") as HTMLElement).findByText("There is no such table.");
  expect(screen.getAllByRole("alert").length).toBe(1);
});

test("whatever is pasted leads to its table, or to the moment of its film", async () => {
  render(Lobby);
  const join = screen.getByRole("button", { name: "Go" });
  const field = join.closest("form")?.querySelector("input") as HTMLInputElement;
  for (const [typed, place] of [
    [" ABC123 ", "/t/abc123"],
    ["https://dominio.example/t/abc123", "/t/abc123"],
    ["https://dominio.example/t/abc123/#talk", "/t/abc123"],
    ["https://dominio.example/t/abc123/film?at=7&eyes=1", "/t/abc123/film?at=7&eyes=1"],
    ["abc123/film", "/t/abc123/film"],
    ["localhost:7230/t/abc123", "/t/abc123"],
    ["t/abc123", "/t/abc123"],
  ] as const) {
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    join.click();
    expect(location.pathname + location.search).toBe(place);
  }
});

test("whoever wants to choose everything goes on from there", async () => {
  render(Lobby);
  const button = within(screen.getByRole("region", { name: "Dominion" })).getByRole("button", {
    name: "Choose everything",
  });
  button.focus();
  button.click();
  const heading = await screen.findByRole("heading", { name: "Choose everything" });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});
