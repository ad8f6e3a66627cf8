// Keys that the page listens to.

/** Whether a key is meant for what has the focus, or for the browser. */
export function isForOthers(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typed = target.closest("input:not([type=range]), textarea, select, dialog");
  return typed !== null || event.ctrlKey || event.metaKey || event.altKey;
}
