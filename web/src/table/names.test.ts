import { expect, test } from "vitest";
import type { SeatView } from "../generated/protocol.ts";
import { isReady } from "./names.ts";

test("a bot that plays on for somebody is not ready for them", () => {
  const seat: SeatView = { who: { person: { name: "Ana" } }, ready: true, resigned: false };
  expect([isReady(seat), isReady({ ...seat, ready: false }), isReady(undefined)]).toEqual([true, false, false]);
  expect(isReady({ ...seat, who: { bot: { level: "journeyman", instead_of: "Ana" } } })).toBe(false);
});
