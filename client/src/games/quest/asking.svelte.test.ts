import { expect, test } from "vitest";
import { Turn } from "../frame/turn.svelte";
import { Asking } from "./asking.svelte";
import { Dice } from "./dice.svelte";
import { targetsOf } from "./targets";
import type { Option, QuestView } from "./view";

const move = (code: number, hero: number, region: string, way = ""): Option =>
  ({
    code,
    verb: "move",
    text: "",
    args: [["hero", String(hero)], ["region", region], ...(way ? [["way", way]] : [])],
  }) as unknown as Option;

function table(options: Option[], step = "MoveOrIdle", cards = false) {
  const given: number[] = [];
  const view = {
    version: 1,
    since: 1,
    seat: 0,
    actors: [0],
    question: { step, actor: 0, rules: [], params: { card: "horse" } },
    options,
    players: [],
    land: {},
    dice: [],
  } as unknown as QuestView;
  const turn = new Turn(() => ({ view, onchoose: (code: number) => given.push(code) }));
  const dice = new Dice(() => ({ view, log: [], entries: [], fast: false }));
  const asking = new Asking(turn, () => ({ view, dice, player: String, barred: [], cards, odds: true }));
  const place = (region: string) => {
    const target = targetsOf(view, asking.hero).find(({ key }) => key === `region-${region}`);
    if (!target) throw new Error(`${region} is not lit`);
    return target;
  };
  return { turn, asking, given, place };
}

test("a place that several heroes can reach never takes the first: it asks which, by the head-dress", () => {
  const { turn, asking, given, place } = table([move(1, 1, "22R"), move(2, 3, "22R"), move(3, 2, "10L")]);
  expect(asking.heroes).toEqual([0, 1, 2]);
  asking.pick(place("22R"), true);
  asking.pick(place("22R"), true);
  expect(given).toEqual([]);
  expect(turn.code).toBeNull();
  expect(asking.heroes).toEqual([0, 2]);
  asking.pickHero(2);
  expect(turn.code).toBe(2);
  expect(asking.chosenHero).toBe(2);
  turn.back();
  expect(turn.code).toBeNull();
  turn.back();
  expect(asking.place).toBeNull();
});

test("with the hero chosen, or one alone that can go there, a press is enough", () => {
  const { asking, given, place } = table([move(1, 1, "22R"), move(2, 3, "22R"), move(3, 2, "10L")]);
  asking.pickHero(2);
  asking.pick(place("22R"), true);
  expect(given).toEqual([2]);
  const alone = table([move(1, 1, "22R"), move(2, 3, "22R"), move(3, 2, "10L")]);
  alone.asking.pick(alone.place("10L"), true);
  expect(alone.given).toEqual([3]);
});

test("a hero that sails there both ways is asked which way", () => {
  const { turn, asking, given, place } = table([move(1, 1, "22R", "cw"), move(2, 1, "22R", "ccw")]);
  expect(asking.hero).toBe(0);
  asking.pick(place("22R"), true);
  expect(given).toEqual([]);
  expect(turn.code).toBeNull();
  expect(asking.offered.map(({ code }) => code)).toEqual([1, 2]);
});

test("nothing is filled before a choice, and staying idle says what it gains", () => {
  const idle = {
    code: 9,
    verb: "idle",
    text: "",
    args: [],
    gain: ["health", "power"],
    both: false,
  } as unknown as Option;
  const { turn, asking } = table([idle, move(1, 1, "22R"), move(2, 2, "10L")]);
  expect(turn.code).toBeNull();
  const costs = asking.choices.find(({ key }) => key === "9")?.costs;
  expect(costs?.map(({ icon }) => icon)).toEqual(["heart", undefined, "bolt"]);
  const none = table([{ ...idle, gain: [] } as Option, move(1, 1, "22R")]);
  expect(none.asking.choices.find(({ key }) => key === "9")?.costs).toHaveLength(1);
});

test("what is selected on the board is the place that answers, the place that is asked about, or the hero that goes", () => {
  const { turn, asking, place } = table([move(1, 1, "22R"), move(2, 3, "22R"), move(3, 2, "10L")]);
  expect(asking.selected).toBeNull();
  asking.pick(place("22R"), true);
  expect(asking.selected).toBe("region-22R");
  turn.back();
  asking.pickHero(2);
  expect(asking.selected).toBe("hero-0-2");
  turn.select(2);
  expect(asking.selected).toBe("region-22R");
});

test("a movement card is picked at once where a pointer has shown it, else at the second press", () => {
  const cards = [{ code: 4, verb: "pick", text: "", args: [["card", "horse"]] } as unknown as Option];
  const { turn, asking, given } = table(cards, "Pick");
  expect([asking.picking, asking.cards]).toEqual([true, new Map([["horse", 4]])]);
  asking.pickCard(4);
  expect(given).toEqual([4]);
  const small = table(cards, "Pick", true);
  small.asking.pickCard(4);
  expect([small.turn.code, small.given]).toEqual([4, []]);
  expect(small.asking.words.why).toBe("");
  expect(small.asking.words.title).toContain("again");
  small.asking.pickCard(4);
  expect(small.given).toEqual([4]);
  expect(turn.code).toBeNull();
});

test("letters go from hero to hero, and roll or rest where that is asked", () => {
  const { asking } = table([move(1, 1, "22R"), move(2, 3, "22R")]);
  expect([asking.keys.d, asking.keys.z]).toEqual([undefined, undefined]);
  asking.keys.h?.();
  asking.keys.h?.();
  expect(asking.chosenHero).toBe(2);
  const roll = { code: 7, verb: "roll", text: "", args: [] } as unknown as Option;
  const night = table([roll], "RollOrRest");
  night.asking.keys.d?.();
  expect([night.given, night.asking.keys.h]).toEqual([[7], undefined]);
});
