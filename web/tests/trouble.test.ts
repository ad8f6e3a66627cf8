// What people see when something goes wrong that is none of their doing, and how it goes on.

import { expect, test } from "vitest";
import { Guests } from "./guests.ts";
import { Member, SOON, VISITS } from "./member.ts";
import { decide } from "./settler.ts";

const guests = new Guests(true);
/** Each size and language with a game of its own. */
const GAMES = { desktop: "Dominion", phone: "Dominations" } as const;
/** What answers the first questions of a game. */
const PRESSED = { Dominion: ".pile.open", Dominations: "[data-keep], [data-copy], .tile.open:not(:disabled)" } as const;

for (const [size, language, options] of VISITS) {
  const game = GAMES[size];

  /** Somebody who has begun to play against a bot. */
  const player = async () => {
    const ana = await Member.come(guests, options, language);
    await ana.visitor
      .game(game)
      .getByRole("button", { name: ana.say("web-play-now") })
      .click();
    await answer(ana);
    await ana.visitor.asked();
    return ana;
  };
  const answer = (ana: Member) => {
    const press = (selector: string) => ana.page.locator(selector).first().click();
    return game === "Dominion" ? ana.visitor.decide(press) : decide(ana.visitor, press);
  };
  const moment = (ana: Member) => ana.page.evaluate(() => Number(document.body.dataset["moment"]));

  test(`a database that goes away and comes back: ${size}, ${language}`, async () => {
    const ana = await player();
    const before = await moment(ana);
    const trouble = ana.page.getByRole("alert").filter({ hasText: ana.say("trouble-store") });
    guests.house.databaseIsThere(false);
    try {
      await ana.page.locator(PRESSED[game]).first().click();
      await trouble.first().waitFor(SOON);
      await ana.check("a database that is away");
      expect(await moment(ana)).toBe(before);
      await ana.page.reload();
      await trouble.first().waitFor(SOON);
    } finally {
      guests.house.databaseIsThere(true);
    }
    await ana.visitor.asked();
    await answer(ana);
    expect(await moment(ana)).toBeGreaterThan(before);
    await trouble.first().waitFor({ state: "detached", ...SOON });
  });

  test(`a server that is stopped and started again: ${size}, ${language}`, async () => {
    const ana = await player();
    const [before, asked] = [await moment(ana), await ana.page.locator("#prompt").innerText()];
    expect(await guests.house.stopAndRestart()).toBe(0);
    await ana.visitor.isSettled();
    expect([await moment(ana), await ana.page.locator("#prompt").innerText()]).toEqual([before, asked]);
    await ana.check("after a restart");
    await answer(ana);
    await expect.poll(() => moment(ana), SOON).toBeGreaterThan(before);
  });

  test(`a game that fails: ${size}, ${language}`, async () => {
    const ana = await player();
    let failed = false;
    await ana.page.routeWebSocket(/\/ws\//, (route) => {
      const server = route.connectToServer();
      route.onMessage((text) => server.send(text));
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (failed && message.stage) message.stage = { stopped: { reason: { key: "room-failed" } } };
        route.send(JSON.stringify(message));
      });
    });
    await ana.page.reload();
    await ana.visitor.asked();
    failed = true;
    await ana.page.reload();
    await ana.page.getByText(ana.say("room-failed")).waitFor(SOON);
    await ana.link("web-replay-file").waitFor();
    await ana.check("a game that has failed");
    await ana.button("web-ready").waitFor();
  });

  test(`links that lead nowhere any more: ${size}, ${language}`, async () => {
    const ana = await player();
    const { page, table } = ana;
    const says = async (path: string, key: string) => {
      await ana.go(path);
      await page.getByText(ana.say(key)).first().waitFor(SOON);
      await ana.check(path);
    };
    await says("/t/gone12345678", "refused-no-such-table");
    await says("/t/gone12345678/film", "refused-no-such-table");
    await says(`/t/${table}/film?game=9`, "refused-no-such-game");
    await says(`/t/${table}/film?at=0&eyes=1`, "film-eyes-closed");
    await says("/library/dominion/moat/examples/99999", "refused-no-such-example");
    await says("/library/dominion/no_such_card", "library-no-such-card");
    await says("/no/such/page", "web-nowhere-about");
    await ana.go("/library/designer?code=rubbish");
    await page
      .getByRole("alert")
      .filter({ hasText: /rubbish/i })
      .waitFor(SOON);
    await ana.check("a code that is none");
    await ana.go(`/t/${table.toUpperCase()}/`);
    await ana.visitor.asked();
  });

  test(`a password that is tried too often: ${size}, ${language}`, async () => {
    await guests.house.stopAndRestart(); // tries are counted anew, whoever has tried before
    const login = `somebody.${language}`;
    const ana = await Member.come(guests, options, language);
    await ana.register(login);
    const other = await Member.come(guests, options, language);
    await other.go("/account");
    const many = other.page.getByRole("alert").filter({ hasText: other.say("account-too-many") });
    for (let tries = 0; tries < 15 && (await many.count()) === 0; tries++) {
      const answered = other.page.waitForResponse(/api\/login/);
      await other.logIn(login, "not the right one");
      await answered;
      await other.button("account-log-in").and(other.page.locator(":enabled")).waitFor(SOON);
    }
    await many.waitFor();
    await other.check("too many passwords");
    expect(await other.page.locator("form[aria-labelledby=logging-in] #login").inputValue()).toBe(login);
    // whoever is in stays in
    await ana.go("/account");
    await ana.page.getByRole("heading", { name: login }).waitFor(SOON);
  });
}
