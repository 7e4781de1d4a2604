import { expect, test } from "vitest";
import type { Entry } from "../../api";
import { betweenOf } from "./between";

type Told = [key: string, params?: Record<string, string | number>];
const entry = (seq: number, seat: number | null, verb: string, ...events: Told[]): Entry =>
  ({
    seq,
    kind: seat === null ? "chance" : "action",
    seat,
    action: { verb, args: [], text: verb },
    events: events.map(([key, params]) => ({ rule: "", key, params: params ?? {} })),
  }) as unknown as Entry;
const lost = (seat: number, health: number, focus = 0): Told => [
  "lost",
  { seat, lost_health: health, lost_focus: focus, health: 3, focus: 3 },
];
const spider = { enemy: "minion-1", kind: "M3" };
const bow = { enemy: "goblin-1", kind: "bow" };

const END = [
  entry(5, 0, "move", ["hero-moved", { seat: 0, place: "d3" }], ["trap-met", { seat: 0, card: "D09" }], lost(0, 1)),
  entry(6, 0, "end", ["torch-lowered", { torch: 10 }], ["enemies-act"], ["enemy-moved", { ...bow, room: "d4" }]),
  // A tie: the active player says where the spider goes. That is no answer to the turn.
  entry(7, 0, "hunt", ["enemy-moved", { ...spider, room: "e4" }], ["enemy-hits", spider], lost(0, 2, 1), lost(1, 2)),
  entry(8, null, "", ["unconscious", { seat: 1 }], ["turn-begins", { seat: 1 }]),
];

test("the turn's end is summed up: torch, who moved and struck whom, who fell", () => {
  expect(betweenOf(END, [0])).toEqual({
    seq: 8,
    torch: 10,
    acts: [
      { ...bow, to: "d4", hits: [] },
      {
        ...spider,
        to: "e4",
        hits: [
          { seat: 0, health: 2, focus: 1 },
          { seat: 1, health: 2, focus: 0 },
        ],
      },
    ],
    came: [],
    fell: [1],
  });
});

test("of several turns of others all is summed up, their traps left out; with the next own answer it is read", () => {
  const others = [
    ...END,
    entry(
      9,
      1,
      "rest",
      ["rests", { seat: 1 }],
      ["torch-lowered", { torch: 11 }],
      ["goblin-added", { ...bow, room: "d4" }],
    ),
    entry(10, null, "", ["turn-begins", { seat: 0 }]),
  ];
  expect(betweenOf(others, [0])).toMatchObject({ torch: 11, came: [{ ...bow, room: "d4" }], fell: [1] });
  expect(betweenOf(others, [0, 1])).toMatchObject({ torch: 11, acts: [], fell: [] });
  expect(betweenOf([...others, entry(11, 0, "move", ["hero-moved", { seat: 0 }])], [0])).toBeNull();
  expect(betweenOf(END, [])).toBeNull();
});

test("who falls twice and a goblin whose place comes free and is taken again are told without a name twice", () => {
  const again = [
    ...END,
    entry(9, null, "", ["unconscious", { seat: 1 }], ["goblin-added", { ...bow, room: "d4" }]),
    entry(10, null, "", ["goblin-added", { ...bow, room: "d4" }], ["turn-begins", { seat: 0 }]),
  ];
  const found = betweenOf(again, [0]);
  expect(found?.fell).toEqual([1]);
  expect(found?.came).toHaveLength(2);
});

test("a step of the torch alone is nothing to sum up", () => {
  expect(
    betweenOf([entry(1, 0, "end", ["torch-lowered", { torch: 3 }], ["turn-begins", { seat: 1 }])], [0]),
  ).toBeNull();
});
