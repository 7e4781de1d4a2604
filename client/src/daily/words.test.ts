import { beforeAll, expect, test } from "vitest";
import type { DailyCard } from "../api";
import { loadRooms, setLanguage } from "../i18n/index.svelte";
import { about, barsOf, later, laterMonth, longDay, placeInWeek, shareText, signs, weekday } from "./words";

beforeAll(async () => {
  await setLanguage("en");
  await loadRooms(["daily"]);
});

const card = (board: DailyCard["board"], more: Partial<DailyCard>): DailyCard => ({
  board,
  game: "",
  hard: 1,
  facts: {},
  tries: 0,
  open: false,
  mine: null,
  best: null,
  spread: [],
  ...more,
});
const mine = (points: number, steps: number, ended = "drawn") => ({ points, steps, ended, late: false });
const dungeon = card("dungeon", {
  facts: { objective: "monster", each: 3, token: "sword" },
  mine: mine(6, 2),
  best: 9,
  tries: 30,
  spread: [
    { points: 6, count: 20 },
    { points: 9, count: 10 },
  ],
});
const night = card("night", { facts: { health: 3, power: 1, wounds: 0, space: 2 }, mine: mine(5, 3, "rested") });

test("days are those of UTC, whatever the hours do", () => {
  // Clocks go back on 25 October 2026 and forward on 28 March 2027 in much of Europe.
  expect(later("2026-10-24", 1)).toBe("2026-10-25");
  expect(later("2026-10-25", 1)).toBe("2026-10-26");
  expect(later("2027-03-28", 1)).toBe("2027-03-29");
  expect(later("2026-11-01", -1)).toBe("2026-10-31");
  expect(laterMonth("2026-12", 1)).toBe("2027-01");
  expect(longDay("2026-11-28")).toBe("Saturday 28 November");
  expect(weekday("2026-11-30")).toBe("Mon");
  expect([placeInWeek("2026-11-30"), placeInWeek("2026-11-29")]).toEqual([0, 6]);
});

test("a board is told beforehand", () => {
  expect(about(dungeon)).toBe(
    "Draw the best line through today’s five cards. Monsters count 3. You hold a sword fairy.",
  );
  expect(about(night)).toContain("a fresh goblin");
  expect(about(card("rescue", { facts: { heroes: 3, torch: 14, skull: 20, turns: 4 } }))).toContain("Three heroes");
});

test("signs tell how it went and not how it was done", () => {
  expect(signs(dungeon)).toBe("■■□");
  expect(signs(night)).toBe("●●●☾");
  expect(signs({ ...night, mine: mine(0, 2, "exhausted") })).toBe("●●✕");
  expect(signs(card("rescue", { mine: mine(0, 5, "lost") }))).toBe("◇");
  expect(signs(card("rescue", {}))).toBe("");
  expect(shareText("2026-11-28", [dungeon, night, card("rescue", {})], 12, "inn.example/daily/2026-11-28")).toBe(
    [
      "Three Lanterns, 28 November",
      "Daily dungeon 6 of 9  ■■□",
      "Night of the day 5 points  ●●●☾",
      "12 days running · inn.example/daily/2026-11-28",
    ].join("\n"),
  );
});

test("bars stand from the worst to the best, those of a dungeon without gaps", () => {
  expect(barsOf(dungeon).map((bar) => [bar.points, bar.count, bar.under])).toEqual([
    [0, 0, ""],
    [3, 0, ""],
    [6, 20, "yours"],
    [9, 10, "the best"],
  ]);
  expect(barsOf(dungeon)[2]?.share).toBeCloseTo(2 / 3);
  const rescue = card("rescue", {
    mine: mine(4, 4),
    spread: [0, 3, 4, 6].map((points) => ({ points, count: 1 })),
  });
  expect(barsOf(rescue).map((bar) => bar.label)).toEqual(["lost", "6 turns", "4 turns", "3 turns"]);
});
