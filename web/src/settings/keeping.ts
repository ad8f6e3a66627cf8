// Settings of people whom the server knows are kept there, too, so that they are the same in all browsers.

import { reader } from "../connection/reader.svelte.ts";
import type { Me } from "../generated/protocol.ts";
import { changedAt, settings } from "./settings.svelte.ts";

/** Milliseconds until what was chosen is sent: often more is chosen at once. */
export const SOON = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whoever has chosen last counts. */
function meet(me: Me): void {
  if (me.name === null) return;
  const [here, there] = [settings.get("changed"), changedAt(me.settings)];
  if (there > here) settings.adopt(me.settings);
  else if (here > there) sendSoon();
}

function sendSoon(): void {
  if (!reader.isSomebody) return;
  clearTimeout(timer);
  timer = setTimeout(send, SOON);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const body = settings.text();
  const post = { method: "POST", headers: { "content-type": "application/json" }, body, keepalive: true };
  // nothing is lost without the server: the next answer about the reader leads here again
  void fetch("/api/settings", post).catch(() => undefined);
}

/** From now on. */
export function keepSettings(): void {
  reader.onNews(meet);
  settings.onchange = sendSoon;
  addEventListener("pagehide", () => {
    if (timer !== undefined) send();
  });
}
