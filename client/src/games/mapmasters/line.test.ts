import { describe, expect, test } from "vitest";
import { bridges, endOf, joined, outAt, placeOf, strokesOf, wayOf } from "../board/line";
import { stepOf } from "../board/pieces";
import { isHalt, tallyOf, waysOf } from "../board/tally";
import { discAt, meaning, project, Retreat, tracksOf } from "./pen";
import type { Laid, Next } from "./view";

const at = (card: string, x: number, y: number, turned = false): Laid => ({ card, cost: 0, x, y, turned });
const next = (code: number, group: number, state: number, more: Partial<Next>): Next => ({
  ...stepOf({}),
  code,
  group,
  state,
  unpaid: false,
  ...more,
});
/** S7: T-s1:c; L1-j1:b; j1-R1; j1-L2:M; s1=s2:k; s2-B */
const down = [
  stepOf({ verb: "start", at: "S7.T" }),
  stepOf({ piece: ["S7.T-s1", -1, 1], at: "S7.s1", found: ["S7.T-s1/1"], points: 1 }),
  stepOf({ piece: ["S7.s1=s2", -1, 1], at: "S7.s2", found: ["S7.s1=s2/1", "S7.s1"], points: 1 }),
];

describe("the line of a path", () => {
  test("runs along its pieces, below where they are below, and joins without a seam", () => {
    const strokes = strokesOf([at("S7", 0, 0)], down);
    expect(strokes.map(({ lower, step: n }) => [n, lower])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(strokes[0]?.pts[0]).toEqual({ x: 50, y: 0 });
    expect(endOf([at("S7", 0, 0)], down)).toEqual(placeOf([at("S7", 0, 0)], "S7.s2"));
    const up = [...down, stepOf({ piece: ["S7.s2-B", -1, 0], at: "S7.B", exit: true, found: ["S7.s2"] })];
    expect(joined(strokesOf([at("S7", 0, 0)], up)).map((one) => one.lower)).toEqual([false, true, false]);
  });

  test("a half turn turns places and the way out", () => {
    expect(placeOf([at("S7", 1, 1)], "S7.T")).toEqual({ x: 150, y: 100 });
    expect(placeOf([at("S7", 1, 1, true)], "S7.T")).toEqual({ x: 150, y: 300 });
    expect(outAt([at("S7", 0, 0)], "S7.L1")).toEqual({ x: -1, y: 0 });
    expect(outAt([at("S7", 0, 0, true)], "S7.L1")).toEqual({ x: 1, y: 0 });
    expect(outAt([at("S7", 0, 0)], "S7.j1")).toBeNull();
  });

  test("is stuck short of what it cannot pass, and rests inside the door of a room", () => {
    // The monster of j1-L2 is not fought.
    const cards = [at("S7", 0, 0)];
    const whole = wayOf(cards, stepOf({ piece: ["S7.j1-L2", -1, 1] }));
    const stuck = wayOf(cards, stepOf({ piece: ["S7.j1-L2", -1, 0], stuck: true }));
    const length = (pts: readonly { x: number; y: number }[] = []) =>
      pts.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (pts[i]?.x ?? 0), p.y - (pts[i]?.y ?? 0)), 0);
    expect(length(stuck?.pts)).toBeLessThan(length(whole?.pts) - 20);
    const into = [
      stepOf({ verb: "start", at: "S2.T" }),
      stepOf({ piece: ["S2.T-h1", -1, 0], at: "S2.h1", rooms: ["S2.h1"] }),
    ];
    const strokes = strokesOf([at("S2", 0, 0)], into);
    expect(strokes).toHaveLength(2);
    const door = strokes[0]?.pts.at(-1);
    const rest = strokes[1]?.pts.at(-1);
    expect(rest?.y).toBeGreaterThan(door?.y ?? 0);
  });

  test("leaps are rows of dots, and crossings have a bridge", () => {
    const cards = [at("D01", 0, 0), at("D03", 1, 0)];
    const jump = [
      stepOf({ verb: "start", at: "D03.R2" }),
      stepOf({ piece: ["D03.R2-o1", -1, 1], at: "D03.o1", found: ["D03.o1"] }),
      stepOf({ verb: "jump", leap: ["D03.o1", "D01.h1/1"], at: "D01.h1", rooms: ["D01.h1"] }),
    ];
    const leap = strokesOf(cards, jump).find((one) => one.leap);
    expect(leap?.pts).toEqual([placeOf(cards, "D03.o1"), placeOf(cards, "D01.h1/1")]);
    const cross = [
      {
        step: 1,
        lower: true,
        leap: false,
        pts: [
          { x: 0, y: 10 },
          { x: 20, y: 10 },
        ],
      },
      {
        step: 2,
        lower: false,
        leap: false,
        pts: [
          { x: 10, y: 0 },
          { x: 10, y: 20 },
        ],
      },
    ];
    expect(bridges(cross)).toEqual([{ at: { x: 10, y: 10 }, angle: 90 }]);
  });
});

