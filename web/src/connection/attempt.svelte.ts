// Something that is asked of the server: whether it is under way, and why it was not done.

import type { Sentence } from "../generated/protocol.ts";
import { Refused } from "./api.ts";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Sentence | null>(null);

  async make(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Refused ? error.reason : { key: "refused-try-again" };
    } finally {
      this.busy = false;
    }
  }
}
