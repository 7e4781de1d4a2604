import { expect, test } from "vitest";
import { bestOdds, type Choice, percentOf, seenOf } from "./choice";

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({ key, label: key, ...more });
const keys = (choices: readonly Choice[]) => choices.map(({ key }) => key);

test("A3: the answer with the best odds is found by its odds, not by its place; of two alike the cheaper", () => {
  const strength = choice("strength", { odds: { share: 0.72 } });
  const agility = choice("agility", { odds: { share: 0.93 }, costs: [{ text: "−1" }] });
  expect(bestOdds([strength, agility])).toBe("agility");
  expect(bestOdds([strength, agility, choice("free", { odds: { share: 0.93 } })])).toBe("free");
  expect(bestOdds([agility, choice("same", { odds: { share: 0.93 } })])).toBeNull();
  expect(bestOdds([strength])).toBeNull();
  expect(bestOdds([strength, choice("barred", { odds: { share: 1 }, why: "no" })])).toBeNull();
});

test("a chance is never told as certain, nor as none, unless it is", () => {
  expect([0, 0.001, 0.335, 0.999, 1].map(percentOf)).toEqual([0, 1, 34, 99, 100]);
});

test("up to five answers have buttons; of more, the chosen one and those without a place; the rest is in the list", () => {
  const five = ["a", "b", "c", "d", "e"].map((key) => choice(key));
  expect(keys(seenOf(five, null, 9))).toEqual(["a", "b", "c", "d", "e"]);
  expect(keys(seenOf(five, "d", 2))).toEqual(["a", "d"]);
  const many = [...five, choice("idle", { button: true }), choice("stop", { button: true })];
  expect(keys(seenOf(many, null, 9))).toEqual(["idle", "stop"]);
  expect(keys(seenOf(many, "c", 9))).toEqual(["c", "idle", "stop"]);
  expect(keys(seenOf(many, "c", 1))).toEqual(["c"]);
  // Where not all find room, what has no other place is kept.
  expect(keys(seenOf([...five.slice(0, 4), choice("stop", { button: true })], null, 3))).toEqual(["a", "b", "stop"]);
});
