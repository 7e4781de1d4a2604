/** One hand for every drawing: unsteady outlines from plain polygons, the same at every render. */

export type Pt = { x: number; y: number };

/** A small seeded generator (mulberry32); the seed is the piece's id, so that art never changes between renders. */
export function seeded(seed: string): () => number {
  let a = 2166136261;
  for (let i = 0; i < seed.length; i++) a = Math.imul(a ^ seed.charCodeAt(i), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Closed outline with rounded corners and an unsteady line. Midpoints are joined by quadratic curves.
 *
 * @param amp how far the line strays, in units: .5 for small pieces, .8 for tiles, 1.2 for land
 * @param step distance between two strays
 * @param r radius of the corners
 */
export function rough(pts: readonly Pt[], amp: number, rnd: () => number, step = 16, r = 3): string {
  const dense: Pt[] = [];
  pts.forEach((a, i) => {
    const b = pts[(i + 1) % pts.length] as Pt;
    const len = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const n = { x: -(b.y - a.y) / len, y: (b.x - a.x) / len };
    const cut = Math.min(r, len / 3);
    const k = Math.max(0, Math.floor((len - 2 * cut) / step));
    const between = Array.from({ length: k }, (_, j) => cut + ((len - 2 * cut) * (j + 1)) / (k + 1));
    dense.push(a);
    for (const d of [cut, ...between, len - cut]) {
      const o = (rnd() * 2 - 1) * amp;
      dense.push({ x: a.x + ((b.x - a.x) * d) / len + n.x * o, y: a.y + ((b.y - a.y) * d) / len + n.y * o });
    }
  });
  const fix = (v: number) => String(Math.round(v * 10) / 10);
  const mid = (p: Pt, q: Pt) => `${fix((p.x + q.x) / 2)} ${fix((p.y + q.y) / 2)}`;
  const start = `M${mid(dense[dense.length - 1] as Pt, dense[0] as Pt)}`;
  return `${dense.reduce((d, p, i) => `${d}Q${fix(p.x)} ${fix(p.y)} ${mid(p, dense[(i + 1) % dense.length] as Pt)}`, start)}Z`;
}

/** A round outline: the points themselves stray and are joined by curves, so that no corner shows. */
export function blob(pts: readonly Pt[], amp: number, rnd: () => number): string {
  const bent = pts.map((p) => ({ x: p.x + (rnd() * 2 - 1) * amp, y: p.y + (rnd() * 2 - 1) * amp }));
  const at = (p: Pt) => `${Math.round(p.x * 10) / 10} ${Math.round(p.y * 10) / 10}`;
  const mid = (i: number): Pt => {
    const a = bent[i % bent.length] as Pt;
    const b = bent[(i + 1) % bent.length] as Pt;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  return `${bent.reduce((d, p, i) => `${d}Q${at(p)} ${at(mid(i))}`, `M${at(mid(bent.length - 1))}`)}Z`;
}

/** Corners of a box. */
export const box = (x: number, y: number, w: number, h: number): Pt[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

/** Corners of a regular polygon (or a flat ring when `ry` differs), first corner at angle `from` in degrees. */
export const ring = (n: number, rx: number, ry = rx, from = -90, cx = 0, cy = 0): Pt[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((from + (360 * i) / n) * Math.PI) / 180;
    return { x: cx + rx * Math.cos(a), y: cy + ry * Math.sin(a) };
  });

/** Corners of a star with `n` points. */
export const burst = (n: number, outer: number, inner: number, from = -90): Pt[] =>
  Array.from({ length: n * 2 }, (_, i) => {
    const a = ((from + (180 * i) / n) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return { x: r * Math.cos(a), y: r * Math.sin(a) };
  });
