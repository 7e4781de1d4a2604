/** What the findings of a finished game come to on the page: signs, changes, lines of the graph. */
import type { Shapes } from "../api";

export type Finding = Shapes["Finding"];
export type SeatSum = Shapes["SeatSum"];
export type Mark = Exclude<Finding["mark"], "">;

export const SIGNS: Record<Mark, string> = { best: "!", inaccuracy: "?", blunder: "??" };
export const TONES: Record<Mark, string> = { best: "var(--good)", inaccuracy: "var(--ink2)", blunder: "var(--bad)" };

/** Parts of a win as whole per cents, with a sign and a true minus: +5, 0, −8. */
export function signed(share: number): string {
  const whole = Math.round(share * 100);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}

/** What an action changed for the one whose it is: a choice what it lost, a draw what it gave `whose` seat. */
export function changeOf(found: Finding, whose: number): number | null {
  if (found.kind === "choice") return found.best === found.code ? 0 : -Math.max(0, found.loss);
  if (found.kind === "chance") return found.luck[whose] ?? found.luck[0] ?? 0;
  return null;
}

/** Chances in per cent by action from 1, seat by seat; null where nothing is known yet. */
export function linesOf(
  known: ReadonlyMap<number, Finding>,
  xs: readonly number[],
  seats: number,
): (number | null)[][] {
  return Array.from({ length: seats }, (_, seat) =>
    xs.map((x) => {
      const value = known.get(x)?.chances[seat];
      return value === undefined ? null : Math.round(value * 1000) / 10;
    }),
  );
}

/** The first action that anything may be known of: those before lay out the game. */
export const firstOf = (known: ReadonlyMap<number, Finding>): number =>
  Math.max(0, ...[...known.values()].filter((one) => one.kind === "deal").map((one) => one.number)) + 1;

/** Which findings a list shows. */
export type Shown = "all" | "marked" | "mine";
export function listOf(
  found: readonly Finding[],
  shown: Shown,
  mine: readonly number[],
  near: (one: Finding) => boolean,
): Finding[] {
  return found.filter((one) => {
    if (one.kind === "deal") return false;
    if (shown === "all") return near(one);
    return one.mark !== "" && (shown === "marked" || mine.includes(one.actor));
  });
}

/** The move that is shown first: the costliest blunder that is known, else the dungeon that missed most of its best, else
 * the last marked one; null while there is none. */
export function worthALook(found: readonly Finding[]): number | null {
  const missed = (one: Finding) => Math.max(0, ...one.solved.map(({ points, best }) => best - points));
  const most = (rows: readonly Finding[], by: (one: Finding) => number) =>
    rows.reduce<Finding | null>((first, one) => (first && by(first) >= by(one) ? first : one), null);
  const worst =
    most(
      found.filter((one) => one.mark === "blunder"),
      (one) => one.loss,
    ) ??
    most(
      found.filter((one) => missed(one) > 0),
      missed,
    ) ??
    found.findLast((one) => one.mark);
  return worst?.number ?? null;
}

/** A text that stands in quotes: its own become those that stand within others. */
export const within = (text: string): string =>
  text.replace(/«\s*|\s*»|[“”]/g, (quote) =>
    quote === "“" ? "‘" : quote === "”" ? "’" : quote.startsWith("«") ? "“" : "”",
  );

/** Stretches of actions that are dark, both ends included, in their order. */
export function darkOf(found: readonly Finding[], dark: (one: Finding) => boolean): { from: number; to: number }[] {
  const bands: { from: number; to: number }[] = [];
  for (const one of found) {
    if (one.kind === "deal" || !dark(one)) continue;
    const last = bands.at(-1);
    if (last?.to === one.number - 1) last.to = one.number;
    else bands.push({ from: one.number - 1, to: one.number });
  }
  return bands;
}
