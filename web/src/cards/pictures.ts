// The pictures of the cards come in one file, after the table is usable.

export async function fetchPictures(): Promise<void> {
  const response = await fetch("/pictures.svg").catch(() => null);
  if (!response?.ok) return; // cards are readable without pictures
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return;
  parsed.setAttribute("class", "unseen");
  parsed.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(parsed, true));
}
