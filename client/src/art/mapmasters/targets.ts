/** Coop: step and boss cards, what they wish for, and the places of the grid. Cards from 0 0, the rest round 0 0. */
import type { Pt } from "../rough";
import { artefact } from "./artefacts";
import { at, blob, boxPath, circlePts, icon, ink, path, pen, poly } from "./hand";
import { type Layout, SLOT_AT } from "./layout";
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
/** What sits in each lair round 0 0, some 40 wide: by the number of the boss. */
const BOSSES: Readonly<Record<number, () => string>> = {
  // the echo: rings that go out from a mouth
  1: () =>
    [30, 22, 14].map((r, i) => ink(blob(0, 0, r, 0.6, `echo${r}`, 12), i % 2 ? "#F3E7CB" : "#8FD0E8", 3)).join("") +
    pen(blob(0, 0, 7, 0.5, "mouth"), "#3A1F3F", 1.6),
  2: () => crowned(monster(0, 0, 1.7, "#6F9A4F")),
  // the Colossus: a head of stone with a slit for eyes
  4: () =>
    pen("M-24 28V-18L-14-30H14L24-18V28Z", "#9A93AB", 2) +
    pen("M-16-8H16V0H-16Z", "#3A1F3F", 1.5) +
    path(blob(-7, -4, 3, 0.2, "ce1"), "#FFCE45") +
    path(blob(7, -4, 3, 0.2, "ce2"), "#FFCE45") +
    ink("M-24 10H-8V28M24 6H10V28M-4-30V-18M-10 16H12", "#6C6580", 1.8),
  // the sick: a bed with a bandaged head
  10: () =>
    pen("M-28 2H28V24H-28Z", "#F3E7CB", 2) +
    pen("M-28-14V28M28-2V28", "var(--pen)", 3) +
    pen("M-24-8H-4V6H-24Z", "#FFFDF3", 1.6) +
    pen(blob(-13, -4, 8.5, 0.3, "sick"), "#E3B68C", 1.6) +
    ink("M-21-8-6-3M-20-2-8-9", "#B7C5CC", 2.4) +
    pen("M-2 6H28V18H-2Z", "#7FA86B", 1.6),
  // an altar of four sides, three wicks wait
  12: () =>
    pen("M-26-4H26L20 10H-20Z", "#C9C2D6", 2) +
    pen("M-16 10H16V26H-16Z", "#9A93AB", 2) +
    [-15, 0, 15].map((x) => ink(`M${x}-4V-13`, "#F3C95A", 2.4)).join("") +
    ink("M-22 3H22", "#6C6580", 1.4),
  // the boss of the far bank: a hat, and water to his chin
  15: () =>
    monster(0, 0, 1.5, "#4F7F9A") +
    pen("M-28-20H28L16-26V-38H-16V-26Z", "#5B3A2A", 1.8) +
    ink("M-30 18c6-5 10-5 15 0s10 5 15 0 10-5 15 0 8 4 12 1", "#8FD0E8", 3),
  // the vault: a round door with spokes
  18: () =>
    pen(blob(0, 0, 29, 0.4, "vault", 16), "#A9B2BC", 2.2) +
    pen(blob(0, 0, 20, 0.3, "vault2", 14), "#7E8893", 1.8) +
    ink("M0-17V17M-15-8.500 15 8.500M-15 8.500 15-8.500", "#F3C95A", 3.4) +
    pen(blob(0, 0, 6, 0.2, "hub"), "#F3C95A", 1.5) +
    [0, 60, 120, 180, 240, 300]
      .map((a) => `<g transform="rotate(${a})">${path(blob(0, -25, 2.2, 0.1, `bolt${a}`), "#5B6670")}</g>`)
      .join(""),
  19: () => dragon(1, "#B2475C"),
  20: () => dragon(-1, "#4E8F86"),
  // the collector: an eyeglass on a chain
  21: () =>
    monster(0, 0, 1.7, "#B07A3A") +
    ink(blob(9.5, -5, 9, 0.3, "glass", 12), "#F3C95A", 3) +
    ink("M16 1C22 8 20 18 26 26", "#F3C95A", 1.8) +
    pen("M-16 24-9 20 0 24 9 20 16 24 9 29-9 29Z", "#8A5CA8", 1.5),
  // the keeper: fins, and water over the lower half
  22: () =>
    pen("M-20-6-36-18-32 8ZM20-6 36-18 32 8ZM-8-22 0-40 8-22Z", "#3E9C8E", 1.8) +
    monster(0, 0, 1.6, "#5FB3A6") +
    path(
      "M-31 12c5-4 10-4 15.500 0s10.500 4 15.500 0 10.500-4 15.500 0 10.500 4 15.500 0C28 24 16 31 0 31S-28 24-31 12Z",
      "#2F6F8C",
      "",
      0,
      'opacity=".72"',
    ) +
    ink("M-31 12c5-4 10-4 15.500 0s10.500 4 15.500 0 10.500-4 15.500 0 10.500 4 15.500 0", "#8FD0E8", 2.2),
  // the long altar: sun, moon and star over the slab
  27: () =>
    pen("M-30 6H30V16H-30Z", "#C9C2D6", 2) +
    pen("M-22 16H-12V28H-22ZM12 16H22V28H12Z", "#9A93AB", 1.8) +
    pen(blob(-18, -8, 8, 0.3, "asun", 12), "#F3C95A", 1.5) +
    pen("M3-16C-4-14-7-4 0 1 3 2 7 1 9-1 2-2-1-10 3-16Z", "#DDE3F2", 1.5) +
    pen(
      "M20-17 22.500-10.500 29-10.500 23.500-6.500 26 0 20-4 14 0 16.500-6.500 11-10.500 17.500-10.500Z",
      "#F5C542",
      1.4,
    ),
  // the throne of the last map
  29: () =>
    pen("M-24 30V-22L-12-34H12L24-22V30Z", "#8A5CA8", 2) +
    pen("M-16 26V-14H16V26Z", "#B58ACB", 1.6) +
    crowned(monster(0, 4, 1.3, "#C8413A")),
};
const crowned = (who: string): string =>
  who + pen("M-14-28-17-43-8-36 0-47 8-36 17-43 14-28Z", "#F3C95A", 1.5) + ink("M-12-31.500H12", "#B07F1C", 1.4);
