/** Tokens, coins and pawns. */
import { box, type Pt } from "../rough";
import { at, blob, circlePts, icon, ink, path, pen, poly, pt, starPts } from "./hand";

/** Fairy token: mint disc with wings, by the need it pays. */
export function fairyToken(name: string): string {
  const wing = (k: number) =>
    pen(
      `M${k * 9}-6C${k * 15}-20 ${k * 26}-19 ${k * 25}-9 ${k * 24}-3 ${k * 17}-1 ${k * 12} 0 ${k * 19} 2 ${k * 22} 8 ${k * 17} 11 ${k * 12} 12 ${k * 9} 7 ${k * 8} 3Z`,
      "#EAFBF5",
      1.4,
    );
  return (
    wing(-1) +
    wing(1) +
    pen(blob(0, 0, 14.6, 0.4, `fairy${name}`, 14), "#A9E6D6", 1.6) +
    ink(blob(0, 0, 11.6, 0.2, `fi${name}`), "#2C7A6D", 1.1, 'stroke-dasharray="2.4 2.600"') +
    icon(name, 0, 0, 16.5, "#15302E")
  );
}
export function coin(value: number): string {
  const r = value === 3 ? 15 : 11.5,
    fill = value === 3 ? "#F5C542" : "#D9DEE2",
    rim = value === 3 ? "#C98A00" : "#8D98A3";
  return (
    path(blob(0.8, 2, r, 0.3, `cs${value}`, 14), "var(--shade)") +
    pen(blob(0, 0, r, 0.3, `co${value}`, 14), fill, 1.6) +
    ink(blob(0, 0, r - 3, 0.2, `ci${value}`, 14), rim, 1.2) +
    `<text x="0" y="${value === 3 ? 5.6 : 4.6}" font-size="${value === 3 ? 16 : 13}" font-weight="800" font-family="var(--sign)" fill="#2A1F2B" text-anchor="middle">${value}</text>`
  );
}

// ------------------------------------------------ pawns
export const PAWNS: readonly (readonly [colour: string, fill: string, seal: string])[] = [
  ["blue", "var(--blue)", "circle"],
  ["red", "var(--red)", "triangle"],
  ["yellow", "var(--yellow)", "square"],
  ["green", "var(--green)", "hexagon"],
  ["plum", "var(--plum)", "star"],
  ["white", "#F3EEE2", "diamond"],
  ["black", "#3B3442", "cross"],
  ["brown", "#93623A", "drop"],
];
const pawnOf = (n: number) => PAWNS[n] ?? (PAWNS[0] as (typeof PAWNS)[number]);
function sealPts(shape: string, R: number): Pt[] {
  if (shape === "circle") return circlePts(0, 0, R * 0.95, 12);
  if (shape === "triangle") return pt(`0,${-R * 1.1} ${R * 1.12},${R * 0.82} ${-R * 1.12},${R * 0.82}`);
  if (shape === "square") return box(-R * 0.86, -R * 0.86, R * 1.72, R * 1.72);
  if (shape === "hexagon") return circlePts(0, 0, R * 1.05, 6);
  if (shape === "star") return starPts(0, 0, R * 1.18, R * 0.56);
  if (shape === "diamond") return pt(`0,${-R * 1.15} ${R * 0.95},0 0,${R * 1.15} ${-R * 0.95},0`);
  if (shape === "cross") {
    const a = R * 0.38,
      b = R;
    return pt(
      `${-a},${-b} ${a},${-b} ${a},${-a} ${b},${-a} ${b},${a} ${a},${a} ${a},${b} ${-a},${b} ${-a},${a} ${-b},${a} ${-b},${-a} ${-a},${-a}`,
    );
  }
  return pt(
    `0,${-R * 1.25} ${R * 0.62},${-R * 0.3} ${R * 0.95},${R * 0.35} ${R * 0.6},${R * 0.95} 0,${R * 1.1} ${-R * 0.6},${R * 0.95} ${-R * 0.95},${R * 0.35} ${-R * 0.62},${-R * 0.3}`,
  );
}
export function sealMark(n: number, R = 10): string {
  const [name, fill, shape] = pawnOf(n),
    d =
      shape === "circle" ? blob(0, 0, R * 0.95, 0.3, `seal${name}`) : poly(sealPts(shape, R), 0.25, `seal${name}`, 1.4);
  return (n === 6 ? path(d, "", "var(--halo)", 4) : "") + pen(d, fill, 1.6) + (n < 5 ? path(d, `url(#p-${name})`) : "");
}
/** Pawn: base in the seal's shape, bell with cloth, round head, the seal on the chest. */
export function pawn(n: number, halo = true): string {
  const [name, fill, shape] = pawnOf(n),
    base = poly(
      sealPts(shape, 13).map((p) => at(p.x, p.y * 0.46)),
      0.3,
      `pb${name}`,
      1.5,
    );
  const body = "M-10 1C-9-9-6-15-5-21-5-24 5-24 5-21 6-15 9-9 10 1 6 4-6 4-10 1Z",
    head = blob(0, -26.5, 7, 0.3, `ph${name}`);
  return (
    (halo ? path(base + body + head, "var(--halo)", "var(--halo)", 5.4) : "") +
    pen(base, fill, 1.6) +
    pen(body, fill, 1.6) +
    (n < 5 ? path(body, `url(#p-${name})`) : "") +
    path("M3-23C5-15 6-8 5 2L9.200 1C8.500-8 5.500-15 4.800-21Z", "rgba(20,10,25,.2)") +
    pen(head, fill, 1.6) +
    path("M-3.500-29.500c1-1.800 2.600-2.400 4-2.200", "", "#fff", 1.6, 'opacity=".75"') +
    `<g transform="translate(0 -8)">${path(shape === "circle" ? blob(0, 0, 4.4, 0.1, `c${name}`) : poly(sealPts(shape, 4.4), 0.1, `ps${name}`, 0.6), name === "black" ? "#F3EEE2" : "#FFF8E6", "var(--pen)", 1.1)}</g>`
  );
}
