/** Where everything of a card lies, in units of a card: 100 wide, 200 high. The same reckoning as `plan.py` in the engine. */
import type { Pt } from "../rough";
import { type Card, isSlot, type Piece, type Room } from "./card";

export const SLOT_AT: Readonly<Record<string, Pt>> = {
  T: { x: 50, y: 0 },
  L1: { x: 0, y: 50 },
  R1: { x: 100, y: 50 },
  L2: { x: 0, y: 150 },
  R2: { x: 100, y: 150 },
  B: { x: 50, y: 200 },
};

type Bend = { points: Pt[]; stops: number[] };
export type Plan = { at: Record<string, Pt>; size: Record<string, Pt>; bends: Record<string, Bend[]> };

/** A piece drawn: its line from node `a` to node `b`, and where its icons stand. */
export type PieceLine = Piece & { line: readonly Pt[]; places: readonly Pt[] };
/** A room drawn by its middle and size; `places` of its content in the order listed. */
export type RoomBox = Room & { x: number; y: number; w: number; h: number; places: readonly Pt[] };
export type NodePoint = { id: string; at: Pt };
export type Layout = {
  pieces: readonly PieceLine[];
  rooms: readonly RoomBox[];
  /** junctions, stairs, pits, landings, circles and dead ends in corridors */
  points: readonly NodePoint[];
  turned: boolean;
};

const point = (text: string): Pt => {
  const [x, y] = text.split(",").map(Number);
  return { x: x as number, y: y as number };
};

/**
 * One line of `plans.json`: `j1 50,50` places a node, `h1 x,y,w,h` a room by its middle and size, `A-B x,y x,y` bends the
 * n-th piece so called, `@.3,.7` puts its icons at these parts of its length, `P1 x,y` places content of a room.
 */
export function parsePlan(text: string): Plan {
  const plan: Plan = { at: {}, size: {}, bends: {} };
  for (const item of text.split(";")) {
    const [name, ...rest] = item.split(/\s+/).filter(Boolean);
    if (!name) continue;
    if (/[-=]/.test(name)) {
      const stops = rest.filter((word) => word[0] === "@").flatMap((word) => word.slice(1).split(",").map(Number));
      const points = rest.filter((word) => word[0] !== "@").map(point);
      plan.bends[name] = [...(plan.bends[name] ?? []), { points, stops }];
    } else {
      const [x, y, w, h] = (rest[0] ?? "").split(",").map(Number);
      plan.at[name] = { x: x as number, y: y as number };
      if (h !== undefined) plan.size[name] = { x: w as number, y: h };
    }
  }
  return plan;
}

/** Where a corridor coming from a point meets a room: straight through the nearest wall, else toward its middle. */
function doorOf(p: Pt, at: Pt, size: Pt): Pt {
  if (Math.abs(p.x - at.x) <= size.x / 2 - 5) return { x: p.x, y: at.y + (Math.sign(p.y - at.y) * size.y) / 2 };
  if (Math.abs(p.y - at.y) <= size.y / 2 - 5) return { x: at.x + (Math.sign(p.x - at.x) * size.x) / 2, y: p.y };
  const k = Math.max(Math.abs(p.x - at.x) / size.x, Math.abs(p.y - at.y) / size.y) * 2;
  return { x: at.x + (p.x - at.x) / k, y: at.y + (p.y - at.y) / k };
}

/** Point at a part (0 to 1) of a polyline's length. */
export function along(line: readonly Pt[], part: number): Pt {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p.x - (line[i] as Pt).x, p.y - (line[i] as Pt).y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const k = length ? Math.min(1, left / length) : 0;
      const a = line[i] as Pt;
      const b = line[i + 1] as Pt;
      return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
    }
    left -= length;
  }
  return line[0] as Pt;
}

