/** Outlines of the dungeon cards, 100 units wide: rock, room, corridors. One hand, the same at every render. */
import { blob, box, type Pt, ring, rough, seeded } from "../rough";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

const OCTAGON: Pt[] = [
  { x: 33, y: 15 },
  { x: 67, y: 15 },
  { x: 85, y: 33 },
  { x: 85, y: 67 },
  { x: 67, y: 85 },
  { x: 33, y: 85 },
  { x: 15, y: 67 },
  { x: 15, y: 33 },
];
const SQUARE = box(16, 16, 68, 68);
const CIRCLE = ring(16, 35, 35, -90, 50, 50);

/** The shape of a room tells what it is: traps and the places of minions are round, rooms to search have corners cut. */
type Shape = "circle" | "octagon" | "square";
const ROUND = ["D10", "D11", "D12", "D15", "D16", "D19", "D23", "D24", "D25", "D26"];
const PLAIN = ["D02", "D03", "D05", "D06", "D07", "D13", "D20", "D27"];
const shapeOf = (card: string): Shape =>
  ROUND.includes(card) ? "circle" : PLAIN.includes(card) ? "square" : "octagon";

/** The drawing of what a room holds; the four encounters share theirs. */
export const propOf = (card: string): string => (["D24", "D25", "D26"].includes(card) ? "D23" : card);

/** The letter of a portal, by which its pair is told. */
export const PORTAL: Record<string, string> = { D10: "A", D11: "B", D12: "C" };

const ROOM: Record<Shape, string> = {
  circle: blob(CIRCLE, 0.9, seeded("room-circle")),
  octagon: rough(OCTAGON, 0.9, seeded("room-octagon"), 13, 4),
  square: rough(SQUARE, 0.9, seeded("room-square"), 13, 5),
};
export const roomPath = (card: string): string => ROOM[shapeOf(card)];

const HALLS: Record<Side, Pt[]> = {
  N: box(36, -3, 28, 27),
  E: box(76, 36, 27, 28),
  S: box(36, 76, 28, 27),
  W: box(-3, 36, 27, 28),
};
export const HALL = Object.fromEntries(
  SIDES.map((side) => [side, rough(HALLS[side], 0.5, seeded(`hall-${side}`), 11, 1.5)]),
) as Record<Side, string>;
/** A wall across the end of a corridor that leads nowhere: the card beyond has none to meet it. */
export const BLOCK: Record<Side, string> = {
  N: "M34 4H66",
  E: "M96 34V66",
  S: "M34 96H66",
  W: "M4 34V66",
};
export const EDGES = Array.from({ length: 4 }, (_, i) => rough(box(0, 0, 100, 100), 0.8, seeded(`tile-${i}`), 12, 7));
export const INNER = rough(box(7, 7, 86, 86), 0.6, seeded("back-inner"), 12, 5);
export const LATTICE = Array.from({ length: 10 }, (_, i) => {
  const x = -16 + i * 12;
  return `M${x} 93L${x + 26} 7M${x + 26} 93L${x} 7`;
}).join("");

/** Clusters of three strokes in the rock round the room, other on every square. */
export function hatching(seed: string): string {
  const rnd = seeded(`hatch-${seed}`);
  const at: Pt[] = [
    { x: 8, y: 8 },
    { x: 22, y: 7 },
    { x: 78, y: 7 },
    { x: 92, y: 9 },
    { x: 7, y: 24 },
    { x: 93, y: 25 },
    { x: 7, y: 76 },
    { x: 93, y: 77 },
    { x: 9, y: 92 },
    { x: 23, y: 93 },
    { x: 77, y: 93 },
    { x: 92, y: 92 },
  ];
  const fix = (v: number) => Math.round(v * 10) / 10;
  return at
    .map((p) => {
      const a = rnd() * Math.PI;
      const dx = Math.cos(a) * 5;
      const dy = Math.sin(a) * 5;
      return [-2.4, 0, 2.4]
        .map((o) => {
          const cx = p.x - Math.sin(a) * o;
          const cy = p.y + Math.cos(a) * o;
          return `M${fix(cx - dx)} ${fix(cy - dy)}L${fix(cx + dx)} ${fix(cy + dy)}`;
        })
        .join("");
    })
    .join("");
}
