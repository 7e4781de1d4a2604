import { expect, test } from "vitest";
import type { Panel } from "../../ui/panel";
import { offers, taughtPanels } from "./offers";

const choices = ["3", "7", "12"].map((key) => ({ key, label: key }));

test("a lesson points to one answer and a hint suggests one, which may be the same", () => {
  expect(offers(choices, {}, "best")).toBe(choices);
  expect(offers(choices, { taught: null, suggested: null }, "best")).toBe(choices);
  const both = offers(choices, { taught: 7, suggested: 12 }, "best");
  expect(both.map(({ key, pointed, advised }) => [key, pointed, advised])).toEqual([
    ["3", undefined, undefined],
    ["7", true, undefined],
    ["12", undefined, "best"],
  ]);
  expect(offers(choices, { taught: 7, suggested: 7 }, "best")[1]).toMatchObject({ pointed: true, advised: "best" });
  expect(offers(choices, { suggested: 99 }, "best").some(({ advised }) => advised)).toBe(false);
});

test("a table with a lesson has two panels, the players in the dock, and the steps", () => {
  const panel = (id: string): Panel => ({ id, label: id, icon: "check", body: (() => {}) as unknown as Panel["body"] });
  const shown = taughtPanels(["odds", "row", "players", "magic"].map(panel), panel("steps"));
  expect(shown.map(({ id, dockOnly }) => [id, dockOnly])).toEqual([
    ["odds", undefined],
    ["row", undefined],
    ["players", true],
    ["steps", undefined],
  ]);
});
