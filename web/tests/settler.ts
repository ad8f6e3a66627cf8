// Somebody who plays Dominations: simply, but through everything that a person would press.

import type { Visitor } from "./house.ts";

type Press = (selector: string) => Promise<void>;

/** What is pressed first when it is there. */
const FIRST = [
  "[data-keep]",
  "[data-confirm]:not(:disabled)",
  "[data-copy]",
  "[data-lay]",
  "[data-place]",
  ".spot:not(:disabled)",
  ".mark",
  "[data-level]",
  "[data-develop]",
  ".tile.open:not(:disabled)",
  "[data-option]",
  "[data-decline]",
  "[data-take]",
];

/** What may only be looked at by pressing it. */
const LOOKS = new Set(["[data-place]", ".spot:not(:disabled)", ".mark"]);

const moment = (visitor: Visitor) => visitor.page.evaluate(() => document.body.dataset["moment"] ?? "");

/** Answers one question, which may take more than one press. */
export async function decide(visitor: Visitor, press: Press): Promise<void> {
  await visitor.asked();
  if (await visitor.isOver()) return;
  const { page } = visitor;
  // places are listed two frames after they are lit
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  const before = await moment(visitor);
  let last = "";
  for (let presses = 0; presses < 4; presses++) {
    let wanted: string | undefined;
    for (const selector of FIRST) {
      if ((await page.locator(selector).count()) > 0) {
        wanted = selector;
        break;
      }
    }
    if (!wanted) throw new Error(`nothing can be pressed: ${await page.locator("#prompt").innerText()}`);
    last = wanted;
    await press(`${wanted} >> nth=0`);
    if (!LOOKS.has(wanted) || (await answered(visitor, before, 150))) break;
  }
  if (!(await answered(visitor, before, 20_000)))
    throw new Error(`“${last}” came to nothing: ${await page.locator("#prompt").innerText()}`);
}

async function answered(visitor: Visitor, before: string, wait: number): Promise<boolean> {
  return visitor.page
    .waitForFunction(
      (was) => document.querySelector(".end") !== null || document.body.dataset["moment"] !== was,
      before,
      {
        timeout: wait,
      },
    )
    .then(() => true)
    .catch(() => false);
}

export async function playToTheEnd(visitor: Visitor, press: Press, most = 400): Promise<void> {
  for (let answers = 0; answers < most; answers++) {
    if (await visitor.isOver()) return;
    await decide(visitor, press);
  }
  throw new Error("the game does not end");
}

/** Presses with the keyboard alone: Tab to it, then Enter. */
export function keyboard(visitor: Visitor): Press {
  const { page } = visitor;
  const focused = (selector: string) =>
    page.evaluate((wanted) => {
      const [plain, nth] = wanted.split(" >> nth=");
      const found = [...document.querySelectorAll(plain ?? "")];
      return document.activeElement !== null && found.at(Number(nth ?? 0)) === document.activeElement;
    }, selector);
  return async (selector) => {
    for (let tabs = 0; tabs < 160; tabs++) {
      if (await focused(selector)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`${selector} cannot be reached with Tab`);
  };
}
