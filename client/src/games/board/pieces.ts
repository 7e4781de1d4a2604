/** Cards, steps and tokens of Map Masters as Versus and Coop both know them. */
import type { Shapes } from "../../api";

export const TOKENS = ["sword", "key", "rope", "scroll"] as const;
export type Token = (typeof TOKENS)[number];

/** A card as it lies; in Coop, whose grid may show a card several times, its places are named by `place` instead. */
export type Laid = Shapes["MapLaid"] & { place?: string };
type Stands = "gains" | "counts" | "tokens";
/** Versus tells with each step what it gains and how the line stands then. */
export type Step = Omit<Shapes["MapDrawn"], Stands> & Partial<Pick<Shapes["MapDrawn"], Stands>>;
/** A step on which nothing is met, but for what is said of it. */
export const stepOf = (more: Partial<Step> = {}): Step => ({
  verb: "walk",
  piece: null,
  leap: null,
  at: "",
  stuck: false,
  exit: false,
  found: [],
  used: [],
  rooms: [],
  points: 0,
  spent: [],
  ...more,
});
/** What a legal step would do. Coop tells of each whether it arrives, Versus which do not pay. */
export type Next = Step & Pick<Shapes["MapNext"], "code" | "group" | "state"> & { unpaid?: boolean; arrived?: boolean };
export type Barred = Shapes["MapBarred"];
export type PathEnd = Shapes["MapPath"]["end"];

/** "D20.T-h1/2" as the card and the name on it. */
export function split(name: string): { card: string; name: string } {
  const dot = name.indexOf(".");
  return { card: name.slice(0, dot), name: name.slice(dot + 1) };
}
