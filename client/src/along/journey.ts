/**
 * A game is taken along: its record goes from the server to the engine in this page, the table at the server waits, and it
 * is brought back as a record. The record is what both read, so there is no second way to keep or to check a game.
 */
import { api, Refused, type Shapes, type Table } from "../api";
import { carry } from "../engine/carrier";
import { engine } from "../engine/index.svelte";
import { forgetTaken, rememberTaken, type Taken } from "./taken";

/** The table of the server that a game is of is not there any more. */
const GONE: ReadonlySet<string> = new Set(["table-unknown", "not-at-table", "table-unreadable"]);

const nameAt = (table: Table): string => table.people.find(({ me }) => me)?.name ?? "";

/** Lays a record on a table of this browser. Rejects with Refused. */
async function layHere(asked: Shapes["Import"]): Promise<Table> {
  const answer = await carry("/api/tables/import", { method: "POST", body: JSON.stringify(asked) });
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.code, told);
  return (told as Shapes["Created"]).table;
}

/** Takes a game along. The table at the server waits, so that the game can be brought back to where it was. Rejects with
 * Refused, and then all is as it was. */
export async function take(table: Table): Promise<Taken> {
  await engine.load();
  await api.record(table.id); // of a game with secrets it is not to be had before its end
  if (!table.paused) await api.pause(table.id, true);
  try {
    const now = await api.table(table.id, null);
    const record = await api.record(table.id);
    const made = await layHere({ record, name: nameAt(table), chat: table.chat });
    const one = {
      id: made.id,
      of: table.id,
      version: now.version,
      game: table.game,
      title: table.title,
      at: Date.now(),
    };
    try {
      rememberTaken(one);
    } catch {
      await api.leave(made.id);
      throw new Refused("store-full");
    }
    return one;
  } catch (error) {
    if (!table.paused) await api.pause(table.id, false).catch(() => undefined); // it can be gone on with by hand
    throw error;
  }
}

/** Brings a game back; resolves to its table at the server. Null when the table there has moved on since, or is gone:
 * then it is asked again with `own`, to be kept as a table of its own. Rejects with Refused; the game stays here then. */
export async function bring(one: Taken, table: Table, own: boolean): Promise<string | null> {
  const there = await api.table(one.of, null).catch((error: unknown) => {
    if (error instanceof Refused && GONE.has(error.code)) return null;
    throw error;
  });
  const same = there?.version === one.version;
  if (!same && !own) return null;
  if (table.status === "playing" && !table.paused) await api.pause(one.id, true);
  let made: Table;
  try {
    ({ table: made } = await api.bringIn({ record: await api.record(one.id), name: nameAt(table), chat: table.chat }));
  } catch (error) {
    if (table.status === "playing" && !table.paused) await api.pause(one.id, false);
    throw error;
  }
  // From here on the game is at the server; what is left behind here or there is only in the way.
  if (same) await api.remove(one.of).catch(() => undefined);
  forgetTaken(one.id);
  await api.leave(one.id).catch(() => undefined);
  return made.id;
}

/** Throws a game away that was taken along: the table at the server goes on from where it was left. */
export async function drop(one: Taken): Promise<void> {
  await api.leave(one.id);
  forgetTaken(one.id);
  await api.pause(one.of, false).catch(() => undefined); // without a network by hand
}
