/** What the analysis of a finished game adds to the page of its end: the chances at its turning points, the choice that
 * cost most, and the one that decided most. */
import type { Finding } from "../analysis/look";
import type { Shapes } from "../api";

type Story = Shapes["StoryView"];
type Turning = Shapes["Turning"];

/** A choice by which a chance moved less does not decide a game. */
const DECIDES = 0.05;

/** The chance of a seat before a turning point and after it, in per cent; null where it is not known, or stayed. */
export function changeOf({ chances }: Turning, seat: number): { before: number; after: number } | null {
  const [before, after] = chances.map((row) => Math.round((row[seat] ?? 0) * 100));
  return before === undefined || after === undefined || before === after ? null : { before, after };
}

/** What led to a turning point: chance, or what is known of the answers that did. `cost`: the action of the costliest
 * choice, 0 for none. */
export function kindOf(
  { chance, first, line }: Turning,
  found: readonly Finding[],
  cost: number,
): "luck" | "best" | "costliest" | "choice" {
  if (chance) return "luck";
  const upTo = found.filter((one) => one.actor >= 0 && first <= one.line && one.line <= line);
  const deed = upTo.reduce<Finding | null>((last, one) => (last && last.line > one.line ? last : one), null);
  const own = upTo.filter((one) => one.actor === deed?.actor);
  if (own.some((one) => one.number === cost)) return "costliest";
  const lost = own.some((one) => one.mark === "blunder" || one.mark === "inaccuracy");
  return !lost && own.some((one) => one.mark === "best") ? "best" : "choice";
}

/** The marked choice of these seats that lost most; null for none. */
export function costliest(found: readonly Finding[], seats: readonly number[]): Finding | null {
  const lost = found.filter(
    (one) => seats.includes(one.actor) && (one.mark === "blunder" || one.mark === "inaccuracy"),
  );
  return lost.reduce<Finding | null>((most, one) => (most === null || one.loss > most.loss ? one : most), null);
}

/** The choice that moved a chance most beyond the noise, and by how much: one that lost, or one without a rival. */
export function decisive(found: readonly Finding[]): { one: Finding; by: number } | null {
  const weighed = found.flatMap((one) => {
    if (one.mark === "blunder") return [{ one, by: one.loss }];
    const [first, second] = one.choices;
    return one.mark === "best" && first && second ? [{ one, by: first.value - second.value }] : [];
  });
  const most = weighed.reduce<{ one: Finding; by: number } | null>((a, b) => (a === null || b.by > a.by ? b : a), null);
  return most && most.by >= DECIDES ? most : null;
}

/** The round or turn in which a line of the record lies. */
export const chapterAt = ({ chapters, lines }: Story, line: number): number =>
  chapters[lines.findIndex((last) => last >= line)] ?? chapters.at(-1) ?? 0;
