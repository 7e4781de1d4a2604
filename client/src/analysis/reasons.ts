/** Why one answer is better than another, from facts alone: what each brings by the rules, where they differ. */
import type { Entry, Shapes } from "../api";

/** Sentences of one side, at most. */
const MOST = 3;

/** The entries of a line that was not played up to the next answer: the first one and the chance that follows. */
export function deedOf({ steps }: Shapes["BranchShape"]): Entry[] {
  const entries = steps.flatMap(({ entry }) => (entry ? [entry as Entry] : []));
  const next = entries.findIndex((entry, at) => at > 0 && entry.kind !== "chance");
  return next < 0 ? entries : entries.slice(0, next);
}

/** What only one of the two brings, each in few sentences. Null where no fact tells them apart. */
export function reasonsOf(
  better: readonly string[],
  played: readonly string[],
): { better: string; played: string } | null {
  const only = (own: readonly string[], other: readonly string[]) =>
    own.filter((text, at) => !other.includes(text) && own.indexOf(text) === at).slice(0, MOST);
  const [gains, instead] = [only(better, played), only(played, better)];
  return gains.length > 0 || instead.length > 0 ? { better: gains.join(" "), played: instead.join(" ") } : null;
}
