/** A line inside its band: the value after each game, and how far to each side it may be off. */
import type { Rating } from "../api/profile";

type Points = Rating["points"];
/** Where everybody begins. */
export const MIDDLE = 1500;

export type Size = { x: (at: number) => number; y: (value: number) => number };

/** The places of games and values in a picture; the first and the last game stand at its sides. */
export function sizeOf(points: Points, wide: number, high: number): Size {
  const lows = points.map((point) => point.value - point.band);
  const highs = points.map((point) => point.value + point.band);
  const low = Math.min(MIDDLE - 50, ...lows);
  const top = Math.max(MIDDLE + 50, ...highs);
  const steps = Math.max(1, points.length - 1);
  return {
    x: (at) => Math.round(10 * (6 + (at * (wide - 12)) / steps)) / 10,
    y: (value) => Math.round(10 * (4 + ((top - value) * (high - 8)) / (top - low))) / 10,
  };
}

export const lineOf = (points: Points, { x, y }: Size): string =>
  points.map((point, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(point.value)}`).join("");

export function bandOf(points: Points, { x, y }: Size): string {
  if (points.length === 0) return "";
  const over = points.map((point, at) => `${x(at)} ${y(point.value + point.band)}`);
  const under = points.map((point, at) => `${x(at)} ${y(point.value - point.band)}`).reverse();
  return `M${[...over, ...under].join("L")}Z`;
}
