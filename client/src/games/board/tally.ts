/** How a line stands, and the ways on from it; also of a position that the server has yet to answer. */
import type { Shapes } from "../../api";
import { iconsOf } from "../../art/mapmasters/deck";
import { type Barred, type Laid, type Next, type PathEnd, type Step, split } from "./pieces";

/** Letters of icons in the order in which they are listed; h stands for rooms. */
export const LETTERS = ["c", "b", "s", "r", "k", "p", "M", "K", "P", "V", "O", "S", "h", "y", "x"] as const;
export type Letter = (typeof LETTERS)[number];
/** The name of an icon in the catalogue. */
export const ICON_OF: Record<Letter, string> = {
  c: "coin",
  b: "barrel",
  s: "sword",
  r: "rope",
  k: "key",
  p: "scroll",
  M: "monster",
  K: "lock",
  P: "pit",
  V: "lava",
  O: "circle",
  S: "stairs",
  h: "room",
  y: "recycle",
  x: "scissors",
};

/** The letter of an icon by its name, "D20.T-h1/2". */
export function letterOf(name: string): Letter {
  const { card, name: own } = split(name);
  const icon = iconsOf(card).find((one) => one.name === own);
  return (icon?.kind[0] ?? "c") as Letter;
}

/** How a line stands, as the server tells it with its last step. */
export type Tally = {
  counts: { readonly [letter in Letter]?: number };
  points: number;
  /** What it has spent: "t:s" tokens, "b5" books. */
  spent: readonly string[];
  /** Tokens still at hand; null before the line says so. */
  tokens: Shapes["MapTokens"] | null;
};

export function tallyOf(trace: readonly Step[]): Tally {
  const last = trace[trace.length - 1];
  return {
    counts: last?.counts ?? {},
    points: last?.points ?? 0,
    spent: trace.flatMap((step) => step.spent),
    tokens: last?.tokens ?? null,
  };
}

/** A dungeon with a line as far as it is drawn, and what may be done in it. `sure` false: nobody has said what yet;
 * `foretold`: it was said before the line came so far, and the server has yet to. */
export type Position = {
  cards: readonly Laid[];
  trace: readonly Step[];
  steps: readonly string[];
  next: readonly Next[];
  barred: readonly Barred[];
  end: PathEnd | null;
  sure: boolean;
  foretold?: boolean;
};

/** Ways on from a position: one for each group of steps, with the choices that come to something else. */
export type Way = {
  group: number;
  /** What is taken when nothing is asked. */
  main: Next;
  /** Paying choices that differ in what is left; asked when there are several. */
  payers: Next[];
  /** The choice not to pay, where there is one. */
  unpaid: Next | null;
};

export function waysOf(next: readonly Next[]): Way[] {
  const groups = [...new Set(next.map((one) => one.group))];
  return groups.flatMap((group) => {
    const all = next.filter((one) => one.group === group);
    const paying = all.filter((one) => !one.unpaid);
    const main = paying[0] ?? all[0];
    if (!main) return [];
    const payers = paying.filter((one, i) => paying.findIndex((other) => other.state === one.state) === i);
    return [{ group, main, payers, unpaid: all.find((one) => one.unpaid) ?? null }];
  });
}
/** A halt inside a corridor: it serves a book only, so it is not among the ways that are lit. */
export const isHalt = (step: Next): boolean =>
  step.piece !== null && !step.stuck && step.at.startsWith(step.piece[0]) && step.verb !== "leap";
