// Where people who use the keyboard go on when what they have pressed goes away.

import { tick } from "svelte";

/** Attached to what has the focus as soon as it is there. */
export const focused = (element: HTMLElement): void => element.focus();

/** What is taken away, or cannot be pressed any more, takes the focus with it. */
function isLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(":disabled");
}

/** From a place that is looked for once the page is drawn again. Whoever has gone elsewhere meanwhile stays there. */
export async function goOnFrom(place: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (!isLost()) return;
  const next = place();
  if (next && !next.matches("a, button, input, select, [tabindex]")) next.tabIndex = -1;
  next?.focus();
}
