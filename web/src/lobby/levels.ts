import type { BotLevel } from "../generated/protocol.ts";

export const LEVELS: BotLevel[] = ["beginner", "apprentice", "journeyman", "expert", "master"];
