// What the page says in either language, so that a test can be one for both. Only messages of one plain line.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Language = "en" | "es";

export function spoken(language: Language): (key: string) => string {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, `../../content/${language}/${file}.ftl`), "utf8");
  const lines = ["web", "account", "room"].flatMap((file) => read(file).split("\n"));
  return (key) => {
    const line = lines.find((one) => one.startsWith(`${key} = `));
    if (!line) throw new Error(`no «${key}» in ${language}`);
    return line.slice(key.length + 3);
  };
}
