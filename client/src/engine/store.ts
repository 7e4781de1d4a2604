/** What this browser keeps of its tables, in IndexedDB: a card for lists, the table as it stands, the entries of its log. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Change, Row } from "./words";

interface Kept extends DBSchema {
  cards: { key: string; value: Row };
  boards: { key: string; value: object };
  entries: { key: [table: string, seq: number]; value: [seq: number, ...unknown[]] };
}
const ALL = ["cards", "boards", "entries"] as const;

/** Another window has gone on with the table. */
export class Conflict extends Error {}

export interface Store {
  cards(): Promise<Row[]>;
  card(table: string): Promise<Row | undefined>;
  /** A whole table, undefined when there is none. */
  read(table: string): Promise<{ card: Row; board: object; entries: unknown[] } | undefined>;
  /** Keeps all of a change or, rejecting, nothing. Rejects with Conflict when it does not lead on from what is kept. */
  keep(change: Change): Promise<void>;
  remove(table: string): Promise<void>;
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

export async function openStore(name = "lanterns"): Promise<Store> {
  const db: IDBPDatabase<Kept> = await openDB<Kept>(name, 1, {
    upgrade(made) {
      made.createObjectStore("cards", { keyPath: "id" });
      made.createObjectStore("boards");
      made.createObjectStore("entries");
    },
  });
  return {
    cards: () => db.getAll("cards"),
    card: (table) => db.get("cards", table),
    async read(table) {
      const tx = db.transaction(ALL);
      const [card, board, entries] = await Promise.all([
        tx.objectStore("cards").get(table),
        tx.objectStore("boards").get(table),
        tx.objectStore("entries").getAll(entriesOf(table)),
      ]);
      return card && board ? { card, board, entries } : undefined;
    },
    async keep({ table, before, card, board, entries }) {
      const tx = db.transaction(ALL, "readwrite", { durability: "strict" });
      tx.done.catch(() => undefined); // what goes wrong is told below
      const kept = await tx.objectStore("cards").get(table);
      if ((kept?.seq ?? 0) !== before) {
        tx.abort();
        throw new Conflict(table);
      }
      await Promise.all([
        tx.objectStore("cards").put(card),
        tx.objectStore("boards").put(board, table),
        ...entries.map((entry) => tx.objectStore("entries").put(entry, [table, entry[0]])),
        tx.done,
      ]);
    },
    async remove(table) {
      const tx = db.transaction(ALL, "readwrite", { durability: "strict" });
      await Promise.all([
        tx.objectStore("cards").delete(table),
        tx.objectStore("boards").delete(table),
        tx.objectStore("entries").delete(entriesOf(table)),
        tx.done,
      ]);
    },
  };
}
