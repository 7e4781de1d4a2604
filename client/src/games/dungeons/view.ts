/** What the server sends about a dungeons game; `lanterns/games/dungeons/view.py` is the authority. */
import type { Colour } from "../../art/seats";
import type * as frame from "../frame/frame";

export type Room = string; // a square, "d4", or "lair"
export type Place = string; // the same, or a space of the lair, "space-3"

/** Exact odds of a skill check: ways to pass as rolled, with Modify Die, out of all. */
export type Odds = { plain: number; modified: number; of: number; number: number };
export type Option = frame.Option & {
  odds?: Odds;
  /** Health lost to each face of the enemy die but the torch (2, 3, 4, 5, shield), if the target strikes back. */
  reply?: number[];
  /** With a reply of the boss: what its torch face does beside burning the torch down. */
  torch?: Effect;
};
export type Refusal = { rule: string; key: string; params: Record<string, string | number> };
/** What a turn does not offer now, and why. */
export type Barred = frame.Option & { why: Refusal };

/** How far something reaches that one attacks or casts with; `with` is the verb and its first argument. */
export type Aim = {
  with: string;
  kind: "melee" | "missile" | "path";
  range: number;
  rooms: Room[];
  barred: Record<string, Refusal>;
};
/** What an enemy may do at the next eye: one outcome, or one for each way of the ties that the active player breaks. */
export type Outcome = Effect & { room: Room };
export type Effect = {
  hits: { seat: number; health: number; focus: number; falls: boolean }[];
  goblin?: Room;
  lost?: boolean;
  regain?: boolean;
};

export type FaceDown = { stack: string };
export type Seen = { card: string; sides: string; passages: string; altar: boolean; disarmed: boolean };
export type Square = FaceDown | Seen;
export const isSeen = (square: Square | undefined): square is Seen => square !== undefined && "card" in square;

export type Enemy = {
  kind: string;
  room: Room;
  defense: number;
  speed: number;
  range: number;
  next: Outcome[];
  hits?: number;
  most?: number;
};
export type Boss = {
  id: string;
  markers: number[];
  gates: { space: number; covered: boolean }[];
  entrance: number;
};

export type DungeonHero = {
  hero: string;
  room: Room;
  place: Place;
  health: number;
  max_health: number;
  focus: number;
  max_focus: number;
  speed: number;
  speed_left: number;
  defense: number;
  conscious: boolean;
  may_move: boolean;
  acted: boolean;
  gear: Record<string, string>;
  sets: Record<string, number>;
};

export type Check = {
  seat: number;
  kind: "melee" | "missile" | "spell" | "test";
  skill: "S" | "A" | "I" | "X";
  number: number;
  /** What the total must reach, 0 where several targets differ. */
  need: number;
  dice: string[];
  face: string | null;
  bonus: number;
  total: number;
  targets: string[];
  /** What each target that strikes back would take by the enemy die that lies, null for the torch. */
  reply: Record<string, number | null>;
  /** With the torch lying and the boss able to strike back: what it does beside burning the torch down. */
  torch: Effect | null;
  modify_cost: number | null;
};

export type Torch = { space: number; skull: number; start: number; goblins: number[]; actions: number[] };
type Pile = { deck: number; row: string[] };

export type DungeonsView = {
  game: "dungeons";
  version: number;
  over: boolean;
  end_reason: string | null;
  actors: number[];
  question: frame.Question | null;
  options: Option[];
  barred?: Barred[];
  aims: Aim[];
  seat: number;
  act: number;
  turn: number;
  active: number;
  /** Whether the active hero may still move, or what ended it. */
  movement: "open" | "action" | "enemy";
  torch: Torch;
  dungeon: Record<Room, Square>;
  deck: { left: number; A: number; B: number; C: number };
  enemies: Record<string, Enemy>;
  goblin_deck: number;
  minion_deck: number;
  killed: number;
  altars_left: number;
  boss: Boss | null;
  loot: Pile;
  spells: Pile;
  players: DungeonHero[];
  check: Check | null;
};

export { arg } from "../frame/frame";

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
/** Heroes have no colour in the box: a seat takes the one of its number. */
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;
