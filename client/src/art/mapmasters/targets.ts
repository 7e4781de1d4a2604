/** Coop: step and boss cards, what they wish for, and the places of the grid. Cards from 0 0, the rest round 0 0. */
import type { Pt } from "../rough";
import { artefact } from "./artefacts";
import { at, blob, boxPath, circlePts, icon, ink, path, pen, poly } from "./hand";
import { SLOT_AT } from "./layout";
import { disc, monster } from "./marks";
import { kindMark } from "./objectives";

/** Frame laid over a drawn card that is a step: bright rope rim, waymark at the corners. */
export function stepFrame(): string {
  const d = boxPath(3.6, 3.6, 92.8, 192.8, 0.4, "step", 5, 12);
  return (
    path(d, "", "var(--pen)", 6.6) +
    path(d, "", "#8FD0E8", 4) +
    path(d, "", "#2F6F8C", 1.2, 'stroke-dasharray="4 5"') +
    [at(12, 12), at(88, 188)]
      .map(({ x, y }) => pen(blob(x, y, 9.5, 0.3, `wm${x}`), "#8FD0E8", 1.5) + icon("step", x, y, 13, "#173543"))
      .join("")
  );
}

const MOUTHS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  T: [50, 0, 50, 26],
  L1: [0, 50, 24, 50],
  R1: [100, 50, 76, 50],
  L2: [0, 150, 24, 150],
  R2: [100, 150, 76, 150],
  B: [50, 200, 50, 174],
};
const SKINS = ["#B2475C", "#4F7F9A", "#6F9A4F", "#B07A3A", "#8A5CA8", "#4E8F86"];
const BUTT = 'data-flat=""';

/** Rock of a boss card, under its mouths. */
export const bossRock = (id: string): string =>
  path(boxPath(2.5, 4.5, 95, 197, 0.5, `sh${id}`, 4, 12), "rgba(20,15,25,.32)") +
  pen(boxPath(0.8, 0.8, 98.4, 198.4, 0.4, id, 3.5, 12), "#5E4660", 1.8) +
  ink(
    "M22 22c2-3 5-3 6 0M72 28l3-3 4 1M20 178l3-3 4 1M76 174c2-3 5-3 6 0M14 96l3-3 4 1M84 108c2-3 5-3 6 0",
    "#44304A",
    1.3,
  );
