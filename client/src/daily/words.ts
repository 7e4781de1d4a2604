/** Days, and what is said of their boards. */
import type { DailyCard } from "../api";
import { capital, region, t } from "../i18n/index.svelte";

export type BoardName = DailyCard["board"];
export const BOARDS: readonly BoardName[] = ["dungeon", "night", "rescue"];
export const isBoard = (name: string): name is BoardName => (BOARDS as readonly string[]).includes(name);
/** The order in which the signs of a day stand: Quest, Dungeons, Map Masters. */
export const SIGNS: readonly BoardName[] = ["night", "rescue", "dungeon"];

type Parts = Intl.DateTimeFormatOptions;
/** A day in words. Days are those of UTC everywhere. */
export const dayWords = (day: string, parts: Parts): string =>
  new Intl.DateTimeFormat(region(), { ...parts, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
export const longDay = (day: string): string =>
  capital(dayWords(day, { weekday: "long", day: "numeric", month: "long" }).replace(",", ""));
export const shortDay = (day: string): string => dayWords(day, { day: "numeric", month: "long" });
export const weekday = (day: string): string => dayWords(day, { weekday: "short" }).replace(".", "");
export const monthWords = (month: string): string => capital(dayWords(`${month}-01`, { month: "long" }));

/** The day so many days later. */
export function later(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
/** The month so many months later. */
export function laterMonth(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}
/** Monday is 0. */
export const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** What is told of a board beforehand, in a line. */
export const shortly = ({ board, facts }: Pick<DailyCard, "board" | "facts">): string =>
  t(`daily-${board}-short`, {
    torch: Number(facts.torch ?? 0),
    skull: Number(facts.skull ?? 0),
    turns: Number(facts.turns ?? 0),
  });

/** What is told of a board beforehand. */
export function about({ board, facts }: Pick<DailyCard, "board" | "facts">): string {
  if (board === "dungeon") {
    const token = facts.token ? ` ${t(`daily-token-${facts.token}`)}` : "";
    return `${t("daily-dungeon-text", { things: t(`daily-things-${facts.objective}`), each: Number(facts.each) })}${token}`;
  }
  if (board === "night") {
    const { health, power, wounds, space } = facts;
    return t("daily-night-text", {
      health: Number(health),
      power: Number(power),
      wounds: Number(wounds),
      space: Number(space),
    });
  }
  const { heroes, torch, skull, turns } = facts;
  return t("daily-rescue-text", {
    heroes: Number(heroes),
    torch: Number(torch),
    skull: Number(skull),
    turns: Number(turns),
  });
}

type Outcome = NonNullable<DailyCard["mine"]>;
/** What a try came to, as short as it can be. */
export function result(board: BoardName, mine: Outcome, best: number | null): string {
  if (board === "dungeon") return t("daily-of", { n: mine.points, of: best ?? mine.points });
  if (board === "night") return t("daily-points", { n: mine.points });
  return mine.points > 0 ? t("daily-won", { n: mine.points }) : t("daily-lost");
}
/** The same in a sentence. */
export function told(board: BoardName, mine: Outcome, best: number | null): string {
  if (board === "dungeon") return t("daily-dungeon-done", { n: mine.points, of: best ?? mine.points });
  if (board === "night")
    return t(mine.ended === "exhausted" ? "daily-night-tired" : "daily-night-done", {
      n: mine.points,
      rolls: mine.steps,
    });
  return mine.points > 0 ? t("daily-rescue-done", { n: mine.points }) : t("daily-rescue-lost");
}

/** Signs of a result that tell nobody how it was come to: squares of what was found, rolls of a night. */
export function signs({ board, mine, best, facts }: DailyCard): string {
  if (!mine) return "";
  if (board === "dungeon") {
    const each = Number(facts.each) || 1;
    const of = Math.round((best ?? mine.points) / each);
    return "■".repeat(mine.steps) + "□".repeat(Math.max(0, of - mine.steps));
  }
  if (board === "night") return "●".repeat(mine.steps) + (mine.ended === "exhausted" ? "✕" : "☾");
  return mine.points > 0 ? "◆".repeat(mine.points) : "◇";
}
/** What is sent to friends. It spoils nothing. */
export function shareText(day: string, cards: readonly DailyCard[], run: number, address: string): string {
  const done = cards.filter((card) => card.mine);
  return [
    `${t("product")}, ${shortDay(day)}`,
    ...done.flatMap((card) =>
      card.mine ? [`${t(`daily-${card.board}`)} ${result(card.board, card.mine, card.best)}  ${signs(card)}`] : [],
    ),
    [run > 0 ? t("daily-running", { n: run }) : "", address].filter(Boolean).join(" · "),
  ].join("\n");
}

export type Bar = { points: number; count: number; share: number; mine: boolean; label: string; under: string };
/** Of a dungeon every result that there can be; of the others those that there are. Worse ones stand on the left. */
export function barsOf(card: DailyCard): Bar[] {
  const all = card.spread.reduce((sum, one) => sum + one.count, 0);
  const counts = new Map(card.spread.map((one) => [one.points, one.count]));
  const each = Number(card.facts.each) || 1;
  const points =
    card.board === "dungeon" && card.best !== null && card.best / each <= 9
      ? Array.from({ length: Math.round(card.best / each) + 1 }, (_, at) => at * each)
      : [...counts.keys()];
  // A rescue that took fewer turns is better; a lost one has none.
  const worth = (n: number) => (card.board === "rescue" ? (n === 0 ? -999 : -n) : n);
  const shown = [...new Set([...points, ...counts.keys()])].sort((a, b) => worth(a) - worth(b));
  return shown.map((n) => {
    const mine = card.mine?.points === n;
    const count = counts.get(n) ?? 0;
    const best = card.board === "dungeon" && n === card.best;
    return {
      points: n,
      count,
      share: all > 0 ? count / all : 0,
      mine,
      label:
        card.board === "rescue" ? (n === 0 ? t("daily-lost") : t("daily-in-turns", { n })) : t("daily-points", { n }),
      under: mine ? t("daily-yours") : best ? t("daily-the-best") : "",
    };
  });
}
