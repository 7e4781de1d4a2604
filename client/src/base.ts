/** Where this app lies on its site: the server writes it into the page that it serves, "/" or a sub-path like "/lanterns/". */

const written =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="lanterns-base"]')?.content ?? "");

export type Place = { origin: string; base: string };

/** Origin and base path from what the page says: a whole address, a path, or "./" as long as no server has written it. */
export function placeOf(said: string, origin: string): Place {
  const whole = new URL(said === "./" ? "/" : said || "/", origin);
  return { origin: whole.origin, base: whole.pathname.replace(/\/*$/, "/") };
}

const place = placeOf(written, typeof location === "undefined" ? "http://localhost" : location.origin);

/** The address, on this site, of a path of the app ("/table/x"). */
export const hrefOf = (path: string, base = place.base): string => base + path.replace(/^\//, "");

/** The path of the app that an address of this site names; the inverse of `hrefOf`. */
export const inside = (pathname: string, base = place.base): string =>
  `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;

/** The whole address that others can open: of a path of the app, or of an address that the server made. */
export const wholeUrl = (path: string): string =>
  /^https?:/.test(path) ? path : new URL(hrefOf(path), place.origin).href;
