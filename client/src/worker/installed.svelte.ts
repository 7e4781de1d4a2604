/** This page and its service worker: told what to keep, asked for a newer version. Loaded once the page is at rest. */
import { CARDS } from "virtual:cards";
import { mount, unmount } from "svelte";
import { fileAt, served, wholeUrl } from "../base";
import { BOXES, LANGUAGES, language } from "../i18n/index.svelte";
import { patient } from "../patient";
import type { Word } from "./kept";
import Newer from "./Newer.svelte";

/** How often a page that stays open asks whether there is a newer version. */
const EVERY_MS = 30 * 60_000;

/** How long a page that was asked to make way for a newer version is left to get what it has asked for. */
const QUIET_MS = 800;

/** What is kept for times without a network, besides what was opened: addresses below the first page. */
export const WORTH_KEEPING: readonly string[] = [
  "api/games",
  "api/lessons",
  "api/tables",
  "api/shares",
  ...LANGUAGES.map((code) => `api/guide?language=${code}`),
  ...CARDS.flatMap(({ id }) => [`api/texts/${id}`, `api/companion/${id}`]),
  ...BOXES.flatMap((box) => [
    `api/rules/${box}`,
    ...LANGUAGES.flatMap((code) => [`api/handbook/${box}?language=${code}`, `api/learn/${box}?language=${code}`]),
  ]),
];

const tell = (worker: ServiceWorker | null, word: Word): void => worker?.postMessage(word);

/** Forgets all games that are kept here for times without a network. */
export async function forgetKept(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration(fileAt("/"));
  tell(registered?.active ?? null, { type: "forget" });
}

let offered: ServiceWorker | null = null;
/** A newer version waits: it is offered, and when it is taken the page is loaded anew. */
function offer(worker: ServiceWorker): void {
  if (offered) {
    offered = worker;
    return;
  }
  offered = worker;
  const notice = mount(Newer, {
    target: document.body,
    props: {
      onlater: () => void unmount(notice),
      ontake: () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        // The one in use is told too: the newer one has to wait for as long as that is busy keeping answers.
        tell(navigator.serviceWorker.controller, { type: "take" });
        // It waits as well for one that was started anew meanwhile, by what this page still asks for: a moment of quiet.
        setTimeout(() => tell(offered, { type: "take" }), QUIET_MS);
      },
    },
  });
}

/** A worker that is installed beside one in use is a newer version. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow(); // it may have been found before this page looked
  registration.addEventListener("updatefound", follow);
  const ask = () => void registration.update().catch(() => undefined); // without a network there is no newer one
  setInterval(ask, EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && ask());
}

/** The answers that lie beside the page of a site without a server: all are kept, for there it works without a line. */
const filesOfSite = async (): Promise<string[]> => (await fetch(fileAt("/api/kept.json"))).json();

/** Registers the worker and tells it what to keep. Rejects where the browser refuses. */
async function register(): Promise<void> {
  // Who installs the page has it by its name in their language.
  $effect.root(() => {
    $effect(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      if (link) link.href = fileAt(`/manifest.${language()}.webmanifest`);
    });
  });
  // On a site without a server whoever waits for the engine is not to wait for what is kept for later too.
  if (!served) await (await patient(() => import("../engine/index.svelte"))()).load().catch(() => undefined);
  const registration = await navigator.serviceWorker.register(fileAt("/sw.js"), { scope: fileAt("/") });
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!thrifty || !served) tell(active, { type: "keep", paths: served ? WORTH_KEEPING : await filesOfSite() });
  // What this page got without the worker, also what was on its way when the worker came, is asked for again, to be kept.
  new PerformanceObserver((list) => {
    const paths = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(wholeUrl("/api/")))
      .map(({ name }) => name.slice(wholeUrl("/").length));
    if (paths.length > 0) tell(registration.active, { type: "keep", paths });
  }).observe({ type: "resource", buffered: true });
}

/** Begins all this. A browser has workers on a secure address alone, and may refuse them, as in a private window. */
export function start(): void {
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
}
