import { beforeEach, expect, test } from "vitest";
import type { Line } from "../generated/protocol.ts";
import { Muted } from "./muted.svelte.ts";
import { isHidden, ownPerson, personAt } from "./talk.ts";

beforeEach(() => sessionStorage.clear());

const said = (name: string, person: string | null): Line => ({ version: 1, chat: { name, text: "hola", person } });
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

test("the reader is whoever speaks under the reader's name, unless several do", () => {
  const lines = [said("Ana", "1"), said("Luis", "2"), said("Ana", "1")];
  expect(ownPerson(lines, ["Ana", null])).toBe("1");
  expect(ownPerson(lines, ["Eva", null])).toBe(null);
  expect(ownPerson([...lines, said("Ana", "3")], ["Ana"]), "somebody has borrowed the name").toBe(null);
  expect(ownPerson([said("Ana", null)], ["Ana"])).toBe(null);
});

test("a seat has its person's name, also while a bot plays on", () => {
  const seat = { ready: false, resigned: false };
  expect(personAt({ ...seat, who: { person: { name: "Ana" } } })).toBe("Ana");
  expect(personAt({ ...seat, who: { bot: { level: "expert", instead_of: "Ana" } } })).toBe("Ana");
  expect(personAt({ ...seat, who: "nobody" })).toBe(null);
  expect(personAt(undefined)).toBe(null);
});
