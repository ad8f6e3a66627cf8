// Finds the words for what the server says. The files are those of the terminal, in ../../../content.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Piece, Sentence } from "../generated/protocol.ts";

export type Language = "es" | "en";
export const LANGUAGES: Language[] = ["es", "en"];

const files = import.meta.glob<string>("../../../content/*/{cards,ask,log,errors,room,web}.ftl", {
  query: "?raw",
  import: "default",
});
/** What people look at now and then only, and the words of one game. */
const further = {
  account: import.meta.glob<string>("../../../content/*/account.ftl", { query: "?raw", import: "default" }),
  rulings: import.meta.glob<string>("../../../content/*/rulings-*.ftl", { query: "?raw", import: "default" }),
  dominations: import.meta.glob<string>("../../../content/*/dominations*.ftl", { query: "?raw", import: "default" }),
  film: import.meta.glob<string>("../../../content/*/film.ftl", { query: "?raw", import: "default" }),
  library: import.meta.glob<string>("../../../content/*/library.ftl", { query: "?raw", import: "default" }),
  guide: import.meta.glob<string>("../../../content/*/guide.ftl", { query: "?raw", import: "default" }),
  glossary: import.meta.glob<string>("../../../content/*/glossary.ftl", { query: "?raw", import: "default" }),
};
export type Further = keyof typeof further;

class Words {
  language = $state<Language>("en");
  /** Changes with the words, so that everything that was said is said again. */
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private learnt = $state(0);
  private wanted = new Set<Further>();
  private known = new Set<string>();
  private bundles = new Map<Language, FluentBundle>();

  async speak(language: Language): Promise<void> {
    const bundle = this.bundles.get(language) ?? (await load(language));
    this.bundles.set(language, bundle);
    await Promise.all([...this.wanted].map((what) => this.add(bundle, what, language)));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** From now on, in every language that is spoken. */
  async learn(what: Further): Promise<void> {
    this.wanted.add(what);
    await this.add(this.bundle, what, this.language);
    this.learnt++;
  }

  /** Whether these words can be used by now. */
  knows(what: Further): boolean {
    void this.learnt;
    return this.known.has(`${what} ${this.language}`);
  }

  private async add(bundle: FluentBundle, what: Further, language: Language): Promise<void> {
    if (this.known.has(`${what} ${language}`)) return;
    await addAll(bundle, further[what], language);
    this.known.add(`${what} ${language}`);
  }

  has(key: string): boolean {
    void this.learnt;
    return this.bundle.hasMessage(key);
  }

  /** A message; one that is missing is shown as its key, and the tests exclude that. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    return this.format(key, undefined, values) ?? `«${key}»`;
  }

  /** The part of a message with this name, such as the text of a card. */
  part(key: string, part: string): string | undefined {
    return this.format(key, part, {});
  }

  private format(key: string, part: string | undefined, values: Record<string, FluentVariable>): string | undefined {
    void this.learnt;
    const message = this.bundle.getMessage(key);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    return pattern ? this.bundle.formatPattern(pattern, values, []) : undefined;
  }

  /** All rulings of a card, once they are learnt. */
  rulingsOf(card: string): string[] {
    const found: string[] = [];
    for (let number = 1; this.learnt > 0 && this.has(`ruling-${dashed(card)}-${number}`); number++) {
      found.push(this.say(`ruling-${dashed(card)}-${number}`));
    }
    return found;
  }

  card(id: string): string {
    return this.say(`card-${dashed(id)}`);
  }

  cardText(id: string, latest: boolean): string {
    const key = `card-${dashed(id)}`;
    return (latest ? this.part(key, "latest") : undefined) ?? this.part(key, "text") ?? "";
  }

  tell(sentence: Sentence): string {
    return this.tellParts(sentence)
      .map((part) => part.text)
      .join("");
  }

  /** A value of a sentence by itself. */
  text(piece: Piece): string {
    return this.piece(piece, (_, text) => text);
  }

  /** A sentence in parts, so that the cards in it can be shown. */
  tellParts(sentence: Sentence): Part[] {
    const cards: { text: string; card: string }[] = [];
    const mark = (card: string, text: string) => `${OPEN}${cards.push({ card, text }) - 1}${CLOSE}`;
    const text = this.filled(sentence, mark);
    return text.split(MARKS).map((piece, index) => (index % 2 ? (cards[Number(piece)] as Part) : { text: piece }));
  }

  private filled(sentence: Sentence, mark: (card: string, text: string) => string): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, piece] of Object.entries(sentence.values ?? {})) {
      if (piece) values[name] = "number" in piece ? piece.number : this.piece(piece, mark);
    }
    return this.say(sentence.key, values);
  }

  private piece(piece: Piece, mark: (card: string, text: string) => string): string {
    if ("text" in piece) return plain(piece.text);
    if ("number" in piece) return String(piece.number);
    if ("named" in piece) return plain(piece.named[this.language]);
    if ("sentence" in piece) return this.filled(piece.sentence, mark);
    if ("list" in piece) return piece.list.map((one) => this.piece(one, mark)).join(", ");
    if (piece.cards.length === 0) return this.say("cards-none");
    return piece.cards.map(([id, copies]) => mark(id, this.copies(id, copies))).join(", ");
  }

  copies(id: string, number: number): string {
    const name = this.card(id);
    return number === 1 ? name : this.say("card-copies", { name, number });
  }
}

export interface Part {
  text: string;
  card?: string;
}

// signs that no text holds
const OPEN = "\u{e000}";
const CLOSE = "\u{e001}";
const plain = (text: string) => text.replaceAll(OPEN, "").replaceAll(CLOSE, "");
const MARKS = /\u{e000}(\d+)\u{e001}/u;

export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  await addAll(bundle, files, language);
  return bundle;
}

async function addAll(bundle: FluentBundle, all: Record<string, () => Promise<string>>, language: Language) {
  const mine = Object.entries(all).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(mine.map(([, text]) => text()));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

export const words = new Words();

/** Short for templates. */
export const say = (key: string, values: Record<string, FluentVariable> = {}) => words.say(key, values);
