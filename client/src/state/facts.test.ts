import { expect, test } from "vitest";
import type { Game } from "../api";
import { factsOf, modeOf } from "./facts";

const option = (key: string, more: object = {}) => ({ key, values: ["a", "b"], asked: "choice", modes: [], ...more });
const game = {
  lead: ["speed", "first", "depth"],
  options: [
    option("way", { asked: "mode" }),
    option("depth", { modes: ["b"] }),
    option("speed"),
    option("first", { asked: "seat" }),
    option("hidden"),
  ],
} as unknown as Game;

test("F13: a table tells what its game declares: the mode, then the choices it asks first that mean something in it", () => {
  const options = { way: "a", depth: "a", speed: "b", first: "0", hidden: "a" };
  expect(modeOf(game, options)).toEqual({ option: "way", value: "a" });
  expect(factsOf(game, options)).toEqual([{ option: "speed", value: "b" }]);
  expect(factsOf(game, { ...options, way: "b" }).map((fact) => fact.option)).toEqual(["speed", "depth"]);
  expect([modeOf(null, options), factsOf(null, options)]).toEqual([null, []]);
});
