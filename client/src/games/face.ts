/** What a game shows before it is opened: `face.ts` of its folder, with `scene.svg` beside it. It weighs little. */
import type { Component } from "svelte";

/** The shapes of a lantern, paths in a box of 44 by 78 units. */
export type Lantern = { glass: string; fill: string; bars: string; cap: string; foot: string };

export type Face = {
  /** The lantern over the tables of its box. */
  lantern?: Lantern;
  /** A page with what one has reached in it, linked from where it is laid: `/campaign/GAME`. */
  campaign?: () => Promise<{ default: Component }>;
  /** The key of a sentence below the number of seats of a new table. */
  seatNote?: string;
  /** Where the option `mode` says what is played: */
  modes?: {
    art: Readonly<Record<string, "seals" | "seal" | "boss" | "pawn">>;
    /** Whether it is for one or for several. */
    size: (mode: string) => "one" | "more";
    /** Whether an option means something in a mode; others are not asked. */
    fits: (option: string, mode: string) => boolean;
  };
};
