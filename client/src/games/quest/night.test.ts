import { expect, test } from "vitest";
import type { Entry } from "../../api";
import { idlesOf, nightOf, trailsOf } from "./night";

type Told = [key: string, params?: Record<string, string | number>];
let line = 0;
const entry = (kind: "action" | "chance", seat: number, ...told: Told[]): Entry =>
  ({
    kind,
    line: ++line,
    seat,
    action: null,
    events: told.map(([key, params = {}]) => ({ key, params, rule: "" })),
  }) as unknown as Entry;

const night = () => {
  line = 0;
  return [
    entry("action", 1, ["idled", { seat: 1 }], ["night-begins", { round: 3, points: "1 -2" }]),
    entry("action", 0, ["rolls", { seat: 0 }]),
    entry("chance", -1, ["dice-thrown", { dice: "torch torch torch torch torch" }]),
    entry("action", 1, ["goblin-taken", { seat: 1, cell: "12" }]),
    entry("action", 1, ["rolls", { seat: 1 }]),
    entry(
      "chance",
      -1,
      ["dice-thrown", { dice: "damage damage damage damage damage" }],
      ["exhausted", { seat: 1, spell: 0 }],
    ),
    entry(
      "action",
      0,
      ["rests", { seat: 0 }],
      ["temple-completed", { seat: 0, temple: "water" }],
      ["item-gained", { seat: 0, item: "T10" }],
    ),
  ];
};

test("the summary of a Night tells who rested and fell, what it brought, and the points that came of it", () => {
  const story = night();
  expect(nightOf(story, 2)?.over).toBeNull();
  story.push(
    entry(
      "action",
      0,
      ["dawn", { round: 3, magic: 8, woken: 6, points: "7 -3" }],
      ["goblin-arrived", { cell: "20" }],
      ["quest-discarded", { quest: "P09" }],
    ),
    entry("chance", -1, ["quest-dealt", { quest: "T11" }], ["first-player", { seat: 1 }], ["day-begins", { round: 4 }]),
  );
  expect(nightOf(story, 2)).toEqual({
    round: 3,
    from: 1,
    over: line,
    rolls: 2,
    seats: [
      {
        seat: 0,
        rested: 2,
        fell: null,
        deeds: [
          { kind: "temple", id: "water" },
          { kind: "item", id: "T10" },
        ],
        points: 7,
        won: 6,
      },
      { seat: 1, rested: null, fell: 2, deeds: [{ kind: "goblin" }], points: -3, won: -1 },
    ],
    woken: 6,
    arrived: 1,
    magic: 8,
    first: 1,
    left: ["P09"],
    opened: ["T11"],
  });
});

test("what is done by Day belongs to no Night, and a table that began by Day has none yet", () => {
  const day = [entry("action", 0, ["quest-taken", { seat: 0, quest: "P01" }])];
  expect(nightOf(day, 2)).toBeNull();
  const over = [...night(), entry("chance", -1, ["dawn", {}], ["day-begins", { round: 4 }])];
  expect(nightOf([...over, ...day], 2)?.seats[0]?.deeds).toHaveLength(2);
});

test("the last way of every other seat stays until my next answer", () => {
  line = 0;
  const way = (seat: number, hero: number, start: string, to: string) =>
    entry("action", seat, ["hero-moved", { seat, hero, start, to, card: "ship", way: seat === 2 ? "ccw" : "" }]);
  const story = [
    way(1, 1, "22L", "23R"),
    way(0, 1, "11R", "12L"),
    way(1, 2, "12L", "13L"),
    way(2, 3, "30R", "31L"),
    way(1, 2, "13L", "14R"),
  ];
  expect(trailsOf(story, 0)).toEqual([
    { seat: 1, hero: 1, from: "13L", to: "14R", card: "ship", way: "line" },
    { seat: 2, hero: 2, from: "30R", to: "31L", card: "ship", way: "ccw" },
  ]);
  expect(trailsOf([...story, entry("action", 0, ["idled", { seat: 0 }])], 0)).toEqual([]);
});

test("who stayed idle since my last answer is flagged with what it brought; who gained nothing or moved is not", () => {
  line = 0;
  const story = [
    entry("action", 1, ["idled", { seat: 1 }], ["health-gained", { seat: 1, gained: 1, health: 5 }]),
    entry("action", 2, ["idled", { seat: 2 }]),
    entry("action", 3, ["idled", { seat: 3 }], ["power-gained", { seat: 3, gained: 1, power: 2 }]),
    entry("action", 3, ["hero-moved", { seat: 3, hero: 1, start: "11R", to: "12L", card: "foot" }]),
  ];
  expect(idlesOf(story, 0)).toEqual([{ seat: 1, health: 1, power: 0 }]);
  expect(idlesOf([...story, entry("action", 0, ["idled", { seat: 0 }])], 0)).toEqual([]);
});
