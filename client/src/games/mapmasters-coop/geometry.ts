/** Where things are on the tableau, in units: a card is 100 wide and 200 high, A1 begins at 0 0. */
import { SLOT_AT } from "../../art/mapmasters/layout";
import type { Pt } from "../../art/rough";
import type { Rect } from "../../ui/camera";
import { placeOf, type Table } from "../board/line";
import type { CoopView, Place, Spot } from "./view";

export const W = 100;
export const H = 200;
/** Room round the grid for the pawns before its rim; they are taller than wide. */
const RIM = 46;
const TOP = 66;

export const columnOf = (place: Place): number => place.charCodeAt(0) - 65;
export const rowOf = (place: Place): number => Number(place.slice(1)) - 1;
export const placeAt = (column: number, row: number): Place => `${String.fromCharCode(65 + column)}${row + 1}`;
export const cornerOf = (place: Place): Pt => ({ x: columnOf(place) * W, y: rowOf(place) * H });
export const middleOf = (place: Place): Pt => ({ x: columnOf(place) * W + W / 2, y: rowOf(place) * H + H / 2 });

export const world = ({ mission }: Pick<CoopView, "mission">): Rect => ({
  x: -RIM,
  y: -TOP,
  w: mission.columns * W + 2 * RIM,
  h: mission.rows * H + TOP + RIM,
});
/** All places of the grid, row by row. */
export const places = ({ mission }: Pick<CoopView, "mission">): Place[] =>
  Array.from({ length: mission.columns * mission.rows }, (_, i) =>
    placeAt(i % mission.columns, Math.floor(i / mission.columns)),
  );

export const splitSpot = (spot: Spot): { place: Place; slot: string } => {
  const dot = spot.indexOf(".");
  return { place: spot.slice(0, dot), slot: spot.slice(dot + 1) };
};
/** Which way leads out of a place at a slot. */
const OUT: Readonly<Record<string, Pt>> = {
  T: { x: 0, y: -1 },
  L1: { x: -1, y: 0 },
  L2: { x: -1, y: 0 },
  R1: { x: 1, y: 0 },
  R2: { x: 1, y: 0 },
  B: { x: 0, y: 1 },
};
export const outOf = (slot: string): Pt => OUT[slot] ?? { x: 0, y: 0 };
/** The point of a side of a place, on the seam. */
export function seamOf(spot: Spot): Pt {
  const { place, slot } = splitSpot(spot);
  const corner = cornerOf(place);
  const at = SLOT_AT[slot] ?? { x: W / 2, y: H / 2 };
  return { x: corner.x + at.x, y: corner.y + at.y };
}
/** Whether a spot is a side of a card, not a point inside one that a leap has landed on. */
export const isSide = (spot: Spot): boolean => splitSpot(spot).slot in OUT;
/** Where a pawn stands: before the rim, on the seam of the card it has reached, or where a leap has landed it. */
export function pawnAt(spot: Spot, outside: boolean, cards: Table): Pt {
  const { slot } = splitSpot(spot);
  if (!isSide(spot)) return placeOf(cards, spot);
  const seam = seamOf(spot);
  const out = outOf(slot);
  const by = outside ? 20 : -14;
  // The foot of a pawn stands on the point; sideways it leaves the corridor free.
  return { x: seam.x + out.x * by, y: seam.y + out.y * by + (out.y === 0 ? 8 : out.y < 0 ? 4 : 14) };
}
/** Whether a side of a place is the rim of the grid. */
export function isRim({ mission }: Pick<CoopView, "mission">, spot: Spot): boolean {
  const { place, slot } = splitSpot(spot);
  const [column, row, out] = [columnOf(place), rowOf(place), outOf(slot)];
  const [x, y] = [column + out.x, row + out.y];
  return x < 0 || y < 0 || x >= mission.columns || y >= mission.rows;
}
