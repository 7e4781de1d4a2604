/** What others did at a table while nobody looked at it, kept until somebody has looked. */
import type { Entry, Table } from "../api";
import type { Told } from "./lines";
import { leaveAt, left, see, seen } from "./me";

/** Who is away no longer than this, in milliseconds, has missed nothing: a page that is loaded again, a glance elsewhere. */
export const AWAY = 20_000;

const others = (entries: readonly Entry[], at: Table): number[] =>
  entries.flatMap((entry) =>
    entry.line !== null && entry.seat !== null && !at.mine.includes(entry.seat) ? [entry.line] : [],
  );

export class Absence {
  /** Lines of the record. */
  unseen = $state.raw<readonly number[]>([]);
  #away = false;
  #welcomed = false;

  /** Coming to a table: what others did since this browser last looked. Once; false when it was done before. */
  welcome(entries: readonly Entry[], at: Table): boolean {
    if (this.#welcomed || entries.length === 0) return false;
    this.#welcomed = true;
    const since = seen(at.id);
    if (since > 0 && since < at.seq && Date.now() - left(at.id) >= AWAY)
      this.unseen = others(
        entries.filter((entry) => entry.seq > since),
        at,
      );
    see(at.id, at.seq);
    return true;
  }
  /** The page goes out of sight, or comes back. */
  turn(away: boolean, at: Table): void {
    this.#away = away;
    if (away) leaveAt(at.id, Date.now());
    else {
      if (Date.now() - left(at.id) < AWAY) this.clear();
      see(at.id, at.seq);
    }
  }
  /** Entries have come. */
  take(entries: readonly Entry[], at: Table): void {
    if (this.#away) this.unseen = [...this.unseen, ...others(entries, at)];
    else see(at.id, at.seq);
  }
  clear(): void {
    this.unseen = [];
  }
  digest(lines: readonly Told[]): Told[] {
    return lines.filter((line) => line.record !== null && this.unseen.includes(line.record) && line.kind === "action");
  }
}
