import { describe, expect, test } from "vitest";
import type { Camera } from "./camera";
import { along, shifted } from "./sweep";

const SIZE = { w: 300, h: 200 };
const screen = (camera: Camera, x: number, y: number): [number, number] => [
  SIZE.w / 2 + (x - camera.cx) * camera.k,
  SIZE.h / 2 + (y - camera.cy) * camera.k,
];
/** Where a point of the picture comes to by that transform about the middle of the window. */
function moved(transform: string, [x, y]: [number, number]): [number, number] {
  const [dx = 0, dy = 0, s = 1] = [...transform.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  return [SIZE.w / 2 + (x - SIZE.w / 2) * s + dx, SIZE.h / 2 + (y - SIZE.h / 2) * s + dy];
}

const from = { cx: 100, cy: 80, k: 0.5 };
const to = { cx: 420, cy: 260, k: 1.1 };

describe("the way of a camera", () => {
  test("begins and ends where it should, and is quick at first", () => {
    expect([along({ from, to }, 0), along({ from, to }, 1), along({ from, to }, 7)]).toEqual([from, to, to]);
    const half = along({ from, to }, 0.5);
    expect(half.cx - from.cx).toBeGreaterThan((to.cx - from.cx) / 2);
    expect(half.k).toBeGreaterThan(from.k);
    expect(half.k).toBeLessThan(to.k);
  });

  test.each([0, 0.3, 0.8, 1])("the picture that lies at its end looks as the camera sees it, %s of the way", (part) => {
    const now = along({ from, to }, part);
    for (const [x, y] of [
      [0, 0],
      [420, 260],
      [333, 41],
    ] as const) {
      const [sx, sy] = moved(shifted(now, to), screen(to, x, y));
      const [wx, wy] = screen(now, x, y);
      expect(sx).toBeCloseTo(wx, 1);
      expect(sy).toBeCloseTo(wy, 1);
    }
  });
});
