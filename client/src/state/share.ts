/** Public addresses of finished games: what they look like, and where they lead. */
import type { Language } from "../i18n/index.svelte";

/** Whether an address names a game that was shared, and not a table. */
export const isShared = (id: string): boolean => /^[2-9a-hjkmnp-z]{26}$/.test(id);

/** Where a link to a game begins: on the page of its end, at a step of its replay, or at its first turn (null). */
export type Start = "end" | number | null;

/** The path of a link to a game, by the token of its public address or, where it has none, by its table. */
export function pathOf(id: string, start: Start, seals: boolean, language: Language): string {
  if (start === "end" && isShared(id)) return `/shared/${id}?lang=${language}`;
  const query = [
    ...(typeof start === "number" ? [`at=${start}`] : []),
    // The preview of a public address is in the language of whoever sends it.
    ...(isShared(id) ? [`lang=${language}`] : []),
    ...(seals ? ["seals"] : []),
  ].join("&");
  return `/replay/${id}${query ? `?${query}` : ""}`;
}