/** The lair of a boss: six open mouths, no inner corridors. */
export function bossLair(id: string): string {
  const lines = Object.values(MOUTHS)
    .map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`)
    .join("");
  const skin = SKINS[Number(id.replace(/\D/g, "")) % SKINS.length] as string;
  return (
    path(lines, "", "var(--wall)", 23, BUTT) +
    pen(blob(50, 100, 44, 1.5, "lair", 14), "var(--wall)", 3) +
    path(lines, "", "var(--sand)", 16.5, BUTT) +
    path(blob(50, 100, 40, 1.5, "lair2", 14), "#8E5F78") +
    path(blob(50, 104, 30, 1.5, "lair3", 12), "#A8768C") +
    `<g transform="translate(50 104) scale(1.7)">${monster(0, 0, 1, skin)}</g>` +
    pen("M36 76 33 61 42 68 50 57 58 68 67 61 64 76Z", "#F3C95A", 1.5) +
    ink("M38 72.500H62", "#B07F1C", 1.4)
  );
}

/** What a target card wishes for: `kind` an objective kind or "artefact", `count` how many (or which artefact). */
export type Want = { kind: string; count: number; deed?: boolean; done?: boolean; slots?: readonly string[] };

const plate = (n: number, x: number, y: number): string =>
  pen(blob(x, y, 5.6, 0.2, `n${n}`), "#FFF8E6", 1.1) +
  `<text x="${x}" y="${y + 3}" font-size="8.500" font-weight="800" font-family="var(--ui)" text-anchor="middle" ` +
  `fill="#2A1F2B">${n}</text>`;

/** One wish round 0 0: the good, how many of it, a fist if a deed is asked, a tick once it is met. */
export function wantMark({ kind, count, deed, done }: Want): string {
  const small = { sword: "s", key: "k", rope: "r", scroll: "p", coin: "c", barrel: "b", lock: "K", circle: "O" }[kind];
  let s: string;
  if (kind === "artefact")
    s = `${pen(blob(0, 0, 12, 0.3, "w"), "#FFF3D6", 1.4)}<g transform="scale(.5)">${artefact(count)}</g>`;
  else if (small && !deed) s = disc(small, 0, 0);
  else s = `${pen(blob(0, 0, 12, 0.3, "w"), "#FFF3D6", 1.4)}<g transform="scale(.72)">${kindMark(kind)}</g>`;
  if (deed) s += pen(blob(-8, 7, 5.4, 0.2, "deed"), "#FFF8E6", 1.1) + icon("fist", -8, 7, 8);
  if (kind !== "artefact" && count > 1) s += plate(count, 8, 7);
  if (done) s += pen(blob(8, -8, 5.6, 0.2, "done"), "#3E9C6E", 1.2) + ink("M5.200-8l2 2.200 3.600-4.400", "#fff", 1.8);
  return s;
}

/** Where the wishes of a card stand: at the slots they are bound to, else side by side in its middle. */
export function wantPlaces(wants: readonly Want[], turned = false, boss = true): Pt[][] {
  const free = wants.filter((want) => !want.slots?.length);
  return wants.map((want) => {
    if (want.slots?.length) {
      return want.slots.map((slot) => {
        const [a = 50, b = 100, c = 50, d = 100] = MOUTHS[slot] ?? [];
        const p = at((a + c) / 2 + (c - a) * 0.12, (b + d) / 2 + (d - b) * 0.2);
        return turned ? at(100 - p.x, 200 - p.y) : p;
      });
    }
    return [at(50 + (free.indexOf(want) - (free.length - 1) / 2) * 30, boss ? 152 : 100)];
  });
}
/** All wishes of a card at their places. */
export const wantMarks = (wants: readonly Want[], turned = false, boss = true): string =>
  wantPlaces(wants, turned, boss)
    .flatMap((places, i) =>
      places.map((p) => `<g transform="translate(${p.x} ${p.y})">${wantMark(wants[i] as Want)}</g>`),
    )
    .join("");

/** A blocked place of the grid: fallen rock. */
export const blockedPlace = (seed: string): string =>
  path(boxPath(3, 3, 94, 194, 0.6, `hole${seed}`, 6, 14), "rgba(20,15,25,.16)") +
  pen(blob(36, 96, 22, 2.4, `r1${seed}`, 9), "#8D86A0", 1.8) +
  pen(blob(66, 88, 17, 2, `r2${seed}`, 9), "#A59EB4", 1.8) +
  pen(blob(60, 116, 19, 2, `r3${seed}`, 9), "#9A93AB", 1.8) +
  ink("M26 92c3-5 8-7 13-6M60 82c3-3 7-4 10-2M52 112c3-4 7-5 11-4", "#6C6580", 1.4);
/** An empty place of the grid: the mat with a stitched rim. */
export const emptyPlace = (seed: string): string =>
  path(
    boxPath(4, 4, 92, 192, 0.6, `place${seed}`, 5, 14),
    "rgba(20,15,25,.10)",
    "var(--felt3)",
    1.6,
    'stroke-dasharray="6 6"',
  );

/** A start point outside a slot, the line to be drawn leads along (dx, dy) inward: a plate with an arrow. */
export function startPoint(dx: number, dy: number): string {
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return (
    pen(blob(0, 0, 11, 0.3, "start"), "#8FD0E8", 1.6) +
    `<g transform="rotate(${turn})">${ink("M-5 0H5M1-4.500 5.500 0 1 4.500", "#173543", 2.4)}</g>`
  );
}
/** Inward direction at a slot as printed. */
export const INWARD: Readonly<Record<string, Pt>> = Object.fromEntries(
  Object.entries(SLOT_AT).map(([slot, p]) => [
    slot,
    at(Math.sign(50 - p.x) * (p.y % 200 ? 1 : 0), p.y === 0 ? 1 : p.y === 200 ? -1 : 0),
  ]),
);

/** A flag in the seat's colour at the start of a line; the pole stands on 0 0. */
export const startFlag = (fill: string): string =>
  path(blob(0, 0, 4, 0.2, "foot"), "var(--inkpath)") +
  ink("M0 0V-24", "var(--pen)", 2.2) +
  pen(poly([at(1, -24), at(18, -22), at(15, -17), at(18, -12), at(1, -11)], 0.4, "flag", 1), fill, 1.5);
/** The head of the arrow where a line leaves the dungeon along (dx, dy). */
export function exitHead(dx: number, dy: number): string {
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const d = "M2-8 12 0 2 8";
  return `<g transform="rotate(${turn})">${ink(d, "var(--inkcase)", 8)}${ink(d, "var(--inkpath)", 4.6)}</g>`;
}
/** The hourglass that runs while the others still draw, 30 x 40. */
export const hourglass = (left = 1): string => {
  const sand = 4 + 8 * Math.max(0, Math.min(1, left));
  return (
    pen("M-11-15H11C11-6 3-4 2 0 3 4 11 6 11 15H-11C-11 6-3 4-2 0-3-4-11-6-11-15Z", "#E8F3F1", 1.6) +
    path(
      `M${-sand * 0.75}${-12 + (12 - sand) * 0.5}H${sand * 0.75}C6-5 2-3 0-1-2-3-6-5 ${-sand * 0.75}${-12 + (12 - sand) * 0.5}Z`,
      "#F0BE4A",
    ) +
    path(`M-9.500 14C-7 ${sand - 1} 7 ${sand - 1} 9.500 14Z`, "#F0BE4A") +
    pen("M-14-19H14V-15H-14ZM-14 15H14V19H-14Z", "#A8763F", 1.5)
  );
};
/** A box of the score board: ticked when an exit was reached. */
export const exitTick = (ticked: boolean): string =>
  pen(boxPath(-8, -8, 16, 16, 0.4, "tick", 2, 9), "#FFF9EA", 1.5) +
  (ticked ? ink("M-4.500 0l3.200 3.800L5.500-5", "var(--inkpath)", 2.6) : "");

/** Ring of a lit place on the mat. */
export const litRing = (r: number): string => poly(circlePts(0, 0, r, 12), 0.3, "lit", 4);
