/** Two lines on one board, what was played and what was better: what of the board is framed, and where their tags lie. */
import type { Pt } from "../../art/rough";
import type { Rect } from "../../ui/camera";

/** From where to where, and the path between; without a path it is about the place alone. */
export type Line = { from: Pt; to: Pt; d: string };

/** Pixels of width under which the board is framed on the lines. */
const NARROW = 460;
/** Units round the points that are framed, and the least that is. */
const ROOM = 120;
const LEAST = 360;
/** Letters of a tag, in pixels on the screen, and how wide one is for its height. */
const SIZE = 13;
const LETTER = 0.58;

/** The whole of the table, or on a small window what lies round the points. */
export function framedOn(world: Rect, points: readonly Pt[], width: number, height: number): Rect {
  if (width >= NARROW || width === 0 || height === 0 || points.length === 0) return world;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let [w, h] = [Math.max(...xs) - Math.min(...xs) + 2 * ROOM, Math.max(...ys) - Math.min(...ys) + 2 * ROOM];
  w = Math.max(LEAST, w, (h * width) / height);
  h = Math.max(h, (w * height) / width);
  [w, h] = [Math.min(w, world.w), Math.min(h, world.h)];
  const within = (middle: number, size: number, from: number, all: number) =>
    Math.max(from, Math.min(middle - size / 2, from + all - size));
  return {
    x: within((Math.max(...xs) + Math.min(...xs)) / 2, w, world.x, world.w),
    y: within((Math.max(...ys) + Math.min(...ys)) / 2, h, world.y, world.h),
    w,
    h,
  };
}

type Tag = { kind: "played" | "best"; at: Pt; text: string };
/** Tags under the ends of their lines, inside the box and one above the other where they would meet. */
export function tagsOf(tags: readonly Tag[], k: number, box: Rect) {
  const size = SIZE / k;
  const h = size * 1.7;
  const laid: { kind: Tag["kind"]; text: string; x: number; y: number; w: number; h: number; size: number }[] = [];
  for (const { kind, at, text } of tags) {
    const w = (text.length * LETTER + 1.4) * size;
    const x = Math.max(box.x + w / 2, Math.min(at.x, box.x + box.w - w / 2));
    let y = Math.max(box.y + h, Math.min(at.y + 16 + h / 2, box.y + box.h - h));
    const meets = () => laid.find((one) => Math.abs(one.x - x) < (one.w + w) / 2 && Math.abs(one.y - y) < h);
    for (let other = meets(); other; other = meets()) y = other.y - h * 1.15;
    laid.push({ kind, text, x, y, w, h, size });
  }
  return laid;
}
