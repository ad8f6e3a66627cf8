// Whoever reads this page, as the server knows them.

import type { Me } from "../generated/protocol.ts";
import { become, whoAmI } from "./api.ts";

const NOBODY: Me = { person: null, name: null, login: null, tables: [], settings: null, blocked: [] };

class Reader {
  me = $state.raw<Me>(NOBODY);
  /** Whether the server has said it. */
  asked = $state(false);
  /** When it said so, in milliseconds. */
  at = $state(0);
  /** Those whose talk is not shown. */
  blocked = $derived(new Set(this.me.blocked.map((one) => one.person)));
  private looking: Promise<void> | null = null;
  private followers: ((me: Me) => void)[] = [];

  /** Whether the server would know them again. */
  get isSomebody(): boolean {
    return this.me.name !== null;
  }

  /** Asks the server; whoever asks meanwhile gets the same answer. */
  look(): Promise<void> {
    this.looking ??= whoAmI()
      .then((me) => this.take(me))
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  take(me: Me): void {
    this.me = me;
    this.asked = true;
    this.at = Date.now();
    for (const follow of this.followers) follow(me);
  }

  /** Told of whatever the server says from now on. */
  onNews(follow: (me: Me) => void): void {
    this.followers.push(follow);
  }

  /** Makes a person of a visitor, and gives them a name. */
  async become(name: string | null): Promise<void> {
    this.take(await become(name));
  }

  /** Nobody again. */
  leave(): void {
    this.take(NOBODY);
  }
}

export const reader = new Reader();
