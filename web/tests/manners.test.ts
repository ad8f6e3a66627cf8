import { expect, test } from "vitest";
import { Guests } from "./guests.ts";
import { Member, SOON, together, VISITS } from "./member.ts";

const guests = new Guests();
type Visit = (typeof VISITS)[number];
const AT_ONCE = { timeout: 5_000 };

for (const [size, language, options] of VISITS) {
  test(`a listed table with a clock that nobody may watch: ${size}, ${language}`, { timeout: 240_000 }, async () => {
    const ana = await Member.come(guests, options, language);
    const luis = await Member.come(guests, options, language);
    const game = size === "desktop" ? "Dominations" : "Dominion";
    await ana.callMyself("Ana");
    await ana.newTable(game, async (page) => {
      await page.getByLabel(ana.say("account-listed")).check();
      await page.getByLabel(ana.say("account-spectators")).selectOption("no");
      await page.locator("select[aria-describedby=clock-about]").selectOption("custom");
      await page.getByLabel(ana.say("account-clock-minutes")).fill("0.1");
      await ana.check("how a table is kept");
      await ana.press("web-make");
      await ana.refused("error-clock");
      await page.getByLabel(ana.say("account-clock-minutes")).fill("1.1");
      await page.getByLabel(ana.say("account-clock-more")).fill("0");
    });
    await ana.page.getByText(ana.say("account-is-listed")).waitFor(SOON);
    await ana.check("the seats of a kept table");

    await luis.go("/");
    const found = luis.page.getByRole("region", { name: luis.say("account-open-tables") });
    await found.locator(`[data-table="${ana.table}"]`, { hasText: "Ana" }).waitFor(SOON);
    await luis.check("open tables");
    await found.locator(`[data-table="${ana.table}"]`).click();
    await luis.press("web-sit");
    await together(ana, luis);
    const clocks = ana.page.locator("[data-clock]");
    await expect.poll(() => clocks.count(), SOON).toBe(2);
    expect(await clocks.first().innerText()).toMatch(/[01]:\d\d/);
    await ana.check("a table with clocks");

    const eva = await Member.come(guests, options, language);
    await eva.go(`/t/${ana.table}`);
    await eva.page.locator("[data-private]", { hasText: eva.say("web-private-about") }).waitFor(SOON);
    expect(await eva.page.locator("#prompt").count()).toBe(0);
    await eva.check("a game that is not shown");

    // whoever decides runs out of time
    const late = (await ana.page.locator(".prompt.mine").count()) > 0 ? ana : luis;
    const other = late === ana ? luis : ana;
    const warning = () => late.page.locator("[data-warned]").innerText();
    await expect.poll(warning, { timeout: 30_000 }).toMatch(/\S/); // the last minute has begun
    const out = other.page.locator("[data-clock]", { hasText: other.say("web-clock-out") });
    await out.waitFor({ timeout: 90_000 });
    expect(await out.innerText()).toContain("0:00");
    await other.check("a clock that has run out");
    await late.check("no time left");
    await other.press("web-hand-over");
    await late.page.getByRole("button", { name: late.say("web-take-back") }).waitFor(SOON);
    await other.visitor.asked();
  });
}

for (const [size, language, options] of VISITS) {
  test(`a host, and somebody who is not wanted: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const luis = await Member.come(guests, options, language);
    await luis.callMyself("Luis");
    await ana.visitor
      .game("Dominion")
      .getByRole("button", { name: ana.say("web-play-friend") })
      .click();
    await ana.page.locator(".link input").waitFor(SOON);
    const table = ana.table;
    await luis.sitDownAt(table);
    expect(await luis.page.locator("[data-remove]").count(), "only the host may").toBe(0);
    await ana.page.locator("[data-remove]").click();
    const really = ana.page.getByRole("alertdialog");
    await really.waitFor();
    await ana.check("taking somebody off a seat");
    await really.getByRole("button", { name: ana.say("web-no-go-back") }).click();
    await ana.page.locator("[data-remove]").click();
    await really.getByRole("button", { name: ana.say("web-remove-person") }).click();
    await luis.press("web-sit");
    await luis.refused("refused-removed");
    await luis.check("a table where one is not wanted");
  });
}

for (const [size, language, options] of VISITS) {
  test(`talk is muted, blocked and reported: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const luis = await Member.come(guests, options, language);
    await luis.callMyself("Luis");
    await ana.visitor
      .game("Dominion")
      .getByRole("button", { name: ana.say("web-play-friend") })
      .click();
    await ana.page.locator(".link input").waitFor(SOON);
    await luis.sitDownAt(ana.table);
    await together(ana, luis);
    await luis.talk("you are slow");
    await ana.talk("so what");
    const line = ana.page.locator(".chat").filter({ hasNotText: "so what" });
    const menu = line.locator("button");
    const dialog = ana.page.getByRole("dialog");
    await line.getByText("you are slow").waitFor(SOON);
    expect(await ana.page.locator(".chat button").count(), "nothing is done about one's own lines").toBe(1);
    const choose = (key: string) => dialog.getByRole("button", { name: ana.say(key), exact: true }).click();

    await menu.click();
    await dialog.waitFor();
    await ana.check("what can be done about a line");
    await dialog.getByLabel(ana.say("web-chat-reason")).fill("rude");
    await choose("web-chat-report");
    await dialog.getByText(ana.say("web-chat-thanks")).waitFor(SOON);
    await choose("web-close");

    // muted, also after a reload, and looked at all the same
    await menu.click();
    await choose("web-chat-mute");
    await line.getByText(ana.say("web-chat-hidden")).waitFor();
    await ana.page.reload();
    await ana.openLog();
    await line.getByText(ana.say("web-chat-hidden")).waitFor(SOON);
    expect(await line.getByText("you are slow").isVisible()).toBe(false);
    await ana.check("a hidden line");
    await line.getByText(ana.say("web-chat-hidden")).click();
    expect(await line.getByText("you are slow").isVisible()).toBe(true);
    await menu.click();
    await choose("web-chat-unmute");
    await line.getByText(ana.say("web-chat-hidden")).waitFor({ state: "detached" });

    // blocked until that is taken back
    await menu.click();
    await choose("web-chat-block");
    await line.getByText(ana.say("web-chat-hidden")).waitFor(SOON);
    const table = ana.table;
    await ana.go("/account");
    const blocked = ana.page.getByRole("region", { name: ana.say("account-blocked") });
    await blocked.getByText("Luis").waitFor(SOON);
    await ana.check("people who are blocked");
    await blocked.getByRole("button").click();
    await ana.told("account-unblocked");
    await blocked.getByText(ana.say("account-blocked-nobody")).waitFor();
    await ana.go(`/t/${table}`);
    await ana.openLog();
    await line.getByText("you are slow").waitFor(SOON);
  });
}

