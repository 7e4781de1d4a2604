/**
 * A card as SVG text in four layers, so that ink can lie between them:
 * `under` rock and the glow of the lower level; `over` corridors, rooms, stairs, pits; `marks` the icons; `landings`.
 */
import { box, type Pt, rough, seeded } from "../rough";
import { boxPath, n1, path, wavy } from "./hand";
import type { Layout, RoomBox } from "./layout";
import { disc, drawIcon, landing, pit, stairs } from "./marks";

export type CardArt = { under: string; over: string; marks: string; landings: string };

const FLAT = 'data-flat=""';
const inner = (p: Pt): boolean => p.x > 1 && p.x < 99 && p.y > 1 && p.y < 199;
const round = (p: Pt, r: number, fill: string): string =>
  `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${r}" fill="${fill}"/>`;

function flagstones(r: RoomBox): string {
  const rows = Math.max(2, Math.round(r.h / 12));
  const x0 = r.x - r.w / 2;
  const y0 = r.y - r.h / 2;
  const h = r.h / rows;
  let d = "";
  for (let i = 0; i < rows; i++) {
    if (i) d += `M${n1(x0 + 2)} ${n1(y0 + i * h)}h${n1(r.w - 4)}`;
    for (let x = x0 + 9 + (i % 2) * 6; x < x0 + r.w - 3; x += 11.5) {
      d += `M${n1(x)} ${n1(y0 + i * h + 1.5)}v${n1(h - 2.5)}`;
    }
  }
  return d;
}

function scratches(seed: string): string {
  const rnd = seeded(seed);
  return Array.from({ length: 34 }, () => {
    const x = Math.round(6 + rnd() * 86);
    const y = Math.round(8 + rnd() * 184);
    return `M${x} ${y}${rnd() < 0.5 ? "c2-3 5-3 6 0" : "l3-3 4 1"}`;
  }).join("");
}

/** Draws a card from its geometry; `id` seeds the hand, so that a card looks the same whenever it is drawn. */
export function drawCard(id: string, layout: Layout): CardArt {
  const lines = layout.pieces.map((q, i) => ({
    ...q,
    d: wavy(q.line, 0.45, `${id}${i}${q.lower ? "l" : "u"}`, 13, 6),
  }));
  const upper = lines.filter((q) => !q.lower);
  const lower = lines.filter((q) => q.lower);
  const rooms = layout.rooms.map((r) => ({
    ...r,
    d: rough(box(r.x - r.w / 2, r.y - r.h / 2, r.w, r.h), 0.6, seeded(id + r.id), 10, 3),
  }));
  const touches = (node: string) => upper.filter((q) => q.a === node || q.b === node).length;
  // sand under the ends of corridors, so that they join without a seam
  const ends = new Map(
    upper
      .flatMap((q) => [q.line[0] as Pt, q.line[q.line.length - 1] as Pt])
      .filter(inner)
      .map((p) => [`${n1(p.x)},${n1(p.y)}`, p] as const),
  );
  const turns = layout.points.filter((p) => /^[jpo]/.test(p.id) && touches(p.id));
  const alcoves = layout.points.filter((p) => /^[oe]/.test(p.id) && touches(p.id) === 1);
  const points = (letter: string) => layout.points.filter((p) => p.id[0] === letter);
  const under =
    path(boxPath(2.5, 4.5, 95, 197, 0.5, `sh${id}`, 4), "rgba(20,15,25,.32)") +
    path(boxPath(0.8, 0.8, 98.4, 198.4, 0.4, `card${id}`, 3.5), "var(--rock)", "var(--pen)", 1.8) +
    path(scratches(`${id}rock`), "", "var(--rock2)", 1.2, 'class="fine"') +
    '<g class="mm-glow">' +
    lower.map((q) => path(q.d, "", "var(--low)", 24, 'opacity=".34"')).join("") +
    lower.map((q) => path(q.d, "", "var(--low)", 15.5)).join("") +
    "</g>";
  const over =
    '<g class="mm-upper">' +
    upper.map((q) => path(q.d, "", "var(--wall)", 23, FLAT)).join("") +
    turns.map((p) => round(p.at, 11.5, "var(--wall)")).join("") +
    alcoves.map((p) => round(p.at, 14.5, "var(--wall)")).join("") +
    rooms.map((r) => path(r.d, "var(--wall)", "var(--wall)", 7)).join("") +
    upper.map((q) => path(q.d, "", "var(--sand)", 16.5, FLAT)).join("") +
    upper.map((q) => path(q.d, "", "var(--sand2)", 1.3, 'stroke-dasharray="1 7" class="fine"')).join("") +
    [...ends.values()].map((p) => round(p, 8.2, "var(--sand)")).join("") +
    alcoves.map((p) => round(p.at, 11.5, "var(--sand)")).join("") +
    rooms.map((r) => path(r.d, "var(--flo)") + path(flagstones(r), "", "var(--flo2)", 1.3, 'class="fine"')).join("") +
    "</g>" +
    lower.map((q) => path(q.d, "", "var(--low2)", 13, `stroke-dasharray="1.6 6" ${FLAT} class="mm-glow"`)).join("") +
    points("s")
      .map((p) => stairs(p.at.x, p.at.y))
      .join("") +
    points("p")
      .map((p) => pit(p.at.x, p.at.y))
      .join("") +
    rooms
      .map((r) => r.content.map((kind, i) => (kind[0] === "P" ? drawAt(kind, r.places[i] as Pt) : "")).join(""))
      .join("");
  const marks =
    `<g class="mm-low">${iconsBy(lines, true)}</g>` +
    `<g class="mm-upper">${
      iconsBy(lines, false) +
      points("o")
        .map((p) => disc("O", p.at.x, p.at.y))
        .join("") +
      rooms
        .map((r) => r.content.map((kind, i) => (kind[0] === "P" ? "" : drawAt(kind, r.places[i] as Pt))).join(""))
        .join("")
    }</g>`;
  return {
    under,
    over,
    marks,
    landings: points("q")
      .map((p) => landing(p.at.x, p.at.y))
      .join(""),
  };
}

const drawAt = (kind: string, p: Pt): string => drawIcon(kind, p.x, p.y, true);
const iconsBy = (lines: Layout["pieces"], lower: boolean): string =>
  lines
    .filter((q) => q.lower === lower)
    .map((q) => q.icons.map((kind, i) => drawIcon(kind, q.places[i]?.x ?? 0, q.places[i]?.y ?? 0, false)).join(""))
    .join("");
