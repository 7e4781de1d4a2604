import { describe, expect, it } from "vitest";
import type { Finished } from "../../api";
import { nextMission, reached } from "./campaign";

const game = (mission: number, level: string, score: number, more: Partial<Finished> = {}): Finished => ({
  table: `${mission}${level}${score}`,
  options: { mission: String(mission), level },
  players: 1,
  reason: score > 0 ? "won" : "exhausted",
  score,
  won: score > 0,
  marked: false,
  updated: 0,
  ...more,
});

describe("the campaign", () => {
  it("keeps the best win of each mission and level", () => {
    const known = reached([game(1, "easy", 0), game(1, "easy", 20), game(1, "easy", 31), game(1, "hard", 0)]);
    expect(known.get("1-easy")).toEqual({ tries: 3, won: true, best: 31, table: "1easy31" });
    expect(known.get("1-hard")).toMatchObject({ tries: 1, won: false, best: 0 });
    expect(known.get("2-easy")).toBeUndefined();
  });
  it("does not count a game that was taken back", () => {
    expect(reached([game(1, "easy", 40, { marked: true })]).size).toBe(0);
  });
  it("goes on with the first mission that was never won", () => {
    const known = reached([game(1, "novice", 9), game(3, "hard", 9)]);
    expect(nextMission([1, 2, 3], known)).toBe(2);
    expect(nextMission([1, 3], known)).toBe(3);
  });
});
