/** Shares of rolls, from the tables of the engine. */
import type { Shapes } from "../api";

export type Rolls = Shapes["DiceOdds"];

/** The share of rolls that come to at least so many. */
export const atLeast = ({ ways, of }: Rolls, least: number): number =>
  ways.slice(Math.max(0, least)).reduce((sum, one) => sum + one, 0) / of;
/** The same with what may be rolled again rolled once. */
export const againAtLeast = ({ again, again_of }: Rolls, least: number): number =>
  least <= 0 ? 1 : (again[least] ?? 0) / again_of;
/** The same with so many dice turned, from 1. */
export const turnedAtLeast = ({ turned, of }: Rolls, steps: number, least: number): number =>
  least <= 0 ? 1 : (turned[steps - 1]?.[least] ?? 0) / of;
/** The share of rolls that come to exactly so many. */
export const exactly = ({ ways, of }: Rolls, n: number): number => (ways[n] ?? 0) / of;

/** A share as people read it: none and all as they are, a little never as none, almost all never as all. */
export function percent(share: number, digits: number, write: (value: number, digits: number) => string): string {
  const least = 10 ** -digits / 100;
  if (share > 0 && share < least / 2) return `< ${write(least, digits)}`;
  if (share < 1 && share > 1 - least / 2) return `> ${write(1 - least, digits)}`;
  return write(share, digits);
}
