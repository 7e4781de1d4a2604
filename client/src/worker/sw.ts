/// <reference lib="webworker" />
/**
 * The service worker, built to `sw.js` beside the page (vite/worker.ts). With a network, pages and answers come from the
 * server and are those of now; the worker only keeps them. Without one, the page that was installed stands in, with what
 * was kept.
 */
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { startNotices } from "../notices/push.worker";
import { ENGINE, isDeed, isDropped, isEngine, isWord, leftBy, OWN, SAID, storeOf, tellsOf } from "./kept";

declare const self: ServiceWorkerGlobalScope;
/** The files of this build with their revisions, null where the name holds it; and the name of the build. */
declare const FILES: { url: string; revision: string | null }[];
declare const BUILD: string;
/** The files of this build's engine, which are kept when they are first wanted. */
declare const ENGINE_FILES: string[];

/** A line that is there but does not answer counts as none after this time. */
const PATIENCE_SECONDS = 6;
const BASE = new URL(self.registration.scope).pathname;
const WORDS = `${SAID}-${BUILD}`;

// ---- the page: its files by their names, itself from the server while that answers
precacheAndRoute(FILES, { cleanURLs: false, directoryIndex: null as unknown as string });
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !isDeed(url.pathname, BASE),
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS }),
);
setCatchHandler(async ({ request }) => {
  const page = request.mode === "navigate" ? await matchPrecache("index.html") : undefined;
  return page ?? Response.error();
});

// ---- what the server says
const answers = {
  /** A proxy that says that there is nobody behind it is no answer. */
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 502) throw new TypeError("no answer");
    return response;
  },
};
const bounded = (most: number) => new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true });
const words = new NetworkFirst({
  cacheName: WORDS,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [answers, bounded(120)],
});
const games = bounded(400);
const own = new NetworkFirst({ cacheName: OWN, plugins: [answers, games] });
registerRoute(({ url, sameOrigin }) => sameOrigin && storeOf(url.pathname, BASE) === SAID, words);
registerRoute(({ url, sameOrigin }) => sameOrigin && storeOf(url.pathname, BASE) === OWN, own);

const engine = new CacheFirst({ cacheName: ENGINE, plugins: [bounded(40)] });
registerRoute(({ url, sameOrigin }) => sameOrigin && isEngine(url.pathname, BASE), engine);

/** The address under which the answer to a question about a dropped record is kept. */
async function keyOf(url: URL, body: string): Promise<Request> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const name = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return new Request(`${url.origin}${url.pathname}?dropped=${name}`);
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDropped(url.pathname, BASE),
  async ({ request, url, event }) => {
    const key = await keyOf(url, await request.clone().text());
    const asking = { requestWillFetch: async () => request };
    return new NetworkFirst({ cacheName: OWN, plugins: [asking, answers, games] }).handle({ event, request: key });
  },
  "POST",
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && leftBy(url.pathname, BASE) !== "",
  async ({ request, url }) => {
    const done = await fetch(request);
    if (done.ok) await forget(leftBy(url.pathname, BASE));
    return done;
  },
  "POST",
);

/** Forgets what is kept of a table; without one, all that is this browser's own. */
async function forget(table?: string): Promise<void> {
  if (table === undefined) {
    await caches.delete(OWN);
    return;
  }
  const store = await caches.open(OWN);
  for (const kept of await store.keys()) if (tellsOf(new URL(kept.url).pathname, BASE, table)) await store.delete(kept);
}

/** A newer version is wanted and comes once nothing is left to do here. */
let leaving = false;
/** Keeps the answers at these addresses: words and numbers that are not kept yet, and what is this browser's own. */
async function keep(event: ExtendableMessageEvent, paths: readonly string[]): Promise<void> {
  const store = await caches.open(WORDS);
  for (const path of paths) {
    if (leaving) return;
    const request = new Request(new URL(path, self.registration.scope));
    const { pathname } = new URL(request.url);
    if (isEngine(pathname, BASE)) await engine.handle({ event, request }).catch(() => undefined);
    const kind = storeOf(pathname, BASE);
    if (!kind || (kind === SAID && (await store.match(request)))) continue;
    // Without a line the rest waits for the next visit.
    await (kind === SAID ? words : own).handle({ event, request }).catch(() => undefined);
  }
}

// ---- versions: a newer worker waits until its page is wanted, and has by then all that the one before it had kept
self.addEventListener("install", (event) => {
  const inherit = async () => {
    const store = await caches.open(WORDS);
    for (const name of await caches.keys()) {
      if (!name.startsWith(`${SAID}-`) || name === WORDS) continue;
      for (const request of await (await caches.open(name)).keys()) {
        const found = await fetch(request).catch(() => undefined);
        if (found?.ok) await store.put(request, found);
      }
    }
  };
  event.waitUntil(inherit());
});
self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(`${SAID}-`) && name !== WORDS) await caches.delete(name);
    const mine = new Set(ENGINE_FILES.map((file) => new URL(file, self.registration.scope).href));
    const engines = await caches.open(ENGINE);
    for (const { url } of await engines.keys()) if (!mine.has(url)) await engines.delete(url);
  };
  event.waitUntil(clear());
});
clientsClaim();

self.addEventListener("message", (event) => {
  if (!isWord(event.data)) return;
  if (event.data.type === "take") {
    leaving = self.registration.active === self.serviceWorker;
    event.waitUntil(self.skipWaiting());
  } else if (event.data.type === "forget") event.waitUntil(forget());
  else event.waitUntil(keep(event, event.data.paths));
});

// ---- notices that come while no page is open
startNotices();