/** A head on a long neck that looks to the right (1) or to the left (-1). */
const dragon = (way: number, skin: string): string =>
  `<g transform="scale(${way} 1)">` +
  pen("M-34 30C-34 6-24-4-18-12-12-24 6-28 16-22L34-12C36-8 34-2 28-2L10 2C6 10-6 12-8 30Z", skin, 2) +
  pen("M-12-20-24-36-4-25ZM2-25 4-42 11-23Z", "#F2E3BF", 1.6) +
  pen(blob(6, -14, 5, 0.2, "deye"), "#FFF6C9", 1.4) +
  path(blob(7.5, -13, 2, 0.1, "dpupil"), "var(--pen)") +
  ink("M12-4 31-6M24-5 25-1M18-4.500 19-.5", "var(--pen)", 1.6) +
  ink("M-28 22c4-3 9-3 13 0M-25 12c4-3 8-3 11 0", "var(--pen)", 1.3) +
  "</g>";
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
/** The lair of a boss: a mouth at each open side, no inner corridors; a circle in it is where a leap lands. */
export function bossLair(id: string, layout: Layout): string {
  const open = new Set(layout.pieces.flatMap((piece) => [piece.a, piece.b]));
  const turned = layout.turned;
  const lines = Object.entries(MOUTHS)
    .filter(([slot]) => open.has(slot))
    .map(([, [a, b, c, d]]) => (turned ? `M${100 - a} ${200 - b}L${100 - c} ${200 - d}` : `M${a} ${b}L${c} ${d}`))
    .join("");
  const who = BOSSES[Number(id.slice(1, 3))];
  return (
    path(lines, "", "var(--wall)", 23, BUTT) +
    pen(blob(50, 100, 44, 1.5, "lair", 14), "var(--wall)", 3) +
    path(lines, "", "var(--sand)", 16.5, BUTT) +
    path(blob(50, 100, 40, 1.5, "lair2", 14), "#8E5F78") +
    path(blob(50, 104, 30, 1.5, "lair3", 12), "#A8768C") +
    (who ? `<g transform="translate(50 104)">${who()}</g>` : "") +
    layout.points
      .filter((point) => point.id[0] === "o")
      .map(
        ({ at: p }) =>
          path(blob(p.x, p.y, 13.5, 0.4, `ring${id}`), "var(--sand)", "var(--wall)", 3) + disc("O", p.x, p.y),
      )
      .join("")
  );
}

/** What a target card wishes for: `kind` an objective kind or "artefact", `count` how many (or which artefact). */
export type Want = { kind: string; count: number; deed?: boolean; done?: boolean; slots?: readonly string[] };

/** What never has text under 12 pixels: where its board (its scale is `--k`) is small, it grows from a point. Its class is
 * in look/base.css. */
