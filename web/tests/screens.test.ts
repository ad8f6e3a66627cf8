import { expect, test } from "vitest";
import { Guests, SIZES } from "./guests.ts";
import type { Visitor } from "./house.ts";
import { decide, playToTheEnd } from "./settler.ts";

const guests = new Guests();

/** Looks at a screen: it can be used by everybody, and nothing sticks out. */
const looking = (visitor: Visitor) => async (where: string) => {
  await visitor.isAccessible(where);
  await visitor.fits(where);
};

for (const [size, options] of SIZES) {
  test(`every screen is accessible and fits: ${size}`, async () => {
    const ana = await guests.visitor(options);
    const page = ana.page;
    const check = looking(ana);
    await check("the lobby");
    await ana.game("Dominion").getByRole("button", { name: "Choose everything" }).click();
    await check("a new table");
    for (const way of ["Random", "By hand", "By code"]) {
      await page.getByLabel(way, { exact: true }).check();
      await check(`a kingdom: ${way}`);
    }
    await page.getByLabel("By code", { exact: true }).check();
    await page.getByLabel("Code of the table").fill("nonsense");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("alert").waitFor();
    await check("something wrong");
    await page.getByRole("button", { name: "Settings" }).click();
    await check("the settings");
    await page.getByLabel("Español").check();
    await page.getByText("Idioma").waitFor();
    await page.getByLabel("English").check();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await ana.game("Dominion").getByRole("button", { name: "With a friend" }).click();
    await page.locator(".link input").waitFor();
    await check("the seats");
    await page.getByLabel("Put a bot here").selectOption("beginner");
    await ana.asked();
    await check("the table");
    await page.locator(".pile").first().click({ button: "right" });
    await page
      .getByRole("heading", { name: "Rulings" })
      .waitFor()
      .catch(() => undefined);
    await check("a card close up");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await check("the keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("l");
    await check("the log");
    await page.keyboard.press("l");
    await page.goto(`${guests.house.address}/t/nosuchtable1`);
    await page.getByRole("heading", { name: "There is no such table." }).waitFor();
    await check("a table that is not there");
  });
}

for (const [size, options] of SIZES) {
  test(`every screen of Dominations is accessible and fits: ${size}`, async () => {
    const ana = await guests.visitor(options);
    const page = ana.page;
    const check = looking(ana);
    await ana.game("Dominations").getByRole("button", { name: "Choose everything" }).click();
    await page.getByLabel("Length").waitFor();
    await check("a new table");
    await page.getByLabel("Length").selectOption({ label: "1 Age of 5 turns" });
    await page.getByLabel("Cards may be turned in the tree").check();
    await page.getByLabel("Seat 2").selectOption("beginner");
    await page.getByRole("button", { name: "Open the table" }).click();
    const press = (selector: string) => page.locator(selector).click();
    for (let answers = 0; answers < 9; answers++) await decide(ana, press);
    await ana.asked();
    for (const tab of ["Board", "Tree", "Masteries"]) {
      await page.getByRole("tab", { name: tab }).click();
      await check(tab);
    }
    await page.getByLabel("Value").selectOption("9");
    await page.getByPlaceholder("Search by name").fill("a");
    await page.getByRole("button", { name: "Religion", exact: true }).click();
    await check("some masteries");
    for (const player of await page.locator("[data-seat]").all()) await player.click();
    await page.getByRole("tab", { name: "Tree" }).click();
    await check("another tree");
    await page.keyboard.press("?");
    await check("the keys");
    await page.keyboard.press("Escape");
    await playToTheEnd(ana, press);
    await check("the end");
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
