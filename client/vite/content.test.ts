import { expect, test } from "vitest";
import { content, kept } from "./content";

test("of each entry of a table only the keys to keep come along", () => {
  const data = { card: [{ id: "A", cost: 1, why: "x" }, { id: "B" }], note: "whole" };
  expect(kept(data, ["id", "cost"])).toEqual({ card: [{ id: "A", cost: 1 }, { id: "B" }], note: "whole" });
});

test("a name that is no file of data is an error, and other names are not touched", () => {
  const resolve = content().resolveId as (source: string) => string | undefined;
  expect(resolve("@engine/box/cards.toml?keep=id")).toBe("\0engine:box/cards.toml|id");
  expect(resolve("./cards")).toBeUndefined();
  expect(() => resolve("@engine/box/cards.py")).toThrow("@engine/box/cards.py is no file.toml or file.json");
});
