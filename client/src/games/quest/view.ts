/** What the server sends about a quest game; `lanterns/games/quest/view.py` is the authority. */
import type { Colour } from "../../art/seats";
import type * as frame from "../frame/frame";

export type Cell = string; // "rc": row, column
export type Region = string; // a cell and its side, "22R"

export type Option = frame.Option & {
  /** Moves only: Power to pay, goblins that turn passive, cards passed. */
  cost?: number;
  calms?: Cell[];
  passes?: Cell[];
};

export type QuestHero = { at: Region | null; space: number | null; items: string[]; colour?: Colour | null };
export type Legend = { step: number; temples: string[] };

export type QuestPlayer = {
  seat: number;
  colour: Colour | null;
  health: number;
  max_health: number;
  power: number;
  max_power: number;
  spell: number;
  quests: string[];
  goblins: number;
  score: number;
  /** What the score is made of; empty where there are no points. */
  points: Partial<Record<"spells" | "quests" | "goblins" | "legends", number>>;
  adventuring: boolean;
  heroes: QuestHero[];
  stash: string[];
  legends: Record<string, Legend>;
};

export type HeroOdds = { advance?: number; finish?: number; learn?: number };
export type SeatOdds = { seat: number; of: number; hurt: number; exhausted: number; heroes: HeroOdds[] };

export type Face = "damage" | "power" | "magic" | "torch" | "scroll" | "attack";
export type Movement = "horse" | "raft" | "gryphon" | "ship" | "foot";

export type QuestView = {
  game: "quest";
  version: number;
  over: boolean;
  end_reason: string | null;
  actors: number[];
  question: frame.Question | null;
  options: Option[];
  mode: "together" | "chosen" | "danongorf";
  seat: number;
  phase: "setup" | "day" | "dusk" | "night" | "dawn" | "fight" | "end";
  round: number;
  turn: number;
  first: number;
  crossed: boolean;
  roller: number;
  magic: number;
  target: number;
  dice: Face[];
  movement: { card: Movement; used: boolean; shown: boolean }[];
  card: Movement | null;
  land: Record<Cell, { card: string; gloom: boolean }>;
  goblins: Record<Cell, { face: "passive" | "aggressive"; wounds: number }>;
  supply: number;
  row: string[];
  deck: number;
  discard: string[];
  players: QuestPlayer[];
  boss?: { quests: number; goblins: number; fight_set: boolean };
  odds?: SeatOdds[];
};

export { arg } from "../frame/frame";
