import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player, type Step } from "./player.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = (index: number, round: number): Step => ({
  index,
  text: "",
  colour: null,
  chance: false,
  part: { major: `round ${round}`, minor: "", short: `${round}` },
});
const STEPS = [1, 1, 2, 2, 2, 3].map((round, index) => step(index, round));
function played(start = 0, first = 0, steps = STEPS) {
  let at = $state(start);
  const player = new Player(() => ({
    steps,
    at,
    first,
    onat: (to) => {
      at = to;
    },
  }));
  return { player, at: () => at };
}

test("steps lie in their chapters, and the one that is played is open until another is opened by hand", () => {
  const { player } = played(3);
  expect(player.chapters.map(({ major, from, steps }) => [major, from, steps.length])).toEqual([
    ["round 1", 0, 2],
    ["round 2", 2, 3],
    ["round 3", 5, 1],
  ]);
  expect([player.current?.major, player.open]).toEqual(["round 2", 1]);
  player.toggle(2);
  expect(player.open).toBe(2);
  player.toggle(2);
  expect(player.open).toBe(-1);
  player.step(1);
  expect(player.open).toBe(1);
});

test("B14: steps that laid the table are not counted, nor gone to by keys, buttons and the track", () => {
  const { player, at } = played(2, 2);
  expect([player.number, player.count, player.share(2), player.share(6)]).toEqual([0, 4, "0%", "100%"]);
  expect(player.played.map((chapter) => chapter.major)).toEqual(["round 2", "round 3"]);
  player.step(-1);
  expect(at()).toBe(2);
  player.key("Home");
  expect(at()).toBe(2);
  player.scrub(0.5);
  expect([at(), player.number]).toEqual([4, 2]);
});

test("marked moments are counted by chapter, jumped to, and held a little longer while it plays", () => {
  const marked = STEPS.map((one, i) => (i === 1 || i === 4 ? { ...one, mark: "flag" as const } : one));
  const { player, at } = played(0, 0, marked);
  expect(player.chapters.map((chapter) => chapter.marks)).toEqual([1, 1, 0]);
  expect(player.marks.map((mark) => mark.at)).toEqual([2, 5]);
  player.jump(1);
  expect(at()).toBe(2);
  player.jump(1);
  player.jump(1);
  expect(at()).toBe(6);
  player.jump(-1);
  player.jump(-1);
  player.jump(-1);
  expect(at()).toBe(0);
  player.go(2);
  player.play();
  const stop = player.run();
  vi.advanceTimersByTime(1000);
  expect(at()).toBe(2);
  vi.advanceTimersByTime(600);
  expect(at()).toBe(3);
  stop?.();
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
  for (const to of [5, 6]) {
    const stop = player.run();
    vi.advanceTimersByTime(450);
    expect(at()).toBe(to);
    stop?.();
  }
  player.run();
  vi.advanceTimersByTime(450);
  expect([at(), player.playing]).toEqual([6, false]);
  player.play();
  expect(player.playing).toBe(false);
  player.key("Home");
  player.play();
  player.run();
  player.key("ArrowRight");
  expect([player.playing, player.run()]).toEqual([false, undefined]);
});

test("after the fastest comes the slowest", () => {
  const { player } = played();
  const seen = [2, 4, 8, 0.5, 1].map(() => {
    player.faster();
    return player.speed;
  });
  expect(seen).toEqual([2, 4, 8, 0.5, 1]);
});
