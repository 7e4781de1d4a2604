/** What a line has brought so far, counted from its steps: for showing a position before the server has answered. */
import { iconsOf } from "../../art/mapmasters/deck";
import { type Barred, type Laid, type Next, type PathEnd, type Step, split, TOKENS, type Token } from "./pieces";

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
const TOKEN_LETTER: Record<Token, Letter> = { sword: "s", key: "k", rope: "r", scroll: "p" };

/** The letter of an icon by its name, "D20.T-h1/2". */
export function letterOf(name: string): Letter {
  const { card, name: own } = split(name);
  const icon = iconsOf(card).find((one) => one.name === own);
  return (icon?.kind[0] ?? "c") as Letter;
}

export type Tally = {
  counts: Record<Letter, number>;
  found: string[];
  used: string[];
  rooms: string[];
  points: number;
  items: Record<Token, number>;
  spent: string[];
};

export function tallyOf(trace: readonly Step[]): Tally {
  const counts = Object.fromEntries(LETTERS.map((letter) => [letter, 0])) as Record<Letter, number>;
  const found = trace.flatMap((step) => step.found);
  const used = trace.flatMap((step) => step.used);
  const rooms = trace.flatMap((step) => step.rooms);
  for (const name of found) counts[letterOf(name)] += 1;
  counts.h = rooms.length;
  const items = Object.fromEntries(
    TOKENS.map((token) => {
      const letter = TOKEN_LETTER[token];
      const spent = used.filter((name) => letterOf(name) === letter).length;
      return [token, counts[letter] - spent];
    }),
  ) as Record<Token, number>;
  const spent = trace.flatMap((step) => step.spent);
  return { counts, found, used, rooms, points: trace[trace.length - 1]?.points ?? 0, items, spent };
}

/** A dungeon with a line as far as it is drawn, and what may be done in it. `sure` false: the server has yet to say. */
export type Position = {
  cards: readonly Laid[];
  trace: readonly Step[];
  steps: readonly string[];
  next: readonly Next[];
  barred: readonly Barred[];
  end: PathEnd | null;
  sure: boolean;
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
