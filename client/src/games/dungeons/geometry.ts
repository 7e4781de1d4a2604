/** Where things lie on the table, in units of a card 100 wide. Square a1 has its corner at 0 0; the lair lies above. */

import type { Side } from "../../art/dungeons/tile";
import type { Pt } from "../../art/rough";
import type { Rect } from "../../ui/camera";
import { type DungeonsView, isSeen, type Place, type Room } from "./view";

export const PITCH = 104;
export const CARD = 100;
const LETTERS = "abcdefg";
const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export const isCell = (place: string): boolean => /^[a-g][1-7]$/.test(place);
export const isSpace = (place: string): boolean => /^space-[1-6]$/.test(place);
export const corner = (cell: Room): Pt => ({
  x: LETTERS.indexOf(cell[0] ?? "a") * PITCH,
  y: (Number(cell[1]) - 1) * PITCH,
});

/** The square beside another, or null beyond the grid. */
export function beside(cell: Room, side: Side): Room | null {
  const [dx, dy] = STEP[side];
  const letter = LETTERS[LETTERS.indexOf(cell[0] ?? "a") + dx];
  const row = Number(cell[1]) + dy;
  return letter && row >= 1 && row <= 7 ? `${letter}${row}` : null;
}

/** Corridors that end at a wall: the card beyond is seen and has none to meet them, or the grid ends. */
export function closedSides(dungeon: DungeonsView["dungeon"], cell: Room, sides: string): string {
  return [...sides]
    .filter((letter) => {
      const to = beside(cell, letter as Side);
      const square = to ? dungeon[to] : undefined;
      return to === null || (isSeen(square) && !square.sides.includes(OPPOSITE[letter as Side]));
    })
    .join("");
}

/** Squares with a card, by rows. */
export const squares = (view: Pick<DungeonsView, "dungeon">): Room[] =>
  Object.keys(view.dungeon).sort((a, b) => Number(a[1]) - Number(b[1]) || (a < b ? -1 : 1));

/** The box round all cards that lie. */
function grown(view: Pick<DungeonsView, "dungeon">): Rect {
  const at = squares(view).map(corner);
  const xs = at.map((p) => p.x);
  const ys = at.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) + CARD - x, h: Math.max(...ys) + CARD - y };
}

export const LAIR = { w: 332, h: 306, track: 62, lane: 26 };
/** What geometry needs of a view; `large`: the lair is the main board, else it lies smaller beside the dungeon. */
export type Laid = Pick<DungeonsView, "dungeon"> & { large?: boolean; boss?: DungeonsView["boss"] };
export const lairScale = ({ large = false }: Laid): number => (large ? 3 : 1.3);
/** What stands above the mat, in its own units: the track, and a lane for each heart. */
export const lairTop = ({ boss }: Laid): number => LAIR.track + 14 + (boss?.markers.length ?? 0) * LAIR.lane;
/** The corner of the lair mat: at the left of the dungeon, with its track and lanes as high as that. Where it is the main
 * board the dungeon lies at its upper right, and below that is room for what comes next. */
export function lairCorner(view: Laid): Pt {
  const g = grown(view);
  const s = lairScale(view);
  const top = lairTop(view) * s;
  const y = (view.large ? g.y : Math.min(g.y, g.y + g.h / 2 - (LAIR.h * s + top) / 2)) + top;
  return { x: g.x - 80 - LAIR.w * s, y };
}
/** Where a space of the boss's track lies along it, and the lane of a heart above it, in units of the mat. */
export const trackX = (space: number): number => 26.5 + space * 34;
export const heartAt = trackX;
/** Where along the track the tag of dealt points lies: half way, or beyond where the heart lay when there is no room. */
export const tagAt = (space: number, points: number): number => (points > 1 ? space - points / 2 : space + 0.55);
export const laneY = (hearts: number, marker: number): number => -LAIR.track - 14 - (hearts - 1 - marker) * LAIR.lane;
/** The middle of a heart that lies on a space. */
export function heartCentre(view: Laid, marker: number, space: number): Pt {
  const at = lairCorner(view);
  const s = lairScale(view);
  return { x: at.x + trackX(space) * s, y: at.y + laneY(view.boss?.markers.length ?? 0, marker) * s };
}
/** The lair with its track and lanes. */
export function lairBox(view: Laid): Rect {
  const at = lairCorner(view);
  const s = lairScale(view);
  const top = lairTop(view) * s;
  return { x: at.x - 16 * s, y: at.y - top - 6, w: (LAIR.w + 32) * s, h: LAIR.h * s + top + 46 };
}

/** The table that is seen: the cards with the squares round them, and the lair once the boss is met. */
export function world(view: Laid & Pick<DungeonsView, "boss">): Rect {
  const g = grown(view);
  const margin = view.boss ? 30 : 70;
  const right = g.x + g.w + margin;
  if (!view.boss) return { x: g.x - margin, y: g.y - margin, w: right - g.x + margin, h: g.h + 2 * margin };
  const lair = lairBox(view);
  const y = Math.min(lair.y, g.y - margin);
  return { x: lair.x, y, w: right - lair.x, h: Math.max(lair.y + lair.h, g.y + g.h + margin) - y };
}

