// What each person likes, kept in their browser, and on the server for those it knows (`keeping.ts`).

import { LANGUAGES, type Language, words } from "../words/words.svelte.ts";

export interface Saved {
  language: Language | null;
  motion: boolean;
  sound: boolean;
  confirmWaste: boolean;
  alwaysRevealMoat: boolean;
  orderAsTheyCome: boolean;
  /** Whether somebody is beside you and explains. */
  guide: boolean;
  level: string;
  /** Cards that are liked, disliked or banned in drawn kingdoms. */
  tastes: Record<string, "like" | "dislike" | "ban">;
  /** When something was chosen last, in milliseconds since 1970. */
  changed: number;
}

const KEY = "dominio-settings";

const usual: Saved = {
  language: null,
  motion: true,
  sound: false,
  confirmWaste: true,
  alwaysRevealMoat: false,
  orderAsTheyCome: false,
  guide: false,
  level: "journeyman",
  tastes: {},
  changed: 0,
};

function saved(): Saved {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual }; // a browser that keeps nothing, or something else of that name
  }
}

/** What can be used of settings that come from elsewhere. */
function understood(from: unknown): Partial<Saved> {
  if (typeof from !== "object" || from === null) return {};
  const known = Object.entries(from).filter(([name, value]) => {
    if (name === "language") return value === null || LANGUAGES.includes(value as Language);
    return value !== null && name in usual && typeof value === typeof usual[name as keyof Saved];
  });
  return Object.fromEntries(known);
}

export const changedAt = (settings: unknown): number => understood(settings).changed ?? 0;

class Settings {
  private all = $state<Saved>(saved());
  /** Told when something was chosen here. */
  onchange: (() => void) | undefined;

  get<K extends keyof Saved>(name: K): Saved[K] {
    return this.all[name];
  }

  set<K extends Exclude<keyof Saved, "changed">>(name: K, value: Saved[K]): void {
    if (this.all[name] === value) return;
    this.all[name] = value;
    this.all.changed = Date.now();
    this.keep();
    this.onchange?.();
  }

  /** All of them, to be kept elsewhere. */
  text(): string {
    return JSON.stringify(this.all);
  }

  /** Takes over what was chosen elsewhere. */
  adopt(theirs: unknown): void {
    this.all = { ...this.all, ...understood(theirs) };
    this.keep();
    const language = this.all.language;
    if (language && language !== words.language) void words.speak(language).catch(() => undefined);
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, this.text());
    } catch {
      // it holds until the page is closed
    }
  }

  /** The language that was chosen, or the browser's. */
  firstLanguage(): Language {
    const wanted = this.all.language ?? navigator.language.slice(0, 2);
    return LANGUAGES.find((language) => language === wanted) ?? "en";
  }

  async speak(language: Language): Promise<void> {
    this.set("language", language);
    await words.speak(language);
  }

  get moves(): boolean {
    return this.all.motion && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
