// A server of its own and a browser for each test file.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

const program = process.env["DOMINIO"] ?? join(import.meta.dirname, "../../target/debug/dominio");
const chrome = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: "en-US" };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: "es-ES",
};

export class House {
  private server: ChildProcess | undefined;
  private folder = mkdtempSync(join(tmpdir(), "dominio-"));
  private database = join(this.folder, "games.db");
  private browser: Browser | undefined;
  address = "";

  /** `limited`: visitors may ask for as much as those of a public server. */
  private constructor(private readonly limited: boolean) {}

  static async open(limited = false): Promise<House> {
    const house = new House(limited);
    await house.start("127.0.0.1:0");
    house.browser = await chromium.launch({
      executablePath: chrome,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
    return house;
  }

  private async start(listen: string): Promise<void> {
    const options = ["serve", "--lang", "en", "--addr", listen, "--db", `sqlite:${this.database}`, "--no-search"];
    if (!this.limited) options.push("--no-limits");
    const server = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
    this.server = server;
    this.address = await new Promise((found, failed) => {
      let text = "";
      server.stdout?.on("data", (chunk) => {
        text += chunk;
        const address = /http:\/\/[\d.:]+/.exec(text)?.[0];
        if (address) found(address);
      });
      server.on("error", failed);
      server.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
    });
  }

  /** As when the machine loses power, and comes back. */
  async killAndRestart(): Promise<void> {
    await this.restart("SIGKILL");
  }

  /** As whoever runs it does for a new version; returns how the server ended. */
  async stopAndRestart(): Promise<number | null> {
    return this.restart("SIGTERM");
  }

  private async restart(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const gone = new Promise<number | null>((done) => this.server?.on("exit", done));
    this.server?.kill(signal);
    const code = await gone;
    await this.start(new URL(this.address).host);
    return code;
  }

  /** Takes the database away, or brings it back. */
  databaseIsThere(there: boolean): void {
    const elsewhere = `${this.database}.away`;
    if (there) renameSync(elsewhere, this.database);
    else renameSync(this.database, elsewhere);
  }

  /** A page of somebody new. Whatever the page complains about fails the test. */
  async visitor(options: BrowserContextOptions = DESKTOP): Promise<Visitor> {
    if (!this.browser) throw new Error("no browser");
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    const visitor = new Visitor(page);
    page.on("pageerror", (error) => visitor.complaints.push(error.message));
    page.on("console", (message) => {
      // a lost connection and a refused request are announced by the browser itself
      const lost = /WebSocket|ERR_CONNECTION/.test(message.text());
      const refused = /status of \d+/.test(message.text()) && message.location().url.includes("/api/");
      if (message.type() === "error" && !lost && !refused) visitor.complaints.push(message.text());
    });
    await page.goto(this.address);
    await page.getByRole("heading", { name: "Dominio", exact: true }).waitFor();
    return visitor;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    this.server?.removeAllListeners("exit");
    this.server?.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Somebody in front of a screen. */
export class Visitor {
  complaints: string[] = [];
  constructor(readonly page: Page) {}

  /** What the lobby offers for a game. */
  game(name: "Dominion" | "Dominations"): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator(".end").count()) > 0;
  }

  /** Waits until there is something to decide, or the game is over. */
  async asked(): Promise<void> {
    await this.page.locator(".prompt.mine, .end").first().waitFor();
    await this.isSettled();
  }

  /** Nothing is on its way to the server, and the table has nothing to say about the connection. */
  async isSettled(): Promise<void> {
    await this.page.waitForFunction(
      () => (document.body.dataset["waiting"] ?? "0") === "0" && !document.querySelector(".state")?.textContent?.trim(),
    );
  }

  /** No rule of accessibility is broken here. */
  async isAccessible(where: string, part = "body"): Promise<void> {
    if (!(await this.page.evaluate("'axe' in window"))) await this.page.evaluate(axe.source);
    // a card in the air covers for a moment what is below it
    await this.page.waitForFunction(() => !document.querySelector(".flight"));
    const told = await this.page.evaluate(async (part) => {
      // colours on their way to others are nobody's choice
      for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run({ include: [part] }, { resultTypes: ["violations"] });
      return found.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html).join(" | ")}`);
    }, part);
    expect(told, where).toEqual([]);
  }

  /** Nothing sticks out at the side. */
  async fits(where: string): Promise<void> {
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }

  /** Answers one question the simple way; `press` is how this visitor presses things. */
  async decide(press: (selector: string) => Promise<void>): Promise<void> {
    await this.asked();
    if (await this.isOver()) return;
    const page = this.page;
    const before = await page.locator(".prompt").innerText();
    const has = async (selector: string) => (await page.locator(selector).count()) > 0;
    const treasures = ".prompt .button.primary[data-primary]:not(:disabled)";
    const picked = await page.locator(".card.chosen").count();
    const wanted = ["province", "gold", "silver"].map((card) => `.pile.open[data-card=${card}]`);
    const buys = await page.locator(".pile.open").count();
    if (buys > 0) {
      for (const pile of wanted) {
        if (await has(pile)) {
          await press(pile);
          await this.changed(before, picked);
          return;
        }
      }
      if (await has(".prompt .button")) await press(".prompt .button >> nth=-1");
      else await press(".pile.open >> nth=0");
    } else if (await has(treasures)) await press(treasures);
    else if ((await has(".card.open:not(.chosen)")) && !(await has(".prompt .button[data-decline]"))) {
      await press(".card.open:not(.chosen) >> nth=0");
    } else await press(".prompt .button >> nth=-1");
    await this.changed(before, picked);
  }

  /** Until something has come of it. */
  private async changed(before: string, picked: number): Promise<void> {
    await this.page
      .waitForFunction(
        ([text, number]) =>
          document.querySelector(".end") !== null ||
          document.querySelector<HTMLElement>(".prompt")?.innerText !== text ||
          document.querySelectorAll(".card.chosen").length !== number,
        [before, picked] as const,
        { timeout: 20_000 },
      )
      .catch(() => undefined); // the same question again, as when two Silvers are bought
  }

  async playToTheEnd(press: (selector: string) => Promise<void>, most = 400): Promise<void> {
    for (let answers = 0; answers < most && !(await this.isOver()); answers++) await this.decide(press);
    expect(await this.isOver(), "the game ends").toBe(true);
  }
}
