import { beforeAll, describe, expect, test } from "vitest";
import { loadGame, setLanguage } from "../../i18n/index.svelte";
import { fightIn, figures, heartCentre, lairBox, spaceCentre, world } from "./geometry";
import { added, answerOf, dealText, heartLabel, leftOver, proposed, taken } from "./hearts";
import { lossesOf } from "./losses";
import { diePressed, heartTargets } from "./targets";
import { boss, hero, option, view } from "./testing";
import { trailed } from "./trails";

beforeAll(async () => {
  await setLanguage("en");
  await loadGame("dungeons", { args: {}, sources: {} });
});

const even = option("split", {}, { markers: [4, 6, 4] });
const whole = option("split", {}, { markers: [2, 8, 4] });
const hearts = [
  { space: 6, takes: 2, gate: 3 },
  { space: 8, takes: 4, gate: 3 },
  { space: 4, takes: 0, gate: 3 },
];
const fight = () =>
  view({
    act: 2,
    boss: boss([6, 8, 4], { hearts, gates: [{ space: 3, covered: false }] }),
    split: { damage: 4, takes: 4, best: even.code, other: whole.code },
    options: [even, whole],
    question: { step: "Split", actor: 0, rules: [], params: { damage: 4 } },
  });

describe("A5: damage is given on the hearts themselves", () => {
  test("the best division is placed at first and is an answer", () => {
    expect(proposed(fight())).toEqual([2, 2, 0]);
    expect(answerOf(fight(), [2, 2, 0])).toBe(even);
    expect(dealText([2, 2, 0])).toBe("A −2, B −2");
  });
  test("a point more goes where the heart takes it and while points are left", () => {
    expect(added(fight(), [1, 2, 0], 0)).toEqual([2, 2, 0]);
    expect(added(fight(), [2, 2, 0], 1)).toEqual([2, 2, 0]); // nothing is left
    expect(added(fight(), [2, 0, 0], 0)).toEqual([2, 0, 0]); // the gate stops it
    expect(added(fight(), [0, 0, 0], 2)).toEqual([0, 0, 0]); // barred
    expect(taken([2, 2, 0], 1)).toEqual([2, 1, 0]);
    expect(leftOver(fight(), [2, 1, 0])).toBe(1);
    expect(answerOf(fight(), [2, 1, 0])).toBeUndefined();
  });
  test("lit are the hearts that take a point, and what may be taken back", () => {
    expect(heartTargets(fight(), [1, 2, 0]).map(({ key }) => key)).toEqual([
      "heart-0",
      "taken-0",
      "heart-1",
      "taken-1",
    ]);
    expect(heartTargets(fight(), [2, 2, 0]).map(({ key }) => key)).toEqual(["taken-0", "taken-1"]);
  });
  test("hearts say their letter, both spaces, what is left, and the gate that bars", () => {
    expect(heartLabel(fight(), [2, 0, 0], 0)).toBe("Heart A, 6 to 4, 2 points. 2 left.");
    expect(heartLabel(fight(), [0, 0, 0], 2)).toContain("stopped by the gate on 3");
  });
});

describe("A6, A15: the lair is a board beside the dungeon", () => {
  test("while the fight is in it, it lies large, left of the cards, all of it on the table", () => {
    const v = { ...fight(), large: true };
    const table = world(v);
    const lair = lairBox(v);
    expect(lair.w).toBeGreaterThan(3 * lairBox({ ...v, large: false }).w * 0.7);
    expect(lair.x + lair.w).toBeLessThan(3 * 104);
    for (const at of [heartCentre(v, 0, 8), heartCentre(v, 2, 0), spaceCentre(v, 3)]) {
      expect(at.x).toBeGreaterThan(table.x);
      expect(at.y).toBeGreaterThan(table.y);
      expect(at.y).toBeLessThan(table.y + table.h);
    }
  });
  test("equal hearts never hide each other: each has its lane", () => {
    const v = { ...fight(), large: true };
    expect(new Set([0, 1, 2].map((i) => heartCentre(v, i, 8).y)).size).toBe(3);
  });
  test("it is in the lair while hearts are dealt to, or who is asked stands there", () => {
    expect(fightIn(fight(), 0)).toBe(true);
    const quiet = view({ boss: boss([8, 8]) });
    expect(fightIn(quiet, 0)).toBe(false);
    expect(fightIn({ ...quiet, players: [hero({ room: "lair", place: "space-2" })] }, 0)).toBe(true);
  });
});

