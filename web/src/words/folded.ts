/** Text as it is compared: without accents, capitals and space around it. */
export function folded(text: string): string {
  return text
    .trim()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();
}
