/** Notices on this device: whether its browser can, its permission, and its push address. */
import { fileAt } from "../base";
import { bytesOf, type Keyed, keyed } from "./push";

/** `unable`: no service worker or push here, as on a plain http address; `refused`: the person said no before. */
export type Ability = "able" | "unable" | "refused";

export function ability(): Ability {
  if (typeof window === "undefined") return "unable";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "refused" : "able";
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const scope = fileAt("/");
  await ((await navigator.serviceWorker.getRegistration(scope)) ??
    navigator.serviceWorker.register(fileAt("/sw.js"), { scope }));
  return navigator.serviceWorker.ready;
}

/** A browser whose push service is out of reach may wait for it for ever. */
const soon = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<T>((_, fail) => setTimeout(() => fail(new Error("late")), 20_000))]);

const same = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).every((byte, at) => byte === other[at]);

/** Asks the browser, then its push service, for an address; null when the person says no. Rejects when the service does. */
export async function subscribe(key: string): Promise<Keyed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker();
  const own = bytesOf(key);
  let found = await pushManager.getSubscription();
  if (found && !same(found.options.applicationServerKey, own)) {
    await found.unsubscribe(); // of a server that had this address before
    found = null;
  }
  found ??= await soon(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own }));
  return keyed(found.toJSON());
}

/** The browser takes no more notices of ours. */
export async function unsubscribe(): Promise<void> {
  if (ability() === "unable") return;
  const registration = await navigator.serviceWorker.getRegistration(fileAt("/"));
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
