// The card that is looked at closely.

class CloseUp {
  card = $state<string | null>(null);
  show(card: string): void {
    this.card = card;
  }
  hide(): void {
    this.card = null;
  }
}

export const closeUp = new CloseUp();

/** Long presses and right clicks on an element show a card. */
export function showsCard(node: HTMLElement, card: string | undefined) {
  let current = card;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const look = () => {
    if (!current) return;
    shown = true;
    closeUp.show(current);
  };
  const press = (event: PointerEvent) => {
    shown = false;
    if (event.pointerType !== "mouse") timer = setTimeout(look, 450);
  };
  const release = () => clearTimeout(timer);
  const menu = (event: Event) => {
    event.preventDefault();
    if (!shown) look();
  };
  const click = (event: Event) => {
    if (!shown) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the end of a long press is no answer
    shown = false;
  };
  const gone = new AbortController();
  const options = { signal: gone.signal };
  node.addEventListener("pointerdown", press, options);
  for (const end of ["pointerup", "pointercancel", "pointermove"]) node.addEventListener(end, release, options);
  node.addEventListener("contextmenu", menu, options);
  node.addEventListener("click", click, { ...options, capture: true });
  return {
    update(card: string | undefined) {
      current = card;
    },
    destroy() {
      clearTimeout(timer);
      gone.abort();
    },
  };
}
