import { expect, test } from "vitest";
import { placed } from "./tips";

const window = { w: 1280, h: 800 };
const at = (x: number, y: number) => ({ left: x, right: x + 44, top: y, bottom: y + 44 });

test("B4: a tooltip lies over its control, under one at the head, and within the window at every edge", () => {
  expect(placed(at(600, 400), { w: 200, h: 30 }, window)).toEqual({ x: 522, y: 364 });
  expect(placed(at(600, 4), { w: 200, h: 30 }, window)).toEqual({ x: 522, y: 54 });
  expect(placed(at(0, 400), { w: 200, h: 30 }, window).x).toBe(6);
  expect(placed(at(1236, 400), { w: 200, h: 30 }, window).x).toBe(1280 - 6 - 200);
});
