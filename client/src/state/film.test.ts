import { expect, test } from "vitest";
import { endingOf, filmKind, MOST_STEPS, reelsOf, secondsOf } from "./film";

const steps = (...names: string[]) => names.map((major) => ({ part: { major } }));

test("a film is of one part of the game", () => {
  const found = reelsOf(steps("Setup", "Setup", "Round 1", "Round 1", "", "Round 2"), 2, "All");
  expect(found).toEqual([
    { name: "All", from: 3, to: 6 },
    { name: "Round 1", from: 3, to: 4 },
    { name: "Round 2", from: 6, to: 6 },
  ]);
});

test("a part that is too long for a film is not offered", () => {
  const round = (count: number) => Array<string>(count).fill("Round 1");
  expect(reelsOf(steps(...round(MOST_STEPS)), 0, "All")).toHaveLength(1);
  expect(reelsOf(steps(...round(MOST_STEPS + 1)), 0, "All")).toEqual([]);
  expect(reelsOf(steps(...round(MOST_STEPS), "Round 2"), 0, "All").map(({ name }) => name)).toEqual([
    "Round 1",
    "Round 2",
  ]);
});

test("how long it takes is known before", () => {
  expect(secondsOf(1)).toBe(2);
  expect(secondsOf(11)).toBe(9);
  // Long ones go faster.
  expect(secondsOf(200)).toBe(42);
  expect(secondsOf(MOST_STEPS)).toBe(92);
});

test("a browser without a recorder makes none", () => {
  expect(filmKind(undefined)).toBe("");
  expect([endingOf("video/mp4;codecs=avc1.42E01E"), endingOf("video/webm")]).toEqual(["mp4", "webm"]);
});
