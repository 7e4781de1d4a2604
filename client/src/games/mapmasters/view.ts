/** What the server sends about a game of Map Masters; `lanterns/games/mapmasters/view.py` is the authority. */
import type { Colour } from "../../art/seats";
import type { Barred, Laid, Next, Step, Token } from "../board/pieces";
import type { Option, Question } from "../frame/frame";

export type { Barred, Laid, Next, Step, Token } from "../board/pieces";
export { split, TOKENS } from "../board/pieces";
export type { Option, Question } from "../frame/frame";
export { arg } from "../frame/frame";

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
