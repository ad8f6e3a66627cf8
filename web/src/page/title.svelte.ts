// What the window is called: pages say what they are called, and this alone writes it.

interface Shown {
  name: string;
  /** Whether something is asked there. */
  asks: boolean;
}

const HOUSE: Shown = { name: "", asks: false };
let shown = $state.raw<Shown>(HOUSE);

/** For the life of a component: what its page is called. One without a name is called as the house is. */
export function entitle(name: () => string, asks: () => boolean = () => false): void {
  $effect(() => {
    const mine = { name: name(), asks: asks() };
    shown = mine;
    return () => {
      if (shown === mine) shown = HOUSE;
    };
  });
}

/** From now on. `turns`: at how many other tables one is waited for. */
export function writeTitle(turns: () => number): void {
  $effect(() => {
    const number = turns();
    const house = shown.name ? `${shown.name} · Dominio` : "Dominio";
    document.title = `${shown.asks ? "● " : ""}${number > 0 ? `(${number}) ` : ""}${house}`;
  });
}
