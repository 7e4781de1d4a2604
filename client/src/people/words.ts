/** Names as one says them. */
import { language, region } from "../i18n/index.svelte";

export const andList = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names);
/** A day and hour, in seconds since 1970. */
export const whenOf = (at: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
