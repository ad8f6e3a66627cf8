import { beforeEach, expect, test } from "vitest";
import { arrival, go, path, rename } from "./path.svelte.ts";

beforeEach(() => {
  document.body.innerHTML = '<a href="/library">Library</a><h1>Before</h1>';
  go("/start");
  arrival(document.querySelector("h1") as HTMLElement);
  document.querySelector("a")?.focus();
});

/** Another page, whose heading is attached. */
function come(heading = "<h1>After</h1>"): Element | null {
  document.querySelector("h1")?.remove();
  document.body.insertAdjacentHTML("beforeend", heading);
  arrival(document.querySelector("h1") as HTMLElement);
  return document.activeElement;
}

test("whoever goes to another page goes on from its heading, whether the link stays or not", () => {
  go("/library/kingdoms");
  expect(come()?.textContent).toBe("After");
  document.querySelector("a")?.focus();
  go("/library/designer");
  document.querySelector("a")?.remove();
  expect(come()?.textContent).toBe("After");
});

test("what the page itself gives the focus to keeps it", () => {
  go("/glossary");
  document.body.insertAdjacentHTML("beforeend", "<button>Asked</button>");
  document.querySelector("button")?.focus();
  expect(come()?.textContent).toBe("Asked");
});

test("another address, or another query, is no other page", () => {
  go("/start?part=tiles");
  expect(path.query).toBe("?part=tiles");
  expect(come()?.textContent).toBe("Library");
  rename("/elsewhere");
  expect(come()?.textContent).toBe("Library");
});

const sources = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });

test("the heading of every page is one that people arrive at", () => {
  const headings = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<h1[^>]*>/g)].map(([heading]) => `${file} ${heading}`),
  );
  expect(headings.length).toBeGreaterThan(8);
  expect(headings.filter((heading) => !heading.includes("{@attach arrival}"))).toEqual([]);
});
