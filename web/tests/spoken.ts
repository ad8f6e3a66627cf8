// What the page says in either language, so that a test can be one for both.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "es";
export type Say = (key: string, values?: Record<string, FluentVariable>) => string;

export const otherThan = (language: Language): Language => (language === "en" ? "es" : "en");

export function spoken(language: Language): Say {
  const folder = join(import.meta.dirname, "../../content", language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    const words = new FluentResource(readFileSync(join(folder, file), "utf8"));
    bundle.addResource(words, { allowOverrides: true });
  }
  return (key, values = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no «${key}» in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
}
