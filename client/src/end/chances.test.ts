import { beforeEach, describe, expect, test } from "vitest";
import type { Finding } from "../analysis/look";
import { found as plain } from "../analysis/testing";
import { loadRooms, setLanguage } from "../i18n/index.svelte";
import { changeOf, chapterAt, costliest, decisive, kindOf } from "./chances";
import { decidedText, type Over, type Story, type Turning } from "./words";

/** The chances follow the number of the action. */
const found = (number: number, more: Partial<Finding> = {}): Finding =>
  plain(number, { line: number * 2, chances: [number / 10, 1 - number / 10], ...more });
const turning = (line: number, more: Partial<Turning> = {}): Turning => ({
  line,
  first: line,
  chapter: 1,
  seat: 0,
  chance: false,
  track: 0,
  before: [],
  after: [],
  chances: [],
  events: [],
  ...more,
});
const story = { unit: "turn", chapters: [0, 1, 2], lines: [2, 6, 12] } as unknown as Story;

test("the chances at a turning point are told where they changed", () => {
  const chances = [
    [0.1, 0.904],
    [0.3, 0.896],
  ];
  expect(changeOf(turning(6, { chances }), 0)).toEqual({ before: 10, after: 30 });
  expect(changeOf(turning(6, { chances }), 1)).toBeNull();
  expect(changeOf(turning(6, { chances: [[0.1], [0.104]] }), 0)).toBeNull();
  expect(changeOf(turning(6), 0)).toBeNull();
});

describe("what led to a turning point", () => {
  /** Latest first, as they come. */
  const all = [
    found(5, { mark: "best", actor: 1 }),
    found(4, { actor: -1, kind: "chance" }),
    found(3),
    found(2, { mark: "best" }),
    found(1, { mark: "blunder", loss: 0.2 }),
  ];
  test("is the best choice where one of its answers is, and none lost", () => {
    expect(kindOf(turning(8, { first: 4 }), all, 0)).toBe("best");
    expect(kindOf(turning(8, { first: 2 }), all, 0)).toBe("choice");
    expect(kindOf(turning(8, { first: 6 }), all, 0)).toBe("choice");
    expect(kindOf(turning(10), all, 0)).toBe("best");
  });
  test("is the costliest choice of mine, if that is one of them", () => {
    expect(kindOf(turning(8, { first: 2 }), all, 1)).toBe("costliest");
    expect(kindOf(turning(8, { first: 4 }), all, 1)).toBe("best");
  });
  test("is luck where chance had the last word, and a choice while nothing is known", () => {
    expect(kindOf(turning(8, { chance: true }), all, 0)).toBe("luck");
    expect(kindOf(turning(8), [], 0)).toBe("choice");
  });
});

test("the costliest choice is a marked one of mine", () => {
  const rows = [
    found(5, { mark: "blunder", loss: 0.2, actor: 1 }),
    found(4, { mark: "inaccuracy", loss: 0.04 }),
    found(3, { mark: "blunder", loss: 0.09 }),
    found(2, { loss: 0.3 }),
  ];
  expect(costliest(rows, [0])?.number).toBe(3);
  expect(costliest(rows, [0, 1])?.number).toBe(5);
  expect(costliest(rows, [2])).toBeNull();
});

test("what decided most is what lost most, or had no rival, beyond the small", () => {
  const row = (value: number) => ({ code: 1, value, low: null, high: null, walks: 9 });
  const alone = found(2, { mark: "best", choices: [row(0.5), row(0.3)] });
  const lost = found(3, { mark: "blunder", loss: 0.12 });
  expect(decisive([lost, alone])?.one.number).toBe(2);
  expect(decisive([lost])).toEqual({ one: lost, by: 0.12 });
  expect(decisive([found(2, { mark: "best", choices: [row(0.5), row(0.47)] })])).toBeNull();
  expect(decisive([])).toBeNull();
});

test("a line lies in the chapter that ends with it or after it", () =>
  expect([1, 2, 3, 6, 7, 40].map((line) => chapterAt(story, line))).toEqual([0, 0, 1, 1, 2, 2]));

describe("the sentence of what decided most", () => {
  beforeEach(async () => {
    await loadRooms(["end"]);
  });
  const over = { mine: [0], seats: [null, null], cooperative: false } as unknown as Over;
  const say = (one: Finding, phrases: Record<number, string>) =>
    decidedText(
      { one, by: 0.14 },
      story,
      over,
      (seat) => ["Ada", "Bo"][seat] ?? "",
      (code) => phrases[code] ?? "",
    );
  const lost = found(3, { mark: "blunder", best: 2 });
  test.each([
    ["en", "What weighed most, on turn 1: “Fly” in place of “Walk” was 14% better for you."],
    ["fr", "Ce qui a pesé le plus, au tour 1 : « Fly » à la place de « Walk » valait 14 % de plus pour vous."],
  ] as const)("%s", async (language, text) => {
    await setLanguage(language);
    expect(say(lost, { 1: "Walk", 2: "Fly" }).replaceAll("\u202f", " ")).toBe(text);
  });
  test("names who found the one good answer, and is silent without words", async () => {
    await setLanguage("en");
    expect(say(found(5, { mark: "best", actor: 1 }), { 1: "Rest" })).toBe(
      "What weighed most, on turn 2: Bo found “Rest”, 14% better than all else.",
    );
    expect(say(lost, { 2: "Fly" })).toBe("");
    expect(say(lost, { 1: "Fly", 2: "Fly" })).toBe("");
  });
});
