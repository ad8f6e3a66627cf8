import { expect, test } from "vitest";
import { Guests } from "./guests.ts";
import { Member, VISITS } from "./member.ts";
import { decide, playToTheEnd } from "./settler.ts";
import { otherThan } from "./spoken.ts";

const guests = new Guests();

for (const [size, language, options] of VISITS) {
  test(`every screen is accessible and fits: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    const offered = ana.visitor.game("Dominion");
    await ana.check("the lobby");
    await offered.getByRole("button", { name: say("web-new-table") }).click();
    await ana.check("a new table");
    for (const way of ["random", "cards", "code"]) {
      await page.getByLabel(say(`web-kingdom-${way}`), { exact: true }).check();
      await ana.check(`a kingdom: ${way}`);
    }
    await page.getByLabel(say("web-code")).fill("nonsense");
    await ana.press("web-make");
    await page.getByRole("alert").waitFor();
    await ana.check("something wrong");
    await ana.press("web-settings");
    await ana.check("the settings");
    await page.keyboard.press("Escape");
    await ana.speak(otherThan(language));
    await ana.button("web-settings").waitFor();
    await ana.speak(language);
    await offered.getByRole("button", { name: say("web-play-friend") }).click();
    await page.locator(".link input").waitFor();
    await ana.check("the seats");
    await page.getByLabel(say("web-put-bot")).selectOption("beginner");
    await ana.visitor.asked();
    await ana.check("the table");
    await page.locator(".pile").first().click({ button: "right" });
    await page.locator("dialog[open]").waitFor();
    await ana.check("a card close up");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await ana.check("the keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("l");
    await ana.check("the log");
    await page.keyboard.press("l");
    await ana.go("/t/nosuchtable1");
    await ana.heading("refused-no-such-table");
    await ana.check("a table that is not there");
  });
}

for (const [size, language, options] of VISITS) {
  test(`every screen of Dominations is accessible and fits: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const { page, say } = ana;
    await ana.visitor
      .game("Dominations")
      .getByRole("button", { name: say("web-new-table") })
      .click();
    await page.getByLabel(say("web-switch-length")).waitFor();
    await ana.check("a new table");
    await page.getByLabel(say("web-switch-length")).selectOption({ label: say("web-length", { ages: 1, turns: 5 }) });
    await page.getByLabel(say("web-switch-tree_rotation")).check();
    await page.getByLabel(say("web-seat", { number: 2 })).selectOption("beginner");
    await ana.press("web-make");
    const press = (selector: string) => page.locator(selector).click();
    for (let answers = 0; answers < 9; answers++) await decide(ana.visitor, press);
    await ana.visitor.asked();
    // the tiles of the other player are no answer when one's own are
    const about = () => page.locator("#prompt").getAttribute("data-about");
    while ((await about()) !== "growth") await decide(ana.visitor, press);
    await ana.visitor.asked();
    for (const tab of ["board", "tree", "masteries"]) {
      await page.getByRole("tab", { name: say(`web-tab-${tab}`) }).click();
      await ana.check(tab);
    }
    await page.getByLabel(say("web-value")).selectOption("9");
    await page.getByPlaceholder(say("web-search")).fill("a");
    await ana.press("domain-religion");
    await ana.check("some masteries");
    for (const player of await page.locator("[data-seat]").all()) await player.click();
    await page.getByRole("tab", { name: say("web-tab-tree") }).click();
    await ana.check("another tree");
    await page.keyboard.press("?");
    await ana.check("the keys");
    await page.keyboard.press("Escape");
    await playToTheEnd(ana.visitor, press);
    await ana.check("the end");
  });
}

test("the log is retold when the language changes", async () => {
  const ana = await guests.visitor();
  await ana.game("Dominion").getByRole("button", { name: "Play now" }).click();
  await ana.asked();
  await ana.decide((selector) => ana.page.locator(selector).click());
  await ana.page.getByText("You play", { exact: false }).first().waitFor();
  await ana.page.getByRole("button", { name: "Settings" }).click();
  await ana.page.getByLabel("Español").check();
  await ana.page.getByText("Juegas", { exact: false }).first().waitFor();
  expect(await ana.page.locator("html").getAttribute("lang")).toBe("es");
});
