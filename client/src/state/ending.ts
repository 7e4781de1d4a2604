/** How a game ended, in words: why it ended, and who has won. */
import type { Table } from "../api";
import { has, language, t } from "../i18n/index.svelte";

/** What of a table, or of a record, is asked for. */
export type Ended = Pick<Table, "cooperative" | "mine"> & {
  seats: readonly unknown[];
  result: Pick<NonNullable<Table["result"]>, "reason" | "results" | "scores"> | null;
};

/** Names as one says them: "Ada, Bo and Lise". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(names);

/** Why it ended: "The fifth Night has passed." Some reasons say "you", which is not for whoever had no seat. */
export function endTitle({ result, mine }: Ended): string {
  const key = `end-${result?.reason ?? ""}`;
  const told = `told-${key}`;
  if (mine.length === 0 && has(told)) return t(told);
  return result?.reason && has(key) ? t(key) : t("table-over");
}

/** Who has won, as a sentence; "" where the reason says all, and while it is not known. */
export function endSentence(ended: Ended, player: (seat: number) => string): string {
  const { result, mine, seats, cooperative } = ended;
  if (!result) return "";
  const winners = result.results.flatMap((share, seat) => (share > 0 ? [seat] : []));
  const scored = result.scores.some((score) => score !== 0);
  const points = result.scores[winners[0] ?? 0] ?? 0;
  if (seats.length === 1) return scored ? t("end-alone", { points }) : "";
  if (cooperative) return t(winners.length > 0 ? "end-together-won" : "end-together-lost");
  const [only] = winners;
  if (only === undefined) return t("end-nobody");
  // Who passes one screen around is no "you".
  const me = mine.length === 1 ? mine[0] : undefined;
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== me).map(player);
    const names = listed(me !== undefined && winners.includes(me) ? [t("end-you"), ...others] : others);
    return scored ? t("end-shared-points", { names, points }) : t("end-shared", { names });
  }
  if (only === me) return scored ? t("end-you-points", { points }) : t("end-you-won");
  return scored ? t("end-one-points", { name: player(only), points }) : t("end-one", { name: player(only) });
}
