/**
 * A card as somebody draws it after their own: corridors from point to point of a blank card, what stands at its points,
 * icons on its corridors. From it come the card's notation (rules 2.4) and the plan that it is drawn by.
 */
import type { Pt } from "../rough";
import { SLOT_NAMES } from "./card";
import { SLOT_AT } from "./layout";

/** Points of a blank card: its six slots, then three columns of seven, row by row. */
export const POINTS: readonly Pt[] = [
  ...SLOT_NAMES.map((slot) => SLOT_AT[slot] as Pt),
  ...[25, 50, 75, 100, 125, 150, 175].flatMap((y) => [20, 50, 80].map((x) => ({ x, y }))),
];
export const SLOTS = SLOT_NAMES.length;
export const COLUMNS = 3;

export type Kind = "room" | "stairs" | "pit" | "circle";
/** A straight corridor between two points, its icons in order from `a` to `b`. */
export type Segment = { a: number; b: number; lower: boolean; icons: string[] };
/** What stands at a point; a room holds `content`, P and O among it for a pit and a circle. */
export type Mark = { kind: Kind; content: string[] };
export type Sketch = { segments: Segment[]; marks: Record<number, Mark> };
export const BLANK: Sketch = { segments: [], marks: {} };

const ROOM = { w: 44, h: 36 };
/** How far icons stand apart at least, and the first from its end. */
const CLEAR = 12;
const at = (point: number): Pt => POINTS[point] as Pt;
const between = (p: Pt, a: Pt, b: Pt): boolean => {
  const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  return Math.abs(cross) < 1e-6 && along > 0 && along < (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
};

/** With a corridor more, or without it where there is one already; it is cut at the points that it passes. */
export function joined(sketch: Sketch, a: number, b: number, lower: boolean): Sketch {
  if (a === b) return sketch;
  const far = (point: number) => (at(point).x - at(a).x) ** 2 + (at(point).y - at(a).y) ** 2;
  const passed = POINTS.flatMap((p, i) => (between(p, at(a), at(b)) ? [i] : [])).sort((p, q) => far(p) - far(q));
  const stops = [a, ...passed, b];
  let segments = sketch.segments;
  const known = (p: number, q: number) => (one: Segment) =>
    one.lower === lower && ((one.a === p && one.b === q) || (one.a === q && one.b === p));
  const pairs = stops.slice(1).map((q, i) => [stops[i] as number, q] as const);
  const all = pairs.every(([p, q]) => segments.some(known(p, q)));
  for (const [p, q] of pairs) {
    if (all) segments = segments.filter((one) => !known(p, q)(one));
    else if (!segments.some(known(p, q))) segments = [...segments, { a: p, b: q, lower, icons: [] }];
  }
  return { ...sketch, segments };
}
/** With this at a point, or without it where it stands already; in a room a pit or a circle is part of the room. */
export function marked(sketch: Sketch, point: number, kind: Kind): Sketch {
  if (point < SLOTS) return sketch;
  const { [point]: there, ...others } = sketch.marks;
  if (there?.kind === "room" && (kind === "pit" || kind === "circle"))
    return filled(sketch, point, kind === "pit" ? "P" : "O");
  if (there?.kind === kind) return { ...sketch, marks: others };
  return { ...sketch, marks: { ...others, [point]: { kind, content: [] } } };
}
/** With an icon more in the room at a point. */
export function filled(sketch: Sketch, point: number, icon: string): Sketch {
  const there = sketch.marks[point];
  if (there?.kind !== "room") return sketch;
  return { ...sketch, marks: { ...sketch.marks, [point]: { ...there, content: [...there.content, icon] } } };
}
/** With an icon more on a corridor. */
export const iconed = (sketch: Sketch, segment: Segment, icon: string): Sketch => ({
  ...sketch,
  segments: sketch.segments.map((one) => (one === segment ? { ...one, icons: [...one.icons, icon] } : one)),
});
/** Without the last icon of a corridor, or without the corridor. */
export const rubbed = (sketch: Sketch, segment: Segment): Sketch => ({
  ...sketch,
  segments: segment.icons.length
    ? sketch.segments.map((one) => (one === segment ? { ...one, icons: one.icons.slice(0, -1) } : one))
    : sketch.segments.filter((one) => one !== segment),
});
/** Without what stands at a point: first what is in a room, then the room. */
export function cleared(sketch: Sketch, point: number): Sketch {
  const { [point]: there, ...others } = sketch.marks;
  if (!there) return sketch;
  const left = there.content.slice(0, -1);
  return { ...sketch, marks: there.content.length ? { ...others, [point]: { ...there, content: left } } : others };
}

type Named = (point: number, lower: boolean) => string | null;
type Chain = { from: number; to: number; lower: boolean; points: number[]; icons: string[]; stops: number[] };

/** Names of all nodes: a point of a level where corridors end, meet, or something stands. */
function names({ segments, marks }: Sketch): Named {
  const ends = (point: number, lower: boolean) =>
    segments.filter((one) => one.lower === lower && (one.a === point || one.b === point)).length;
  const counts: Record<string, number> = {};
  const next = (letter: string) => {
    counts[letter] = (counts[letter] ?? 0) + 1;
    return `${letter}${counts[letter]}`;
  };
  const known = new Map<string, string>();
  for (const point of POINTS.keys()) {
    const kind = marks[point]?.kind;
    const [upper, lower] = [ends(point, false), ends(point, true)];
    const put = (below: boolean, name: string) => known.set(`${point}${below ? "=" : "-"}`, name);
    if (point < SLOTS) {
      for (const below of [false, true]) put(below, SLOT_NAMES[point] as string);
      continue;
    }
    if (kind === "stairs") {
      const name = next("s");
      for (const below of [false, true]) put(below, name);
      continue;
    }
    if (kind === "pit" || (kind === "room" && marks[point]?.content.includes("P"))) {
      const name = next("p");
      put(true, `q${name.slice(1)}`);
      put(false, kind === "pit" ? name : next("h"));
      continue;
    }
    const own = upper === 0 && lower > 0;
    if (kind) put(own, next(kind === "room" ? "h" : "o"));
    for (const below of [false, true]) {
      const degree = below ? lower : upper;
      if (known.has(`${point}${below ? "=" : "-"}`) || degree === 0 || degree === 2) continue;
      put(below, next(degree === 1 ? "e" : "j"));
    }
  }
  return (point, lower) => known.get(`${point}${lower ? "=" : "-"}`) ?? null;
}

/** Corridors from node to node, each once, in the direction in which they are named. */
function chains({ segments }: Sketch, named: Named): Chain[] {
  const left = new Set(segments);
  const out: Chain[] = [];
  for (const first of segments)
    for (const start of [first.a, first.b]) {
      if (!left.has(first) || named(start, first.lower) === null) continue;
      const chain: Chain = { from: start, to: start, lower: first.lower, points: [start], icons: [], stops: [] };
      const parts: { length: number; icons: number }[] = [];
      let segment: Segment | undefined = first;
      while (segment) {
        left.delete(segment);
        const here = chain.to;
        chain.to = segment.a === here ? segment.b : segment.a;
        chain.points.push(chain.to);
        chain.icons.push(...(segment.a === here ? segment.icons : [...segment.icons].reverse()));
        const [p, q] = [at(here), at(chain.to)];
        parts.push({ length: Math.hypot(p.x - q.x, p.y - q.y), icons: segment.icons.length });
        if (named(chain.to, chain.lower) !== null) break;
        segment = [...left].find((one) => one.lower === chain.lower && (one.a === chain.to || one.b === chain.to));
      }
      const whole = parts.reduce((sum, { length }) => sum + length, 0);
      let before = 0;
      for (const { length, icons } of parts) {
        for (let i = 1; i <= icons; i++) chain.stops.push((before + (length * i) / (icons + 1)) / whole);
        before += length;
      }
      // Icons that would lie upon each other are spread over the whole corridor instead.
      if (chain.stops.some((stop, i) => (stop - (chain.stops[i - 1] ?? 0)) * whole < CLEAR)) chain.stops = [];
      out.push(chain);
    }
  return out;
}

/** The card in notation, and the plan of its drawing; both "" for a card with nothing on it. */
export function composed(sketch: Sketch): { face: string; plan: string } {
  const named = names(sketch);
  const lines = chains(sketch, named).filter(({ from, to, lower }) => named(from, lower) && named(to, lower));
  const items: string[] = [];
  const plan: string[] = [];
  const placed = new Set<string>();
  const place = (point: number, lower: boolean) => {
    const name = named(point, lower) as string;
    if (point >= SLOTS && !placed.has(name)) {
      placed.add(name);
      plan.push(`${name} ${at(point).x},${at(point).y}${name[0] === "h" ? `,${ROOM.w},${ROOM.h}` : ""}`);
    }
    return name;
  };
  for (const { from, to, lower, points, icons, stops } of lines) {
    const name = `${place(from, lower)}${lower ? "=" : "-"}${place(to, lower)}`;
    items.push(icons.length ? `${name}: ${icons.join(" ")}` : name);
    const bends = points.slice(1, -1).map((point) => ` ${at(point).x},${at(point).y}`);
    if (bends.length || stops.length)
      plan.push(name + bends.join("") + (stops.length ? ` @${stops.map((one) => +one.toFixed(3)).join(",")}` : ""));
  }
  for (const [key, mark] of Object.entries(sketch.marks)) {
    if (mark.kind !== "room") continue;
    const point = Number(key);
    const lower = !lines.some((one) => !one.lower && (one.from === point || one.to === point));
    const name = named(point, lower);
    if (!name) continue;
    const doors = lines
      .filter((one) => one.lower === lower)
      .flatMap(({ from, to, points }) => [
        ...(from === point ? [{ to: points[1] as number, name: named(to, lower) }] : []),
        ...(to === point ? [{ to: points[points.length - 2] as number, name: named(from, lower) }] : []),
      ])
      .map((door) => ({ ...door, angle: Math.atan2(at(door.to).y - at(point).y, at(door.to).x - at(point).x) }))
      .sort((one, other) => one.angle - other.angle);
    let circles = Object.values(sketch.marks).filter(({ kind }) => kind === "circle").length;
    const pit = named(point, true)?.replace("q", "P") ?? "P";
    const content = mark.content.map((icon) => (icon === "P" ? pit : icon === "O" ? `O${++circles}` : icon));
    items.push(
      `${name}${lower ? "~" : ""}(${doors.map((door) => door.name).join(",")})${content.length ? `: ${content.join(" ")}` : ""}`,
    );
    place(point, lower);
  }
  return { face: items.join("; "), plan: plan.join("; ") };
}
