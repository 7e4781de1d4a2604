/** What of the server's answers is kept for times without a network, and where: pure rules, for the worker and the page. */

/** Words and numbers of the house, the same for everybody: fetched anew whenever the server answers. The worker of each
 * build has a store of its own, so that a page never reads the shapes of another. */
export const SAID = "lanterns-said";
/** What this browser has opened: its tables, their positions and records, records that were dropped. */
export const OWN = "lanterns-own";

/** The engine of the games, fetched on wish: its files never change, their folder is named by what is in them. */
export const ENGINE = "lanterns-engine";

/** Answers below `api/` that are the same for everybody; on a site without a server they are files. */
const WORDS =
  /^(?:games|guide|lessons(?:\/[^/]+)?|(?:texts|rules|learn|handbook|companion)\/[^/]+|(?:[a-z]+\/)?[^/]+\.json)$/;
/** Those that tell of games as they were played. A table that is played is never shown as it was. */
const PLAYED = /^(?:tables|shares|tables\/[^/]+\/(?:positions|record))$/;
/** Days and their boards, as I have them. */
const DAYS = /^daily(?:\/months\/[^/]+|\/[\d-]+\/(?!card$)[a-z]+(?:\/ahead)?)?$/;
/** A table that is gone for this browser takes along what was kept of it. */
const LEFT = /^tables\/(?<table>[^/]+)\/(?:delete|leave)$/;

/** The part of an address below `api/` of a site whose first page is `base`, "" for any other address. */
export function asked(pathname: string, base: string): string {
  const start = `${base}api/`;
  return pathname.startsWith(start) ? pathname.slice(start.length).replace(/\/$/, "") : "";
}

/** Whether an address is a file of an engine. */
export const isEngine = (pathname: string, base: string): boolean => pathname.startsWith(`${base}engine/`);

/** The store that keeps the answer to a GET, null where none does. */
export function storeOf(pathname: string, base: string): typeof SAID | typeof OWN | null {
  const path = asked(pathname, base);
  if (WORDS.test(path)) return SAID;
  return PLAYED.test(path) || DAYS.test(path) ? OWN : null;
}

/** Whether a POST asks for positions of a dropped record: the same question has the same answer. */
export const isDropped = (pathname: string, base: string): boolean => asked(pathname, base) === "replay";

/** The table that a POST ends for this browser, "" for any other. */
export const leftBy = (pathname: string, base: string): string => LEFT.exec(asked(pathname, base))?.groups?.table ?? "";

/** Whether a kept answer tells of a table. */
export const tellsOf = (pathname: string, base: string, table: string): boolean =>
  `${asked(pathname, base)}/`.startsWith(`tables/${table}/`);

/** Addresses of links that do something when they are followed; no page of before may stand in for their answer. */
export const isDeed = (pathname: string, base: string): boolean =>
  ["seat/", "watch/", "api/"].some((room) => pathname.startsWith(base + room));

/** What the page tells its worker: to take over with the newer version, to keep answers, to forget all of one's own. */
export type Word = { type: "take" } | { type: "keep"; paths: readonly string[] } | { type: "forget" };

/** Whether something that was sent is such a word. */
export function isWord(data: unknown): data is Word {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  if (data.type === "keep")
    return "paths" in data && Array.isArray(data.paths) && data.paths.every((one) => typeof one === "string");
  return data.type === "take" || data.type === "forget";
}