test("A7: losses of heroes, minions and hearts float, each once", () => {
  const minion = { kind: "M2", room: "e4", defense: 5, speed: 1, range: 1, next: [], hits: 5, most: 7 };
  const before = view({ boss: boss([8, 8]), enemies: { "minion-1": minion, "goblin-1": { ...minion, kind: "bow" } } });
  const after = {
    ...before,
    boss: boss([8, 5]),
    enemies: { "minion-1": { ...minion, hits: 3 } },
    players: [hero({ health: 4, focus: 6 }), ...before.players.slice(1)],
  };
  expect(lossesOf(before, after).map(({ key, text, icon }) => `${key} ${text} ${icon}`)).toEqual([
    "hero-0 −2 heart",
    "hero-0 −2 focus",
    "minion-1 −2 heart",
    "goblin-1 −5 skull",
    "heart-1 −3 heart",
  ]);
  expect(lossesOf(after, after)).toEqual([]);
});

test("A17: figures of one room stand on fixed spots, no two on one", () => {
  const goblin = { kind: "bow", room: "d4", defense: 5, speed: 2, range: 2, next: [] };
  const enemies = { "goblin-1": goblin, "goblin-2": goblin, "minion-1": { ...goblin, kind: "M2" } };
  const found = figures(view({ enemies, players: [hero({}), hero({ hero: "H2" }), hero({ hero: "H3" })] }));
  const apart = found.every((a, i) => found.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > 15));
  expect(apart).toBe(true);
  const heroes = found.filter(({ kind }) => kind === "hero");
  expect(Math.min(...heroes.map(({ y }) => y))).toBeGreaterThan(
    Math.max(...found.filter(({ kind }) => kind !== "hero").map(({ y }) => y)),
  );
});

test("A19: a pressed die is the result with the most that it allows; plus dice come and go", () => {
  const options = [
    { ...option("choose", { die: "5", plus: "" }), total: 5 },
    { ...option("choose", { die: "5", plus: "+1" }), total: 6 },
    { ...option("choose", { die: "3", plus: "+1" }), total: 4 },
    { ...option("choose", { die: "+1", plus: "" }), total: 1 },
  ];
  const v = view({ options, question: { step: "Dice", actor: 0, rules: [], params: {} } });
  expect(diePressed(v, undefined, "5", "unused")).toBe(options[1]?.code);
  expect(diePressed(v, options[1], "+1", "plus")).toBe(options[0]?.code);
  expect(diePressed(v, options[0], "+1", "unused")).toBe(options[1]?.code);
  expect(diePressed(v, options[1], "3", "unused")).toBe(options[2]?.code);
});

test("trails last from one's answer to the next, with every place between", () => {
  const at = (place: string, actors: number[]) =>
    view({
      actors,
      question: { step: "Act", actor: actors[0] ?? 0, rules: [], params: {} },
      players: [hero({}), hero({ hero: "H2", place })],
    });
  const one = trailed([], at("d4", [1]), at("e4", [1]));
  expect(one).toEqual([{ key: "hero-1", places: ["d4", "e4"] }]);
  const two = trailed(one, at("e4", [1]), at("f4", [0]));
  expect(two).toEqual([{ key: "hero-1", places: ["d4", "e4", "f4"] }]);
  expect(trailed(two, at("f4", [0]), at("f4", [1]))).toEqual([]);
});
