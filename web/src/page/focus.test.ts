import { beforeEach, expect, test } from "vitest";
import { goOnFrom } from "./focus.ts";

beforeEach(() => {
  document.body.innerHTML = '<h2>Wishes</h2><button id="opener">Open</button><button id="other">Other</button>';
});
const byId = (id: string) => document.getElementById(id) as HTMLButtonElement;

test("when what was pressed goes away, the next place has the focus, also a heading", async () => {
  byId("opener").focus();
  byId("opener").remove();
  await goOnFrom(() => byId("opener") ?? document.querySelector("h2"));
  expect(document.activeElement?.textContent).toBe("Wishes");
});

test("what cannot be pressed for a while has lost the focus", async () => {
  byId("opener").focus();
  byId("opener").disabled = true;
  await goOnFrom(() => byId("other"));
  expect(document.activeElement).toBe(byId("other"));
  expect(byId("other").hasAttribute("tabindex")).toBe(false);
});

test("whoever has gone elsewhere stays there", async () => {
  byId("other").focus();
  byId("opener").remove();
  await goOnFrom(() => document.querySelector("h2"));
  expect(document.activeElement).toBe(byId("other"));
});
