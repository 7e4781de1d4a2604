/** Where this app lies on its site: the server writes it into the page that it serves, "/" or a sub-path like "/lanterns/". */

const written =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="lanterns-base"]')?.content ?? "");

/** Whether a server stands behind this page; without one it is a site of plain files, see `lanterns site`. */
export const served = typeof document === "undefined" || document.querySelector('meta[name="lanterns-site"]') === null;

/** Whether a table is one of this browser, which the engine in the page has and no server: `lanterns.page` names them so. */
export const inPage = (table: string): boolean => table.startsWith("here-");
/** Whether a server stands behind a table: not on a site without one, and not behind a game that was taken along. */
export const servedAt = (table: string): boolean => served && !inPage(table);

export type Place = { origin: string; base: string };

/** Origin and base path from what the page says: a whole address, a path, or "./" as long as no server has written it. */
export function placeOf(said: string, origin: string): Place {
  const whole = new URL(said === "./" ? "/" : said || "/", origin);
  return { origin: whole.origin, base: whole.pathname.replace(/\/*$/, "/") };
}

const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
const place = placeOf(served ? written : new URL(".", location.href).pathname, origin);

/** The address, on this site, of a file or of what the server is asked ("/sw.js", "/api/games"). */
export const fileAt = (path: string, base = place.base): string => base + path.replace(/^\//, "");

/** The address of a path of the app ("/table/x"). Without a server, only the first page is there at all: the path stands
 * in its query ("?/table/x"), as any file server takes it; what was the query follows. */
export function hrefOf(path: string, base = place.base, whole = served): string {
  if (whole) return fileAt(path, base);
  const [, plain = "", search = "", hash = ""] = /^\/?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return `${base}${plain || search ? `?/${plain}${search.replace("?", "&")}` : ""}${hash}`;
}

/** The path of the app that an address of this site names; the inverse of `hrefOf`, but for query and hash. */
export const inside = (pathname: string, base = place.base): string =>
  `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;

/** Path and query of the app, of an address of this site. */
export function screenAt(
  { pathname, search }: { pathname: string; search: string },
  base = place.base,
  whole = served,
): { path: string; search: string } {
  if (whole) return { path: inside(pathname, base), search };
  const [, path = "/", more = ""] = /^\?(\/[^&]*)(&.*)?$/.exec(search) ?? [];
  return { path, search: more.replace("&", "?") };
}

/** The whole address that others can open: of a path of the app, or of an address that the server made. */
export const wholeUrl = (path: string): string =>
  /^https?:/.test(path) ? path : new URL(hrefOf(path), place.origin).href;
