/** Following a finger along corridors: which way on it means, and how far along it is. */
import type { Pt } from "../../art/rough";
import { endOf, placeOf, type Table, wayOf } from "../board/line";
import { isHalt, type Way } from "../board/tally";
import type { Step } from "./view";

/** A way on as it is drawn: its polyline, or the place to which it leaps. */
export type Track = {
  way: Way;
  pts: Pt[];
  lower: boolean;
  leap: boolean;
  /** Its first stretch leads through a room to the door. */
  room: boolean;
};

/** How far from a corridor a finger still means it, in units of the table. */
const NEAR = 30;
/** The line sticks at the end of a step once the finger has come so far along it. */
const FAR = 0.72;

export function tracksOf(cards: Table, trace: readonly Step[], ways: readonly Way[]): Track[] {
  const here = endOf(cards, trace);
  return ways.flatMap((way): Track[] => {
    if (isHalt(way.main)) return [];
    const along = wayOf(cards, way.main);
    if (along) {
      const first = along.pts[0] as Pt;
      const joins = here && Math.hypot(first.x - here.x, first.y - here.y) > 1;
      const pts = joins ? [here, ...along.pts] : along.pts;
      return [{ way, pts, lower: along.lower, leap: false, room: Boolean(joins) }];
    }
    const to = way.main.leap ? placeOf(cards, way.main.leap[1]) : null;
    return to && here ? [{ way, pts: [here, to], lower: false, leap: true, room: false }] : [];
  });
}

/** The nearest point of a polyline: its distance, and its part of the length. */
export function project(p: Pt, pts: readonly Pt[]): { d: number; part: number } {
  let best = { d: Number.POSITIVE_INFINITY, part: 0 };
  const lengths = pts.slice(1).map((b, i) => Math.hypot(b.x - (pts[i] as Pt).x, b.y - (pts[i] as Pt).y));
  const total = lengths.reduce((sum, l) => sum + l, 0) || 1;
  let done = 0;
  for (const [i, length] of lengths.entries()) {
    const a = pts[i] as Pt;
    const b = pts[i + 1] as Pt;
    const k = length
      ? Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length ** 2))
      : 0;
    const d = Math.hypot(p.x - a.x - (b.x - a.x) * k, p.y - a.y - (b.y - a.y) * k);
    if (d < best.d) best = { d, part: (done + length * k) / total };
    done += length;
  }
  return best;
}

/** A step goes back once the finger is so far back along it, has come so close to it, and has gone back so many units. */
const BACK = 0.4;
const CLOSE = 18;
const TURNED = 20;

/**
 * Whether a finger follows the line back. To lie beside the beginning of a step is not enough: a finger that cuts a
 * bend does so all the time. It has to go back along the step.
 */
export class Retreat {
  #was: { at: Pt; part: number } | null = null;
  #gone = 0;

  /** The line has another last step now, or another finger draws. */
  forget(): void {
    this.#was = null;
    this.#gone = 0;
  }
  /** Takes the next point of the finger, over the last step of the line; true when that step is to be taken up. */
  asks(at: Pt, pts: readonly Pt[]): boolean {
    const { d, part } = project(at, pts);
    if (d > CLOSE) {
      this.forget();
      return false;
    }
    const length = pts
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(p.x - (pts[i] as Pt).x, p.y - (pts[i] as Pt).y), 0);
    if (this.#was) {
      // Where a corridor bends, its nearest point leaps; the finger goes no further than it goes.
      const moved = 1.2 * Math.hypot(at.x - this.#was.at.x, at.y - this.#was.at.y);
      const along = (this.#was.part - part) * length;
      this.#gone = Math.max(0, this.#gone + Math.min(moved, Math.max(-moved, along)));
    }
    this.#was = { at, part };
    return part < BACK && this.#gone >= Math.min(TURNED, length / 2);
  }
}

export type Meaning = { track: Track; part: number; whole: boolean } | null;

/** Which way on a finger at a point means, and how far along it; null for none. */
export function meaning(p: Pt, cards: Table, trace: readonly Step[], tracks: readonly Track[]): Meaning {
  const here = endOf(cards, trace);
  if (!here) return null;
  let best: { track: Track; d: number; part: number } | null = null;
  for (const track of tracks) {
    const end = track.pts[track.pts.length - 1] as Pt;
    const toEnd = Math.hypot(p.x - end.x, p.y - end.y);
    const { d, part } = track.leap ? { d: toEnd, part: toEnd < 16 ? 1 : 0 } : project(p, track.pts);
    if (d < (track.leap ? 16 : NEAR) && (!best || d < best.d - 0.5)) best = { track, d, part };
  }
  return best ? { track: best.track, part: best.part, whole: best.part > FAR } : null;
}

/** Where the disc of a way stands: along its corridor, off the end of the line; for a leap at its goal. */
export function discAt(track: Track, here: Pt | null): { at: Pt; angle: number } {
  const end = track.pts[track.pts.length - 1] as Pt;
  const start = track.pts[0] as Pt;
  if (track.leap) {
    const near = here && Math.hypot(end.x - here.x, end.y - here.y) < 6;
    return { at: near ? { x: end.x, y: end.y + 24 } : end, angle: 90 };
  }
  const lengths = track.pts
    .slice(1)
    .map((b, i) => Math.hypot(b.x - (track.pts[i] as Pt).x, b.y - (track.pts[i] as Pt).y));
  const total = lengths.reduce((sum, l) => sum + l, 0);
  const inside = track.room ? (lengths[0] ?? 0) : 0;
  let left = track.room ? inside + Math.min(17, (total - inside) * 0.5) : Math.min(32, total * 0.62);
  for (const [i, length] of lengths.entries()) {
    const a = track.pts[i] as Pt;
    const b = track.pts[i + 1] as Pt;
    if (left <= length && length > 0) {
      const at = { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
      return { at, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
    }
    left -= length;
  }
  return { at: end, angle: (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI };
}
