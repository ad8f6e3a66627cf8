// Puts the pictures of the cards into one file, public/pictures.svg. They are from game-icons.net (CC BY 3.0).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL("..", import.meta.url);
const chosen = JSON.parse(readFileSync(new URL("src/pictures.json", here), "utf8"));
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));
const symbols = Object.entries(chosen).map(([id, name]) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`src/pictures.json: there is no picture “${name}” (for ${id})`);
  const size = `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
  return `<symbol id="picture-${id}" viewBox="${size}">${icon.body}</symbol>`;
});
mkdirSync(new URL("public", here), { recursive: true });
const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
writeFileSync(new URL("public/pictures.svg", here), svg);
