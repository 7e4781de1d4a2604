import { describe, expect, test } from "vitest";
import { framedOn, tagsOf } from "./twolines";

const world = { x: 0, y: 0, w: 1000, h: 800 };

describe("what is framed", () => {
  const points = [
    { x: 100, y: 100 },
    { x: 300, y: 200 },
  ];
  test("is the whole table where there is room, or nothing to frame", () => {
    expect(framedOn(world, points, 700, 400)).toEqual(world);
    expect(framedOn(world, [], 360, 248)).toEqual(world);
    expect(framedOn(world, points, 0, 0)).toEqual(world);
  });
  test("is what lies round the points on a small window, within the table and of its shape", () => {
    const box = framedOn(world, points, 360, 240);
    expect(box.w / box.h).toBeCloseTo(1.5);
    expect(box.w).toBeLessThan(600);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.w);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.h);
    }
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });
});

test("tags that would meet lie one above the other, within the box", () => {
  const at = { x: 990, y: 790 };
  const laid = tagsOf(
    [
      { kind: "best", at, text: "better" },
      { kind: "played", at, text: "played" },
    ],
    1,
    world,
  );
  expect(laid).toHaveLength(2);
  const [one, two] = laid;
  expect((one?.x ?? 0) + (one?.w ?? 0) / 2).toBeLessThanOrEqual(1000);
  expect((one?.y ?? 0) - (two?.y ?? 0)).toBeGreaterThanOrEqual(one?.h ?? 0);
});
