/** Parts of a hero figure: head-dresses, skins, and which hand holds what. */
import type { Colour } from "./seats";

export const HEADS_IN_ORDER = ["helm", "hood", "hat", "hair"] as const;
/** Head-dress of a hero: it tells a player's heroes apart. */
export type Head = (typeof HEADS_IN_ORDER)[number];

type Part = { d: string; fill?: string; stroke?: string; width: number };

export const HEADS: Record<Head, Part[]> = {
  helm: [
    {
      d: "M-7.500-25V-29A7.500 7.500 0 0 1 7.500-29V-25L4.500-26.500V-28.500H-4.500V-26.500Z",
      fill: "#B9C2CD",
      width: 1.5,
    },
    { d: "M-1.500-36.500C3-42 8-41 9-37 6-38.500 3-37 1.500-34.500Z", fill: "var(--c)", width: 1.2 },
  ],
  hood: [
    {
      d: "M-8-23C-10-31-5-37.500 1-38 8-36 10-29 8-23 7-27 5.500-30.500 0-30.500-5.500-30.500-7-27-8-23Z",
      fill: "dark",
      width: 1.5,
    },
  ],
  hat: [
    {
      d: "M-11-29.500C-6-27.500 6-27.500 11-29.500 7-32 5.500-34 4-43 0-40-4-36-6-32.500-8-31-10-30.500-11-29.500Z",
      fill: "dark",
      width: 1.5,
    },
    { d: "M-6.200-32C-2-30.800 3-30.800 6.300-31.800", stroke: "#F0D79A", width: 1.5 },
  ],
  hair: [
    { d: "M-6.800-28C-5-33 3-34 6.800-28 4-29.500 2-31 1-32.500-1-30-4-28.500-6.800-28Z", fill: "#6B3F2A", width: 1.2 },
    { d: "M-7-33.500C-3-36.500 3-36.500 7-33.500", stroke: "var(--c)", width: 2.4 },
  ],
};

const TONES = ["#F3D6B5", "#C98F62", "#8F5E3E", "#F0C9A0"] as const;
const skins = (shift: number): Record<Head, string> =>
  Object.fromEntries(HEADS_IN_ORDER.map((head, i) => [head, TONES[(i + shift) % 4] as string])) as Record<Head, string>;

/** Skin tones turn with the colour: no court is all of one kind. */
export const SKIN: Record<Colour, Record<Head, string>> = {
  blue: skins(0),
  red: skins(3),
  yellow: skins(1),
  green: skins(2),
  plum: skins(3),
};

type Box = { x: number; y: number; w: number; h: number };
type Held = { id: string; at: string; box: Box };

// Long things go behind the body in the right hand, as one would carry them.
const LONG = new Set(["staff", "T03"]);
const RIGHT = new Set(["sword", "staff", "T03", "T05", "T10"]);
const OLD: Box = { x: -16, y: -30, w: 32, h: 44 };
const NEW: Box = { x: -16, y: -20, w: 32, h: 32 };
const WIDE = new Set(["T05", "T06", "T07", "T08", "T09", "T10", "T12"]);

/** Places at most two items into the hands; which lie behind the body and which before it. */
export function HANDS(items: readonly string[]): { behind: Held[]; front: Held[] } {
  const out = { behind: [] as Held[], front: [] as Held[] };
  const free = new Set(["right", "left"]);
  const wish = [...items.slice(0, 2)].sort((a, b) => Number(RIGHT.has(b)) - Number(RIGHT.has(a)));
  for (const id of wish) {
    const side = RIGHT.has(id) && free.has("right") ? "right" : free.has("left") ? "left" : "right";
    free.delete(side);
    const wide = WIDE.has(id);
    const x = (side === "right" ? 1 : -1) * (wide ? 14 : 12);
    const mirror = side === "left" && LONG.has(id) ? -1 : 1;
    const scale = wide ? 0.72 : 0.94;
    const held = { id, at: `translate(${x} -11) scale(${mirror * scale} ${scale})`, box: wide ? NEW : OLD };
    (LONG.has(id) ? out.behind : out.front).push(held);
  }
  return out;
}
