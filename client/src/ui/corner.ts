/** Where the tools and chips of a board lie, so that they cover nothing that is to be seen or pressed. */
import { type Edge, fitScale, type Rect, type Size } from "./camera";

type Pt = { x: number; y: number };
export type Corner = "nw" | "ne" | "sw" | "se";
/** A toolbar of so many columns in a corner; `box` is what it covers, in pixels of the window. */
export type Spot = { corner: Corner; columns: number; box: Rect };
/** Pixels kept free of the table. */
export type Inset = { left: number; top: number; bottom: number };

const BUTTON = 44;
const GAP = 2;
const EDGE = 8;
export const NONE: Inset = { left: 0, top: 0, bottom: 0 };

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The toolbar of `n` buttons in a corner of a window. */
export function spotIn(corner: Corner, n: number, columns: number, size: Size): Spot {
  const w = columns * (BUTTON + GAP) + GAP;
  const h = Math.ceil(n / columns) * (BUTTON + GAP) + GAP;
  const x = corner.endsWith("w") ? EDGE : size.w - EDGE - w;
  const y = corner.startsWith("n") ? EDGE : size.h - EDGE - h;
  return { corner, columns, box: { x, y, w, h } };
}

/** A table with room beside it: with it all in view, `inset` pixels of the window are free. */
export function widened(world: Rect, size: Size, inset: Inset): Rect {
  const across = inset.top + inset.bottom;
  const k = fitScale(world, { w: Math.max(1, size.w - inset.left), h: Math.max(1, size.h - across) });
  return {
    x: world.x - inset.left / k,
    y: world.y - inset.top / k,
    w: world.w + inset.left / k,
    h: world.h + across / k,
  };
}

/** Where a part of the table lies in a window that shows all of it. */
function seenAt(part: Rect, world: Rect, size: Size): Rect {
  const k = fitScale(world, size);
  return {
    x: size.w / 2 + (part.x - world.x - world.w / 2) * k,
    y: size.h / 2 + (part.y - world.y - world.h / 2) * k,
    w: part.w * k,
    h: part.h * k,
  };
}

/**
 * The first place for a toolbar of `n` buttons that covers none of `keep` (units of the table) when all of the table is
 * seen: a row, two rows, a column, in the corners in turn. When there is none, the table makes room at its side or head,
 * where it loses less.
 */
export function placeTools(
  n: number,
  size: Size,
  world: Rect,
  keep: readonly Rect[],
  narrow = false,
): { spot: Spot; inset: Inset } {
  const corners: readonly Corner[] = narrow ? ["ne", "nw", "sw", "se"] : ["nw", "ne", "sw"];
  const kept = keep.map((part) => seenAt(part, world, size));
  for (const corner of corners)
    for (const columns of [n, Math.ceil(n / 2), 1]) {
      const spot = spotIn(corner, n, columns, size);
      const fits = spot.box.w <= size.w - 2 * EDGE && spot.box.h <= size.h - 2 * EDGE;
      if (fits && kept.every((part) => overlap(part, spot.box) === 0)) return { spot, inset: NONE };
    }
  const first = corners[0] ?? "nw";
  if (narrow) return { spot: spotIn(first, n, n, size), inset: NONE };
  const side = { ...NONE, left: BUTTON + 2 * EDGE + 2 * GAP };
  const head = { ...NONE, top: BUTTON + 2 * EDGE + 2 * GAP };
  const least = (inset: Inset) => fitScale(widened(world, size, inset), size);
  const tall = n * (BUTTON + GAP) + 2 * EDGE > size.h;
  return !tall && least(side) >= least(head)
    ? { spot: spotIn("nw", n, 1, size), inset: side }
    : { spot: spotIn("nw", n, n, size), inset: head };
}

const inside = (p: Pt, box: Rect): boolean =>
  p.x >= box.x - 4 && p.x <= box.x + box.w + 4 && p.y >= box.y - 4 && p.y <= box.y + box.h + 4;

/** The corner in which a toolbar covers the fewest of the points that are lit now, `first` when it covers none. */
export function freeCorner(first: Spot, n: number, size: Size, lit: readonly Pt[]): Spot {
  const spots = [first, ...(["ne", "nw", "se", "sw"] as const).map((corner) => spotIn(corner, n, first.columns, size))];
  const under = (spot: Spot) => lit.filter((p) => inside(p, spot.box)).length;
  return spots.reduce((best, spot) => (under(spot) < under(best) ? spot : best));
}

const CHIP = { w: 132, h: 44 };
/** What a chip covers that lies so far along its edge. */
export const chipBox = (edge: Edge, along: number, size: Size): Rect =>
  edge === "left" || edge === "right"
    ? { x: edge === "left" ? 6 : size.w - 6 - CHIP.w, y: along * size.h, ...CHIP }
    : { x: along * size.w - CHIP.w / 2, y: edge === "top" ? 6 : size.h - 6 - CHIP.h, ...CHIP };
const ALONG = [0.43, 0.6, 0.25, 0.78, 0.1];
/** How far along its edge a chip lies, 0 to 1, so that it covers no lit point of the window, nor what is `taken`. */
export function chipAt(edge: Edge, size: Size, lit: readonly Pt[], taken: readonly Rect[] = []): number {
  const across = edge === "left" || edge === "right";
  const box = (along: number): Rect => chipBox(edge, along, size);
  const fair = across ? ALONG : [0.5, 0.3, 0.7, 0.2, 0.8];
  const clear = fair.filter((along) => taken.every((part) => overlap(part, box(along)) === 0));
  const free = clear.find((along) => !lit.some((p) => inside(p, box(along))));
  return free ?? clear[0] ?? fair[0] ?? 0.5;
}
