// How long ago something was.

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** In words, as exact as it matters. */
export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 0];
  return size === 0 ? words.format(0, unit) : words.format(-Math.floor(seconds / size), unit);
}
