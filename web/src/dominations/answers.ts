// What answers are called.

import type { Choice, PackView, View } from "../generated/dominations.ts";
import { nameOf } from "../table/names.ts";
import { say } from "../words/words.svelte.ts";
import { type Asking, is } from "./asking.svelte.ts";
import { nameOfDomain, nameOfTile } from "./domains.ts";
import { keyOf, nameOfCell, nameOfCorner } from "./lattice.ts";
import { named } from "./pack.svelte.ts";
import { producedFrom } from "./producing.ts";
import { nameOfSpot } from "./spots.ts";

const NAMELESS = { es: "", en: "" };

/** To answer with nothing. */
export const nameOfDeclining = (asking: Asking) => say("web-decline-dominations", { about: asking.about ?? "" });

/** All that was picked. */
export function nameOfAnswer(picks: number[], asking: Asking, pack: PackView): string {
  if (picks.length === 0) return nameOfDeclining(asking);
  const different = [...new Set(picks)];
  return different
    .flatMap((pick) => {
      const choice = asking.offers[pick]?.choice;
      if (!choice) return [];
      const copies = picks.filter((other) => other === pick).length;
      const name = nameOfChoice(choice, asking, pack);
      return [copies > 1 ? say("card-copies", { name, number: copies }) : name];
    })
    .join(", ");
}

function nameOfChoice(choice: Choice, asking: Asking, pack: PackView): string {
  const { view } = asking;
  const mastery = (number: number) => named(pack.masteries[number]?.names ?? NAMELESS);
  const monument = (number: number) => named(pack.monuments[number]?.names ?? NAMELESS);
  if (is(choice, "objective")) return named(pack.objectives[choice.objective]?.names ?? NAMELESS);
  if (is(choice, "monument")) return monument(choice.monument);
  if (is(choice, "tile")) {
    const face = pack.tiles[choice.tile];
    return face ? nameOfTile(face) : "";
  }
  if (is(choice, "role")) {
    const role = pack.roles.find((one) => one.domain === choice.role);
    return say("choice-role", { role: named(role?.names ?? NAMELESS) });
  }
  if (is(choice, "space")) {
    return say("choice-space", { cell: nameOfCell(choice.space.cell), turned: choice.space.rotation });
  }
  if (is(choice, "at")) return nameOfCell(choice.at);
  if (is(choice, "on_locus")) return say("choice-on-locus", { corner: nameOfCorner(choice.on_locus) });
  if (is(choice, "city")) return nameOfCity(choice, view);
  if (is(choice, "level")) {
    const built = view.monuments.find((one) => one.monument === choice.level)?.levels.length ?? 0;
    return say("choice-level", { card: monument(choice.level), level: built + 1 });
  }
  if (is(choice, "develop")) {
    const face = pack.masteries[choice.develop];
    const domain = face ? nameOfDomain(face.domain) : "";
    return say("choice-develop", { card: mastery(choice.develop), domain, value: face?.value ?? 0 });
  }
  if (is(choice, "upgrade")) return say("choice-upgrade", { card: mastery(choice.upgrade) });
  if (is(choice, "spot")) return nameOfSpot(choice.spot.spot);
  if (is(choice, "domain")) return nameOfDomain(choice.domain);
  if (is(choice, "exchange")) {
    const { give, take } = choice.exchange;
    return say("choice-exchange", { give: nameOfDomain(give), take: nameOfDomain(take) });
  }
  if (is(choice, "swap")) {
    const { give, take, mastery: card } = choice.swap;
    return say("choice-swap", { give: nameOfDomain(give), take: nameOfDomain(take), card: mastery(card) });
  }
  if (is(choice, "seat")) return nameOf(asking.table.seats[choice.seat], choice.seat);
  return view.producing ? producedFrom(choice, view.producing) : "";
}

function nameOfCity({ city }: Extract<Choice, { city: unknown }>, view: View): string {
  const piece = view.pieces.find((one) => keyOf(one.cell) === keyOf(city));
  const level = (piece?.level ?? 0) + 1;
  const domain = piece?.settlement ? nameOfDomain(piece.settlement) : "";
  return say(level === 1 ? "choice-build-city" : "choice-raise-city", { cell: nameOfCell(city), domain, level });
}
