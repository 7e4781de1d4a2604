/** The checks of a drawing plan, the same as `plan.complaints` in the engine: they guard the client's own reckoning. */
import type { Pt } from "../rough";
import type { Card } from "./card";
import { iconPlaces, type Layout } from "./layout";

/** Least distance of corridors of one level that do not meet, of icons, and of an icon from the rim. */
const LEAST_GAP = 19;
const LEAST_ICON_GAP = 17;
const RIM = 8;

const side = (p: Pt, q: Pt, r: Pt): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
const crosses = (a: Pt, b: Pt, c: Pt, d: Pt): boolean =>
  side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;

function toSegment(p: Pt, q: Pt, r: Pt): number {
  const length = (r.x - q.x) ** 2 + (r.y - q.y) ** 2;
  const t = length ? Math.max(0, Math.min(1, ((p.x - q.x) * (r.x - q.x) + (p.y - q.y) * (r.y - q.y)) / length)) : 0;
  return Math.hypot(p.x - q.x - t * (r.x - q.x), p.y - q.y - t * (r.y - q.y));
}
const gap = (a: Pt, b: Pt, c: Pt, d: Pt): number =>
  crosses(a, b, c, d) ? 0 : Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));

const segments = (line: readonly Pt[]): [Pt, Pt][] => line.slice(1).map((p, i) => [line[i] as Pt, p]);

/** Doors clockwise from the top as drawn: indices of pieces. */
function doorsDrawn(layout: Layout, id: string): string[] {
  const room = layout.rooms.find((one) => one.id === id);
  if (!room) return [];
  const turn = (p: Pt) => (Math.atan2((p.x - room.x) / room.w, (room.y - p.y) / room.h) + 2 * Math.PI) % (2 * Math.PI);
  return layout.pieces
    .filter((q) => q.a === id || q.b === id)
    .map((q) => ({ far: q.a === id ? q.b : q.a, at: (q.a === id ? q.line[0] : q.line[q.line.length - 1]) as Pt }))
    .sort((p, q) => turn(p.at) - turn(q.at))
    .map((door) => door.far);
}

/** What is wrong with a card as drawn, unturned: one sentence each, none when the drawing is good. */
export function checkPlan(card: Card, layout: Layout): string[] {
  const out: string[] = [];
  for (const room of layout.rooms) {
    const drawn = doorsDrawn(layout, room.id);
    const fits = drawn.some((_, i) => [...drawn.slice(i), ...drawn.slice(0, i)].join() === room.doors.join());
    if (!fits) out.push(`${card.id} ${room.id}: doors drawn ${drawn.join()}, listed ${room.doors.join()}`);
  }
  for (const [i, p] of layout.pieces.entries()) {
    const own = segments(p.line);
    if (own.some((one, k) => own.slice(k + 2).some((two) => gap(...one, ...two) === 0))) {
      out.push(`${card.id}: ${p.name} crosses itself`);
    }
    for (const q of layout.pieces.slice(i + 1)) {
      if (p.lower !== q.lower) continue;
      const meet = [p.a, p.b].some((node) => node === q.a || node === q.b);
      const pairs = segments(p.line).flatMap((one) => segments(q.line).map((two) => [...one, ...two] as const));
      const crossed = pairs.some((four) => crosses(...four));
      const near = Math.min(...pairs.map((four) => gap(...four)));
      if (crossed || (!meet && near < LEAST_GAP)) {
        out.push(`${card.id}: ${p.name} and ${q.name} ${crossed ? "cross" : "touch"}`);
      }
    }
  }
  const icons = iconPlaces(layout);
  for (const [i, p] of icons.entries()) {
    for (const q of icons.slice(i + 1)) {
      if (Math.hypot(p.at.x - q.at.x, p.at.y - q.at.y) < LEAST_ICON_GAP) {
        out.push(`${card.id}: icons ${p.name} and ${q.name} overlap`);
      }
    }
    if (p.at.x < RIM || p.at.x > 100 - RIM || p.at.y < RIM || p.at.y > 200 - RIM) {
      out.push(`${card.id}: ${p.name} is cut by the rim`);
    }
  }
  return out;
}
