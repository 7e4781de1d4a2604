/** The window through which a board is seen: a centre and a scale, kept within the table. */
export type Rect = { x: number; y: number; w: number; h: number };
export type Camera = { cx: number; cy: number; k: number };
export type Size = { w: number; h: number };

export const MAX_ZOOM = 6;

/** Scale at which the whole table is seen. */
export const fitScale = (world: Rect, size: Size): number =>
  Math.max(0.01, Math.min(size.w / world.w, size.h / world.h));

/** Keeps scale and centre within the table: never smaller than all of it, never beside it. */
export function clamp(camera: Camera, world: Rect, size: Size): Camera {
  const least = fitScale(world, size);
  const k = Math.min(Math.max(camera.k, least), least * MAX_ZOOM);
  const axis = (centre: number, start: number, length: number, seen: number) =>
    seen >= length ? start + length / 2 : Math.min(Math.max(centre, start + seen / 2), start + length - seen / 2);
  return {
    k,
    cx: axis(camera.cx, world.x, world.w, size.w / k),
    cy: axis(camera.cy, world.y, world.h, size.h / k),
  };
}

/** The camera that shows a part of the table, no closer than `closest` pixels per unit. */
export function frame(part: Rect, world: Rect, size: Size, closest: number): Camera {
  const k = Math.min(size.w / part.w, size.h / part.h, closest);
  return clamp({ cx: part.x + part.w / 2, cy: part.y + part.h / 2, k }, world, size);
}

/** The camera over a part of the table at a given scale, for a window too small to show all of it well. */
export function over(part: Rect, world: Rect, size: Size, k: number): Camera {
  return clamp({ cx: part.x + part.w / 2, cy: part.y + part.h / 2, k }, world, size);
}

/** Zooms about a point of the window (pixels from its corner): what lies under it stays there. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, world: Rect, size: Size): Camera {
  const least = fitScale(world, size);
  const k = Math.min(Math.max(camera.k * factor, least), least * MAX_ZOOM);
  const ux = camera.cx + (at.x - size.w / 2) / camera.k;
  const uy = camera.cy + (at.y - size.h / 2) / camera.k;
  return clamp({ k, cx: ux - (at.x - size.w / 2) / k, cy: uy - (at.y - size.h / 2) / k }, world, size);
}

/** What the window shows of the table. */
export const seen = (camera: Camera, size: Size): Rect => ({
  x: camera.cx - size.w / 2 / camera.k,
  y: camera.cy - size.h / 2 / camera.k,
  w: size.w / camera.k,
  h: size.h / camera.k,
});

export type Edge = "left" | "right" | "top" | "bottom";

/** Points outside the window, counted by the edge beyond which they lie. */
export function beyond(points: readonly { x: number; y: number }[], view: Rect): Record<Edge, number> {
  const out: Record<Edge, number> = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const p of points) {
    const dx = p.x < view.x ? view.x - p.x : p.x > view.x + view.w ? p.x - view.x - view.w : 0;
    const dy = p.y < view.y ? view.y - p.y : p.y > view.y + view.h ? p.y - view.y - view.h : 0;
    if (dx === 0 && dy === 0) continue;
    if (dx >= dy) out[p.x < view.x ? "left" : "right"] += 1;
    else out[p.y < view.y ? "top" : "bottom"] += 1;
  }
  return out;
}

/** The smallest box round points, with a margin. */
export function around(points: readonly { x: number; y: number }[], margin: number): Rect | null {
  if (points.length === 0) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}
