// Somebody who looks after an account, or meets others, in either language.

import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Guests } from "./guests.ts";
import { DESKTOP, PHONE, type Visitor } from "./house.ts";
import { type Language, type Say, spoken } from "./spoken.ts";

export const SOON = { timeout: 20_000 };
export const PASSWORD = "correct horse battery";
/** Both sizes and both languages, each once. */
export const VISITS = [
  ["desktop", "en", DESKTOP],
  ["phone", "es", PHONE],
] as const;

export class Member {
  readonly page: Page;
  say: Say;
  constructor(
    readonly visitor: Visitor,
    public language: Language,
    readonly address: string,
  ) {
    this.page = visitor.page;
    this.say = spoken(language);
  }

  static async come(guests: Guests, options: BrowserContextOptions, language: Language): Promise<Member> {
    return new Member(await guests.visitor(options), language, guests.house.address);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key), exact: true });
  }

  link(key: string): Locator {
    return this.page.getByRole("link", { name: this.say(key), exact: true });
  }

  async press(key: string): Promise<void> {
    await this.button(key).click();
  }

  async heading(key: string): Promise<void> {
    await this.page.getByRole("heading", { name: this.say(key), exact: true }).waitFor(SOON);
  }

  /** A switch among the settings. */
  async set(key: string): Promise<void> {
    await this.press("web-settings");
    const settings = this.page.getByRole("dialog", { name: this.say("web-settings") });
    await settings.getByLabel(this.say(key)).check();
    await settings.getByRole("button", { name: this.say("web-close") }).click();
  }

  /** From now on in the other language. */
  async speak(language: Language): Promise<void> {
    await this.press("web-settings");
    await this.page.getByLabel(language === "es" ? "Español" : "English").check();
    this.language = language;
    this.say = spoken(language);
    const settings = this.page.getByRole("dialog", { name: this.say("web-settings") });
    await settings.getByRole("button", { name: this.say("web-close") }).click();
  }

  async check(where: string): Promise<void> {
    await this.visitor.isAccessible(`${where} (${this.language})`);
    await this.visitor.fits(`${where} (${this.language})`);
  }

  async callMyself(name: string): Promise<void> {
    await this.page.locator("#name").fill(name);
    await this.press("web-save");
    await this.button("web-saved").waitFor();
  }

  /** What was done is said and has the focus. */
  async told(key: string): Promise<void> {
    const told = this.page.locator("p.told", { hasText: this.say(key) });
    await told.waitFor(SOON);
    await this.isOn(told);
  }

  /** Whoever uses the keyboard goes on from there. */
  async isOn(place: Locator): Promise<void> {
    await expect.poll(() => place.evaluate((element) => element === document.activeElement), SOON).toBe(true);
  }

  async refused(key: string): Promise<void> {
    await this.page
      .getByRole("alert")
      .filter({ hasText: this.say(key) })
      .waitFor(SOON);
  }

  async register(login: string): Promise<void> {
    await this.go("/account");
    const form = this.page.locator("form[aria-labelledby=register]");
    await form.locator("#new-login").fill(login);
    await form.locator("#new-password").fill(PASSWORD);
    await form.locator("#new-password-again").fill(PASSWORD);
    await form.locator("button.primary").click();
    await this.told("account-registered");
  }

  async logIn(login: string, password: string): Promise<void> {
    const form = this.page.locator("form[aria-labelledby=logging-in]");
    await form.locator("#login").fill(login);
    await form.locator("#password").fill(password);
    await form.locator("button.primary").click();
  }

  /** A page that does not know them any more. */
  async isOut(): Promise<void> {
    await this.go("/account");
    await this.page.locator("form[aria-labelledby=logging-in]").waitFor(SOON);
  }

  /** The code of the table at which they are. */
  get table(): string {
    return new URL(this.page.url()).pathname.split("/")[2] ?? "";
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator(".prompt.mine").count()) > 0;
  }

  /** A turn of Dominion, up to its end. */
  async playTurn(): Promise<void> {
    while (await this.isAsked()) await this.visitor.decide((selector) => this.page.locator(selector).click());
  }

  async openLog(): Promise<void> {
    const button = this.button("web-log");
    if ((await button.count()) > 0 && (await button.getAttribute("aria-expanded")) === "false") await button.click();
  }

  async talk(text: string): Promise<void> {
    await this.openLog();
    await this.page.locator("#talk").fill(text);
    await this.page.locator("#talk").press("Enter");
    await this.page.locator(".chat", { hasText: text }).waitFor(SOON);
  }

  /** Makes a table with everything chosen, as told by `choose`. */
  async newTable(game: "Dominion" | "Dominations", choose: (page: Page) => Promise<void>): Promise<void> {
    await this.visitor
      .game(game)
      .getByRole("button", { name: this.say("web-new-table") })
      .click();
    await this.page.getByLabel(this.say("account-listed")).waitFor(SOON);
    await this.page.locator("li select").first().selectOption("open");
    await choose(this.page);
    await this.press("web-make");
    await this.page.locator(".link input").waitFor(SOON);
  }

  async sitDownAt(table: string): Promise<void> {
    await this.go(`/t/${table}`);
    await this.press("web-sit");
    await this.page.getByText(`(${this.say("web-you")})`).waitFor(SOON);
  }
}

/** A table of two at which the game has begun; whoever is asked first comes first. */
export async function together(host: Member, guest: Member): Promise<[Member, Member]> {
  await guest.press("web-ready");
  for (const one of [host, guest]) await one.page.locator("#prompt").waitFor(SOON);
  return (await host.isAsked()) ? [host, guest] : [guest, host];
}
