/** This page and its service worker: registered on a built page, told what to keep, asked for a newer version. */
import { CARDS } from "virtual:cards";
import { hrefOf } from "../base";
import { BOXES, LANGUAGES } from "../i18n/index.svelte";
import type { Word } from "./kept";

/** How often a page that stays open asks whether there is a newer version. */
const EVERY_MS = 30 * 60_000;
/** The page is drawn and at rest before anything is fetched that it does not show. */
const REST_MS = 2500;

let waiting = $state.raw<ServiceWorker | null>(null);

export const installed = {
  /** A newer version is there and waits to be wanted. */
  get newer() {
    return waiting !== null;
  },
};

/** What is kept for times without a network, besides what was opened: addresses below the first page. */
export const WORTH_KEEPING: readonly string[] = [
  "api/games",
  "api/lessons",
  ...LANGUAGES.map((code) => `api/guide?language=${code}`),
  ...CARDS.flatMap(({ id }) => [`api/texts/${id}`, `api/companion/${id}`]),
  ...BOXES.flatMap((box) => [
    `api/rules/${box}`,
    ...LANGUAGES.flatMap((code) => [`api/handbook/${box}?language=${code}`, `api/learn/${box}?language=${code}`]),
  ]),
];

const tell = (worker: ServiceWorker | null, word: Word): void => worker?.postMessage(word);

/** The newer version takes over, and the page is loaded anew. */
export function takeNewer(): void {
  const worker = waiting;
  if (!worker) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  tell(worker, { type: "take" });
}

/** Forgets all games that are kept here for times without a network. */
export async function forgetKept(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration(hrefOf("/"));
  tell(registered?.active ?? null, { type: "forget" });
}

/** A worker that is installed beside one in use is a newer version. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  const ask = () => void registration.update().catch(() => undefined); // without a network there is no newer one
  setInterval(ask, EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && ask());
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(hrefOf("/sw.js"), { scope: hrefOf("/") });
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  // What this page has asked for before there was a worker is asked for again, to be kept.
  const shown = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(location.origin + hrefOf("/api/")))
    .map(({ name }) => name.slice((location.origin + hrefOf("/")).length));
  tell(active, { type: "keep", paths: thrifty ? shown : [...shown, ...WORTH_KEEPING] });
}

/** Begins all this on a built page, where the browser has workers (a secure address), once the page is at rest. */
export function startInstalled(): void {
  // A piece of a version that the server has no longer: the page of now is loaded in its place.
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || sessionStorage.getItem("lanterns.reloaded") === location.href) return;
    event.preventDefault();
    sessionStorage.setItem("lanterns.reloaded", location.href);
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses, as in a private window, goes without.
  setTimeout(() => void register().catch(() => undefined), REST_MS);
}
