// How a table is kept.

import type { Manners } from "../generated/protocol.ts";

/** Whether there is nothing about it that somebody who comes should know. */
export const isUsual = ({ listed, spectators, clock }: Manners) => !listed && spectators === "live" && clock === null;
