/** The hand that draws Map Masters: outlines and lines as SVG text, the same at every render. Our own drawings only. */
import { box, type Pt, rough, seeded } from "../rough";

export const n1 = (v: number): string => String(Math.round(v * 10) / 10);
export const at = (x: number, y: number): Pt => ({ x, y });
const mid = (p: Pt, q: Pt): string => `${n1((p.x + q.x) / 2)} ${n1((p.y + q.y) / 2)}`;

/** Corners written as "x,y x,y". */
export const pt = (text: string): Pt[] =>
  text.split(" ").map((word) => {
    const [x, y] = word.split(",").map(Number);
    return { x: x as number, y: y as number };
  });

/** Points of a round outline, first to the right. */
export const circlePts = (x: number, y: number, r: number, k = 12): Pt[] =>
  Array.from({ length: k }, (_, i) =>
    at(x + r * Math.cos((i * 2 * Math.PI) / k), y + r * Math.sin((i * 2 * Math.PI) / k)),
  );

/** Points of a star round a place, first at the top. */
export const starPts = (x: number, y: number, outer: number, inner: number, k = 5): Pt[] =>
  Array.from({ length: k * 2 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / k;
    const r = i % 2 ? inner : outer;
    return at(x + r * Math.cos(a), y + r * Math.sin(a));
  });

/** A round, slightly unsteady outline of `k` points. */
export function blob(x: number, y: number, r: number, amp: number, seed: string, k = 12): string {
  const rnd = seeded(seed);
  const bent = circlePts(x, y, r, k).map((p) => {
    const f = 1 + ((rnd() * 2 - 1) * amp) / r;
    return at(x + (p.x - x) * f, y + (p.y - y) * f);
  });
  const start = `M${mid(bent[k - 1] as Pt, bent[0] as Pt)}`;
  return `${bent.reduce((d, p, i) => `${d}Q${n1(p.x)} ${n1(p.y)} ${mid(p, bent[(i + 1) % k] as Pt)}`, start)}Z`;
}

/** Open line with rounded bends and an unsteady stroke: corridors. */
export function wavy(pts: readonly Pt[], amp: number, seed: string, step = 14, r = 7): string {
  const rnd = seeded(seed);
  const out: Pt[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i] as Pt;
    const b = pts[i + 1] as Pt;
    const len = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const n = at(-(b.y - a.y) / len, (b.x - a.x) / len);
    const cut = Math.min(r, len / 3);
    const k = Math.max(0, Math.floor((len - 2 * cut) / step));
    const between = Array.from({ length: k }, (_, j) => cut + ((len - 2 * cut) * (j + 1)) / (k + 1));
    out.push(a);
    for (const d of [cut, ...between, len - cut]) {
      const o = (rnd() * 2 - 1) * amp;
      out.push(at(a.x + ((b.x - a.x) * d) / len + n.x * o, a.y + ((b.y - a.y) * d) / len + n.y * o));
    }
  }
  const last = pts[pts.length - 1] as Pt;
  out.push(last);
  let d = `M${n1(pts[0]?.x ?? 0)} ${n1(pts[0]?.y ?? 0)}`;
  for (let i = 1; i < out.length - 1; i++) {
    const p = out[i] as Pt;
    d += `Q${n1(p.x)} ${n1(p.y)} ${mid(p, out[i + 1] as Pt)}`;
  }
  return `${d}L${n1(last.x)} ${n1(last.y)}`;
}

/** Unsteady closed outline of corners. */
export const poly = (pts: readonly Pt[], amp: number, seed: string, r = 2, step = 12): string =>
  rough(pts, amp, seeded(seed), step, r);
export const boxPath = (
  x: number,
  y: number,
  w: number,
  h: number,
  amp: number,
  seed: string,
  r = 2,
  step = 12,
): string => poly(box(x, y, w, h), amp, seed, r, step);

/** A path element: filled, stroked or both. */
export const path = (d: string, fill: string, stroke = "", width = 0, more = ""): string =>
  `<path d="${d}" fill="${fill || "none"}"${
    stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ""
  }${more ? ` ${more}` : ""}/>`;
/** A filled shape with the outline of all art. */
export const pen = (d: string, fill: string, width = 1.4, more = ""): string =>
  path(d, fill, "var(--pen)", width, more);
/** A stroke without fill. */
export const ink = (d: string, colour: string, width = 1.4, more = ""): string => path(d, "", colour, width, more);
/** A symbol of the icon sheet. */
export const icon = (name: string, x: number, y: number, size: number, colour = "#241A26"): string =>
  `<use href="#i-${name}" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" width="${n1(size)}" height="${n1(size)}" color="${colour}"/>`;
/** The same drawing in fewer elements: strokes that follow each other and look alike are one. */
export const merged = (art: string): string =>
  art.replace(/<path d="M[^"]*"( fill="none"[^>]*)\/>(?:<path d="M[^"]*"\1\/>)+/g, (run, look: string) => {
    const lines = [...run.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    return `<path d="${lines.join("")}"${look}/>`;
  });
