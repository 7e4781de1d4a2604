/** What a game shows before it is opened: `face.ts` of its folder, with `scene.svg` beside it. It weighs little. */
import type { Component } from "svelte";
import type { IconName } from "../look/icons";

/** The shapes of a lantern, paths in a box of 44 by 78 units. */
export type Lantern = { glass: string; fill: string; bars: string; cap: string; foot: string };

export type Face = {
  /** The lantern over the tables of its box. */
  lantern?: Lantern;
  /** A page with what one has reached in it, linked from where it is laid: `/campaign/GAME`. */
  campaign?: () => Promise<{ default: Component }>;
  /** How far one has come in it, for one's own page. */
  progress?: () => Promise<{ default: Component }>;
  /** The key of a sentence below the number of seats of a new table. */
  seatNote?: string;
  /** The picture beside each mode, where the game has modes. */
  modes?: Readonly<Record<string, "seals" | "seal" | "boss" | "pawn">>;
  /** The sign of an option where a table tells it. */
  signs?: Readonly<Record<string, IconName | ((value: string) => IconName)>>;
};
