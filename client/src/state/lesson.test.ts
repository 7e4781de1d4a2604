import { expect, test } from "vitest";
import type { Course, Lesson } from "../api";
import { answerAt, paragraphs, stepAt, wordsOf } from "./lesson";

const step = (key: string, start: number, stop: number): Lesson["steps"][number] => ({
  key,
  start,
  stop,
  answers: stop > start ? [{ at: start, seat: 0, code: 7, action: "go", point: ["place"] }] : [],
  press: stop > start ? "" : "castle",
  chalk: [],
  mistakes: [],
});
const lesson: Lesson = {
  id: "first",
  game: "any",
  minutes: 3,
  learner: [0],
  players: 2,
  options: {},
  steps: [step("wake", 4, 4), step("move", 4, 6), step("rest", 6, 7), step("count", 7, 7)],
};
const course = (stood: number, left: number | null = null): Course => ({
  id: "first",
  stood,
  length: 7,
  left,
  slip: "",
  free: false,
});

test("a step that is read comes before the one that begins there, until it is read", () => {
  expect(stepAt(lesson, 4, [])).toBe(0);
  expect(stepAt(lesson, 4, ["wake"])).toBe(1);
  expect(stepAt(lesson, 5, [])).toBe(1);
  expect(stepAt(lesson, 6, [])).toBe(2);
});

test("the last step is read while others play on; then the lesson is over", () => {
  expect(stepAt(lesson, 7, [])).toBe(3);
  expect(stepAt(lesson, 9, [])).toBe(3);
  expect(stepAt(lesson, 9, ["count"])).toBe(4);
});

test("an answer is expected of whoever is asked and has not left the script", () => {
  expect(answerAt(lesson.steps[1], course(4), true)?.code).toBe(7);
  expect(answerAt(lesson.steps[1], course(5), true)).toBeUndefined();
  expect(answerAt(lesson.steps[1], course(4), false)).toBeUndefined();
  expect(answerAt(lesson.steps[1], course(4, 4), true)).toBeUndefined();
});

test("words have the keys of their step, and stand out between stars", () => {
  expect(wordsOf("first", "move")).toBe("lesson-first-move");
  expect(wordsOf("first", "move", "far")).toBe("lesson-first-move-far");
  expect(paragraphs("Ride the *helm* on.\n\nThen rest.")).toEqual([["Ride the ", "helm", " on."], ["Then rest."]]);
});
