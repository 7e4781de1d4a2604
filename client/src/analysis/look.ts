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
