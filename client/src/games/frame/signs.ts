/** The sign of a moment, by the keys of its events. */
import type { IconName } from "../../look/icons";

/** The sign of the first event that has one, "" for none. */
export function signOf(events: readonly { key: string }[], signs: Readonly<Record<string, IconName>>): IconName | "" {
  for (const { key } of events) {
    const sign = signs[key];
    if (sign) return sign;
  }
  return "";
}
