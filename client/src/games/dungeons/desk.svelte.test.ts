import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame, setLanguage } from "../../i18n/index.svelte";
import { costsOf, Desk } from "./desk.svelte";
import { boss, option, view } from "./testing";
import type { DungeonsView } from "./view";

beforeAll(async () => {
  await setLanguage("en");
  await loadGame("dungeons", { args: {}, sources: {} });
});

function table(more: Partial<DungeonsView>, hands: { onwhy?: (action: string) => Promise<string> } = {}) {
  const given: number[] = [];
  const now = view(more);
  const source = {
    view: now,
    seats: [],
    player: (seat: number) => `hero ${seat}`,
    onchoose: (code: number | number[]) => {
      given.push(...[code].flat());
    },
    ...hands,
  };
  const desk = new Desk(() => source as unknown as ReturnType<ConstructorParameters<typeof Desk>[0]>);
  const target = (key: string) => {
    const found = desk.targets.find((one) => one.key === key);
    if (!found) throw new Error(`${key} is not lit`);
    return found;
  };
  return { desk, given, view: now, target, keys: () => desk.choices.map(({ key }) => key) };
}

describe("answers", () => {
  const sword = option("attack", { weapon: "slot-1", enemy: "goblin-2" });
  const spell = option("cast", { spell: "P01", enemy: "goblin-2" });
  const end = option("end");

  test("a place with several answers narrows the list to them, and leads back", () => {
    const { desk, given, target, keys } = table({ options: [sword, spell, end] });
    expect(keys()).toEqual([sword, spell, end].map(({ code }) => String(code)));
    desk.pick(target("goblin-2"), true);
    expect(keys()).toEqual([String(sword.code), String(spell.code), "back"]);
    expect([desk.selected, desk.aimedAt, desk.foreseen, given]).toEqual(["goblin-2", "goblin-2", "goblin-2", []]);
    desk.answer("back");
    expect(keys()).toHaveLength(3);
    desk.answer(String(end.code));
    expect(given).toEqual([end.code]);
  });

  test("the spot of the answer under the hand is lit, and several attacks on an enemy show the first", () => {
    const move = option("move", { place: "e4" });
    const { desk, target } = table({ options: [sword, spell, move] });
    desk.hover(target("goblin-2"));
    expect([desk.turn.hover, desk.hovered]).toEqual([sword.code, "goblin-2"]);
    desk.hover(target("place-e4"));
    expect([desk.hovered, desk.walk]).toEqual(["place-e4", { seat: 0, to: "e4", speed: 0 }]);
    desk.hover(null);
    expect([desk.hovered, desk.walk]).toEqual([null, null]);
  });

  test("nobody is asked for an answer at another's turn", () => {
    const { desk, keys } = table({ options: [sword], actors: [1] });
    expect([keys(), desk.targets, desk.aim, desk.choosingCard]).toEqual([[], [], null, false]);
  });

  test("costs are signs with a minus", () => {
    const cost = { speed: 2, focus: 0, success: 1, torch: 0 } as unknown as Parameters<typeof costsOf>[0]["cost"];
    expect(costsOf({ cost })).toEqual([
      { icon: "boot", text: "−2" },
      { icon: "focus", text: "−1" },
    ]);
    expect(costsOf({ cost: undefined })).toEqual([]);
  });
});

test("a press on an enemy that is not lit looks at it, and again lets it go", () => {
  const { desk } = table({ options: [option("end")] });
  desk.barred({ kind: "enemy", enemy: "goblin-2" }, false);
  expect(desk.foreseen).toBe("goblin-2");
  desk.barred({ kind: "enemy", enemy: "goblin-2" }, false);
  expect(desk.foreseen).toBeNull();
});

test("a press on an enemy out of reach asks why, of what reaches farthest", () => {
  const asked: string[] = [];
  const onwhy = async (action: string) => {
    asked.push(action);
    return "A wall";
  };
  const why = { rule: "D9.5", key: "no-sight", params: {} };
  const aim = { kind: "melee", rooms: ["d4"], barred: { "goblin-2": why } } as const;
  const aims = [
    { ...aim, with: "attack slot-1", range: 0 },
    { ...aim, with: "attack L13", range: 3 },
  ] as unknown as DungeonsView["aims"];
  table({ options: [option("end")], aims }, { onwhy }).desk.barred({ kind: "enemy", enemy: "goblin-2" }, false);
  table({ options: [option("end")], aims: [] }, { onwhy }).desk.barred({ kind: "enemy", enemy: "goblin-2" }, false);
  expect(asked).toEqual(["attack L13 goblin-2"]);
});

test("a press on a figure that is not lit is one on its room, where that may be", () => {
  const move = option("move", { place: "e4" });
  const { desk, given } = table({ options: [move, option("end")] });
  desk.barred({ kind: "enemy", enemy: "goblin-2" }, true);
  expect(given).toEqual([move.code]);
});

test("A5: hearts are dealt by presses and letters, and what is not whole cannot be given", () => {
  const even = option("split", {}, { markers: [4, 6] });
  const other = option("split", {}, { markers: [2, 8] });
  const { desk, target, keys } = table({
    act: 2,
    boss: boss([6, 8], {
      hearts: [
        { space: 6, takes: 4, gate: 0 },
        { space: 8, takes: 4, gate: 0 },
      ],
    }),
    split: { damage: 4, takes: 4, best: even.code, other: other.code },
    options: [even, other],
    question: { step: "Split", actor: 0, rules: [], params: { damage: 4 } },
  });
  expect([desk.given, keys()]).toEqual([
    [2, 2],
    [String(even.code), String(other.code)],
  ]);
  desk.pick(target("taken-1"), true);
  expect([desk.given, desk.choices[0]?.key, desk.choices[0]?.why]).toEqual([
    [2, 1],
    "wait",
    "1 more to give: press a heart for each point.",
  ]);
  desk.keys["shift+b"]?.();
  desk.keys.a?.();
  desk.keys.a?.();
  expect([desk.given, desk.turn.code, keys()[0]]).toEqual([[4, 0], other.code, String(other.code)]);
});

test("a card that is laid is turned by every press on it", () => {
  const options = [option("lay", { sides: "NE" }), option("lay", { sides: "ES" })];
  const { desk, target, given } = table({
    options,
    question: { step: "Lay", actor: 0, rules: [], params: { cell: "e3", card: "D02" } },
  });
  expect(desk.turning).toEqual({ cell: "e3", sides: "NE" });
  desk.pick(target("place-e3"), true);
  expect(desk.turning?.sides).toBe("ES");
  desk.keys.r?.();
  expect([desk.turning?.sides, given]).toEqual(["NE", []]);
});

describe("the room whose card is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("follows the hand once it rests, and stays a while when the hand leaves", () => {
    const { desk } = table({ options: [option("end")] });
    const before = desk.room;
    desk.look({ kind: "enemy", enemy: "goblin-2" });
    expect([desk.room, desk.foreseen]).toEqual([before, "goblin-2"]);
    vi.advanceTimersByTime(150);
    expect(desk.room).toBe("e4");
    desk.look(null);
    vi.advanceTimersByTime(150);
    expect(desk.room).toBe("e4");
    vi.advanceTimersByTime(300);
    expect(desk.room).toBe(before);
    desk.magnify({ kind: "hero", seat: 1 });
    expect(desk.room).toBe("e4");
    desk.look(null);
    desk.stop();
    vi.advanceTimersByTime(500);
    expect(desk.room).toBe("e4");
  });
});
