import "./look/index";
import { mount } from "svelte";
import App from "./App.svelte";
import { served } from "./base";
import { setLanguage } from "./i18n/index.svelte";
import { patient } from "./patient";
import { startRouter } from "./router.svelte";
import { settings, show } from "./settings.svelte";

// A site without a server answers from its engine, which takes longest to be there.
if (!served)
  void patient(() => import("./engine/index.svelte"))()
    .then((engine) => engine.load())
    .catch(() => undefined);
show();
startRouter();
await setLanguage(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });

// What makes it an app, once the page is drawn and at rest.
if (import.meta.env.PROD)
  setTimeout(() => void patient(() => import("./worker/installed.svelte"))().then((app) => app.start()), 2500);
// What was played in boards of days without a network is sent.
setTimeout(() => {
  if (localStorage.getItem("lanterns.daily"))
    void patient(() => import("./daily/kept.svelte"))().then((kept) => kept.startSending());
}, 1500);
