// Puts the pictures of the cards into one file, public/pictures.svg, and those of the Domains into one each: there are
// hundreds of these on a table, and as backgrounds they cost next to nothing. All are from game-icons.net (CC BY 3.0).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL("..", import.meta.url);
const chosen = JSON.parse(readFileSync(new URL("src/pictures.json", here), "utf8"));
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));
const INK = "#22190f";
const open = '<svg xmlns="http://www.w3.org/2000/svg"';

mkdirSync(new URL("public/domains", here), { recursive: true });
const symbols = Object.entries(chosen).map(([id, name]) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`src/pictures.json: there is no picture “${name}” (for ${id})`);
  const size = `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
  if (id.startsWith("domain_")) {
    const file = `public/domains/${id.slice("domain_".length)}.svg`;
    writeFileSync(new URL(file, here), `${open} viewBox="${size}" color="${INK}">${icon.body}</svg>\n`);
  }
  return `<symbol id="picture-${id}" viewBox="${size}">${icon.body}</symbol>`;
});
writeFileSync(new URL("public/pictures.svg", here), `${open}>\n${symbols.join("\n")}\n</svg>\n`);
