import { expect, test } from "vitest";
import { pathOf, runsOf } from "./graph";

test("the lines of the points go level and step where somebody scores; what is not read yet is left out", () => {
  const scores = [null, [0, 0], [0, 0], [4, 0], null, [4, 2]];
  const runs = runsOf(scores, (step) => (step - 1) / 4);
  expect(runs).toEqual([
    {
      seat: 0,
      points: [
        [0, 1],
        [0.5, 0],
        [1, 0],
      ],
    },
    {
      seat: 1,
      points: [
        [0, 1],
        [1, 0.5],
      ],
    },
  ]);
  expect(pathOf(runs[0] as (typeof runs)[0], 100, 10)).toBe("M0.0 10.0H50.0V0.0H100.0V0.0");
});

test("without points, or with the same for all, there is no line", () => {
  expect(runsOf([], () => 0)).toEqual([]);
  expect(runsOf([null, null], () => 0)).toEqual([]);
  expect(
    runsOf(
      [
        [0, 0],
        [0, 0],
      ],
      () => 0,
    ),
  ).toEqual([]);
});
