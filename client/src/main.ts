import "./look/index";
import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage } from "./i18n/index.svelte";
import { startRouter } from "./router.svelte";
import { settings, show } from "./settings.svelte";
import { startInstalled } from "./worker/installed.svelte";

show();
startRouter();
await setLanguage(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
startInstalled();
