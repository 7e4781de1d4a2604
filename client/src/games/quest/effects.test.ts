import { expect, test } from "vitest";
import { effects } from "./effects";
import type { QuestView } from "./view";

const view = (health: number, power: number, magic = 1) =>
  ({ magic, players: [{ seat: 0, health, power, goblins: 0, quests: [] }] }) as unknown as QuestView;

test("lost Health, gained Power and a moved token each make one sign", () => {
  expect(effects(view(6, 2), view(5, 3, 2))).toEqual([
    { to: 0, icon: "claw", tone: "bad" },
    { to: 0, icon: "bolt", tone: "power" },
    { to: "magic", icon: "star", tone: "magic" },
  ]);
});

test("nothing changed, nothing flies", () => {
  expect(effects(view(6, 2), view(6, 2))).toEqual([]);
});