describe("what a position holds", () => {
  test("how it stands is what its last step tells; nothing is known of a line that has only begun", () => {
    const tokens = { sword: 0, key: 1, rope: 0, scroll: 0 };
    const tally = tallyOf([
      ...down,
      stepOf({ spent: ["b5"], points: 1, counts: { c: 1 } }),
      stepOf({ spent: ["t:s"], points: 3, counts: { c: 1, k: 2 }, tokens }),
    ]);
    expect(tally).toEqual({ counts: { c: 1, k: 2 }, points: 3, spent: ["b5", "t:s"], tokens });
    expect(tallyOf([stepOf({ verb: "start" })])).toEqual({ counts: {}, points: 0, spent: [], tokens: null });
  });

  test("payers that leave the same are one choice; not paying stands apart", () => {
    const ways = waysOf([
      next(1, 0, 0, { spent: ["t:s"] }),
      next(2, 0, 0, { used: ["S1.j1-L1/1"] }),
      next(3, 0, 1, { spent: ["b2"] }),
      next(4, 0, 2, { unpaid: true, stuck: true }),
      next(5, 1, 3, {}),
    ]);
    expect(ways.map((way) => [way.main.code, way.payers.map((one) => one.code), way.unpaid?.code])).toEqual([
      [1, [1, 3], 4],
      [5, [5], undefined],
    ]);
  });

  test("a stop on an icon is a halt, a stop before an obstacle is not", () => {
    expect(isHalt(next(1, 0, 0, { piece: ["S7.T-s1", -1, 0], at: "S7.T-s1/1" }))).toBe(true);
    expect(isHalt(next(1, 0, 0, { piece: ["S7.j1-L2", -1, 0], at: "S7.j1-L2/1", stuck: true }))).toBe(false);
  });
});

describe("the pen", () => {
  const cards = [at("S1", 0, 0)];
  const trace = [stepOf({ verb: "start", at: "S1.T" }), stepOf({ piece: ["S1.T-j1", -1, 1], at: "S1.j1" })];
  const ways = waysOf([
    next(1, 0, 0, { piece: ["S1.j1-L1", -1, 1], at: "S1.L1" }),
    next(2, 1, 1, { piece: ["S1.j1-R1", -1, 1], at: "S1.R1" }),
    next(3, 2, 2, { piece: ["S1.j1-j2", -1, 0], at: "S1.j2" }),
  ]);
  const tracks = tracksOf(cards, trace, ways);

  test("follows the nearest corridor and sticks once it has come far along it", () => {
    const little = meaning({ x: 62, y: 55 }, cards, trace, tracks);
    expect(little).toMatchObject({ whole: false, track: { way: { group: 1 } } });
    const far = meaning({ x: 92, y: 52 }, cards, trace, tracks);
    expect(far).toMatchObject({ whole: true, track: { way: { group: 1 } } });
    expect(meaning({ x: 52, y: 130 }, cards, trace, tracks)).toMatchObject({
      whole: true,
      track: { way: { group: 2 } },
    });
  });

  test("means nothing beside all of them", () => {
    expect(meaning({ x: 98, y: 110 }, cards, trace, tracks)).toBeNull();
  });

  test("goes back along the last corridor, and not for lying beside its beginning", () => {
    const pts = [
      { x: 50, y: 0 },
      { x: 50, y: 50 },
    ];
    const asks = (ys: readonly number[], x = 50) => {
      const retreat = new Retreat();
      return ys.map((y) => retreat.asks({ x, y }, pts));
    };
    expect(asks([8, 7, 8])).toEqual([false, false, false]);
    expect(asks([48, 40, 30, 16])).toEqual([false, false, false, true]);
    expect(asks([48, 40, 30, 16], 75)).toEqual([false, false, false, false]);
    // To and fro comes to nothing.
    expect(asks([24, 16, 24, 16, 24, 16])).not.toContain(true);
  });

  test("discs stand off the end of the line, in the direction of their way", () => {
    const here = { x: 50, y: 50 };
    const discs = tracks.map((track) => discAt(track, here));
    for (const { at: disc } of discs) expect(Math.hypot(disc.x - 50, disc.y - 50)).toBeGreaterThan(20);
    expect(Math.abs(discs[1]?.angle ?? 90)).toBeLessThan(45);
    expect(
      project({ x: 60, y: 20 }, [
        { x: 50, y: 0 },
        { x: 50, y: 40 },
      ]),
    ).toEqual({ d: 10, part: 0.5 });
  });
});
