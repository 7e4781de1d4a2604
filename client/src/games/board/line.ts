/** From the steps of a path to the line that is drawn: polylines in units of the table, a card 100 wide and 200 high. */
import { layoutOf } from "../../art/mapmasters/deck";
import { along, type Layout, type PieceLine, SLOT_AT } from "../../art/mapmasters/layout";
import type { Pt } from "../../art/rough";
import type { Laid, Step } from "./pieces";
import { split } from "./pieces";

/** A part of the line. `step` is the number of the step that drew it; a leap is a row of dots. */
export type Stroke = { step: number; lower: boolean; leap: boolean; pts: Pt[] };

export type Table = readonly Laid[];

const cardAt = (cards: Table, id: string): Laid => {
  const laid = cards.find((one) => (one.place ?? one.card) === id);
  if (!laid) throw new Error(`${id} is not laid`);
  return laid;
};
export const corner = (laid: { x: number; y: number }): Pt => ({ x: laid.x * 100, y: laid.y * 100 });
const shift = (p: Pt, by: Pt): Pt => ({ x: p.x + by.x, y: p.y + by.y });
const geometry = (laid: Laid): Layout => layoutOf(laid.card, laid.turned);

/** A piece by its name, "D20.T-h1". */
export function pieceOf(cards: Table, name: string): { laid: Laid; piece: PieceLine; line: Pt[] } {
  const { card, name: own } = split(name);
  const laid = cardAt(cards, card);
  const piece = geometry(laid).pieces.find((one) => one.name === own);
  if (!piece) throw new Error(`${name} is no piece`);
  return { laid, piece, line: piece.line.map((p) => shift(p, corner(laid))) };
}

/** Which way is out at a slot of a card as printed. */
const OUT: Record<string, Pt> = {
  T: { x: 0, y: -1 },
  L1: { x: -1, y: 0 },
  R1: { x: 1, y: 0 },
  L2: { x: -1, y: 0 },
  R2: { x: 1, y: 0 },
  B: { x: 0, y: 1 },
};

/** Where a place or an icon is: a slot, a node, the middle of a room, an icon of a piece or a room. */
export function placeOf(cards: Table, name: string): Pt {
  const { card, name: own } = split(name);
  const laid = cardAt(cards, card);
  const at = corner(laid);
  const slot = SLOT_AT[own];
  if (slot) return shift(laid.turned ? { x: 100 - slot.x, y: 200 - slot.y } : slot, at);
  const layout = geometry(laid);
  const [node = "", nth] = own.split("/");
  const room = layout.rooms.find((one) => one.id === node);
  if (room) return shift(nth === undefined ? room : (room.places[Number(nth) - 1] ?? room), at);
  const piece = layout.pieces.find((one) => one.name === node);
  const icon = nth === undefined ? undefined : piece?.places[Number(nth) - 1];
  if (icon) return shift(icon, at);
  if (piece) return along(pieceOf(cards, name).line, 0.5);
  const point = layout.points.find((one) => one.id === node);
  if (!point) throw new Error(`${name} lies nowhere`);
  return shift(point.at, at);
}

/** Unit vector that leads out of the card at a slot, null for any other place. */
export function outAt(cards: Table, name: string): Pt | null {
  const { card, name: own } = split(name);
  const out = OUT[own];
  if (!out) return null;
  return cardAt(cards, card).turned ? { x: 0 - out.x, y: 0 - out.y } : out;
}

/** How far along its line (0 to 1) an icon of a piece stands; its ends are -1 and the number of icons. */
function partOf(line: readonly Pt[], places: readonly Pt[], index: number): number {
  if (index < 0) return 0;
  const place = places[index];
  if (!place) return 1;
  // Icons stand on the line: the nearest of many points of it is theirs.
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= 200; i++) {
    const p = along(line, i / 200);
    const d = Math.hypot(p.x - place.x, p.y - place.y);
    if (d < least) [best, least] = [i / 200, d];
  }
  return best;
}

/** The part of a polyline between two parts of its length, in the direction asked. */
export function between(line: readonly Pt[], from: number, to: number): Pt[] {
  if (from > to) return between(line, to, from).reverse();
  const lengths = line.slice(1).map((p, i) => Math.hypot(p.x - (line[i] as Pt).x, p.y - (line[i] as Pt).y));
  const total = lengths.reduce((sum, l) => sum + l, 0) || 1;
  const out = [along(line, from)];
  let done = 0;
  for (const [i, length] of lengths.entries()) {
    done += length;
    const part = done / total;
    if (part > from + 1e-6 && part < to - 1e-6) out.push(line[i + 1] as Pt);
  }
  out.push(along(line, to));
  return out;
}

/**
 * The way of one step along its piece; null when it leaps. Stuck before an icon it stops short of it, halted in a piece
 * without icons in its middle.
 */
