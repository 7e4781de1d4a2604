/** Drawing at random from what a box holds. */

export type Chance = () => number;

/** One of the ids, none of those that are barred while there is another. */
export function drawOne(ids: readonly string[], barred: readonly string[] = [], chance: Chance = Math.random): string {
  const open = ids.filter((id) => !barred.includes(id));
  const from = open.length > 0 ? open : ids;
  return from[Math.floor(chance() * from.length)] ?? "";
}

/** So many different ids. */
export function drawSome(ids: readonly string[], n: number, chance: Chance = Math.random): string[] {
  const left = [...ids];
  return Array.from(
    { length: Math.min(n, ids.length) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? "",
  );
}
