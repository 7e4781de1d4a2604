/** What the server sends about a game of Map Masters; `lanterns/games/mapmasters/view.py` is the authority. */
import type { Colour } from "../../art/seats";
import type { Option, Question } from "../frame/frame";

export type { Option, Question } from "../frame/frame";
export { arg } from "../frame/frame";

export const TOKENS = ["sword", "key", "rope", "scroll"] as const;
export type Token = (typeof TOKENS)[number];
export const OBJECTIVES = [
  "barrel",
  "coin",
  "room",
  "sword",
  "scroll",
  "stairs",
  "key",
  "circle",
  "rope",
  "trap",
  "monster",
  "lock",
] as const;
export type ObjectiveKind = (typeof OBJECTIVES)[number];
export type ObjectiveCard = { kind: ObjectiveKind; hourglass: boolean; points: number };

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

export type PathView = {
  steps: string[];
  trace: Step[];
  at: string | null;
  stuck: boolean;
  exit: boolean;
  end: "exit" | "impasse" | "stop";
  found: string[];
  used: string[];
  rooms: string[];
  /** Letter of an icon (h rooms) to how often it is found. */
  counts: Record<string, number>;
  /** Found and not spent. */
  items: Record<Token, number>;
  /** Still at hand. */
  tokens: Record<Token, number>;
  spent: string[];
  coins: number;
  scores: Record<ObjectiveKind, number>;
};
export type Dungeon = { layout: string; cards: Laid[]; path: PathView | null; next: Next[]; barred: Barred[] };

export type Held = { book: string; used: boolean };
export type Player = {
  seat: number;
  coins: number;
  blue: number;
  pink: number;
  green: number;
  exits: number;
  last: number;
  score: number;
  tokens: Record<Token, number>;
  books: Held[];
  prices: Record<string, number>;
  hand: string[];
  kept: string[];
  drawn: number;
  draw: string[];
  discard: string[];
  recycles: number;
  scissors: number;
  passed: boolean;
  finished: boolean;
  bonus: boolean;
  seconds: number | null;
  dungeon: Dungeon | null;
};
export type Market = {
  tokens: Record<Token, number>;
  books: (string | null)[];
  book_pile: number;
  book_discard: string[];
  cards: { cost: number; card: string | null }[];
  discard: string[];
  piles: Record<string, number>;
  /** What each pile holds: all that was not seen [rules 4]. Its order is not known. */
  unseen: Record<string, string[]>;
};

export type MapView = {
  game: "mapmasters";
  version: number;
  over: boolean;
  end_reason: string | null;
  actors: number[];
  question: Question | null;
  options: Option[];
  seat: number;
  phase: "setup" | "market" | "hand" | "exploration" | "reward" | "reset" | "end";
  round: number;
  first: number;
  opener: number;
  house: Record<string, string>;
  primary: ObjectiveCard | null;
  secondary: ObjectiveCard | null;
  seen: ObjectiveCard[];
  objectives_left: Record<ObjectiveKind, number>;
  hourglass: boolean;
  bonus_value: number;
  /** The round whose dungeons lie on the table; null before the first was drawn. */
  explored: {
    round: number;
    primary: ObjectiveCard | null;
    secondary: ObjectiveCard | null;
    bonus_value: number;
  } | null;
  timer: number | null;
  market: Market;
  finished: number[];
  players: Player[];
};

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "plum"];
/** Packs of cards are alike: a seat takes the colour of its number. */
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;

/** "D20.T-h1/2" as the card and the name on it. */
export function split(name: string): { card: string; name: string } {
  const dot = name.indexOf(".");
  return { card: name.slice(0, dot), name: name.slice(dot + 1) };
}
