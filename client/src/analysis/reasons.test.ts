import { describe, expect, test } from "vitest";
import type { Entry, Shapes } from "../api";
import { deedOf, reasonsOf } from "./reasons";

const step = (kind: Entry["kind"] | null) => ({ entry: kind && { kind }, view: {} });
const branch = (...kinds: (Entry["kind"] | null)[]) =>
  ({ number: 1, steps: kinds.map(step) }) as unknown as Shapes["BranchShape"];

test("a deed is an answer with the chance that follows it", () => {
  expect(deedOf(branch(null, "action", "chance", "chance", "action", "chance"))).toHaveLength(3);
  expect(deedOf(branch(null, "action"))).toHaveLength(1);
  expect(deedOf(branch(null))).toEqual([]);
});

describe("reasons", () => {
  test("are what only one of the two brings, each once", () => {
    expect(reasonsOf(["Ada flies.", "A quest.", "A quest.", "Dawn."], ["Ada walks.", "Dawn."])).toEqual({
      better: "Ada flies. A quest.",
      played: "Ada walks.",
    });
  });
  test("are few", () => {
    expect(reasonsOf(["1", "2", "3", "4"], [])?.better).toBe("1 2 3");
  });
  test("are none where no fact tells them apart", () => {
    expect(reasonsOf(["Dawn."], ["Dawn."])).toBeNull();
    expect(reasonsOf([], [])).toBeNull();
  });
});
