import { describe, expect, it } from "vitest";
import { changeOf, type Finding, firstOf, linesOf, listOf, signed } from "./look";

const found = (number: number, more: Partial<Finding> = {}): Finding => ({
  number,
  line: number,
  actor: 0,
  code: 1,
  step: "",
  params: {},
  kind: "choice",
  chances: [0.25, 0.75],
  mark: "",
  best: 1,
  loss: 0,
  low: 0,
  high: 0,
  choices: [],
  follow: [],
  luck: [],
  half: 0,
  exact: true,
  solved: [],
  ...more,
});

describe("findings on the page", () => {
  it("writes parts of a win with a sign and a true minus", () => {
    expect([0.051, -0.08, 0.001, -0.001].map(signed)).toEqual(["+5", "−8", "0", "0"]);
  });
  it("tells a choice by what it lost and a draw by what it gave a seat", () => {
    expect(changeOf(found(3, { best: 2, loss: 0.08 }), 0)).toBe(-0.08);
    expect(changeOf(found(3, { best: 2, loss: -0.01 }), 0)).toBe(-0);
    expect(changeOf(found(3), 0)).toBe(0);
    expect(changeOf(found(3, { kind: "chance", luck: [0.03, -0.03] }), 1)).toBe(-0.03);
    expect(changeOf(found(3, { kind: "step" }), 0)).toBeNull();
  });
  it("draws what is known and leaves the rest open", () => {
    const known = new Map([found(1, { kind: "deal", chances: [] }), found(4)].map((one) => [one.number, one]));
    expect(firstOf(known)).toBe(2);
    expect(linesOf(known, [2, 3, 4], 2)).toEqual([
      [null, null, 25],
      [null, null, 75],
    ]);
  });
  it("lists marked moves, one's own, or those near the one that is looked at", () => {
    const all = [
      found(1, { kind: "deal" }),
      found(2),
      found(3, { mark: "best" }),
      found(4, { mark: "blunder", actor: 1 }),
    ];
    const numbers = (shown: "all" | "marked" | "mine") =>
      listOf(all, shown, [1], (one) => one.number < 4).map((one) => one.number);
    expect(numbers("all")).toEqual([2, 3]);
    expect(numbers("marked")).toEqual([3, 4]);
    expect(numbers("mine")).toEqual([4]);
  });
});