function pieceLines(card: Card, plan: Plan): PieceLine[] {
  const places = { ...SLOT_AT, ...plan.at };
  const seen: Record<string, number> = {};
  return card.pieces.map((piece) => {
    const key = `${piece.a}${piece.lower ? "=" : "-"}${piece.b}`;
    const nth = seen[key] ?? 0;
    seen[key] = nth + 1;
    const bend = plan.bends[key]?.[nth] ?? { points: [], stops: [] };
    let start = places[piece.a];
    let end = places[piece.b];
    if (!start || !end) throw new Error(`${card.id}: its plan does not place ${start ? piece.b : piece.a}`);
    const [sizeA, sizeB] = [plan.size[piece.a], plan.size[piece.b]];
    if (sizeA) start = doorOf(bend.points[0] ?? end, start, sizeA);
    if (sizeB) end = doorOf(bend.points[bend.points.length - 1] ?? start, end, sizeB);
    const line = [start, ...bend.points, end];
    const count = piece.icons.length;
    return { ...piece, line, places: piece.icons.map((_, i) => along(line, bend.stops[i] ?? (i + 1) / (count + 1))) };
  });
}

/** Content of a room in one row, in the half that a pit placed by the plan leaves free. */
function contentPlaces(room: Room, at: Pt, size: Pt, placed: Record<string, Pt>): Pt[] {
  const wide = (kind: string) => (kind === "M" ? 22 : 19);
  const free = room.content.filter((kind) => !placed[kind]);
  const fixed = room.content.map((kind) => placed[kind]).find((p) => p);
  const total = free.reduce((sum, kind) => sum + wide(kind), 0);
  const gap = free.length > 1 ? Math.min(6, (size.x - 4 - total) / (free.length - 1)) : 0;
  let x = at.x - (total + gap * (free.length - 1)) / 2 + (fixed ? (fixed.x > at.x ? -11 : 11) : 0);
  return room.content.map((kind) => {
    const own = placed[kind];
    if (own) return { ...own };
    const here = { x: x + wide(kind) / 2, y: at.y };
    x += wide(kind) + gap;
    return here;
  });
}

/** Geometry of a card from its plan. Throws an error that names a node which the plan does not place. */
export function layoutCard(card: Card, plan: Plan, turned = false): Layout {
  const flip = (p: Pt): Pt => (turned ? { x: 100 - p.x, y: 200 - p.y } : p);
  const pieces = pieceLines(card, plan).map((q) => ({ ...q, line: q.line.map(flip), places: q.places.map(flip) }));
  const rooms = card.rooms.map((room) => {
    const at = plan.at[room.id];
    const size = plan.size[room.id];
    if (!at || !size) throw new Error(`${card.id}: its plan does not place ${room.id}`);
    const places = contentPlaces(room, at, size, plan.at).map(flip);
    return { ...room, ...flip(at), w: size.x, h: size.y, places };
  });
  const points = Object.entries(plan.at)
    .filter(([id]) => /^[jspqoe]\d/.test(id) && !isSlot(id))
    .map(([id, at]) => ({ id, at: flip(at) }));
  return { pieces, rooms, points, turned };
}

/** One icon of a face: `name` as the engine calls it without the card (`T-h1/2`, `h1/1`, `s1`), its letter, its place. */
export type IconPlace = { name: string; kind: string; at: Pt; room?: string };

/** Every icon of a card: in its corridors, its rooms, and those that are nodes (stairs, pits, circles). */
export function iconPlaces(layout: Layout): IconPlace[] {
  return [
    ...layout.pieces.flatMap((q) =>
      q.icons.map((kind, i) => ({ name: `${q.name}/${i + 1}`, kind, at: q.places[i] as Pt })),
    ),
    ...layout.rooms.flatMap((r) =>
      r.content.map((kind, i) => ({ name: `${r.id}/${i + 1}`, kind, at: r.places[i] as Pt, room: r.id })),
    ),
    ...layout.points
      .filter((p) => /^[spo]/.test(p.id))
      .map((p) => ({ name: p.id, kind: (p.id[0] as string).toUpperCase(), at: p.at })),
  ];
}
