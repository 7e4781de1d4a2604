import { CARDS } from "virtual:cards";
import { hrefOf, screenAt } from "./base";

/** Which screen the address names. Links of the page are followed without loading it again. */

export type Route =
  | { screen: "home" }
  | { screen: "join" }
  | { screen: "new"; game: string; seats: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null; at: number | null; seals: boolean }
  | { screen: "analysis"; id: string }
  | { screen: "shared"; token: string }
  | { screen: "rules"; game: string; chapter: string; rule: string }
  | { screen: "learn"; game: string }
  | { screen: "guide" }
  | { screen: "puzzles"; game: string; id: string }
  | { screen: "companion"; game: string; tool: string }
  | { screen: "daily"; day: string; board: string }
  | { screen: "settings" }
  | { screen: "tables" }
  | { screen: "notices"; deed: "confirm" | "off"; token: string }
  | { screen: "profile" }
  | { screen: "campaign"; game: string }
  | { screen: "open" }
  | { screen: "host"; secret: string }
  | { screen: "seat"; secret: string }
  | { screen: "lost"; link: boolean };

const FIRST = CARDS[0]?.id ?? "";

/** The screen of an address; an unknown one is lost, and says so. */
export function routeOf(pathname: string, search = "", hash = ""): Route {
  const [first = "", second = "", third = "", ...more] = pathname.split("/").filter(Boolean).map(decode);
  if (more.length > 0 || (third && !["rules", "puzzles", "companion", "notices", "daily"].includes(first)))
    return { screen: "lost", link: false };
  const query = new URLSearchParams(search);
  switch (first) {
    case "":
      return { screen: "home" };
    case "join":
      return { screen: "join" };
    case "new":
      return { screen: "new", game: second || FIRST, seats: query.get("seats") ?? "" };
    case "table":
      return second ? { screen: "table", id: second } : { screen: "home" };
    case "replay":
      return {
        screen: "replay",
        id: second || null,
        at: query.has("at") ? Number(query.get("at")) : null,
        seals: query.has("seals"),
      };
    case "analysis":
      return second ? { screen: "analysis", id: second } : { screen: "lost", link: false };
    case "shared":
      return second ? { screen: "shared", token: second } : { screen: "lost", link: false };
    case "rules":
      return { screen: "rules", game: second || FIRST, chapter: third, rule: decode(hash.replace(/^#/, "")) };
    case "learn":
      return { screen: "learn", game: second || FIRST };
    case "puzzles":
      return { screen: "puzzles", game: second || FIRST, id: third };
    case "daily": {
      // `/daily/night` is today's; a day stands before its board.
      const dated = /^\d/.test(second);
      return { screen: "daily", day: dated ? second : "", board: dated ? third : second };
    }
    case "campaign":
      return { screen: "campaign", game: second };
    case "companion":
      return { screen: "companion", game: second || FIRST, tool: third };
    case "guide":
      return { screen: "guide" };
    case "settings":
      return { screen: "settings" };
    case "tables":
      return { screen: "tables" };
    case "notices":
      return (second === "confirm" || second === "off") && third
        ? { screen: "notices", deed: second, token: third }
        : { screen: "lost", link: false };
    case "profile":
      return { screen: "profile" };
    case "open":
      return { screen: "open" };
    case "host":
      return { screen: "host", secret: second };
    case "seat":
      return second ? { screen: "seat", secret: second } : { screen: "lost", link: true };
    case "watch":
      // The server follows such links; that this page is seen means that it could not.
      return { screen: "lost", link: true };
    default:
      return { screen: "lost", link: false };
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): Route {
  if (typeof location === "undefined") return { screen: "home" };
  const { path, search } = screenAt(location);
  return routeOf(path, search, location.hash);
}
let current = $state.raw<Route>(here());
/** Where "back" leads from screens that one looks into. */
const LOOKED_INTO: readonly Route["screen"][] = ["settings", "rules", "learn", "guide"];
let before = $state("/");

export const router = {
  get route() {
    return current;
  },
  get before() {
    return before;
  },
};

/** Goes to a path of the app. */
export function go(to: string, replace = false): void {
  const { path, search } = screenAt(location);
  const leaving = path + search;
  if (!LOOKED_INTO.includes(current.screen)) before = leaving;
  if (replace) history.replaceState(null, "", hrefOf(to));
  else history.pushState(null, "", hrefOf(to));
  current = here();
  if (!location.hash) scrollTo(0, 0);
}

/** Follows the links of the page and the browser's own buttons. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    current = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    event.preventDefault();
    const { path, search } = screenAt(link);
    go(path + search + link.hash);
  });
}
