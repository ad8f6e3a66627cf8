import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { Guests } from "./guests.ts";
import { Member, PASSWORD, SOON, together, VISITS } from "./member.ts";

const guests = new Guests();
/** Milliseconds after which somebody who is not asked may have looked elsewhere, and between two looks at one's tables. */
const [ELSEWHERE, BETWEEN_LOOKS] = [5000, 20_000];
let logins = 0;
/** One that nobody has yet. */
const newLogin = () => `ana.${++logins}`;

for (const [size, language, options] of VISITS) {
  test(`an account keeps games and settings across browsers: ${size}, ${language}`, async () => {
    const login = newLogin();
    const ana = await Member.come(guests, options, language);
    await ana.callMyself("Ana");
    await ana.visitor
      .game("Dominion")
      .getByRole("button", { name: ana.say("web-play-now") })
      .click();
    for (let answers = 0; answers < 6; answers++) {
      await ana.visitor.decide((selector) => ana.page.locator(selector).click());
    }
    await ana.visitor.asked();
    const game = ana.table;

    await ana.go("/account");
    await ana.page.locator("#new-login").waitFor();
    await ana.check("a guest's account");
    const register = ana.page.locator("form[aria-labelledby=register]");
    await register.locator("#new-login").fill(login);
    await register.locator("#new-password").fill(PASSWORD);
    await register.locator("#new-password-again").fill("something else");
    await register.locator("button.primary").click();
    await ana.refused("account-passwords-differ");
    await register.locator("#new-password-again").fill("short");
    await register.locator("#new-password").fill("short");
    await register.locator("button.primary").click();
    await register.getByRole("alert").filter({ hasText: "8" }).waitFor(SOON);
    await ana.check("what is wrong with an account");
    await register
      .getByRole("button", { name: ana.say("account-show-password") })
      .first()
      .click();
    expect(await register.locator("#new-password").getAttribute("type")).toBe("text");
    await ana.register(login);
    await ana.page.getByRole("heading", { name: login }).waitFor();
    await ana.check("an account");

    // settings
    const kept = ana.page.waitForRequest((request) => request.url().endsWith("/api/settings"));
    await ana.press("web-settings");
    await ana.page.getByLabel(ana.say("web-set-sound")).check();
    await (await (await kept).response())?.finished();

    // another browser, where a guest plays
    const away = await Member.come(guests, options, language);
    await away.visitor
      .game("Dominations")
      .getByRole("button", { name: ana.say("web-play-now") })
      .click();
    await away.visitor.asked();
    const left = away.table;
    await away.go("/account");
    await away.page.locator("form[aria-labelledby=logging-in] .warning").waitFor(SOON);
    await away.logIn(login, "something else");
    const asked = away.page.getByRole("alertdialog");
    await asked.waitFor();
    await away.check("leaving a guest's tables");
    await asked.getByRole("button", { name: away.say("web-no-go-back") }).click();
    await asked.waitFor({ state: "detached" });
    await away.isOn(away.page.locator("form[aria-labelledby=logging-in] button.primary"));
    await away.logIn(login, "something else");
    await asked.getByRole("button", { name: away.say("account-log-in-anyway") }).click();
    await away.refused("error-wrong-password");
    await away.logIn(login, PASSWORD);
    await asked.getByRole("button", { name: away.say("account-log-in-anyway") }).click();
    await away.told("account-logged-in");
    expect(await away.page.locator("#name").inputValue()).toBe("Ana");
    await away.press("web-settings");
    expect(await away.page.getByLabel(away.say("web-set-sound")).isChecked()).toBe(true);
    await away.go("/");
    await away.page.locator("[data-account]", { hasText: "Ana" }).waitFor(SOON);
    await away.page.locator(`[data-table="${game}"]`, { hasText: away.say("account-your-turn") }).waitFor(SOON);
    expect(await away.page.title()).toBe("(1) Dominio");
    await away.check("the lobby of somebody who plays");
    await away.page.getByRole("link", { name: away.say("web-my-games") }).click();
    await away.page.locator(`[data-table="${game}"]`).waitFor(SOON);
    expect(await away.page.locator(`[data-table="${left}"]`).count(), "the guest's table is left").toBe(0);
    await away.check("games that go on");
    await away.page.locator(`[data-table="${game}"]`).click();
    await away.visitor.asked();

    // a game that is over
    await away.press("web-resign");
    await away.page
      .getByRole("alertdialog")
      .getByRole("button", { name: away.say("web-resign") })
      .click();
    await away.page.locator(".end").waitFor(SOON);
    await away.go("/games");
    const over = away.page.getByRole("region", { name: away.say("account-finished") });
    expect(await over.locator(`[data-table="${game}"]`).getAttribute("href")).toBe(`/t/${game}/film`);
    await away.check("games that are over");

    // another password
    await ana.go("/account");
    const change = ana.page.locator("form[aria-labelledby=change-password]");
    const newPassword = `${PASSWORD} staple`;
    await change.locator("#old-password").fill("something else");
    await change.locator("#changed-password").fill(newPassword);
    await change.locator("#changed-password-again").fill(newPassword);
    await change.locator("button.primary").click();
    await ana.refused("error-wrong-password");
    await change.locator("#old-password").fill(PASSWORD);
    await change.locator("button.primary").click();
    await ana.told("account-password-changed");
    await away.isOut();
    await away.logIn(login, PASSWORD);
    await away.refused("error-wrong-password");
    await away.logIn(login, newPassword);
    await away.told("account-logged-in");
    await ana.press("account-elsewhere");
    await ana.told("account-elsewhere-done");
    await away.isOut();

    // everything that is kept
    const saving = ana.page.waitForEvent("download");
    await ana.page.getByRole("link", { name: ana.say("account-download") }).click();
    const all = JSON.parse(await readFile(await (await saving).path(), "utf8"));
    expect(all.me.login).toBe(login);
    expect(all.me.settings.sound).toBe(true);
    expect(all.games.map((one: { table: string }) => one.table)).toEqual([game]);
    expect(all.games[0].replays.length, "every game that was played there").toBe(1);

    await ana.press("account-log-out");
    await ana.told("account-logged-out");
    await ana.isOut();
  });
}

