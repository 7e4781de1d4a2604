/** What a chart of lines is made from, and the arithmetic of what stands round it. */
import type { Colour } from "../art/seats";

/** One line: of a seat, with its colour, dash and seal, or of something else, with a tone of the look. */
export type ChartLine = {
  /** Stands at the end of the line, after its last value. */
  name: string;
  colour?: Colour | null;
  /** A colour for lines of no seat: `var(--wick)`. */
  tone?: string;
  /** Lengths of strokes and gaps; a seat's own without it. */
  dash?: string;
  /** By the places of `xs`; null where it is not known. */
  values: readonly (number | null)[];
  /** Drawn stronger: the line of whoever looks. */
  mine?: boolean;
  /** A stair: the value holds until the next place. */
  stair?: boolean;
  /** Bars in place of a line. */
  bars?: boolean;
};
/** A sign on a line: a number, or one of the signs of marked moves. */
export type ChartMark = { at: number; line: number; sign: string; tone?: string };
/** A stretch of places, both ends included: shaded, or hatched where nothing is known yet. */
export type ChartBand = { from: number; to: number };
export type ChartTick = { at: number; label: string };

/** Strokes and gaps of each seat's line, in pixels: colour is never the only sign. */
export const DASHES: Record<Colour, string> = {
  blue: "",
  red: "9 5",
  yellow: "2.5 5",
  green: "14 4 3 4",
  plum: "16 6",
};
export const dashOf = (line: ChartLine): string => line.dash ?? (line.colour ? DASHES[line.colour] : "");
export const toneOf = (line: ChartLine): string =>
  line.colour ? `var(--${line.colour})` : (line.tone ?? "var(--ink2)");

/** The place of the last value that is known, -1 for none. */
export const lastOf = (line: ChartLine): number => line.values.findLastIndex((value) => value !== null);

/**
 * Moves labels apart: at least `gap` between neighbours and within `low` to `high`, each as near to its own place as
 * that allows, in the same order. Where there is no room for all they overlap evenly.
 */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const room = order.length > 1 ? Math.min(gap, (high - low) / (order.length - 1)) : gap;
  // Labels that touch move as one, to the middle of where they would like to be.
  const groups: { members: number[]; at: number }[] = [];
  const clamp = (at: number, size: number) => Math.max(low, Math.min(high - (size - 1) * room, at));
  const startOf = (members: readonly number[]) =>
    clamp(
      members.reduce((sum, one, index) => sum + (places[one] ?? 0) - index * room, 0) / members.length,
      members.length,
    );
  for (const one of order) {
    let group = { members: [one], at: startOf([one]) };
    for (
      let before = groups.at(-1);
      before && before.at + before.members.length * room > group.at;
      before = groups.at(-1)
    ) {
      groups.pop();
      const members = [...before.members, ...group.members];
      group = { members, at: startOf(members) };
    }
    groups.push(group);
  }
  const out: number[] = Array(places.length).fill(0);
  for (const group of groups)
    group.members.forEach((one, index) => {
      out[one] = group.at + index * room;
    });
  return out;
}

/** The numbers of the chart for the ear: a row for each tick and each mark, a column for each line. */
export type ChartRow = { at: number; label: string; values: string[] };
export function rowsOf(
  lines: readonly ChartLine[],
  xs: readonly number[],
  ticks: readonly ChartTick[],
  format: (value: number) => string,
): ChartRow[] {
  return ticks.map((tick) => {
    const place = xs.indexOf(tick.at);
    return {
      ...tick,
      values: lines.map((line) => {
        const value = line.values[place];
        return value === null || value === undefined ? "" : format(value);
      }),
    };
  });
}

/** Where a key leads among the places of a chart: left and right by one, up and down to the marks, pages by a tenth. */
export function keyed(key: string, at: number, xs: readonly number[], marked: readonly number[]): number | null {
  const place = Math.max(0, xs.indexOf(at));
  const by = (steps: number) => xs[Math.max(0, Math.min(xs.length - 1, place + steps))] ?? at;
  const page = Math.max(1, Math.round(xs.length / 10));
  switch (key) {
    case "ArrowLeft":
      return by(-1);
    case "ArrowRight":
      return by(1);
    case "ArrowDown":
      return marked.find((mark) => mark > at) ?? at;
    case "ArrowUp":
      return marked.findLast((mark) => mark < at) ?? at;
    case "PageUp":
      return by(-page);
    case "PageDown":
      return by(page);
    case "Home":
      return xs[0] ?? at;
    case "End":
      return xs.at(-1) ?? at;
    default:
      return null;
  }
}

/** The place that lies nearest to `x`. */
export const nearestTo = (x: number, xs: readonly number[]): number =>
  xs.reduce((best, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best), xs[0] ?? 0);

/** Letters of a tick in rems of width, and the room between two. */
const LETTER = 0.45;
const BETWEEN = 0.3;
/** The ticks whose labels have room, the first ones first. `unit`: pixels between two places. */
export function roomy(ticks: readonly ChartTick[], unit: number, rem: number): ChartTick[] {
  const kept: ChartTick[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    const letters = last ? (last.label.length + tick.label.length) / 2 : 0;
    if (!last || (tick.at - last.at) * unit >= (letters * LETTER + BETWEEN) * rem) kept.push(tick);
  }
  return kept;
}