/** Two people who play Dominion at a table that is kept as chosen; whoever is asked first comes first. */
async function players(
  [, language, options]: Visit,
  choose: (host: Member) => Promise<void>,
): Promise<[Member, Member]> {
  const host = await Member.come(guests, options, language);
  const guest = await Member.come(guests, options, language);
  await host.newTable("Dominion", () => choose(host));
  await guest.sitDownAt(host.table);
  return together(host, guest);
}

for (const visit of VISITS) {
  const [size, language, options] = visit;
  for (const kind of ["live", "delayed"]) {
    test(`a game that is watched, ${kind}: ${size}, ${language}`, async () => {
      const [first, second] = await players(visit, async ({ page, say }) => {
        await page.getByLabel(say("account-spectators")).selectOption(kind);
      });
      const eva = await Member.come(guests, options, language);
      const nothingToAnswer = async () => {
        expect(await eva.page.locator(".prompt.mine, .prompt .button, .pile.open, .card.open").count()).toBe(0);
        expect(await eva.page.locator(".hand .card").count(), "hands are not shown").toBe(0);
      };
      const inPlay = ({ page }: Member) =>
        page
          .locator("[data-place=play] .card")
          .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
      const whose = ({ page }: Member) => page.locator(".players .turn").getAttribute("data-place");
      const recap = async ({ page }: Member) => (await page.locator(".recap").allInnerTexts()).join();

      await eva.go(`/t/${first.table}`);
      await eva.page.getByText(eva.say("web-watching")).waitFor(SOON);
      const player = await whose(first);
      await expect.poll(() => whose(eva), SOON).toBe(player);
      await nothingToAnswer();
      expect(await inPlay(eva)).toEqual([]);

      await first.page.locator(".prompt [data-primary]").click();
      await expect.poll(() => inPlay(second), SOON).not.toEqual([]);
      const played = await inPlay(second);
      if (kind === "live") await expect.poll(() => inPlay(eva), AT_ONCE).toEqual(played);
      else {
        // not even those who come now
        await eva.page.reload();
        await expect.poll(() => whose(eva), SOON).toBe(player);
        expect(await inPlay(eva)).toEqual([]);
      }
      await nothingToAnswer();
      await eva.check(`a game that is watched, ${kind}`);

      await first.playTurn();
      await second.visitor.asked();
      const next = await whose(second);
      expect(next).not.toBe(player);
      await expect.poll(() => whose(eva), AT_ONCE).toBe(next);
      expect(await recap(second)).toContain(second.say("card-copper"));
      await expect.poll(() => recap(eva), AT_ONCE).toBe(await recap(second));
      await nothingToAnswer();
    });
  }
}

for (const visit of VISITS) {
  const [size, language] = visit;
  const days = size === "desktop" ? 3 : 7;
  test(`a game over ${days} days: ${size}, ${language}`, async () => {
    const [first, second] = await players(visit, async ({ page, say }) => {
      const span = (number: number) => say("web-span", { unit: "day", number });
      const label = say("account-clock-preset", { time: span(days), more: span(1) });
      await page.locator("select[aria-describedby=clock-about]").selectOption({ label });
    });
    const table = first.table;
    const left = (days: number, hours: number) => first.say("web-clock-days", { days, hours });
    const clock = (turn: string) => second.page.locator(`.players li${turn} [data-clock]`);
    await expect.poll(() => clock(".turn").innerText(), SOON).toContain(left(days - 1, 23));
    expect(await clock(":not(.turn)").innerText()).toContain(left(days, 0));
    await second.check("a game over days");

    const turns = async (mine: Member, other: Member) => {
      for (const [one, key] of [
        [mine, "account-your-turn"],
        [other, "account-others-turn"],
      ] as const) {
        await one.go("/games");
        await one.page.locator(`[data-table="${table}"]`, { hasText: one.say(key) }).waitFor(SOON);
      }
    };
    await turns(first, second);
    await first.check("a game that waits");
    for (const one of [first, second]) await one.page.locator(`[data-table="${table}"]`).click();
    await first.visitor.asked();
    await first.playTurn();
    await second.visitor.asked();
    await expect.poll(() => clock(".turn").innerText(), SOON).toContain(left(days - 1, 23));
    expect(await clock(":not(.turn)").innerText(), "a day more for the turn").toContain(left(days, 23));
    await turns(second, first);
  });
}
