/** Games that were taken along from the server, to be played without a network: this browser remembers of which tables. */

/** `id` is the table of this browser, `of` that of the server, at the `version` that it had then. */
export type Taken = { id: string; of: string; version: number; game: string; title: string; at: number };

const KEY = "lanterns.along";

export function takenAll(): readonly Taken[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Taken[]) : [];
  } catch {
    return [];
  }
}
/** The game that was taken along from a table of the server. */
export const takenOf = (table: string): Taken | undefined => takenAll().find(({ of }) => of === table);
export const takenAs = (table: string): Taken | undefined => takenAll().find(({ id }) => id === table);

/** Throws when the browser has no room for it. */
export const rememberTaken = (one: Taken): void =>
  localStorage.setItem(KEY, JSON.stringify([...takenAll().filter(({ id }) => id !== one.id), one]));
export const forgetTaken = (table: string): void =>
  localStorage.setItem(KEY, JSON.stringify(takenAll().filter(({ id }) => id !== table)));
