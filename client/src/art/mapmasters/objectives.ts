/** Objective cards: one face per kind; a copy that is timed carries the hourglass ribbon. */
import { blob, boxPath, icon, ink, path, pen, poly, pt, starPts } from "./hand";
import { disc, lava, monster, pit, roomSign, stairs } from "./marks";

/** What is drawn on the card of a kind, and the points of each thing of it [rules 2.7]. */
export const KINDS: Readonly<Record<string, readonly [mark: string, points: number]>> = {
  barrel: ["b", 1],
  coin: ["c", 1],
  room: ["room", 1],
  sword: ["s", 1],
  scroll: ["p", 1],
  stairs: ["stairs", 1],
  key: ["k", 2],
  circle: ["O", 2],
  rope: ["r", 3],
  trap: ["trap", 3],
  monster: ["M", 3],
  lock: ["K", 3],
};

/** The sign of an objective kind, about 22 units wide round 0 0. */
export function kindMark(name: string): string {
  const kind = KINDS[name]?.[0] ?? "O";
  if (kind === "M") return monster(0, 1, 0.72);
  if (kind === "trap") {
    return `<g transform="translate(-7 -5) scale(.8)">${pit(0, 0)}</g><g transform="translate(7 6) scale(.82)">${lava(0, 0)}</g>`;
  }
  if (kind === "stairs") return `<g transform="scale(1.15)">${stairs(0, 0)}</g>`;
  if (kind === "room") return roomSign(0, 0);
  return disc(kind, 0, 0);
}

/** Face of an objective card, 100 x 140: what to look for, points each, an hourglass ribbon if time counts. */
export function objectiveCard(name: string, hourglass = false): string {
  const [kind, vp] = KINDS[name] ?? ["O", 1];
  let s =
    pen(boxPath(1, 1, 98, 138, 0.4, `obj${name}`, 6), "var(--paper)", 1.8) +
    pen(boxPath(7, 7, 86, 126, 0.4, `obi${name}`, 5), "#CFE6E3", 1.2);
  s +=
    ink("M14 96C34 88 66 104 86 94M14 104c22-8 50 6 72-2", "#A4CAC8", 1.3) +
    path(blob(50, 58, 38, 1, `halo${name}`, 14), "#EAF5EF");
  const big = kind.length > 1 || kind === "M" ? 2.3 : 2.7;
  s += `<g transform="translate(50 58) scale(${big})">${kindMark(name)}</g>`;
  s += pen(poly(pt("22,112 78,112 86,122 78,132 22,132 14,122"), 0.4, `rib${name}`, 2), "#2F5D66", 1.5);
  for (let i = 0; i < vp; i++)
    s += pen(poly(starPts(50 + (i - (vp - 1) / 2) * 19, 122, 8, 3.6), 0.15, `st${i}`, 0.6), "#FFF3D0", 1.1);
  if (hourglass) s += pen("M64 1H99V36L81 46 64 36Z", "#8E4A86", 1.5) + icon("hourglass", 81.5, 20, 24, "#FFF3D9");
  return s;
}
