import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Table } from "../api";
import type { LiveTable } from "../state/live.svelte";
import { Teaching } from "./teaching.svelte";

const LESSON = { steps: [{ start: 3 }], learner: [1] };
class Coaching {
  closed = false;
  lesson: typeof LESSON | null = null;
  shows = 0;
  takes = false;
  constructor(
    _: unknown,
    readonly id: string,
  ) {}
  async begin() {
    this.lesson = LESSON;
  }
  pressed() {
    return this.takes;
  }
  async show() {
    this.shows += 1;
  }
}
const seen = vi.spyOn(api, "positions");
beforeEach(() => {
  seen.mockResolvedValue({ positions: [{ view: { gold: 4 } }] } as unknown as Awaited<
    ReturnType<typeof api.positions>
  >);
});
afterEach(() => void seen.mockReset());
const focused = vi.fn();
const root = { querySelector: () => ({ focus: focused }) } as unknown as HTMLElement;

function teaching(lesson: Partial<NonNullable<Table["lesson"]>> | null, mine = [1]) {
  const source = {
    table: {
      id: "t",
      lesson: lesson && { id: "quest", stood: 0, length: 9, free: false, ...lesson },
      mine,
    } as unknown as Table,
    asked: true,
    root,
    past: false,
    why: async () => "",
    points: (view: unknown) => [{ label: "gold", points: [(view as { gold: number }).gold] }],
  };
  const load = vi.fn(async () => ({ Coaching }) as unknown as typeof import("../coach"));
  return { one: new Teaching({} as LiveTable, () => source, load), source, load };
}
const pressKey = (key: string, more = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    preventDefault: vi.fn(),
    ...more,
  }) as unknown as KeyboardEvent & {
    preventDefault: ReturnType<typeof vi.fn>;
  };

test("she comes to a lesson that its learner plays, with what the points were when it began", async () => {
  const { one, load } = teaching({});
  await one.begin();
  expect(load).toHaveBeenCalledOnce();
  expect(one.taught?.id).toBe("quest");
  expect(seen).toHaveBeenCalledWith("t", 3, 1, 1);
  expect(one.rows).toEqual([{ label: "gold", points: [4] }]);
});

test.each([
  ["no lesson", null, [1]],
  ["one that was left", { free: true }, [1]],
  ["one that is over", { stood: 10 }, [1]],
  ["one that is only watched", {}, []],
] as const)("she does not come to a table with %s", async (_, lesson, mine) => {
  const { one, load } = teaching(lesson, [...mine]);
  await one.begin();
  expect([one.taught, load.mock.calls.length]).toEqual([null, 0]);
});

test("a lesson goes on where the points of its beginning cannot be had", async () => {
  seen.mockRejectedValue(new Error("gone"));
  const { one } = teaching({});
  await one.begin();
  expect([one.taught?.id, one.rows]).toEqual(["quest", null]);
});

test("F6 leads to her, S shows it, and a press that she takes goes no further", async () => {
  const { one } = teaching({});
  const before = pressKey("F6");
  one.key(before, true);
  expect(before.preventDefault).not.toHaveBeenCalled();
  await one.begin();
  const coaching = one.coaching as unknown as Coaching;
  const [there, show, quiet, held] = [pressKey("F6"), pressKey("S"), pressKey("s"), pressKey("s", { ctrlKey: true })];
  one.key(there, true);
  one.key(show, true);
  one.key(quiet, false);
  one.key(held, true);
  expect([focused.mock.calls.length, coaching.shows]).toEqual([1, 1]);
  expect([there, show, quiet, held].map((event) => event.preventDefault.mock.calls.length)).toEqual([1, 1, 0, 0]);
  const stop = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  one.pressed(stop as unknown as Event);
  expect(stop.stopPropagation).not.toHaveBeenCalled();
  coaching.takes = true;
  one.pressed(stop as unknown as Event);
  expect([stop.preventDefault.mock.calls.length, stop.stopPropagation.mock.calls.length]).toEqual([1, 1]);
});
