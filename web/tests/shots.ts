// Takes pictures of every screen at three sizes and in both languages. Nothing is checked: people look at them.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { House } from "./house.ts";
import { Member, together } from "./member.ts";
import { decide, playToTheEnd } from "./settler.ts";

const folder = join(import.meta.dirname, "../shots");
let house: House;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

const words = {
  en: {
    all: "Choose everything",
    hand: "By hand",
    friend: "With a friend",
    bot: "Put a bot here",
    guided: "Guided first game",
  },
  es: {
    all: "Elegirlo todo",
    hand: "A mano",
    friend: "Con otra persona",
    bot: "Poner un bot",
    guided: "Primera partida guiada",
  },
};

/** Somebody with a camera. */
async function photographer(language: "en" | "es", width: number, height: number, game: string) {
  const phone = width < 500;
  const locale = language === "en" ? "en-US" : "es-ES";
  const ana = await house.visitor({ viewport: { width, height }, locale, hasTouch: phone, isMobile: phone });
  const { page } = ana;
  let number = 0;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForTimeout(300);
    const file = `${game}-${language}-${width}-${String(++number).padStart(2, "0")}-${name}.png`;
    await page.screenshot({ path: join(folder, file), fullPage });
  };
  const press = (selector: string) => page.locator(selector).click();
  /** The film of the game that is over, in its middle. */
  const film = async () => {
    await page.locator("a[href*='/film']").first().click();
    const slider = page.locator("input[type=range]");
    await slider.waitFor();
    await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
    await page.locator(".picture:not(.late) #shown, .picture:not(.late) .felt").first().waitFor();
    await shot("film");
  };
  return { ana, page, shot, press, film };
}

for (const language of ["en", "es"] as const) {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    test(`Dominion, ${language} ${width}×${height}`, async () => {
      const { ana, page, shot, press, film } = await photographer(language, width, height, "dominion");
      const say = words[language];
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
      await film();
      await page.goto(`${house.address}/t/nosuchtable1`);
      await page.locator(".panel").waitFor();
      await shot("no-such-table");
      await page.context().close();
    });

    test(`Dominations, ${language} ${width}×${height}`, async () => {
      const { ana, page, shot, press, film } = await photographer(language, width, height, "dominations");
      const say = words[language];
      const about = async () => (await page.locator("#prompt").getAttribute("data-about")) ?? "";
      const until = async (wanted: string) => {
        await ana.asked();
        while ((await about()) !== wanted) await decide(ana, press);
        await ana.asked();
      };
      await ana.game("Dominations").getByRole("button", { name: say.all }).click();
      await page.locator("fieldset select").first().waitFor();
      await shot("new-table", true);
      await ana.game("Dominations").getByRole("button", { name: say.guided }).click();
      await ana.asked();
      await shot("objective-with-guide");
      await page.locator("[data-guide-leave]").click();
      await shot("objective", true);
      await until("monument");
      await shot("monument", true);
      await until("put-back");
      await page.locator(".tile.open").first().click();
      await shot("put-back");
      await until("growth");
      await shot("growth");
      await decide(ana, press);
      await until("space");
      await shot("places");
      await page.locator("[data-place]").first().click();
      await shot("place", true);
      await until("construction");
      await shot("construction", true);
      await until("development");
      await shot("development");
      await page.locator("[data-exchange]").click();
      await shot("exchange");
      await until("spot");
      await shot("spot");
      await page.locator(".spot").first().click();
      await shot("copies");
      for (let answers = 0; answers < 25; answers++) await decide(ana, press);
      await until("growth");
      await shot("mid-game", true);
      await page.locator("[data-seat]").last().click();
      await page.getByRole("tab").nth(1).click();
      await shot("another-tree");
      await page.getByRole("tab").nth(2).click();
      await shot("masteries");
      await page.keyboard.press("?");
      await shot("keys");
      await page.keyboard.press("Escape");
      while ((await page.locator(".age, .end").count()) === 0) await decide(ana, press);
      // some who play simply develop nothing before their last turn
      if (!(await ana.isOver())) {
        await ana.asked();
        await shot("end-of-age");
        await until("space");
        await shot("late-places");
      }
      await playToTheEnd(ana, press);
      await shot("end", true);
      await film();
      await page.context().close();
    });

    test(`around the table, ${language} ${width}×${height}`, async () => {
      const { ana, page, shot, press } = await photographer(language, width, height, "around");
      const member = new Member(ana, language, house.address);
      const say = words[language];
      await ana.game("Dominion").getByRole("button", { name: say.guided }).click();
      await ana.asked();
      await shot("guided");
      for (let answers = 0; answers < 4; answers++) await ana.decide(press);
      await ana.asked();
      await shot("guided-later");
      await member.go("/");
      await member.newTable("Dominion", async () => {
        await page.getByLabel(member.say("account-listed")).check();
        await page.locator("select[aria-describedby=clock-about]").selectOption("custom");
        await shot("manners", true);
      });
      const luis = new Member(await house.visitor(), "en", house.address);
      await luis.sitDownAt(member.table);
      await together(member, luis);
      await luis.talk("Good luck!");
      await member.openLog();
      await page.locator(".chat button").waitFor();
      await shot("clocks-and-talk");
      await page.locator(".chat button").click();
      await shot("chat-menu");
      await luis.page.context().close();
      for (const [name, path] of [
        ["library", "/library"],
        ["card", "/library/dominion/throne_room"],
        ["example", "/library/dominion/throne_room/examples/1"],
        ["kingdoms", "/library/kingdoms"],
        ["designer", "/library/designer"],
        ["dominations", "/library/dominations"],
        ["glossary", "/glossary"],
        ["games", "/games"],
        ["account", "/account"],
      ] as const) {
        await member.go(path);
        await page.getByRole("heading").first().waitFor();
        await shot(name);
      }
      await member.register(`pictures-${language}-${width}`);
      await shot("account-of-a-member", true);
      await member.go("/");
      await page.getByRole("heading", { name: "Dominio", exact: true }).waitFor();
      await shot("lobby-of-a-member", true);
      await page.context().close();
    });
  }
}
