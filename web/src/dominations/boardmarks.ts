// The marks on the board for the question that is asked.

import type { Cell, Domain, PackView, View } from "../generated/dominations.ts";
import { say } from "../words/words.svelte.ts";
import { type Asking, is, type Offer } from "./asking.svelte.ts";
import { amountsText, nameOfDomain, total } from "./domains.ts";
import { at, centre, corners, keyOf, middleOfSide, nameOfCorner, spokenCell, spokenCorner } from "./lattice.ts";
import { type Mark, shapeOf } from "./marks.ts";
import { producedFrom } from "./producing.ts";

/** What an offer would bring in its best way. */
function brings(asking: Asking, offer: Offer): readonly number[] | undefined {
  const ways = offer.preview?.ways ?? [];
  const gains = ways.map((way) => asking.gained(way)).toSorted((a, b) => total(b) - total(a));
  return gains[0];
}

export function boardMarks(asking: Asking, view: View): Mark[] {
  const marks: Mark[] = asking.shown.map((place) => {
    const turn = asking.turn(place);
    const way = asking.bestWay(turn);
    const amounts = way ? asking.gained(way) : undefined;
    return {
      key: place.key,
      at: centre(place.cell),
      shape: shapeOf(place.cell),
      label: asking.label(place),
      amounts,
      text: turn.loci > 0 ? "⬡" : undefined,
      locus: turn.loci > 0,
      selected: place.key === asking.selected,
      choose: () => asking.look(place.key === asking.selected ? null : place.key),
    };
  });
  for (const offer of asking.offers) {
    const { choice } = offer;
    const choose = () => asking.answer(offer);
    const selected = asking.picked(offer.index) > 0 || undefined;
    if (is(choice, "city")) marks.push(city(asking, view, offer, choice.city));
    else if (is(choice, "at")) {
      const amounts = brings(asking, offer);
      const label = say("web-use-again", { place: spokenCell(choice.at), gain: amountsText(amounts ?? []) });
      marks.push({
        key: keyOf(choice.at),
        at: centre(choice.at),
        shape: shapeOf(choice.at),
        label,
        amounts,
        over: true,
        selected,
        choose,
      });
    } else if (is(choice, "on_locus")) {
      const label = say("web-monument-here", { place: spokenCorner(choice.on_locus) });
      const key = `locus-${nameOfCorner(choice.on_locus)}`;
      marks.push({ key, at: at(choice.on_locus), shape: "spot", label, text: "⬡", selected, choose });
    } else if (view.producing && (is(choice, "side") || is(choice, "locus"))) {
      const { producing } = view;
      const amounts = brings(asking, offer) ?? [];
      const spot = is(choice, "side")
        ? middleOfSide(producing, choice.side)
        : at(corners(producing)[choice.locus] ?? [0, 0]);
      const label = `${producedFrom(choice, producing)}: ${amountsText(amounts)}`;
      const key = JSON.stringify(choice);
      marks.push({ key, at: spot, shape: "spot", label, text: `+${total(amounts)}`, selected, choose });
    }
  }
  return marks;
}

function city(asking: Asking, view: View, offer: Offer, cell: Cell): Mark {
  const piece = view.pieces.find((one) => keyOf(one.cell) === keyOf(cell));
  const level = (piece?.level ?? 0) + 1;
  const domain = piece?.settlement ? nameOfDomain(piece.settlement) : "";
  // what is paid, less what cards give for it
  const change = amountsText(brings(asking, offer) ?? []);
  const label = say(level === 1 ? "web-build-here" : "web-raise-here", {
    place: spokenCell(cell),
    domain,
    level,
    change,
  });
  return {
    key: keyOf(cell),
    at: centre(cell),
    shape: shapeOf(cell),
    label,
    text: say("web-level-up", { level }),
    over: true,
    selected: asking.picked(offer.index) > 0 || undefined,
    choose: () => asking.answer(offer),
  };
}

/** What would lie in the place that is looked at. */
export function ghostOf(
  asking: Asking,
  view: View,
  pack: PackView,
): { cell: Cell; discs: readonly (Domain | null)[]; settlement: Domain | null } | null {
  const place = asking.place;
  if (!place) return null;
  const { rotation } = asking.turn(place);
  const monument = /^monument-(\d+)$/.exec(asking.table.position?.asked?.source ?? "")?.[1];
  const base = monument === undefined ? undefined : pack.monuments[Number(monument)];
  const tile = view.laying === null ? undefined : pack.tiles[view.laying];
  const discs = tile?.discs ?? base?.discs ?? [];
  const turned = [0, 1, 2].map((corner) => discs[(corner + 3 - rotation) % 3] ?? null);
  return { cell: place.cell, discs: turned, settlement: tile?.settlement ?? null };
}
