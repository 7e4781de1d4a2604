/** Where the cards of the isle lie. One card is 151 by 128 units, cards lie 157 by 133 apart. */
import type { Pt } from "../rough";

export const PITCH = { x: 157, y: 133 };
export const ISLE = { x: -18, y: -16, w: 814, h: 692 };

export const CELLS: readonly string[] = [
  "02", "03", "10", "11", "12", "13", "20", "21", "22", "23", "24", "31", "32", "33", "34", "41", "42",
]; // biome-ignore format: one row

export const corner = (cell: string): Pt => ({ x: Number(cell[1]) * PITCH.x, y: Number(cell[0]) * PITCH.y });
/** Clockwise ring of coast cards, for the ship. */
export const RING: readonly string[] = ["02", "03", "13", "24", "34", "33", "42", "41", "31", "20", "10", "11"];
