// What each person likes, kept in their browser.

import { LANGUAGES, type Language, words } from "../words/words.svelte.ts";

interface Saved {
  language: Language | null;
  motion: boolean;
  sound: boolean;
  confirmWaste: boolean;
  alwaysRevealMoat: boolean;
  orderAsTheyCome: boolean;
  /** Whether somebody is beside you in Dominations. */
  guide: boolean;
  level: string;
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
};

function saved(): Saved {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual }; // a browser that keeps nothing, or something else of that name
  }
}

class Settings {
  private all = $state<Saved>(saved());

  get<K extends keyof Saved>(name: K): Saved[K] {
    return this.all[name];
  }

  set<K extends keyof Saved>(name: K, value: Saved[K]): void {
    this.all[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
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
