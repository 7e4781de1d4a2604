/**
 * The line of a path in the hand of the pen: one smooth stretch per step, so that each can be drawn on its own (and
 * animated), yet all of them together have no seam and no corner at a junction.
 */
import { type Pt, seeded } from "../rough";
import { n1 } from "./hand";

/** A polyline of a path in units of the table. `step` drew it; a leap goes through the air. */
export type Stroke = { step: number; lower: boolean; leap: boolean; pts: readonly Pt[] };
/** A drawn stretch: `d` of its path element, its length in units, its two ends. */
export type InkPart = { step: number; lower: boolean; leap: boolean; d: string; length: number; from: Pt; to: Pt };

/** How far the pen strays, how often, and how round it turns; as the corridors are drawn. */
const STRAY = 0.5;
const EVERY = 12;
const ROUND = 6;
/** Points nearer than this are one. */
const SAME = 0.6;

const apart = (a: Pt, b: Pt): number => Math.hypot(b.x - a.x, b.y - a.y);
const mid = (a: Pt, b: Pt): Pt => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const at = (p: Pt): string => `${n1(p.x)} ${n1(p.y)}`;

type Knot = { p: Pt; stroke: number };

/** Runs of strokes that follow one another on one level; leaps stand alone. */
function chains(strokes: readonly Stroke[]): Stroke[][] {
  const out: Stroke[][] = [];
  for (const stroke of strokes) {
    const chain = out[out.length - 1];
    const before = chain?.[chain.length - 1];
    const end = before?.pts[before.pts.length - 1];
    const start = stroke.pts[0];
    const follows = end && start && apart(end, start) < 1 && before.lower === stroke.lower;
    if (chain && follows && !before.leap && !stroke.leap) chain.push(stroke);
    else out.push([stroke]);
  }
  return out;
}

/** Control points of a chain, those that stray between its corners included; a corner where a stroke ends is marked. */
function knots(chain: readonly Stroke[]): { list: Knot[]; cuts: Set<number> } {
  const corners: Knot[] = [];
  for (const [i, stroke] of chain.entries()) {
    for (const p of stroke.pts) {
      const last = corners[corners.length - 1];
      if (!last || apart(last.p, p) > SAME) corners.push({ p, stroke: i });
    }
  }
  const list: Knot[] = [];
  const cuts = new Set<number>();
  for (const [i, knot] of corners.entries()) {
    const next = corners[i + 1];
    if (next && next.stroke !== knot.stroke && i > 0) cuts.add(list.length);
    list.push(knot);
    if (!next) break;
    const [a, b] = [knot.p, next.p];
    const len = apart(a, b) || 1;
    const rnd = seeded(`ink${at(a)}:${at(b)}`);
    const cut = Math.min(ROUND, len / 3);
    const k = Math.max(0, Math.floor((len - 2 * cut) / EVERY));
    const between = Array.from({ length: k }, (_, j) => cut + ((len - 2 * cut) * (j + 1)) / (k + 1));
    for (const d of [cut, ...between, len - cut]) {
      const o = (rnd() * 2 - 1) * STRAY;
      const p = {
        x: a.x + ((b.x - a.x) * d - (b.y - a.y) * o) / len,
        y: a.y + ((b.y - a.y) * d + (b.x - a.x) * o) / len,
      };
      list.push({ p, stroke: next.stroke });
    }
  }
  return { list, cuts };
}

/** A leap is an arc through the air. */
function arc(stroke: Stroke): InkPart {
  const a = stroke.pts[0] as Pt;
  const b = stroke.pts[stroke.pts.length - 1] as Pt;
  const c = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.2, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.2 };
  const d = `M${at(a)}Q${at(c)} ${at(b)}`;
  return {
    step: stroke.step,
    lower: false,
    leap: true,
    d,
    length: (apart(a, b) + apart(a, c) + apart(c, b)) / 2,
    from: a,
    to: b,
  };
}

function drawn(chain: readonly Stroke[]): InkPart[] {
  const { list, cuts } = knots(chain);
  const first = list[0];
  if (!first || list.length < 2) return [];
  const out: InkPart[] = [];
  let here = first.p;
  const begin = (p: Pt, stroke: number): InkPart => {
    const { step = 0, lower = false } = chain[stroke] ?? {};
    return { step, lower, leap: false, d: `M${at(p)}`, length: 0, from: p, to: p };
  };
  let part = begin(first.p, list[1]?.stroke ?? 0);
  const bend = (c: Pt, p: Pt) => {
    part.d += `Q${at(c)} ${at(p)}`;
    part.length += (apart(here, p) + apart(here, c) + apart(c, p)) / 2;
    part.to = here = p;
  };
  for (let i = 1; i < list.length - 1; i++) {
    const c = (list[i] as Knot).p;
    const next = list[i + 1] as Knot;
    const end = mid(c, next.p);
    if (cuts.has(i)) {
      // half of the bend belongs to the step before, half to the step after
      const half = { x: here.x / 4 + c.x / 2 + end.x / 4, y: here.y / 4 + c.y / 2 + end.y / 4 };
      bend(mid(here, c), half);
      out.push(part);
      part = begin(half, next.stroke);
      bend(mid(c, end), end);
    } else bend(c, end);
  }
  const last = (list[list.length - 1] as Knot).p;
  part.d += `L${at(last)}`;
  part.length += apart(here, last);
  part.to = last;
  out.push(part);
  return out;
}

/** One stretch of ink per stroke, in order. Strokes without length give none. */
export const inkPath = (strokes: readonly Stroke[]): InkPart[] =>
  chains(strokes).flatMap((chain) => (chain[0]?.leap ? [arc(chain[0])] : drawn(chain)));
