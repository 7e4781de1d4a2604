/** What has been reached in the missions: from the games that this browser has finished. */
import type { Finished } from "../../api";

export const LEVELS = ["novice", "easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** Of a mission at a level: how often it was tried, whether it was ever won, the best score of a win and its table. */
export type Reached = { tries: number; won: boolean; best: number; table: string };

/** A key for each mission and level: "3-easy". Games in which somebody took back more than undo allows do not count. */
export function reached(games: readonly Finished[]): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  for (const game of games) {
    if (game.marked) continue;
    const key = `${game.options.mission}-${game.options.level}`;
    const before = found.get(key) ?? { tries: 0, won: false, best: 0, table: game.table };
    const better = game.won && (!before.won || game.score > before.best);
    found.set(key, {
      tries: before.tries + 1,
      won: before.won || game.won,
      best: better ? game.score : before.best,
      table: better ? game.table : before.table,
    });
  }
  return found;
}

/** The mission to play next: the first that was never won at any level, the last when all were. */
export const nextMission = (ids: readonly number[], known: ReadonlyMap<string, Reached>): number =>
  ids.find((id) => !LEVELS.some((level) => known.get(`${id}-${level}`)?.won)) ?? ids.at(-1) ?? 1;
