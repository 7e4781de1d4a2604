/** Dev only: every piece, and the screens with sample data. `?show=pieces|ui|board|…&theme=dark&lang=fr&phase=night`. */
import "../src/look/index";
import { mount } from "svelte";
import { type Language, loadGame, setLanguage } from "../src/i18n/index.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.classList.add(theme);
await setLanguage((query.get("lang") as Language) ?? "en");
await loadGame("quest", { args: {}, sources: {} });
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { query } });
