/** Cards, steps and tokens of Map Masters as Versus and Coop both know them. */
export const TOKENS = ["sword", "key", "rope", "scroll"] as const;
export type Token = (typeof TOKENS)[number];

/** A card as it lies: columns and half heights from the first card laid. */
export type Laid = {
  card: string;
  cost: number;
  x: number;
  y: number;
  turned: boolean;
  /** What its places are named by where it is not the card: in Coop, whose grid may show a card several times. */
  place?: string;
};

/** A step of a path for a drawing; see the head of `trace.py`. Places are named by their face: "D20.h1", "D20.T-h1/2". */
export type Step = {
  verb: "start" | "walk" | "on" | "fall" | "climb" | "jump" | "leap" | "wrap";
  /** The piece walked, and from which to which of its icons: -1 its first end, the number of its icons the other. */
  piece: [name: string, from: number, to: number] | null;
  leap: [from: string, to: string] | null;
  at: string;
  stuck: boolean;
  exit: boolean;
  found: string[];
  used: string[];
  rooms: string[];
  /** Points of the primary after this step. */
  points: number;
  /** Tokens ("t:s", by the letter of the need) and books ("b5") spent; items spent are among `used`. */
  spent: string[];
};
/** What a legal step would do. Those of one group go the same way; of one state, they come to the same. */
export type Next = Step & { code: number; group: number; state: number; unpaid: boolean };
export type Barred = { piece: string; why: string };

/** "D20.T-h1/2" as the card and the name on it. */
export function split(name: string): { card: string; name: string } {
  const dot = name.indexOf(".");
  return { card: name.slice(0, dot), name: name.slice(dot + 1) };
}
