/** What the reveal shows: the points that a line gains on its way, the box of a dungeon, the meter's answer. */
import type { Shapes } from "../../api";
import type { Pt } from "../../art/rough";
import { placeOf } from "../board/line";
import type { Laid, Step } from "../board/pieces";

/** A gain of points at a place of the table, made by a step. */
export type Gain = { step: number; at: Pt; points: number };

/** Where on the table a line gains points of the primary, as the server tells; `points` is what each is worth. */
export const gainsOf = (cards: readonly Laid[], trace: readonly Step[], points: number): Gain[] =>
  trace.flatMap(({ gains = [] }, step) => gains.map((place) => ({ step, at: placeOf(cards, place), points })));

/** View box of a dungeon with room for its flag and the head of its line. */
export function boxOf(cards: readonly Laid[], margin = 30): string {
  if (cards.length === 0) return "-30 -30 160 260";
  const xs = cards.map((card) => card.x * 100);
  const ys = cards.map((card) => card.y * 100);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return `${x} ${y} ${Math.max(...xs) + 100 + margin - x} ${Math.max(...ys) + 200 + margin - y}`;
}

/** The answer of the topic `meter`. */
export type MeterAnswer = Shapes["MapMeter"];

/** Bars of the spread as percentages; the player's own value and the best have a bar even if no layout reached them. */
export function barsOf(answer: MeterAnswer): { points: number; part: number; own: boolean }[] {
  const known = new Map(answer.spread);
  for (const points of [answer.value, answer.optimum]) if (!known.has(points)) known.set(points, 0);
  return [...known]
    .sort(([a], [b]) => a - b)
    .map(([points, layouts]) => ({
      points,
      part: answer.sampled ? (100 * layouts) / answer.sampled : 0,
      own: points === answer.value,
    }));
}
/** Whole percents; a share that is not quite nothing reads "<1". */
export const percent = (part: number): string => (part > 0 && part < 1 ? "<1" : String(Math.round(part)));