/** The middle of a space of the lair; 6 5 4 stand over 1 2 3. */
export function spaceCentre(view: Laid, space: number): Pt {
  const at = lairCorner(view);
  const s = lairScale(view);
  const column = space <= 3 ? space - 1 : 6 - space;
  return { x: at.x + (66 + column * 100) * s, y: at.y + (space <= 3 ? 247 : 151) * s };
}

/** The middle of a place. */
export function centre(view: Laid, place: Place): Pt {
  if (isSpace(place)) return spaceCentre(view, Number(place[6]));
  if (place === "lair") {
    const at = lairCorner(view);
    const s = lairScale(view);
    return { x: at.x + 166 * s, y: at.y + 62 * s };
  }
  const at = corner(place);
  return { x: at.x + CARD / 2, y: at.y + CARD / 2 };
}

export type Figure = { key: string; x: number; y: number; scale: number } & (
  | { kind: "hero"; seat: number }
  | { kind: "goblin" | "minion" | "boss"; enemy: string }
);
/** Fixed spots in a room: heroes below, goblins first at the lower right of one hero, else above. */
const BESIDE: Pt[] = [
  { x: 27, y: 16 },
  { x: 28, y: -14 },
  { x: -27, y: -14 },
  { x: 0, y: -22 },
];
const ABOVE: Pt[] = [
  { x: 28, y: -14 },
  { x: -28, y: -14 },
  { x: 0, y: -20 },
  { x: 30, y: 4 },
];
const HEROES: Pt[][] = [
  [{ x: -22, y: 33 }],
  [
    { x: -25, y: 33 },
    { x: 21, y: 35 },
  ],
  [
    { x: -31, y: 31 },
    { x: 0, y: 37 },
    { x: 30, y: 31 },
  ],
  [
    { x: -35, y: 29 },
    { x: -12, y: 37 },
    { x: 12, y: 29 },
    { x: 34, y: 37 },
  ],
];

/** Every figure and where it stands: heroes at the front of a room, enemies behind them. */
export function figures(view: DungeonsView & Laid): Figure[] {
  const found: Figure[] = [];
  const lair = lairScale(view);
  const goblins = new Map<Room, number>();
  const minions = new Map<Room, number>();
  for (const [enemy, { kind, room }] of Object.entries(view.enemies)) {
    const at = centre(view, room);
    if (kind.startsWith("B")) {
      const here = room === "lair";
      found.push({
        key: enemy,
        kind: "boss",
        enemy,
        x: at.x,
        y: here ? at.y - 6 * lair : at.y - 8,
        scale: here ? lair : 0.62,
      });
    } else if (kind.startsWith("M")) {
      const n = minions.get(room) ?? 0;
      minions.set(room, n + 1);
      found.push({ key: enemy, kind: "minion", enemy, x: at.x + n * 18 - 13, y: at.y - 17 + n * 6, scale: 0.82 });
    } else {
      const n = goblins.get(room) ?? 0;
      goblins.set(room, n + 1);
      const alone = view.players.filter((hero) => hero.room === room).length < 2;
      const o = (alone ? BESIDE : ABOVE)[n % 4] as Pt;
      // Goblins of the lair stand at its wall, beside the boss.
      const wide = room === "lair" ? 3.4 * lair : 1;
      const scale = room === "lair" ? 0.9 * lair : 0.8;
      found.push({
        key: enemy,
        kind: "goblin",
        enemy,
        x: at.x + o.x * wide,
        y: at.y + o.y * (wide > 1 ? lair : 1),
        scale,
      });
    }
  }
  const together = new Map<Place, number[]>();
  view.players.forEach((hero, seat) => {
    together.set(hero.place, [...(together.get(hero.place) ?? []), seat]);
  });
  for (const [place, seats] of together) {
    const at = centre(view, place);
    const spots = HEROES[seats.length - 1] ?? [];
    seats.forEach((seat, i) => {
      const here = isSpace(place);
      const o = here ? { x: (i - (seats.length - 1) / 2) * 30 * lair, y: 10 * lair } : (spots[i] ?? { x: 0, y: 33 });
      const scale = here ? 1.15 * lair : 0.86;
      found.push({ key: `hero-${seat}`, kind: "hero", seat, x: at.x + o.x, y: at.y + o.y, scale });
    });
  }
  return found;
}

/** Whether the fight is in the lair: who is asked stands there, or the boss's hearts are dealt to. */
export const fightIn = (view: DungeonsView, seat: number): boolean =>
  view.split !== null ||
  view.over ||
  view.players[seat]?.room === "lair" ||
  (view.check?.targets.includes("boss") ?? false);
