import { beforeEach, expect, test, vi } from "vitest";
import { drawOne, drawSome } from "./draw";
import { begun, evenings, forget, Kept, note } from "./kept.svelte";
import { againAtLeast, atLeast, exactly, percent, type Rolls, turnedAtLeast } from "./odds";
import { clock, Sand } from "./sand.svelte";
import { actTwo, down, lit, nextOf, on, startOf, type Track, turnEnded, up, whose } from "./torch";

class Store {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
beforeEach(() => vi.stubGlobal("localStorage", new Store()));

test("what is begun is there after a reload, with all its steps back, and is listed until it ends", () => {
  const kept = new Kept<{ n: number }>("quest", "pad");
  expect(kept.now).toBeNull();
  kept.begin({ n: 0 });
  kept.change({ n: 1 });
  kept.change({ n: 2 });
  const again = new Kept<{ n: number }>("quest", "pad");
  expect(again.now).toEqual({ n: 2 });
  again.undo();
  again.undo();
  expect([again.now, again.undoable]).toEqual([{ n: 0 }, false]);
  again.undo();
  expect(again.now).toEqual({ n: 0 });
  expect(begun().map(({ game, tool }) => [game, tool])).toEqual([["quest", "pad"]]);
  again.end();
  expect([begun(), new Kept("quest", "pad").now]).toEqual([[], null]);
});

test("what another version kept, and what is no JSON, is as if nothing were begun", () => {
  new Kept<{ n: number }>("quest", "pad").begin({ n: 1 });
  expect(new Kept<{ other: string[] }>("quest", "pad", (found) => found.other.length > 0).now).toBeNull();
  localStorage.setItem("lanterns.box.quest.odds", "{");
  expect(new Kept("quest", "odds").now).toBeNull();
  expect(begun().map(({ tool }) => tool)).toEqual(["pad"]);
});

test("a store that is closed holds nothing up", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  });
  const kept = new Kept<number>("quest", "pad");
  kept.begin(1);
  kept.change(2);
  kept.undo();
  expect(kept.now).toBe(1);
});

test("evenings are noted, the last first, and forgotten one by one", () => {
  note({ game: "quest", when: 1, text: "one" });
  note({ game: "quest", when: 2, text: "two" });
  expect(evenings().map(({ text }) => text)).toEqual(["two", "one"]);
  forget({ game: "quest", when: 2, text: "two" });
  expect(evenings().map(({ text }) => text)).toEqual(["one"]);
});

const ROLLS: Rolls = {
  dice: 2,
  of: 36,
  ways: [25, 10, 1],
  again_of: 1296,
  again: [1296, 671, 121],
  turned: [[36, 30, 12]],
};
test("shares come from the table, and at least nothing is certain", () => {
  expect(atLeast(ROLLS, 1)).toBeCloseTo(11 / 36);
  expect(atLeast(ROLLS, 0)).toBe(1);
  expect(againAtLeast(ROLLS, 2)).toBeCloseTo(121 / 1296);
  expect(againAtLeast(ROLLS, 3)).toBe(0);
  expect(turnedAtLeast(ROLLS, 1, 2)).toBeCloseTo(1 / 3);
  expect(turnedAtLeast(ROLLS, 2, 1)).toBe(0);
  expect(exactly(ROLLS, 2)).toBeCloseTo(1 / 36);
});
test("a little is never none, almost all never all", () => {
  const write = (value: number, digits: number) => `${(value * 100).toFixed(digits)}%`;
  expect(percent(0, 0, write)).toBe("0%");
  expect(percent(1, 0, write)).toBe("100%");
  expect(percent(0.0002, 1, write)).toBe("< 0.1%");
  expect(percent(0.9999, 0, write)).toBe("> 99%");
  expect(percent(0.4019, 1, write)).toBe("40.2%");
});

const TRACK: Track = {
  acts: [
    { start: { "2": 3, "3": 0 }, goblin: [4, 6], act: [5], skull: 8 },
    { start: { "2": 1, "3": 0 }, goblin: [2], act: [3], skull: 8 },
  ],
  down: 1,
  goblins: 1,
  rules: {},
};
const HEROES = [
  { name: "Tom", id: "H1" },
  { name: "Maya", id: "" },
];
test("the torch goes down a space a turn, and each space does what waits there", () => {
  const first = lit(TRACK, HEROES);
  expect([first.space, whose(first)?.name, whose(first, 1)?.name]).toEqual([3, "Tom", "Maya"]);
  expect([nextOf(TRACK, first, "goblin"), nextOf(TRACK, first, "act")]).toEqual([4, 5]);
  const second = turnEnded(TRACK, first);
  expect([second.space, second.goblins, whose(second)?.name, on(TRACK, second, 4)]).toEqual([4, 1, "Maya", "goblin"]);
  const third = turnEnded(TRACK, second);
  expect([third.space, third.end, on(TRACK, third, third.space)]).toEqual([5, "", "act"]);
  expect(turnEnded(TRACK, third)).toMatchObject({ space: 6, end: "goblins", turn: 2 });
});
test("it never rises above its start, the skull ends it, and the second act has a track of its own", () => {
  const first = lit(TRACK, HEROES);
  expect(up(TRACK, first).space).toBe(startOf(TRACK, first));
  const two = actTwo(TRACK, { ...first, space: 7 });
  expect([two.space, on(TRACK, two, 2), on(TRACK, two, 4)]).toEqual([1, "goblin", ""]);
  expect(down(TRACK, { ...two, space: 6 }, 5)).toMatchObject({ space: 8, end: "out" });
});

test("sand falls by the clock, is held, and tells each second once", () => {
  vi.useFakeTimers();
  let now = 100;
  const heard: number[] = [];
  const sand = new Sand(3, () => now);
  sand.onsecond = (left) => heard.push(left);
  sand.turn();
  now += 1;
  vi.advanceTimersByTime(200);
  expect([sand.left, sand.running]).toEqual([2, true]);
  sand.hold();
  now += 50;
  vi.advanceTimersByTime(200);
  expect([sand.left, sand.running]).toEqual([2, false]);
  sand.hold();
  now += 60; // the page slept
  vi.advanceTimersByTime(200);
  expect([sand.left, sand.running, heard]).toEqual([0, false, [2, 0]]);
  sand.turn();
  expect([sand.left, sand.running]).toEqual([3, true]);
  sand.stop();
  vi.useRealTimers();
  expect([clock(65), clock(0.2), clock(-1)]).toEqual(["1:05", "0:01", "0:00"]);
});

test("what is drawn again is another while there is one, and nobody is drawn twice", () => {
  expect(drawOne(["a", "b"], ["a"], () => 0)).toBe("b");
  expect(drawOne(["a"], ["a"], () => 0)).toBe("a");
  expect(drawOne([], [], () => 0)).toBe("");
  expect(drawSome(["a", "b", "c"], 5, () => 0.99).sort()).toEqual(["a", "b", "c"]);
});
