/** Points over the steps of a record, as lines for the scrubber. */

/** One line: where it runs, in parts of the width and height from 0 to 1. */
export type Run = { seat: number; points: [number, number][] };

/** The lines of all seats, a point wherever somebody's points change. `along`: where a step lies. [] without points. */
export function runsOf(scores: readonly (readonly number[] | null)[], along: (step: number) => number): Run[] {
  const known = scores.flatMap((row, step) => (row ? [{ row, step }] : []));
  const all = known.flatMap(({ row }) => row);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (all.length === 0 || least === most) return [];
  const high = (score: number) => 1 - (score - least) / (most - least);
  return (known[0]?.row ?? []).map((_, seat) => ({
    seat,
    points: known
      .filter(
        ({ row, step }, i) => i === known.length - 1 || known[i - 1]?.row[seat] !== row[seat] || along(step) === 0,
      )
      .map(({ row, step }) => [along(step), high(row[seat] ?? 0)]),
  }));
}

/** A line as a path: points are won at once, so it goes on level and then steps. */
export const pathOf = (run: Run, width: number, height: number): string =>
  run.points
    .map(
      ([x, y], i) => `${i === 0 ? "M" : "H"}${(x * width).toFixed(1)}${i === 0 ? " " : "V"}${(y * height).toFixed(1)}`,
    )
    .join("");
