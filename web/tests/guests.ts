// The house of a test file, and the people who come to it. Whatever their pages complain about fails the test.

import type { BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { DESKTOP, House, type Visitor } from "./house.ts";

export class Guests {
  private opened: House | undefined;
  private present: Visitor[] = [];

  /** `limited`: as those of a public server. */
  constructor(limited = false) {
    beforeAll(async () => {
      this.opened = await House.open(limited);
    });
    afterAll(() => this.opened?.close());
    afterEach(async () => {
      const present = this.present;
      this.present = [];
      for (const visitor of present) await visitor.page.context().close();
      for (const visitor of present) expect(visitor.complaints).toEqual([]);
    });
  }

  get house(): House {
    if (!this.opened) throw new Error("the house is not open yet");
    return this.opened;
  }

  async visitor(options: BrowserContextOptions = DESKTOP): Promise<Visitor> {
    const somebody = await this.house.visitor(options);
    this.present.push(somebody);
    return somebody;
  }
}
