/** What the server sends about a mission of Map Masters, Coop; `lanterns/games/mapmasters/coop/view.py` is the authority. */
import type { Colour } from "../../art/seats";
import type { Laid, Next, Step, Token } from "../board/pieces";
import type { Option, Question } from "../frame/frame";

export type { Option, Question } from "../frame/frame";
export { arg } from "../frame/frame";

/** A place by column and row, "C2"; a spot is a side of a place, "C2.T". */
export type Place = string;
export type Spot = string;

export const GROUPS = ["blue", "red", "yellow", "green", "plum", "white", "black", "brown"] as const;
export type Group = (typeof GROUPS)[number];

export type Cell = {
  place: Place;
  column: number;
  row: number;
  /** null: it lies face down. */
  card: string | null;
  /** How its face is drawn: the card, or the face that it had in a game that was begun before. */
  face: string | null;
  cost: number;
  turned: boolean;
  kind: "given" | "laid" | "step" | "boss" | "hidden";
  by: number | null;
  open: string[];
  artefacts: string[];
};
export type Goal = {
  number: number;
  id: string;
  /** null: at the rim. */
  card: string | null;
  place: Place | null;
  need: "object" | "deed" | "artefact" | "take" | "reach" | "drawn";
  what: string;
  amount: number;
  at: string[];
  after: number[];
  with: [what: string, amount: number] | null;
  other_than: number | null;
  gives: string | null;
  /** Walls that fall when it is met. */
  opens: [Place, Place][];
  /** At the rim: the exits by which alone it is met; none: by any. */
  exits: Spot[];
  /** The goal that must be met at most one turn earlier or later, and the last turn for it once the other is met, else 0. */
  together: number | null;
  until: number;
  wins: boolean;
  met: Group | null;
  open: boolean;
  progress: number;
};
export type Artefact = { artefact: string; state: "to-come" | "card" | "group" | "delivered"; group: Group | null };
export type GroupView = {
  group: Group;
  number: number;
  stage: "waiting" | "start" | "step" | "boss" | "out";
  spot: Spot | null;
  /** Could perhaps arrive somewhere as the tableau lies. */
  able: boolean;
  /** No card to come can lead it anywhere. */
  shut_in: boolean;
  tokens: Record<Token, number>;
  used_tokens: Record<Token, number>;
  books: { book: string; used: boolean }[];
  artefacts: string[];
  items: Record<Token, number>;
  goods: Record<string, number>;
  deeds: Record<string, number>;
  met: number[];
};
/** A step of a leg; a token taken for an optimiser is a step without a line. */
export type LegStep = Step & { code?: number; arrived?: boolean };
export type Fairy = { verb: "fairy"; token: Token | null; code: number };
export type Told = LegStep | Fairy;
export const isStep = (told: Told): told is LegStep => told.verb !== "fairy";

export type Leg = {
  group: Group;
  seat: number;
  turn: number;
  from: Spot;
  to: Spot;
  steps: Pick<Step, "verb" | "piece" | "leap" | "at">[];
};
export type Meets = {
  hidden: boolean;
  takes: string[];
  objectives: number[];
  options: unknown[];
};
/** Where a line stands that is being drawn, in the game or as a plan. */
export type Line = {
  group: Group;
  codes: number[];
  steps: Told[];
  at: string | null;
  stuck: boolean;
  arrived: boolean;
  spot: Spot | null;
  found: string[];
  used: string[];
  rooms: string[];
  counts: Record<string, number>;
  spent: string[];
  tokens: Record<Token, number>;
  items: Record<Token, number>;
  fairies: Token[];
  meets: Meets | null;
  next: (Next & { arrived?: boolean })[];
};
export type Score = {
  base: number;
  cards: number;
  tokens: number;
  books: number;
  coins: number;
  factor: [number, number];
  if_won: number;
  points: number;
};
export type CoopView = {
  game: "mapmasters-coop";
  version: number;
  over: boolean;
  end_reason: string | null;
  actors: number[];
  question: Question | null;
  options: Option[];
  seat: number;
  phase: "setup" | "pawns" | "market" | "leader" | "play" | "end";
  turn: number;
  active: number;
  house: Record<string, string>;
  mission: {
    id: number;
    columns: number;
    rows: number;
    blocked: Place[];
    /** Rows below which a river runs. */
    rivers: number[];
    walls: [Place, Place][];
    starts: Spot[];
    exits: Spot[];
    pawns: number;
    coins: number;
    deck: Record<string, number>;
    chase: number;
    /** Rows (from 1) and the turn at whose end their empty places are flooded. */
    tide: [row: number, turn: number][];
    /** The name of its story. */
    story: string;
    /** Walls that have fallen. */
    opened: [Place, Place][];
    commissions: string[];
  };
  cells: Cell[];
  empty: Place[];
  /** Cards of the own hand that would shut groups in for good, laid so. */
  shuts_in: { card: string; place: Place; turned: boolean; groups: Group[] }[];
  objectives: Goal[];
  artefacts: Artefact[];
  groups: GroupView[];
  legs: Leg[];
  marks: { found: Record<Group, string[]>; used: string[]; rooms: Record<Group, string[]> };
  drawing: Line | null;
  /** First codes of verbs whose answers are put together here: begin and fairy count on by group and by token. */
  codes: { begin: number; enter: number; fairy: number; no_fairy: number };
  market: { coins: number; tokens: Record<Token, number>; books: (string | null)[]; book_pile: number };
  players: { seat: number; cards: number; hand: string[] | null }[];
  deck: number;
  unseen: Record<string, number>;
  score: Score;
};

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "plum"];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;

/** A cell as a laid card of the table, whose places are named by its place of the grid. */
export const laidOf = (cell: Pick<Cell, "place" | "column" | "row" | "face" | "turned">, cost = 0): Laid => ({
  card: cell.face ?? "",
  cost,
  x: cell.column,
  y: cell.row * 2,
  turned: cell.turned,
  place: cell.place,
});
/** The cards that lie face up, as the drawing of lines wants them. */
export const tableOf = (cells: readonly Cell[]): Laid[] =>
  cells.filter((cell) => cell.card !== null).map((cell) => laidOf(cell, cell.cost));