export function wayOf(
  cards: Table,
  step: Pick<Step, "piece" | "stuck"> & { at?: string },
): { lower: boolean; pts: Pt[] } | null {
  if (!step.piece) return null;
  const [name, from, to] = step.piece;
  const { piece, line, laid } = pieceOf(cards, name);
  const places = piece.places.map((p) => shift(p, corner(laid)));
  const a = partOf(line, places, from);
  let b = step.at === name ? 0.5 : partOf(line, places, to);
  if (step.stuck && to >= 0 && to < places.length) {
    const length = line
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(p.x - (line[i] as Pt).x, p.y - (line[i] as Pt).y), 0);
    b += ((b > a ? -1 : 1) * 13) / (length || 1);
  }
  return { lower: piece.lower, pts: between(line, a, b) };
}

const inRoom = (cards: Table, place: string): boolean => {
  const { card, name } = split(place);
  return geometry(cardAt(cards, card)).rooms.some((room) => room.id === name);
};
const part = (a: Pt, b: Pt, k: number): Pt => ({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k });

/** All strokes of a path. A line that comes to rest in a room ends a step inside its door. */
export function strokesOf(cards: Table, trace: readonly Step[]): Stroke[] {
  const strokes: Stroke[] = [];
  /** The line stands in a room: whether it came by a door, or is somewhere inside. */
  let inside: { middle: Pt; from: Pt; door: boolean } | null = null;
  let here: Pt | null = null;
  for (const [i, step] of trace.entries()) {
    const way = wayOf(cards, step);
    if (way) {
      const pts = [...way.pts];
      if (inside) {
        const last = inside.from;
        const first = pts[0] as Pt;
        const cross = inside.door
          ? [last, part(last, inside.middle, 0.42), part(first, inside.middle, 0.42)]
          : [last, part(first, inside.middle, 0.42)];
        pts.unshift(...cross);
      }
      strokes.push({ step: i, lower: way.lower, leap: false, pts });
      here = pts[pts.length - 1] as Pt;
      inside = null;
    } else if (step.leap) {
      const to = placeOf(cards, step.leap[1]);
      // A book takes the line away from wherever it is; circles and pits of a room are walked to first.
      const away: boolean = step.verb === "leap" || step.verb === "wrap";
      const from: Pt = away && here ? here : placeOf(cards, step.leap[0]);
      if (inside && !away) strokes.push({ step: i, lower: false, leap: false, pts: [inside.from, from] });
      if (Math.hypot(from.x - to.x, from.y - to.y) > 4)
        strokes.push({ step: i, lower: false, leap: true, pts: [from, to] });
      here = to;
      inside = null;
    } else here = placeOf(cards, step.at);
    if (here && !step.stuck && inRoom(cards, step.at))
      inside = { middle: placeOf(cards, step.at), from: here, door: step.piece !== null };
  }
  if (inside?.door)
    strokes.push({
      step: trace.length - 1,
      lower: false,
      leap: false,
      pts: [inside.from, part(inside.from, inside.middle, 0.7)],
    });
  return strokes;
}

/** Strokes that follow one another on one level, joined, so that the ink has no seams. */
export function joined(strokes: readonly Stroke[]): Stroke[] {
  const out: Stroke[] = [];
  for (const stroke of strokes) {
    const before = out[out.length - 1];
    const end = before?.pts[before.pts.length - 1];
    const start = stroke.pts[0];
    const meets = end && start && Math.hypot(end.x - start.x, end.y - start.y) < 1;
    if (before && meets && before.lower === stroke.lower && !before.leap && !stroke.leap)
      before.pts = [...before.pts, ...stroke.pts.slice(1)];
    else out.push({ ...stroke, pts: [...stroke.pts] });
  }
  return out;
}

/** Where the end of the line is. */
export function endOf(cards: Table, trace: readonly Step[]): Pt | null {
  const last = trace[trace.length - 1];
  if (!last) return null;
  const strokes = strokesOf(cards, trace);
  const stroke = strokes[strokes.length - 1];
  if (stroke && stroke.step === trace.length - 1) return stroke.pts[stroke.pts.length - 1] as Pt;
  return placeOf(cards, last.at);
}

/** Points where a line passes over another part of itself: the upper level over the lower, or itself in a room. */
export function bridges(strokes: readonly Stroke[]): { at: Pt; angle: number }[] {
  const out: { at: Pt; angle: number }[] = [];
  const segments = strokes.flatMap((stroke, s) =>
    stroke.leap ? [] : stroke.pts.slice(1).map((b, i) => ({ a: stroke.pts[i] as Pt, b, s, i, lower: stroke.lower })),
  );
  for (const [n, p] of segments.entries()) {
    for (const q of segments.slice(n + 1)) {
      if (p.s === q.s && Math.abs(p.i - q.i) < 2) continue;
      const at = crossing(p.a, p.b, q.a, q.b);
      if (!at) continue;
      // The upper level lies above the lower one; on one level the later line passes over.
      const top = p.lower === q.lower ? q : p.lower ? q : p;
      out.push({ at, angle: (Math.atan2(top.b.y - top.a.y, top.b.x - top.a.x) * 180) / Math.PI });
    }
  }
  return out;
}

function crossing(a: Pt, b: Pt, c: Pt, d: Pt): Pt | null {
  const den = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(den) < 1e-6) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / den;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / den;
  return t > 0.02 && t < 0.98 && u > 0.02 && u < 0.98 ? { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t } : null;
}
