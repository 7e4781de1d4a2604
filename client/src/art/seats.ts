/** Player colours. Each has its own seal, base and cloth, so that colour is never the only sign. */
import { box, burst, type Pt, ring, rough, seeded } from "./rough";

export const COLOURS = ["blue", "red", "yellow", "green", "plum"] as const;
export type Colour = (typeof COLOURS)[number];

/** The letter that the setting "letters on seals" prints. */
export const LETTER: Record<Colour, string> = { blue: "A", red: "B", yellow: "C", green: "D", plum: "E" };

const SHAPES: Record<Colour, Pt[]> = {
  blue: ring(12, 9.6),
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

/** Outline of the seal, about 20 units wide round 0 0. */
export const SEAL = each((c) => rough(SHAPES[c], 0.35, seeded(`seal-${c}`), 9, c === "blue" ? 3 : 1.4));

/** The seal laid flat, as the base a figure stands on. */
export const BASE = each((c) =>
  rough(grow(SHAPES[c], 1.24, 1.24 * 0.46), 0.3, seeded(`base-${c}`), 9, c === "blue" ? 2.5 : 1.4),
);

/** Fill of the woven pattern; the patterns themselves are in cloth.svg. */
export const cloth = (colour: Colour): string => `url(#p-${colour})`;