for (const [size, language, options] of VISITS) {
  test(`whoever deletes an account is nowhere any more, and a bot plays on: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const luis = await Member.come(guests, options, language);
    await ana.callMyself("Anastasia");
    await ana.register(newLogin());
    await ana.go("/");
    await ana.visitor
      .game("Dominion")
      .getByRole("button", { name: ana.say("web-play-friend") })
      .click();
    await ana.page.locator(".link input").waitFor(SOON);
    await luis.sitDownAt(ana.table);
    await together(ana, luis);
    await ana.talk("good luck");
    await luis.openLog();
    await luis.page.getByText("good luck").waitFor(SOON);

    await ana.go("/account");
    await ana.press("account-delete-ask");
    const leaving = ana.page.locator("section[aria-labelledby=leaving]");
    const insist = async (password: string) => {
      await leaving.locator("#delete-password").fill(password);
      await leaving.getByRole("button", { name: ana.say("account-delete"), exact: true }).click();
      await leaving.getByRole("alertdialog").waitFor();
      await ana.check("deleting an account");
      await leaving.getByRole("button", { name: ana.say("account-delete-yes") }).click();
    };
    await insist("something else");
    await ana.refused("error-wrong-password");
    await insist(PASSWORD);
    await ana.told("account-deleted");
    await ana.isOut();

    await expect.poll(() => luis.page.locator("body").innerText(), SOON).not.toContain("Anastasia");
    expect(await luis.page.locator("body").innerText()).not.toContain("good luck");
    if (size === "phone") await luis.page.getByRole("button", { name: luis.say("web-log"), exact: true }).click();
    for (let answers = 0; answers < 6; answers++) {
      await luis.visitor.decide((selector) => luis.page.locator(selector).click());
    }
    await luis.visitor.asked();
    await luis.page.reload();
    await luis.visitor.asked();
    expect(await luis.page.locator("body").innerText()).not.toContain("Anastasia");
  });
}

for (const [size, language, options] of VISITS) {
  test(`a turn is said in the title, and rings once: ${size}, ${language}`, async () => {
    const ana = await Member.come(guests, options, language);
    const luis = await Member.come(guests, options, language);
    const both = [ana, luis];
    for (const { page } of both) {
      await page.clock.install();
      await page.addInitScript(() => {
        const { start } = AudioScheduledSourceNode.prototype;
        AudioScheduledSourceNode.prototype.start = function (when) {
          const { dataset } = document.documentElement;
          dataset["rings"] = String(Number(dataset["rings"] ?? 0) + 1);
          start.call(this, when);
        };
      });
    }
    const rings = ({ page }: Member) => page.evaluate(() => Number(document.documentElement.dataset["rings"] ?? 0));
    const title = ({ page }: Member) => page.title();
    await ana.go("/");
    await ana.set("web-set-sound");
    await ana.visitor
      .game("Dominion")
      .getByRole("button", { name: ana.say("web-play-friend") })
      .click();
    await ana.page.locator(".link input").waitFor(SOON);
    await luis.sitDownAt(ana.table);
    const [first] = await together(ana, luis);
    if (first === ana) await ana.playTurn();

    // at the table
    await luis.visitor.asked();
    expect(await title(ana)).toBe("Dominio");
    expect(await title(luis)).toBe("● Dominio");
    const before = await rings(ana);
    for (const { page } of both) await page.clock.fastForward(ELSEWHERE);
    await luis.playTurn();
    await ana.visitor.asked();
    expect(await title(ana)).toBe("● Dominio");
    expect(await title(luis)).toBe("Dominio");
    expect(await rings(ana)).toBe(before + 1);
    for (const { page } of both) await page.clock.fastForward(ELSEWHERE);
    await ana.playTurn();
    await luis.visitor.asked();
    expect(await rings(ana), "once a turn").toBe(before + 1);
    expect(await rings(luis), "only for those who want it").toBe(0);

    // in the lobby, and among one's games
    await ana.go("/");
    await ana.page.locator(`[data-table="${luis.table}"]`, { hasText: ana.say("account-others-turn") }).waitFor(SOON);
    expect(await title(ana)).toBe("Dominio");
    await luis.playTurn();
    for (let looks = 0; looks < 2; looks++) {
      const looked = ana.page.waitForResponse(/\/api\/me$/);
      await ana.page.clock.fastForward(BETWEEN_LOOKS);
      await looked;
      await expect.poll(() => title(ana), SOON).toBe("(1) Dominio");
    }
    await ana.link("web-my-games").click();
    await expect.poll(() => title(ana), SOON).toBe(`(1) ${ana.say("web-my-games")} · Dominio`);
    expect(await rings(ana)).toBe(1);
  });
}
