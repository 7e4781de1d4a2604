/** Where things stand on the isle. */
import { corner, RING } from "../../art/quest/isle";
import type { Pt } from "../../art/rough";
import type { Cell, QuestView, Region } from "./view";

export { CELLS, corner, ISLE, PITCH, RING } from "../../art/quest/isle";

export const cellOf = (region: Region): Cell => region.slice(0, 2);
export const isLeft = (region: Region): boolean => region[2] === "L";

/** The half of a card that can be lit. */
export function half(region: Region): { x: number; y: number; w: number; h: number } {
  const at = corner(cellOf(region));
  return { x: at.x + (isLeft(region) ? 5 : 77), y: at.y + 5, w: 68, h: 116 };
}

export const centre = (region: Region): Pt => {
  const b = half(region);
  return { x: b.x + b.w / 2, y: b.y + b.h / 2 };
};

export const cardCentre = (cell: Cell): Pt => {
  const at = corner(cell);
  return { x: at.x + 75.5, y: at.y + 64 };
};

export type Kind = "castle" | "temple" | "obelisk" | "portal" | "grotto";

export function kindOf(card: string, left: boolean): Kind {
  if (card.startsWith("goblin-")) return left ? "portal" : "grotto";
  if (left) return "obelisk";
  return card.startsWith("castle-") ? "castle" : "temple";
}

/** Feet of a hero on the entrance and the four stones of a temple track, within the card. */
export const TRACK: readonly Pt[] = [
  { x: 118, y: 119 },
  { x: 97, y: 108 },
  { x: 126, y: 96 },
  { x: 99, y: 84 },
  { x: 124, y: 72 },
];

export const GOBLIN: Pt = { x: 38, y: 97 };
export const GOBLIN_BESIDE: Pt = { x: 24, y: 100 };

const FEET: Record<Exclude<Kind, "temple">, Pt> = {
  castle: { x: 112, y: 115 },
  obelisk: { x: 47, y: 113 },
  portal: { x: 56, y: 115 },
  grotto: { x: 117, y: 115 },
};

/** Where a hero stands that enters a region. */
export function foot(view: Pick<QuestView, "land">, region: Region): Pt {
  const at = corner(cellOf(region));
  const kind = kindOf(view.land[cellOf(region)]?.card ?? "", isLeft(region));
  const place = kind === "temple" ? (TRACK[0] as Pt) : FEET[kind];
  return { x: at.x + place.x, y: at.y + place.y };
}

export type Standing = { seat: number; hero: number; x: number; y: number; scale: number };

/** Where each hero stands. Figures that share a region stand side by side and shrink only when they must. */
export function standings(view: Pick<QuestView, "land" | "players">): Standing[] {
  const groups = new Map<string, { seat: number; hero: number }[]>();
  for (const player of view.players) {
    player.heroes.forEach((hero, index) => {
      if (!hero.at || !view.land[cellOf(hero.at)]) return;
      const key = hero.space === null ? hero.at : `${hero.at}@${hero.space}`;
      groups.set(key, [...(groups.get(key) ?? []), { seat: player.seat, hero: index }]);
    });
  }
  const out: Standing[] = [];
  for (const [key, group] of groups) {
    const [region = "", space] = key.split("@");
    const cell = cellOf(region);
    const kind = kindOf(view.land[cell]?.card ?? "", isLeft(region));
    const foot = kind === "temple" ? (TRACK[Number(space ?? 0)] as Pt) : FEET[kind];
    const at = corner(cell);
    const rows = group.length > 4 ? 2 : 1;
    const perRow = Math.ceil(group.length / rows);
    const gap = perRow > 1 ? Math.min(28, (kind === "castle" ? 58 : 44) / (perRow - 1)) : 0;
    const scale = group.length > 3 ? 0.86 : kind === "temple" ? 1 : 1.1;
    group.forEach((who, i) => {
      const row = Math.floor(i / perRow);
      const count = row === rows - 1 ? group.length - perRow * (rows - 1) : perRow;
      const x = foot.x + ((i % perRow) - (count - 1) / 2) * gap;
      out.push({ ...who, x: at.x + x, y: at.y + foot.y - (rows - 1 - row) * 16, scale });
    });
  }
  // Those nearer to the viewer are drawn last.
  return out.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The line of travel of a movement card, from foot to foot, as a path. */
export function travel(from: Pt, to: Pt, way: "line" | "cw" | "ccw", stops: readonly Pt[] = []): string {
  const p = (q: Pt) => `${Math.round(q.x)} ${Math.round(q.y)}`;
  if (way === "line" || stops.length === 0) {
    const bend = { x: (to.y - from.y) * 0.2, y: (from.x - to.x) * 0.2 };
    const up = bend.y > 0 ? -1 : 1;
    const mid = { x: (from.x + to.x) / 2 + bend.x * up, y: (from.y + to.y) / 2 + bend.y * up };
    return `M${p(from)}Q${p(mid)} ${p(to)}`;
  }
  const all = [from, ...stops, to];
  return all.slice(1).reduce(
    (d, q, i) => {
      const a = all[i] as Pt;
      return `${d}Q${p(a)} ${p({ x: (a.x + q.x) / 2, y: (a.y + q.y) / 2 })}${i === all.length - 2 ? `L${p(q)}` : ""}`;
    },
    `M${p(from)}`,
  );
}

/** Coast cards strictly between two, in the order in which the ship passes them. */
export function sail(from: Cell, to: Cell, clockwise: boolean): Cell[] {
  const step = clockwise ? 1 : RING.length - 1;
  const out: Cell[] = [];
  for (let i = (RING.indexOf(from) + step) % 12; RING[i] !== to && out.length < 12; i = (i + step) % 12) {
    out.push(RING[i] as Cell);
  }
  return out;
}
