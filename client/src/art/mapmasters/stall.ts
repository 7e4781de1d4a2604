/** The market: backs of cards, awnings, price boards. */
import { blob, boxPath, ink, n1, path, pen, poly, pt } from "./hand";

export const COST: Readonly<Record<number, string>> = { 3: "#5B7F92", 4: "#3F8577", 5: "#A85B3C", 6: "#7A5296" };
/** Back of a dungeon card: cost on a band in its colour, the hexagonal lantern. */
export function cardBack(cost: number): string {
  let s =
    path(boxPath(2.5, 4.5, 95, 197, 0.5, "shb", 4, 12), "rgba(20,15,25,.32)") +
    pen(boxPath(0.8, 0.8, 98.4, 198.4, 0.4, `back${cost}`, 4, 12), "#33555C", 1.8) +
    ink(
      "M10 30H90M10 60H90M10 90H90M10 120H90M10 150H90M10 180H90M20 10V190M50 10V190M80 10V190",
      "#45707A",
      1.1,
      'stroke-dasharray="2 6"',
    ) +
    ink(boxPath(7, 7, 86, 186, 0.4, "bi", 4, 12), "#8FD6CF", 1.3);
  s += `<g transform="translate(50 84)">${ink("M-6-33a6 6 0 1 1 12 0", "var(--pen)", 2.2)}${pen("M-9-30H9L24-2 11 26H-11L-24-2Z", "#7FD4CC", 1.8)}${ink("M-9-30 0 26 9-30M-24-2H24M-11 26-8-2 0-30 8-2 11 26", "#2F5D66", 1.3)}${pen("M-11-33H11V-28.500H-11ZM-13 25H13V31H-13Z", "#3B343B", 1.4)}${pen("M0-9C5-3 5 2 2.500 5-.5 7-5 5-4 0-3-4-1-5 0-9Z", "#FFD36B", 1.3)}</g>`;
  if (cost)
    s += `${pen(poly(pt("20,140 80,140 86,157 80,174 20,174 14,157"), 0.4, `band${cost}`, 2), COST[cost] ?? "#5B7F92", 1.6)}<text x="50" y="165" font-size="24" font-weight="800" font-family="var(--sign)" text-anchor="middle" fill="#FFF8E6">${cost}</text>`;
  return s;
}
/** Awning w wide, 40 high, with hanging scallops. */
export function awning(w: number, a = "#2F7B82", b = "#F4E9CF", k = Math.round(w / 34)): string {
  const u = w / k;
  let s = "";
  for (let i = 0; i < k; i++)
    s += pen(
      `M${n1(i * u + 2)} 2H${n1((i + 1) * u - (i === k - 1 ? 2 : 0))}L${n1((i + 1) * u)} 26C${n1((i + 1) * u)} 38 ${n1(i * u)} 38 ${n1(i * u)} 26Z`,
      i % 2 ? b : a,
      1.5,
    );
  return s + pen(`M0 1H${w}V7H0Z`, "#7B5836", 1.5) + path(`M3 25H${w - 3}`, "", "rgba(20,10,25,.18)", 3);
}
/** Hanging price board, 46 x 40. */
export const priceBoard = (n: number): string =>
  `${ink("M-12-16V-8M12-16V-8", "var(--pen)", 1.6) + pen(boxPath(-23, -9, 46, 26, 0.4, `price${n}`, 3), "#B98A52", 1.6) + ink("M-18-3H8M-4 12H18", "#93683A", 1.2)}<text x="-6" y="11" font-size="18" font-weight="800" font-family="var(--sign)" text-anchor="middle" fill="#2A1F2B">${n}</text><g transform="translate(11 4) scale(.68)">${path(blob(0, 0, 11, 0.3, "pc"), "#F5C542", "var(--pen)", 1.8)}${ink(blob(0, 0, 7, 0.2, "pd"), "#C98A00", 1.4)}</g>`;
export const crate = (): string =>
  pen(boxPath(-24, -12, 48, 26, 0.5, "crate", 2), "#B98A52", 1.6) +
  ink("M-24-3H24M-24 6H24M-16-12V14M16-12V14", "#7B5836", 1.4);
