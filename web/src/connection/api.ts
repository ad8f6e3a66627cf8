// Requests beside the table.

import type { PackView } from "../generated/dominations.ts";
import type { Catalogue, Me, NewTable, PackName, Problem, Sentence, TableMade } from "../generated/protocol.ts";

/** The server's reason why it did not do something. */
export class Refused extends Error {
  constructor(readonly reason: Sentence) {
    super(reason.key);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    response = await fetch(path, body === undefined ? {} : post);
  } catch {
    throw new Refused({ key: "web-no-connection" });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused((answer as Problem | null)?.reason ?? { key: "refused-try-again" });
  return answer as T;
}

export const whoAmI = () => request<Me>("/api/me");
export const become = (name: string | null) => request<Me>("/api/me", { name });
export const makeTable = (table: NewTable) => request<TableMade>("/api/tables", table);
export const fetchPacks = () => request<Catalogue>("/api/packs");
export const fetchPack = ({ id, hash }: PackName) =>
  request<PackView>(`/api/packs/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`);
