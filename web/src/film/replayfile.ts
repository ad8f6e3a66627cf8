// A file that somebody chose, looked at before it is sent.

import { Refused } from "../connection/api.ts";

/** As much as the server takes. */
export const MOST = 4 * 1024 * 1024;

/** The text of a replay file; refused when it cannot be one. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST) throw new Refused({ key: "film-too-big" });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Refused({ key: "film-not-text" });
  }
  if (text.trim() === "" || text.includes("\0")) throw new Refused({ key: "film-not-text" });
  return text;
}
