import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte.ts";
import Kingdoms from "./Kingdoms.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("library");
});
afterEach(() => vi.unstubAllGlobals());

test("why a kingdom is not played is said beside it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  render(Kingdoms);
  for (const name of ["Size Distortion", "Big Money"]) {
    const button = screen.getByRole("button", { name: `Play ${name}` });
    button.click();
    await vi.waitFor(() => expect(button.closest("li")?.querySelector("[role=alert]")).not.toBeNull());
    expect(screen.getAllByRole("alert").length).toBe(1);
  }
});
