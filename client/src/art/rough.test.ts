import { expect, test } from "vitest";
import { box, burst, ring, rough, seeded } from "./rough";

test("the same seed draws the same line, another seed another", () => {
  const draw = (seed: string) => rough(box(0, 0, 100, 60), 0.8, seeded(seed));
  expect(draw("ice")).toBe(draw("ice"));
  expect(draw("ice")).not.toBe(draw("fire"));
});

test("an outline is closed, finite and stays within its stray", () => {
  const path = rough(box(0, 0, 100, 60), 0.8, seeded("tile"));
  expect(path.startsWith("M")).toBe(true);
  expect(path.endsWith("Z")).toBe(true);
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  for (let i = 0; i < numbers.length; i += 2) {
    expect(numbers[i]).toBeGreaterThanOrEqual(-0.9);
    expect(numbers[i]).toBeLessThanOrEqual(100.9);
    expect(numbers[i + 1]).toBeLessThanOrEqual(60.9);
  }
});

test("polygons have their corners", () => {
  expect(ring(6, 10)).toHaveLength(6);
  expect(burst(5, 11, 5)).toHaveLength(10);
});
