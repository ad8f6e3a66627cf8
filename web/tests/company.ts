// Two people at one table, one of whom reloads, and a server that loses power.

import { expect } from "vitest";
import type { House, Visitor } from "./house.ts";

/**
 * `decide` answers one question of one of them. Afterwards both are as far as they were, and play on.
 */
export async function surviveTogether(
  house: House,
  game: "Dominion" | "Dominations",
  [ana, luis]: [Visitor, Visitor],
  decide: (one: Visitor) => Promise<void>,
  answers: number,
): Promise<void> {
  await ana.game(game).getByRole("button", { name: "With a friend" }).click();
  await luis.page.goto(await ana.page.locator(".link input").inputValue());
  await luis.page.getByRole("button", { name: "Sentarse aquí" }).click();
  await luis.page.getByRole("button", { name: "Empecemos" }).click();
  const both = [ana, luis];
  for (const one of both) await one.page.locator("#prompt").waitFor();
  const step = async () => {
    for (const one of both) {
      if ((await one.page.locator(".prompt.mine").count()) > 0) return decide(one);
    }
    return ana.page.waitForTimeout(50);
  };
  for (let steps = 0; steps < answers; steps++) await step();
  const question = () => Promise.all(both.map((one) => one.page.locator("#prompt").innerText()));
  const log = () => ana.page.locator(".lines").innerText();
  await ana.page.waitForTimeout(300);
  const [before, told] = [await question(), await log()];
  await ana.page.reload();
  await ana.page.locator("#prompt").waitFor();
  expect(await question()).toEqual(before);
  expect(await log()).toBe(told);
  await house.killAndRestart();
  for (const one of both) await one.isSettled();
  expect(await question()).toEqual(before);
  for (let steps = 0; steps < 12; steps++) await step();
  expect((await log()).length).toBeGreaterThan(told.length);
}
