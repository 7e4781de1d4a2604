import { describe, expect, test } from "vitest";
import { type ChartLine, DASHES, dashOf, keyed, lastOf, nearestTo, roomy, rowsOf, spread, toneOf } from "./chart";

describe("labels at the ends of lines", () => {
  test("stay where they are when there is room", () => expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]));
  test("lie at least 20 apart, in their order, round their middle", () =>
    expect(spread([50, 52, 48], 20, 0, 200)).toEqual([50, 70, 30]));
  test("of the same height keep the order of the lines", () => expect(spread([40, 40], 20, 0, 100)).toEqual([30, 50]));
  test("do not leave the chart", () => {
    expect(spread([0, 1, 2], 20, 5, 100)).toEqual([5, 25, 45]);
    expect(spread([99, 99.5, 100], 20, 0, 95)).toEqual([55, 75, 95]);
  });
  test("that push each other push on", () => {
    const out = spread([10, 28, 46, 60], 20, 0, 100);
    const sorted = [...out].sort((a, b) => a - b);
    expect(out).toEqual(sorted);
    for (let at = 1; at < out.length; at += 1) expect((out[at] ?? 0) - (out[at - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  });
  test("share what room there is", () => expect(spread([5, 5, 5], 20, 0, 20)).toEqual([0, 10, 20]));
  test("may be none", () => expect(spread([], 20, 0, 100)).toEqual([]));
});

test("every seat's line has a dash of its own", () => {
  expect(new Set(Object.values(DASHES)).size).toBe(5);
  const line = (more: Partial<ChartLine>): ChartLine => ({ name: "", values: [], ...more });
  expect([dashOf(line({ colour: "red" })), toneOf(line({ colour: "red" }))]).toEqual(["9 5", "var(--red)"]);
  expect([dashOf(line({ tone: "var(--wick)" })), toneOf(line({ tone: "var(--wick)" }))]).toEqual(["", "var(--wick)"]);
});

test("ticks are told where their labels have room, on a small chart fewer", () => {
  const ticks = [0, 2, 4, 6].map((at) => ({ at, label: "round" }));
  const told = (unit: number, rem = 16) => roomy(ticks, unit, rem).map(({ at }) => at);
  expect(told(40)).toEqual([0, 2, 4, 6]);
  expect(told(11)).toEqual([0, 4]);
  expect(told(42, 32)).toEqual([0, 2, 4, 6]);
  expect(told(21, 32)).toEqual([0, 4]);
  expect(told(0)).toEqual([0]);
  expect(roomy([], 10, 16)).toEqual([]);
});

test("a line ends where it is known last", () => {
  expect(lastOf({ name: "", values: [1, 2, null] })).toBe(1);
  expect(lastOf({ name: "", values: [null] })).toBe(-1);
});

test("the ear is told the numbers that the eye sees", () => {
  const lines = [
    { name: "Ada", values: [-9, 1, 27] },
    { name: "Bo", values: [-9, 4, null] },
  ];
  const ticks = [
    { at: 0, label: "start" },
    { at: 10, label: "5" },
  ];
  expect(rowsOf(lines, [0, 5, 10], ticks, (n) => String(n).replace("-", "−"))).toEqual([
    { at: 0, label: "start", values: ["−9", "−9"] },
    { at: 10, label: "5", values: ["27", ""] },
  ]);
});

test("keys lead along the places and from mark to mark", () => {
  const xs = [0, 3, 7, 12];
  const marks = [3, 12];
  const from = (key: string, at: number) => keyed(key, at, xs, marks);
  expect([from("ArrowRight", 3), from("ArrowLeft", 3), from("ArrowRight", 12), from("ArrowLeft", 0)]).toEqual([
    7, 0, 12, 0,
  ]);
  expect([from("ArrowDown", 3), from("ArrowUp", 12), from("ArrowUp", 3), from("ArrowDown", 12)]).toEqual([
    12, 3, 3, 12,
  ]);
  expect([from("Home", 7), from("End", 0), from("PageDown", 0), from("a", 0)]).toEqual([0, 12, 3, null]);
  expect(nearestTo(5.5, xs)).toBe(7);
});
