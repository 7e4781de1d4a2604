import { describe, expect, it } from "vitest";
import { changeOf, darkOf, firstOf, linesOf, listOf, signed, within, worthALook } from "./look";
import { found } from "./testing";

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
  it("shows first what cost most", () => {
    const plain = { seat: 0, exact: true, codes: [], ghost: null, key: "", params: {} };
    const solved = (points: number, best: number) => [{ ...plain, points, best }];
    const open = [found(2, { solved: solved(3, 9) }), found(3, { solved: solved(4, 5) }), found(4, { mark: "best" })];
    const lost = [found(5, { mark: "blunder", loss: 0.06 }), found(6, { mark: "blunder", loss: 0.2 }), found(7)];
    expect(worthALook([...open, ...lost])).toBe(6);
    expect(worthALook(open)).toBe(2);
    expect(worthALook([found(1, { solved: solved(4, 4) }), found(4, { mark: "best" })])).toBe(4);
    expect(worthALook([found(1)])).toBeNull();
  });
  it("keeps quotes apart from those they stand in", () => {
    expect(within("Take “Old map”")).toBe("Take ‘Old map’");
    expect(within("Prendre «\u202fVieille carte\u202f»")).toBe("Prendre “Vieille carte”");
    expect(within("Rest")).toBe("Rest");
  });
  it("shades what is dark, each stretch once", () => {
    const all = [found(1, { kind: "deal" }), ...[2, 3, 4, 5, 6, 7].map((number) => found(number))];
    expect(darkOf(all, ({ number }) => [1, 3, 4, 7].includes(number))).toEqual([
      { from: 2, to: 4 },
      { from: 6, to: 7 },
    ]);
  });
});
