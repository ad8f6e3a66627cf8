import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { entitle, writeTitle } from "./title.svelte.ts";

test("the title is that of the page, after what one is waited for", () => {
  let turns = $state(0);
  let card = $state("Moat");
  let asks = $state(false);
  const end = $effect.root(() => writeTitle(() => turns));
  const titled = (change: () => void) => {
    flushSync(change);
    return document.title;
  };
  expect(titled(() => undefined)).toBe("Dominio");
  let leave = $effect.root(() => entitle(() => `${card} · Library`));
  expect(titled(() => undefined)).toBe("Moat · Library · Dominio");
  expect(titled(() => (card = "Witch"))).toBe("Witch · Library · Dominio");
  expect(titled(() => (turns = 2))).toBe("(2) Witch · Library · Dominio");
  expect(titled(() => leave())).toBe("(2) Dominio");
  leave = $effect.root(() =>
    entitle(
      () => "",
      () => asks,
    ),
  );
  expect(titled(() => (asks = true))).toBe("● (2) Dominio");
  expect(titled(() => (turns = 0))).toBe("● Dominio");
  leave();
  end();
});

test("a page that leaves after the next one has come takes no name away", () => {
  const end = $effect.root(() => writeTitle(() => 0));
  const leave = $effect.root(() => entitle(() => "Account"));
  flushSync();
  const stay = $effect.root(() => entitle(() => "Glossary"));
  flushSync();
  leave();
  flushSync();
  expect(document.title).toBe("Glossary · Dominio");
  stay();
  end();
});
