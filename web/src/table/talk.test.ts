import { beforeEach, expect, test } from "vitest";
import { Muted } from "./muted.svelte.ts";
import { isHidden } from "./talk.ts";

beforeEach(() => sessionStorage.clear());

const chat = (person: string | null) => ({ name: "Ana", text: "hola", person });
const nobody = new Set<string>();

test("lines of the muted and the blocked are hidden, and no others", () => {
  expect(isHidden(chat("1"), nobody, nobody)).toBe(false);
  expect(isHidden(chat("1"), new Set(["1"]), nobody)).toBe(true);
  expect(isHidden(chat("1"), nobody, new Set(["1"]))).toBe(true);
  expect(isHidden(chat("2"), new Set(["1"]), new Set(["3"]))).toBe(false);
  expect(isHidden(chat(null), new Set(["1"]), nobody)).toBe(false);
});

test("who is muted stays so at that table, also after a reload", () => {
  const muted = new Muted("one");
  muted.set("7", true);
  muted.set("7", true);
  muted.set("8", true);
  expect([...new Muted("one").people]).toEqual(["7", "8"]);
  expect([...new Muted("two").people]).toEqual([]);
  muted.set("7", false);
  expect([...muted.people]).toEqual(["8"]);
  expect([...new Muted("one").people]).toEqual(["8"]);
});

test("a browser that holds something else begins anew", () => {
  for (const odd of ["7", "null", "{", '{"a":1}', "[1,null]"]) {
    sessionStorage.setItem("dominio-muted-one", odd);
    expect([...new Muted("one").people]).toEqual([]);
  }
});
