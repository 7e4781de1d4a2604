import { beforeAll, describe, expect, test } from "vitest";
import type { EventKeys } from "../../api";
import { loadGame, setLanguage } from "../../i18n/index.svelte";
import { kit } from "./index";
import { cardText, noteOf, percent, roomAsked, roomCard } from "./room";
import { hero, option, rule, seen, view } from "./testing";
import type { Odds } from "./view";
import { actionText, questionText, readerOf, weaponName } from "./words";

beforeAll(async () => {
  await setLanguage("en");
  await loadGame("dungeons", { args: {}, sources: {} });
});
const who = () => "Ada";
const odds = (skill: Odds["skill"], dice: number, plain: number, of: number): Odds => ({
  skill,
  dice,
  plain,
  of,
  modified: plain,
  number: 5,
});
const pit = rule({
  kind: "trap",
  test: {
    skill: "X",
    number: 5,
    cost: 0,
    odds: { S: odds("S", 2, 26, 36), A: odds("A", 3, 200, 216), I: odds("I", 1, 2, 6) },
  },
  disarm: { skill: "A", number: 5, cost: 0, odds: {} },
  fail: [{ does: "lose-health", amount: 2, before: 5, after: 3 }],
});
const cauldron = rule({
  kind: "search",
  test: { skill: "X", number: 5, cost: 4, odds: {} },
  reward: [
    { does: "health", amount: 3 },
    { does: "torch-up", amount: 2, before: 9, after: 7 },
  ],
});
const table = (more = {}) =>
  view({
    dungeon: {
      d4: seen("D16", "NS", "N", { rule: pit }),
      d3: seen("D09", "NS", "S", { rule: { ...cauldron, cost: 4 } }),
      e4: seen("D10", "E", "", { rule: rule({ kind: "portal", cost: 2 }) }),
      c4: { stack: "B" },
    },
    players: [hero({ hero: "H5", health: 5 }), hero({ hero: "H1" })],
    ...more,
  });

describe("A1: what a room asks and gives is said where it lies", () => {
  test("a trap: its test, what it takes of this very hero, how it is disarmed, the odds", () => {
    const card = roomCard(table(), "d4", who);
    expect(card?.kind).toBe("trap, not disarmed");
    const rows = Object.fromEntries(card?.rows.map(({ label, text }) => [label, text]) ?? []);
    expect(rows["On entering"]).toBe("any skill, 5 or more");
    expect(rows.Failed).toBe("−2 Health: Rogue 5 → 3");
    expect(rows.Disarm).toBe("Agility, 5 or more");
    expect(rows.Rogue).toBe("Agility, 3 dice: 93%");
  });
  test("a disarmed trap asks nothing more", () => {
    const dungeon = { d4: seen("D16", "NS", "N", { rule: pit, disarmed: true }) };
    const card = roomCard(table({ dungeon }), "d4", who);
    expect(card?.kind).toBe("trap, disarmed");
    expect(card?.rows).toEqual([]);
    expect(noteOf(table({ dungeon }), "d4")?.tone).toBe("done");
  });
  test("a room to search: its cost, its reward, and that a failure does nothing", () => {
    const texts = roomCard(table(), "d3", who)?.rows.map(({ text }) => text);
    expect(texts).toEqual(["any skill, 5 or more", "−4 Focus", "+3 Health", "torch up 2: 9 → 7", "nothing happens"]);
  });
  test("a face-down card says its stack and what opening costs", () => {
    const opens = option("reveal", { cell: "c4" }, { cost: { speed: 1 } });
    const card = roomCard(table({ options: [opens, option("explore")] }), "c4", who);
    expect(card?.kind).toContain("stack B");
    expect(card?.rows.map(({ text }) => text).join()).toContain("1 Speed");
    expect(card?.rows.map(({ text }) => text).join()).toContain("1 space of the torch");
  });
  test("the note on a tile: skill and number, or the cost", () => {
    expect(noteOf(table(), "d4")).toMatchObject({ icon: "dice", text: "5", tone: "trap" });
    expect(noteOf(table(), "e4")).toMatchObject({ icon: "focus", text: "2" });
    expect(noteOf(table(), "c4")).toBeNull();
  });
  test("without anything pointed at it is the room of the question, spoken whole", () => {
    expect(roomAsked(table())).toBe("d4");
    const card = roomCard(table(), "d4", who);
    expect(card && cardText(card)).toContain("On entering: any skill, 5 or more.");
  });
});

test("odds are never rounded to certain or hopeless", () => {
  expect(percent({ plain: 215, of: 216 })).toBe(99);
  expect(percent({ plain: 1, of: 216 })).toBe(1);
  expect(percent({ plain: 216, of: 216 })).toBe(100);
});

describe("A11: names", () => {
  test("weapons printed on a mat have the names of their hero's mat", () => {
    expect(weaponName(table(), "slot-2", 0)).toBe("Throwing knife");
    const attack = option("attack", { weapon: "slot-1", enemy: "goblin-2" });
    expect(actionText(table({ question: { step: "Act", actor: 1, rules: [], params: {} } }), attack, who)).toContain(
      "Dagger",
    );
    expect(readerOf(table(), who).phrase?.("weapon", "slot-2", { seat: 0, weapon: "slot-2" })).toBe("Throwing knife");
  });
});

describe("A3, A19: what is asked and offered says what is at stake", () => {
  test("a skill check against a room: the number, what a failure takes, what a changed die costs", () => {
    const check = {
      ...{ seat: 0, kind: "test" as const, skill: "X" as const, number: 5, need: 5, dice: [], face: null, bonus: 0 },
      ...{ total: 0, targets: [], reply: {}, torch: null, modify_cost: 2 },
    };
    const asked = table({ check, question: { step: "ChooseSkill", actor: 0, rules: [], params: {} } });
    expect(questionText(asked, who)).toEqual({
      title: "Rogue, which skill against: Pit?",
      why: "Any skill, 5 or more. Failed: −2 Health. Odds are before any change of a die; 2 Focus turns one a step.",
    });
    expect(actionText(asked, option("skill", { skill: "A" }), who)).toBe("Agility");
  });
  test("an answer to the dice says what it comes to", () => {
    const said = (more: object) => actionText(table(), option("choose", { die: "5", plus: "" }, more), who);
    expect(said({ total: 10, enough: true, damage: 5 })).toBe("Take 10: hits for 5");
    expect(said({ total: 3, enough: false, damage: 0 })).toBe("Take 3: misses");
    expect(said({ total: 5, enough: true })).toBe("Take 5: enough");
    expect(said({ total: 4, enough: false })).toBe("Take 4: too little");
    expect(said({ total: 4 })).toBe("Take 4");
  });
});

test("A13: the log leaves out what another event of the same deed says", () => {
  const event = (key: EventKeys["dungeons"]) => ({ rule: "", key, params: {} });
  const left = (keys: EventKeys["dungeons"][]) =>
    keys
      .map(event)
      .filter((one, _, all) => !kit.untold?.(one, all))
      .map(({ key }) => key);
  expect(left(["paid", "die-modified"])).toEqual(["die-modified"]);
  expect(left(["paid", "explores"])).toEqual(["paid", "explores"]);
  expect(left(["card-placed", "card-laid"])).toEqual(["card-laid"]);
});