const legible = (font: 8 | 12 | 14, x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y})"><g class="legible-${font}"><g transform="translate(${-x} ${-y})">${inner}</g></g></g>`;
/** How many, at the lower right of a mark or at its lower left: it grows away from the mark. */
const plate = (n: number, x: number, y: number): string =>
  legible(
    8,
    x - Math.sign(x) * 4,
    y - 4,
    pen(blob(x, y, 5.6, 0.2, `n${n}`), "#FFF8E6", 1.1) +
      `<text x="${x}" y="${y + 3}" font-size="8.500" font-weight="800" font-family="var(--ui)" text-anchor="middle" ` +
      `fill="#2A1F2B">${n}</text>`,
  );

/** One wish round 0 0: the good, how many of it (at its `left` where a neighbour lies at its right), a fist if a deed is
 * asked, a tick once it is met. */
export function wantMark({ kind, count, deed, done }: Want, left = false): string {
  const small = { sword: "s", key: "k", rope: "r", scroll: "p", coin: "c", barrel: "b", lock: "K", circle: "O" }[kind];
  let s: string;
  if (kind === "artefact")
    s = `${pen(blob(0, 0, 12, 0.3, "w"), "#FFF3D6", 1.4)}<g transform="scale(.5)">${artefact(count)}</g>`;
  else if (small && !deed) s = disc(small, 0, 0);
  else s = `${pen(blob(0, 0, 12, 0.3, "w"), "#FFF3D6", 1.4)}<g transform="scale(.72)">${kindMark(kind)}</g>`;
  const fist = left ? 8 : -8;
  if (deed) s += pen(blob(fist, 7, 5.4, 0.2, "deed"), "#FFF8E6", 1.1) + icon("fist", fist, 7, 8);
  if (kind !== "artefact" && count > 1) s += plate(count, left ? -8 : 8, 7);
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
    // Three side by side; more stand in two rows.
    const row = Math.floor(free.indexOf(want) / 3);
    const count = Math.min(3, free.length - 3 * row);
    const y = boss ? 150 : 100;
    return [at(50 + ((free.indexOf(want) % 3) - (count - 1) / 2) * 30, y + row * 25)];
  });
}
/** All wishes of a card at their places. */
export const wantMarks = (wants: readonly Want[], turned = false, boss = true): string =>
  wantPlaces(wants, turned, boss)
    .flatMap((places, i) =>
      places.map((p) => `<g transform="translate(${p.x} ${p.y})">${wantMark(wants[i] as Want, p.x > 60)}</g>`),
    )
    .join("");

/** A blocked place of the grid: fallen rock. */
export const blockedPlace = (seed: string): string =>
  path(boxPath(3, 3, 94, 194, 0.6, `hole${seed}`, 6, 14), "rgba(20,15,25,.16)") +
  pen(blob(36, 96, 22, 2.4, `r1${seed}`, 9), "#8D86A0", 1.8) +
  pen(blob(66, 88, 17, 2, `r2${seed}`, 9), "#A59EB4", 1.8) +
  pen(blob(60, 116, 19, 2, `r3${seed}`, 9), "#9A93AB", 1.8) +
  ink("M26 92c3-5 8-7 13-6M60 82c3-3 7-4 10-2M52 112c3-4 7-5 11-4", "#6C6580", 1.4);
/** A place under water: it was empty when its row was flooded. */
export const floodedPlace = (seed: string): string =>
  path(boxPath(3, 3, 94, 194, 0.6, `flood${seed}`, 6, 14), "#2F6F8C", "#1F5470", 1.6) +
  ink(
    [26, 62, 98, 134, 170].map((y, i) => `M${14 + (i % 2) * 8} ${y}c8-6 14-6 22 0s14 6 22 0 12-5 18-1`).join(""),
    "#8FD0E8",
    2.4,
  );
/** Beside a row that water will reach: the last turn in which it is dry. */
export const tideMark = (turn: number): string =>
  legible(
    14,
    0,
    0,
    pen(blob(0, 0, 17, 0.3, "tide", 12), "#2F6F8C", 1.6) +
      ink("M-12 8c4-3.500 8-3.500 12 0s8 3.500 12 0", "#8FD0E8", 2) +
      `<text y="3" font-size="14" font-weight="800" font-family="var(--ui)" text-anchor="middle" fill="#fff">${turn}</text>`,
  );
/** The number of a goal, at the wall that it opens or the exit that it asks for. */
export const goalPlate = (number: number): string =>
  legible(
    12,
    0,
    0,
    pen(blob(0, 0, 10, 0.25, "goal", 12), "#FFF8E6", 1.5) +
      `<text y="4.200" font-size="12" font-weight="800" font-family="var(--ui)" text-anchor="middle" fill="#2A1F2B">${number}</text>`,
  );
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
