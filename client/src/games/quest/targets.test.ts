import { expect, test } from "vitest";
import { previewOf, spotOf, targetsOf } from "./targets";
import type { Option, QuestView } from "./view";

const move = (code: number, hero: string, region: string, way = ""): Option => ({
  code,
  text: "",
  verb: "move",
  args: [["hero", hero], ["region", region], ...(way ? [["way", way] as [string, string]] : [])],
});
const view = (options: Option[]) => ({ seat: 1, options }) as unknown as QuestView;

test("a hero chosen narrows what is lit", () => {
  const options = [
    move(1, "1", "22R"),
    move(2, "2", "22R"),
    move(3, "2", "12L"),
    { code: 4, text: "idle", verb: "idle", args: [] } as Option,
  ];
  const all = targetsOf(view(options)).map((t) => t.key);
  expect(all).toEqual(["hero-1-0", "region-22R", "hero-1-1", "region-12L"]);
  const second = targetsOf(view(options), 1);
  expect(second.map((t) => [t.key, t.codes])).toEqual([
    ["region-22R", [2]],
    ["region-12L", [3]],
  ]);
});

test("two arcs of the ship are one lit place with two actions", () => {
  const found = targetsOf(view([move(7, "1", "20R", "cw"), move(8, "1", "20R", "ccw")]), 0);
  expect(found).toHaveLength(1);
  expect(found[0]?.codes).toEqual([7, 8]);
});

test("attacks light goblins, temple steps light heroes, buttons light nothing", () => {
  const option = (verb: string, args: [string, string][]): Option => ({ code: 1, text: "", verb, args });
  expect(
    spotOf(
      option("attack", [
        ["hero", "1"],
        ["cell", "21"],
      ]),
      0,
    ),
  ).toEqual({ kind: "goblin", cell: "21" });
  expect(
    spotOf(
      option("advance", [
        ["hero", "3"],
        ["payment", "t"],
      ]),
      2,
    ),
  ).toEqual({ kind: "hero", seat: 2, hero: 2 });
  expect(spotOf(option("roll", []), 0)).toBeNull();
});

test("the preview of a move tells its cost and the goblins it calms [Q3.7]", () => {
  const option = { ...move(1, "1", "24R"), cost: 2, calms: ["21", "23"], passes: ["21", "22", "23"] };
  expect(previewOf(option, 0)).toMatchObject({ hero: 0, to: "24R", cost: 2, calms: ["21", "23"] });
  expect(previewOf(undefined, 0)).toBeNull();
});
