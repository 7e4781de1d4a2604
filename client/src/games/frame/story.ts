/** The part of a table's story that stands: what was taken back is left out. */
import type { Entry } from "../../api";

/** Entries further back than these are no matter of what is on the table now. */
const FAR = 1500;

/** The actions and throws that stand, oldest first. `entries` end at the moment that is shown. */
export function standing(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries.slice(-FAR)) {
    if (entry.kind === "action" || entry.kind === "chance") found.push(entry);
    else if (entry.kind !== "control" || entry.count === 0) continue;
    else if (entry.word !== "retract") found.splice(Math.max(0, found.length - entry.count), entry.count);
    else
      for (let left = entry.count; left > 0; left -= 1) {
        const at = found.findLastIndex((one) => one.seat === entry.seat);
        if (at >= 0) found.splice(at, 1);
      }
  }
  return found;
}
