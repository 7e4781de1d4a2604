import { language } from "../i18n/index.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days", "5 hours", "40 seconds": the largest unit of which there are two, or a clock's minutes and seconds. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const say = (count: number, unit: string) =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
  if (left >= 2 * DAY) return say(Math.round(left / DAY), "day");
  if (left >= 2 * HOUR) return say(Math.round(left / HOUR), "hour");
  if (left >= 10 * MINUTE) return say(Math.floor(left / MINUTE), "minute");
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}
