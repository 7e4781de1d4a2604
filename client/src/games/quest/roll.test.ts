import { expect, test } from "vitest";
import type { Entry } from "../../api";
import { standing } from "../frame/story";
import { numbered, rollOf } from "./roll";
import { lying, rerollOf, shownDice } from "./tray";
import type { Option, QuestView } from "./view";

type Told = [key: string, params?: Record<string, string | number>, rule?: string];
let line = 0;
const events = (told: Told[]) => told.map(([key, params = {}, rule = ""]) => ({ key, params, rule }));
const played = (seat: number, text: string, args: [string, string][], ...told: Told[]): Entry =>
  ({
    kind: "action",
    line: ++line,
    seat,
    action: { code: 0, text, verb: text, args },
    events: events(told),
  }) as unknown as Entry;
const thrown = (dice: string, ...told: Told[]): Entry =>
  ({
    kind: "chance",
    line: ++line,
    seat: -1,
    action: null,
    events: events([["dice-thrown", { dice }], ...told]),
  }) as unknown as Entry;
const back = (count: number): Entry =>
  ({ kind: "control", line: ++line, seat: 0, word: "undo", count, action: null, events: [] }) as unknown as Entry;

const night = () => {
  line = 0;
  return [
    played(0, "idle", [], ["night-begins", { round: 1 }]),
    played(2, "roll", [], ["rolls", { seat: 2 }]),
    thrown("damage magic torch torch scroll"),
  ];
};

test("B1: answers after a roll leave it the same roll; only a throw makes a new one", () => {
  const story = night();
  const first = rollOf(story);
  story.push(
    played(
      2,
      "suffer",
      [],
      ["health-lost", { seat: 2, health: 3, lost: 1, cause: "die" }],
      ["magic-moved", { magic: 8 }, "Q6.10"],
    ),
    played(
      0,
      "advance",
      [
        ["hero", "2"],
        ["payment", "tt"],
      ],
      ["hero-advanced", { seat: 0, hero: 2, space: 3 }],
    ),
  );
  expect(rollOf(story)?.id).toBe(first?.id);
  story.push(played(0, "roll", [], ["rolls", { seat: 0 }]), thrown("power power power scroll attack"));
  expect(rollOf(story)?.id).toBeGreaterThan(first?.id ?? 0);
  expect(rollOf(story)?.number).toBe(2);
});

test("under each die stands what became of it", () => {
  const roll = rollOf([
    ...night(),
    played(
      2,
      "suffer",
      [],
      ["health-lost", { seat: 2, health: 3, lost: 2, cause: "die" }],
      ["magic-moved", { magic: 8 }, "Q6.10"],
    ),
    played(
      0,
      "advance",
      [
        ["hero", "2"],
        ["payment", "tt"],
      ],
      ["hero-advanced", { seat: 0, hero: 2, space: 3 }],
    ),
  ]);
  expect(roll?.dice.map(({ signs }) => signs)).toEqual([
    [{ kind: "lost", seat: 2, n: 2 }],
    [{ kind: "magic", n: 8 }],
    [{ kind: "used", seat: 0 }],
    [{ kind: "used", seat: 0 }],
    [],
  ]);
  expect(roll?.lost.get(2)).toBe(2);
  expect(roll?.news).toEqual({ kind: "advanced", seat: 0, hero: 1, space: 3 });
});

test("Power dice are dealt die by die, and one that fell to a full purse gave nothing", () => {
  const roll = rollOf([
    ...night(),
    played(1, "roll", [], ["rolls", { seat: 1 }]),
    thrown(
      "power power torch torch torch",
      ["power-gained", { seat: 1, power: 3, gained: 0 }, "Q6.9"],
      ["power-gained", { seat: 2, power: 2, gained: 1 }, "Q6.9"],
    ),
  ]);
  expect(roll?.dice[0]?.signs).toEqual([{ kind: "power", seat: 1, n: 0 }]);
  expect(roll?.dice[1]?.signs).toEqual([{ kind: "power", seat: 2, n: 1 }]);
});

test("no dice of an earlier roll are shown: a Day, a Night and a dawn begin without", () => {
  for (const key of ["dawn", "night-begins", "day-begins", "hero-moved", "idled", "movement-picked", "fight-begins"])
    expect(rollOf([...night(), played(0, "rest", [], [key])])).toBeNull();
});

