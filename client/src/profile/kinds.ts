/** How a person's games are told: one row for each game, mode and, where all play against all, number of seats. */
import type { KindOfGames } from "../api/profile";
import { boxOf, cardOf, has, t } from "../i18n/index.svelte";

export type Row = {
  key: string;
  game: string;
  title: string;
  games: number;
  won: number;
  best: number | null;
  mean: number | null;
  /** The same by level and number of seats, and by the seat that one had. */
  parts: readonly KindOfGames[];
};

const modeOf = (kind: KindOfGames): string => Object.values(kind.mode).join(" ");
const together = (kind: KindOfGames): boolean => cardOf(kind.game)?.cooperative ?? false;
/** The words of a mode; "" for the one in which all play against all, which the number of seats tells apart. */
const modeWords = (kind: KindOfGames): string => {
  const key = `profile-mode-${modeOf(kind)}`;
  return has(key) ? t(key) : "";
};
export const seatsWords = (players: number): string => {
  const key = `profile-seats-${players}`;
  return has(key) ? t(key) : t("profile-seats", { n: players });
};
export const levelWords = (level: string): string => {
  const key = `profile-level-${level}`;
  return has(key) ? t(key) : level;
};

function titleOf(kind: KindOfGames): string {
  const name = t(`game-${kind.game}`);
  if (together(kind)) return name;
  return `${name}, ${modeWords(kind) || seatsWords(kind.players)}`;
}

/** The rows, the most played first. */
export function rowsOf(kinds: readonly KindOfGames[]): Row[] {
  const groups = new Map<string, KindOfGames[]>();
  for (const kind of kinds) {
    const apart = together(kind) || modeWords(kind) ? "" : kind.players;
    const key = `${kind.game} ${modeOf(kind)} ${apart}`;
    groups.set(key, [...(groups.get(key) ?? []), kind]);
  }
  return [...groups]
    .flatMap(([key, parts]) => {
      const first = parts[0];
      if (!first) return [];
      const games = sum(parts.map((part) => part.games));
      const bests = parts.flatMap((part) => (part.best === null ? [] : [part.best]));
      const points = parts.flatMap((part) => (part.mean === null ? [] : [part.mean * part.games]));
      return [
        {
          key,
          game: boxOf(first.game),
          title: titleOf(first),
          games,
          won: sum(parts.map((part) => part.won)),
          best: bests.length > 0 ? Math.max(...bests) : null,
          mean: points.length > 0 ? sum(points) / games : null,
          parts,
        },
      ];
    })
    .sort((a, b) => b.games - a.games);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
