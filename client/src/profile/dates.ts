/** Days and numbers as the language of the page writes them. */
import { language, region } from "../i18n/index.svelte";

/** "2 August"; with the year when it is not this one. */
export function dayOf(at: number): string {
  const day = new Date(at * 1000);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(region(), { day: "numeric", month: "long", year }).format(day);
}
export const numberOf = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
/** A rating is a sign of its own, of four digits without a gap. */
export const ratingOf = (value: number): string => String(Math.round(value));
/** "2 Aug". */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(region(), { day: "numeric", month: "short" }).format(at * 1000);
