/** What a page loads when it is wanted, such as a screen or a dialog. A cut line is waited for, as a table does. */
import { hrefOf } from "./base";

/** How often what did not come is asked for again. */
const AGAIN_MS = 3000;
/** Browsers say in these words that a piece was not to be had; whatever else goes wrong is a fault of the piece. */
const AWAY = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
const STYLE = /Unable to preload CSS for (\S+)/;
const RELOADED = "lanterns.reloaded";

let late = 0;
const heard = new Set<(late: number) => void>();
/** Tells how many pieces a cut line keeps from coming, now and whenever it changes; what it returns ends that. */
export function onLate(tell: (late: number) => void): () => void {
  heard.add(tell);
  tell(late);
  return () => void heard.delete(tell);
}
function count(by: number): void {
  late += by;
  for (const tell of heard) tell(late);
}

const again = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, AGAIN_MS);
    function done(): void {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
    addEventListener("online", done);
  });

/** A style that did not come is not asked for again by those who wait for its piece: it is put onto the page here. */
function style(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/** A piece of a version that the server has no longer never comes: the page of now is loaded in its place, once. */
async function reloadIfOlder(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === location.href) return;
  const answer = await fetch(hrefOf("/"), { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED, location.href);
  location.reload();
}

async function untilThere<T>(load: () => Promise<T>, first: Error): Promise<T> {
  let error = first;
  count(1);
  try {
    for (;;) {
      const href = STYLE.exec(error.message)?.[1];
      await again();
      try {
        if (href) await style(href);
        return await load();
      } catch (next) {
        if (!(next instanceof Error && AWAY.test(next.message))) throw next;
        error = next;
      }
      await reloadIfOlder();
    }
  } finally {
    count(-1);
  }
}

/** A way to load that ends when it has loaded. What is wrong with the piece itself is thrown, as without it. */
export function patient<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error && AWAY.test(error.message))) throw error;
      return untilThere(load, error);
    }
  };
}
