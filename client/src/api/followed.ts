/** What a stream tells of a table: the whole table once, then what changed (JSON Patch, RFC 6902). */
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { Entry, Table, Update } from ".";

/** What makes the table of number `turn` of the one of number `base`, and the entries since. */
type Patch = { seq: number; entries: Entry[]; base: number; turn: number; patch: JSONPatchDocument };

export class Followed {
  #table: Table | null = null;
  #turn = 0;

  /** The update that a message brings; null when it leads on from a table that we were not sent. */
  take(event: string, data: string): Update | null {
    if (event !== "patch") {
      const update = JSON.parse(data) as Update;
      this.#table = update.table;
      this.#turn = update.turn ?? 0;
      return update;
    }
    const { seq, entries, base, turn, patch } = JSON.parse(data) as Patch;
    if (this.#table === null || base !== this.#turn) return null;
    // What did not change stays the same object: tables that are shown are compared and kept.
    this.#table = immutableJSONPatch(this.#table, patch) as Table;
    this.#turn = turn;
    return { seq, entries, table: this.#table, reset: false, turn };
  }
}
