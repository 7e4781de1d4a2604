/** Days and numbers as the language of the page writes them. */
import { language } from "../i18n/index.svelte";

/** "2 August"; with the year when it is not this one. */
export function dayOf(at: number): string {
  const day = new Date(at * 1000);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", year }).format(day);
}
export const numberOf = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
/** "2 Aug". */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(at * 1000);
