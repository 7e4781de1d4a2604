/** Player colours. Each has its own seal, base and cloth, so that colour is never the only sign. */
import { blob, box, burst, type Pt, ring, rough, seeded } from "./rough";

export const COLOURS = ["blue", "red", "yellow", "green", "plum"] as const;
export type Colour = (typeof COLOURS)[number];

/** The letter that the setting "letters on seals" prints. */
export const LETTER: Record<Colour, string> = { blue: "A", red: "B", yellow: "C", green: "D", plum: "E" };

const SHAPES: Record<Colour, Pt[]> = {
  blue: ring(18, 9.9),
  red: [
    { x: 0, y: -10.6 },
    { x: 10.6, y: 7.6 },
    { x: -10.6, y: 7.6 },
  ],
  yellow: box(-8.6, -8.6, 17.2, 17.2),
  green: ring(6, 10.4, 10.4, 0),
  plum: burst(5, 11.4, 5.4),
};

const grow = (pts: Pt[], x: number, y: number): Pt[] => pts.map((p) => ({ x: p.x * x, y: p.y * y }));
const each = <T>(make: (colour: Colour) => T): Record<Colour, T> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, T>;

const outline = (pts: Pt[], amp: number, seed: string, colour: Colour): string =>
  colour === "blue" ? blob(pts, amp * 0.7, seeded(seed)) : rough(pts, amp, seeded(seed), 9, 1.4);

/** Outline of the seal, about 20 units wide round 0 0. */
export const SEAL = each((c) => outline(SHAPES[c], 0.35, `seal-${c}`, c));

/** The seal laid flat, as the base a figure stands on. */
export const BASE = each((c) => outline(grow(SHAPES[c], 1.24, 1.24 * 0.46), 0.3, `base-${c}`, c));

/** Fill of the woven pattern; the patterns themselves are in cloth.svg. */
export const cloth = (colour: Colour): string => `url(#p-${colour})`;
