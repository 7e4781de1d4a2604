import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player, type Step } from "./player.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = (index: number, round: number): Step => ({ index, text: "", colour: null, chance: false, round });
const STEPS = [1, 1, 2, 2, 2, 3].map((round, index) => step(index, round));
function played(start = 0) {
  let at = $state(start);
  const player = new Player(() => ({
    steps: STEPS,
    at,
    onat: (to) => {
      at = to;
    },
  }));
  return { player, at: () => at };
}

test("steps lie in their rounds, and the round that is played is open until another is opened by hand", () => {
  const { player } = played(3);
  expect(player.rounds.map(({ round, from, steps }) => [round, from, steps.length])).toEqual([
    [1, 0, 2],
    [2, 2, 3],
    [3, 5, 1],
  ]);
  expect([player.current?.round, player.open]).toEqual([2, 2]);
  player.toggle(3);
  expect(player.open).toBe(3);
  player.toggle(3);
  expect(player.open).toBe(-1);
  player.step(1);
  expect(player.open).toBe(2);
});

test("keys, buttons and the track go to steps that there are", () => {
  const { player, at } = played();
  for (const [key, to] of [
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["ArrowLeft", 0],
    ["PageUp", 6],
    ["Home", 0],
    ["End", 6],
  ] as const) {
    expect(player.key(key)).toBe(true);
    expect(at()).toBe(to);
  }
  expect(player.key("x")).toBe(false);
  player.scrub(0.5);
  expect([at(), player.share(at())]).toEqual([3, "50%"]);
});

test("it plays at its speed to the end and stops there; a key stops it", () => {
  const { player, at } = played(4);
  player.play();
  player.faster();
  let stop = player.run();
  vi.advanceTimersByTime(450);
  expect(at()).toBe(5);
  vi.advanceTimersByTime(900);
  expect([at(), player.playing]).toEqual([6, false]);
  stop?.();
  player.play();
  expect(player.playing).toBe(false);
  player.key("Home");
  player.play();
  stop = player.run();
  player.key("ArrowRight");
  expect([player.playing, player.run()]).toEqual([false, undefined]);
  stop?.();
});

test("after the fastest comes the slowest", () => {
  const { player } = played();
  const seen = [2, 4, 8, 0.5, 1].map(() => {
    player.faster();
    return player.speed;
  });
  expect(seen).toEqual([2, 4, 8, 0.5, 1]);
});
