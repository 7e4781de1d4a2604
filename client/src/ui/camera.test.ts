import { expect, test } from "vitest";
import { around, beyond, clamp, fitScale, frame, MAX_ZOOM, seen, zoomAt } from "./camera";

const world = { x: 0, y: 0, w: 800, h: 600 };
const size = { w: 400, h: 400 };

test("fit shows the whole table", () => {
  const k = fitScale(world, size);
  expect(k).toBe(0.5);
  const view = seen(clamp({ cx: 0, cy: 0, k }, world, size), size);
  expect(view.x).toBeLessThanOrEqual(0);
  expect(view.x + view.w).toBeGreaterThanOrEqual(800);
});

test("the window never leaves the table and never zooms beyond its limits", () => {
  const camera = clamp({ cx: -999, cy: 9999, k: 99 }, world, size);
  expect(camera.k).toBe(0.5 * MAX_ZOOM);
  const view = seen(camera, size);
  expect(view.x).toBeGreaterThanOrEqual(0);
  expect(view.y + view.h).toBeLessThanOrEqual(600);
});

test("zooming keeps what lies under the pointer", () => {
  const before = clamp({ cx: 400, cy: 300, k: 1 }, world, size);
  const at = { x: 260, y: 210 };
  const under = (c: typeof before) => ({ x: c.cx + (at.x - 200) / c.k, y: c.cy + (at.y - 200) / c.k });
  const after = zoomAt(before, 1.5, at, world, size);
  expect(under(after).x).toBeCloseTo(under(before).x);
  expect(under(after).y).toBeCloseTo(under(before).y);
});

test("a frame shows its part and comes no closer than asked", () => {
  const camera = frame({ x: 100, y: 100, w: 40, h: 40 }, world, size, 1.2);
  expect(camera.k).toBe(1.2);
  const view = seen(camera, size);
  expect(view.x).toBeLessThanOrEqual(100);
  expect(view.x + view.w).toBeGreaterThanOrEqual(140);
});

test("points outside are counted by edge", () => {
  const view = { x: 100, y: 100, w: 200, h: 200 };
  const points = [
    { x: 50, y: 150 },
    { x: 350, y: 120 },
    { x: 310, y: 600 },
    { x: 200, y: 200 },
  ];
  expect(beyond(points, view)).toEqual({ left: 1, right: 1, top: 0, bottom: 1 });
  expect(around([], 10)).toBeNull();
});
