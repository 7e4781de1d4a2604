import { expect, test } from "vitest";
import {
  after,
  aimed,
  at,
  blank,
  boxesOf,
  countOf,
  goalOf,
  type Pad,
  pointsOf,
  type Row,
  ranking,
  totalOf,
  type Written,
  write,
} from "./pad";

const row = (key: string, more: Partial<Row> = {}): Row => ({
  key,
  each_round: false,
  most: 10,
  points: [],
  down: 1,
  ranks: [],
  goals: [],
  ...more,
});
const pad = (rows: Row[], more: Partial<Pad> = {}): Pad => ({
  rule: "X1",
  least: 2,
  seats: 4,
  rounds: 0,
  rows,
  base: 0,
  levels: [],
  ties: [],
  shared: false,
  ...more,
});
const two = [
  { name: "Ada", colour: "blue" as const },
  { name: "Bo", colour: "red" as const },
];
/** A pad with these counts: by player, by row, one number for each. */
const filled = (of: Pad, counts: number[][]): Written => {
  let written = blank(of, two);
  counts.forEach((rows, player) => {
    rows.forEach((value, i) => {
      written = write(written, { player, row: i, round: 0 }, value);
    });
  });
  return written;
};

test("points come from the table of a row, and what exceeds it scores as its last", () => {
  const table = pad([row("spells", { points: [-4, -2, -1] })]);
  const written = filled(table, [[0], [9]]);
  expect([0, 1].map((player) => pointsOf(table, written, player, 0))).toEqual([-4, -1]);
  expect(pointsOf(table, blank(table, two), 0, 0)).toBeNull();
  expect(totalOf(table, blank(table, two), 0)).toBe(0);
});

test("what is halved is halved once, of the sum of all rounds", () => {
  const sheet = pad([row("pink", { each_round: true, down: 2 })], { rounds: 3 });
  let written = blank(sheet, two);
  for (const [round, n] of [3, 3, 1].entries()) written = write(written, { player: 0, row: 0, round }, n);
  expect(countOf(written, 0, 0)).toBe(7);
  expect(totalOf(sheet, written, 0)).toBe(3);
});

test.each([
  [
    [3, 3],
    [2, 2],
  ],
  [
    [4, 3],
    [2, 1],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])("of the ticks %j the most and the next lower number score, never none at all: %j", (ticks, points) => {
  const sheet = pad([row("exit", { ranks: [2, 1] })]);
  const written = filled(
    sheet,
    ticks.map((n) => [n]),
  );
  expect(points.map((_, player) => pointsOf(sheet, written, player, 0))).toEqual(points);
});

test("a shared sheet keeps parts of points until the level, and loses what is left of one then", () => {
  const levels = [
    { key: "low", up: 1, down: 2 },
    { key: "usual", up: 1, down: 1 },
    { key: "high", up: 3, down: 2 },
  ];
  const mission = pad([row("cards"), row("tokens", { points: [0, 2, 4] }), row("coins", { down: 3 })], {
    base: 20,
    levels,
    shared: true,
  });
  const written = filled({ ...mission }, [[3, 1, 5]]);
  expect(written.cells.length).toBe(1);
  expect(levels[written.level]?.key).toBe("usual");
  // 20 + 3 + 2 + 5/3 = 26 2/3
  expect([0, 1, 2].map((level) => totalOf(mission, { ...written, level }, 0))).toEqual([13, 26, 40]);
});

test("equal points are decided by the rows that the rule names, and shared where those are equal, too", () => {
  const table = pad([row("quests"), row("goblins")], { ties: ["quests"] });
  expect(
    ranking(
      table,
      filled(table, [
        [2, 3],
        [3, 2],
      ]),
    ).map(({ player, place }) => [player, place]),
  ).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(
    ranking(
      table,
      filled(table, [
        [2, 3],
        [2, 3],
      ]),
    ).map(({ place }) => place),
  ).toEqual([0, 0]);
});

test("boxes are filled round by round, player by player, and what is counted once at last", () => {
  const sheet = pad([row("primary", { each_round: true }), row("coins")], { rounds: 2 });
  const written = blank(sheet, two);
  expect(boxesOf(sheet, written).map((box) => [box.round, box.player, box.row])).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 0, 1],
    [0, 1, 1],
  ]);
  const first = { player: 0, row: 0, round: 0 };
  expect(after(sheet, written, first)).toEqual({ player: 1, row: 0, round: 0 });
  const next = write(written, { player: 1, row: 0, round: 0 }, 4);
  expect(after(sheet, next, first)).toEqual({ player: 0, row: 0, round: 1 });
  expect(at(next, { player: 1, row: 0, round: 0 })).toBe(4);
  expect(at(written, { player: 1, row: 0, round: 0 })).toBeNull();
});

test("the points of a round may be for something that counts several each", () => {
  const goals = [
    { kind: "objective", id: "coin", each: 1 },
    { kind: "objective", id: "monster", each: 3 },
  ];
  const rounds = pad([row("primary", { each_round: true, most: 60, goals }), row("time", { each_round: true })], {
    rounds: 2,
  });
  const first = { player: 0, row: 0, round: 0 };
  const said = aimed(rounds, blank(rounds, two), first, "monster");
  expect(goalOf(rounds, said, { ...first, player: 1 })?.each).toBe(3);
  expect(goalOf(rounds, said, { ...first, round: 1 })).toBeNull();
  expect(goalOf(rounds, said, { ...first, row: 1 })).toBeNull();
  expect(goalOf(rounds, aimed(rounds, said, first, null), first)).toBeNull();
});