test("what is taken back has not been thrown", () => {
  const story = [
    ...night(),
    played(0, "roll", [], ["rolls", { seat: 0 }]),
    thrown("attack attack attack attack attack"),
    back(2),
  ];
  expect(rollOf(standing(story))?.seat).toBe(2);
});

test("rerolled dice come back to their places, and the kept ones have not moved", () => {
  const story = [
    ...night(),
    played(2, "reroll", [["dice", "25"]], ["dice-rerolled", { seat: 2, count: 2 }]),
    thrown("attack power"),
  ];
  const roll = rollOf(story);
  expect(roll?.dice.map(({ face }) => face)).toEqual(
    ["damage", "attack", "torch", "torch", "power"].map((face) => face),
  );
  expect(roll?.thrown).toEqual([1, 4]);
  expect(numbered(["torch", "damage", "torch", "attack"])).toEqual([1, 0, 2, 3]);
});

const option = (code: number, verb: string, ...args: [string, string][]): Option => ({ code, verb, text: verb, args });
const asked = (step: string, options: Option[], dice: string): QuestView =>
  ({
    seat: 0,
    actors: [0],
    roller: 0,
    dice: dice.split(" "),
    question: { step, actor: 0, rules: [], params: {} },
    options,
  }) as unknown as QuestView;

test("B2: a grotto’s dice lie on the table by Day, and those that may be rerolled are pressed there", () => {
  line = 0;
  const story = [
    played(0, "move", [], ["hero-moved", { seat: 0, hero: 1 }]),
    played(0, "take", [], ["grotto-used", { seat: 0, grotto: "GG5" }]),
    thrown("damage power magic torch torch"),
  ];
  const options = [
    option(1, "reroll", ["dice", "2"]),
    option(2, "reroll", ["dice", "4"]),
    option(3, "reroll", ["dice", "45"]),
    option(4, "reroll", ["dice", "24"]),
    option(9, "skip"),
  ];
  const view = asked("Reroll", options, "damage power magic torch torch");
  const roll = lying(view, rollOf(story));
  if (!roll) throw new Error("no dice on the table");
  expect(roll.grotto).toBe("GG5");
  expect(shownDice(view, roll, true, [4], undefined).map(({ state, again }) => [state, again])).toEqual([
    ["faded", "stays"],
    ["lit", "keep"],
    ["faded", "stays"],
    ["lit", "keep"],
    ["picked", "reroll"],
  ]);
  // Of equal dice the rules name the first; any of them may be pressed, in any order.
  expect(rerollOf(options, roll, [4])?.code).toBe(2);
  expect(rerollOf(options, roll, [4, 1])?.code).toBe(4);
  expect(rerollOf(options, roll, [4, 3])?.code).toBe(3);
  expect(rerollOf(options, roll, [])).toBeUndefined();
  expect(shownDice(view, roll, false, [], undefined).every(({ state }) => state === "plain")).toBe(true);
});

test("B2: by Night usable dice are lit, used ones fade, and a selected answer lifts the dice that it spends", () => {
  const options = [
    option(1, "advance", ["hero", "1"], ["payment", "t"]),
    option(2, "advance", ["hero", "2"], ["payment", "tt"]),
    option(9, "done"),
  ];
  const view = asked("Symbols", options, "damage magic torch torch scroll");
  const roll = lying(view, rollOf(night()));
  if (!roll) throw new Error("no dice on the table");
  const dice = shownDice(view, roll, true, [], options[1]);
  expect(dice.map(({ state }) => state)).toEqual(["faded", "faded", "picked", "picked", "faded"]);
  expect(dice[2]?.heroes).toEqual([0, 1]);
  const after = rollOf([
    ...night(),
    played(0, "advance", [
      ["hero", "1"],
      ["payment", "t"],
    ]),
  ]);
  const left = after && shownDice(view, after, true, [], undefined);
  expect(left?.map(({ state }) => state)).toEqual(["faded", "faded", "faded", "lit", "faded"]);
});

test("a table that begins in the middle of a roll shows the dice of its position", () => {
  const view = asked("Hit", [], "damage power magic torch torch");
  expect(lying(view, null)?.dice.map(({ face }) => face)).toEqual(view.dice);
  expect(lying(view, null)?.id).toBe(0);
  expect(lying(asked("RollOrRest", [], "damage"), null)).toBeNull();
});
