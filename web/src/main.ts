import { mount } from "svelte";
import App from "./App.svelte";
import { fetchPictures } from "./cards/pictures.ts";
import { reader } from "./connection/reader.svelte.ts";
import { parts } from "./page/parts.svelte.ts";
import { keepSettings } from "./settings/keeping.ts";
import { settings } from "./settings/settings.svelte.ts";
import "./style/table.css";
import { words } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (target) {
  parts.watch();
  void fetchPictures();
  await words.speak(settings.firstLanguage());
  keepSettings();
  void reader.look().catch(() => undefined); // the page works without the server's answer
  mount(App, { target });
}
