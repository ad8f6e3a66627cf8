import { expect, test } from "vitest";
import { MOST, textOf } from "./replayfile.ts";

test("what cannot be a replay is refused before it is sent", async () => {
  expect(await textOf(new Blob(['{"game":1}']))).toBe('{"game":1}');
  await expect(textOf(new Blob([" ".repeat(MOST + 1)]))).rejects.toThrow("film-too-big");
  await expect(textOf(new Blob([new Uint8Array([0x89, 0x50, 0xff])]))).rejects.toThrow("film-not-text");
  await expect(textOf(new Blob(["a\0b"]))).rejects.toThrow("film-not-text");
  await expect(textOf(new Blob([""]))).rejects.toThrow("film-not-text");
});
