import { expect, test } from "vitest";
import { bandOf, lineOf, MIDDLE, sizeOf } from "./band";

const points = [
  { at: 1, value: 1500, band: 400 },
  { at: 2, value: 1560, band: 300 },
];

test("the line lies inside its band and both inside the picture", () => {
  const size = sizeOf(points, 212, 92);
  expect([size.x(0), size.x(1)]).toEqual([6, 206]);
  expect(size.y(1900)).toBe(4);
  expect(size.y(1100)).toBe(88);
  expect(lineOf(points, size)).toBe(`M6 ${size.y(1500)}L206 ${size.y(1560)}`);
  expect(bandOf(points, size)).toBe(`M6 4L206 ${size.y(1860)}L206 ${size.y(1260)}L6 88Z`);
});

test("one game is a place, and none is nothing", () => {
  expect(bandOf([], sizeOf([], 212, 92))).toBe("");
  expect(sizeOf(points.slice(0, 1), 212, 92).x(0)).toBe(6);
  expect(Number.isFinite(sizeOf([], 212, 92).y(MIDDLE))).toBe(true);
});
