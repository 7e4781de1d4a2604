import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(beat: (item: number) => number) {
  const shown: number[] = [];
  return { shown, pace: new Pace<number>((item) => shown.push(item), beat) };
}

test("B1: what follows a roll waits until its dice lie, and nothing is left out", () => {
  const { shown, pace } = paced((item) => (item === 2 ? 1500 : 0));
  for (const item of [1, 2, 3, 4]) pace.push(item);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1499);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a press skips one wait, not all", () => {
  const { shown, pace } = paced(() => 500);
  for (const item of [1, 2, 3]) pace.push(item);
  pace.hurry();
  expect(shown).toEqual([1, 2]);
  pace.hurry();
  expect(shown).toEqual([1, 2, 3]);
  pace.hurry();
  pace.hurry();
  pace.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("an own answer shows at once what still waited, in its order", () => {
  const { shown, pace } = paced(() => 500);
  for (const item of [1, 2, 3]) pace.push(item);
  pace.now(4);
  expect(shown).toEqual([1, 2, 3, 4]);
  pace.push(5);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("whoever was away for long is not made to watch all of it", () => {
  const { shown, pace } = paced(() => 500);
  for (let item = 0; item < 60; item += 1) pace.push(item);
  expect(shown.length).toBeGreaterThan(40);
  pace.flush();
  expect(shown).toEqual(Array.from({ length: 60 }, (_, item) => item));
});

test("stopped, it forgets what waits", () => {
  const { shown, pace } = paced(() => 500);
  for (const item of [1, 2]) pace.push(item);
  pace.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});

test("what is read holds back what comes, but not a crowd of it nor the own answer", () => {
  const { shown, pace } = paced(() => 0);
  pace.push(1);
  pace.hold(true);
  for (const item of [2, 3]) pace.push(item);
  expect(shown).toEqual([1]);
  pace.hold(false);
  expect(shown).toEqual([1, 2, 3]);
  pace.hold(true);
  pace.push(4);
  pace.now(5);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});
