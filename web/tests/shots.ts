// Takes pictures of every screen at three sizes and in both languages. Nothing is checked: people look at them.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { House } from "./house.ts";

const folder = join(import.meta.dirname, "../shots");
let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

const words = {
  en: { all: "Choose everything", hand: "By hand", friend: "With a friend", bot: "Put a bot here", close: "Close" },
  es: { all: "Elegirlo todo", hand: "A mano", friend: "Con otra persona", bot: "Poner un bot", close: "Cerrar" },
};

for (const language of ["en", "es"] as const) {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    test(`${language} ${width}×${height}`, async () => {
      const phone = width < 500;
      const locale = language === "en" ? "en-US" : "es-ES";
      const ana = await house.visitor({ viewport: { width, height }, locale, hasTouch: phone, isMobile: phone });
      const { page } = ana;
      const say = words[language];
      let number = 0;
      const shot = async (name: string, fullPage = false) => {
        await page.waitForTimeout(300);
        const file = `${language}-${width}-${String(++number).padStart(2, "0")}-${name}.png`;
        await page.screenshot({ path: join(folder, file), fullPage });
      };
      const press = (selector: string) => page.locator(selector).click();
      await shot("lobby");
      await ana.game("Dominion").getByRole("button", { name: say.all }).click();
      await shot("new-table", true);
      await page.getByLabel(say.hand, { exact: true }).check();
      await page.locator("summary").first().click();
      await shot("kingdom-by-hand", true);
      await ana.game("Dominion").getByRole("button", { name: say.friend }).click();
      await page.locator(".link input").waitFor();
      await shot("seats");
      await page.getByLabel(say.bot).selectOption("apprentice");
      await ana.asked();
      await shot("first-decision");
      for (let answers = 0; answers < 14; answers++) await ana.decide(press);
      await ana.asked();
      await shot("mid-game");
      await page.locator(".pile").nth(9).click({ button: "right" });
      await shot("close-up");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await shot("keys");
      await page.keyboard.press("Escape");
      await page.keyboard.press("l");
      await shot("log");
      await page.keyboard.press("l");
      await ana.playToTheEnd(press);
      await shot("end", true);
      await page.goto(`${house.address}/t/nosuchtable1`);
      await page.locator(".panel").waitFor();
      await shot("no-such-table");
      await page.context().close();
    });
  }
}
