/** What the page of the end says: its title, the sentence why, and the line about one's own best. */
import { within } from "../analysis/look";
import type { Shapes, Table } from "../api";
import { has, name, t } from "../i18n/index.svelte";
import { type Ended, endSentence, endTitle, listed } from "../state/ending";
import { chapterAt, type decisive } from "./chances";

export type Story = Shapes["StoryView"];
export type Turning = Shapes["Turning"];
export type Place = Shapes["PlaceShape"];
type Player = (seat: number) => string;
export type Over = Ended & { result: Table["result"] };

const GIVEN_UP = "resigned";

/** The seat that "you" is said to; who passes one screen around is no "you". */
const me = ({ mine }: Over): number => (mine.length === 1 ? (mine[0] ?? -1) : -1);
const winners = ({ result }: Over): number[] =>
  result?.results.flatMap((share, seat) => (share > 0 ? [seat] : [])) ?? [];

/** Seats in the order of their rank: whoever won stands first, then the points decide; those who win or lose together
 * stand as they sit. */
export function ranked({ result, seats, cooperative }: Over): number[] {
  const all = seats.map((_, seat) => seat);
  if (!result || cooperative) return all;
  const won = (seat: number) => Number((result.results[seat] ?? 0) > 0);
  return all.sort((a, b) => won(b) - won(a) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0) || a - b);
}

/** Whose lamp stays lit: the winners', of those who play together all or none. */
export const lit = (over: Over): number[] => (given(over) ? [] : winners(over));

const given = ({ result }: Over): boolean => result?.reason === GIVEN_UP && !result.results.some((share) => share > 0);

/** The title: who has won, and by how much; what the game itself says of its end comes before. */
export function titleOf(over: Over, player: Player, verdict: Shapes["Cause"] | null = null): string {
  const { result, cooperative, seats } = over;
  if (!result) return bare(endTitle(over));
  if (given(over)) return t("end-given-up");
  if (verdict)
    return t(
      `end-title-${verdict.key}`,
      Object.fromEntries(
        Object.entries(verdict.params).map(([key, value]) => [
          key,
          typeof value === "string" ? name(value, key) : value,
        ]),
      ),
    );
  const scored = result.scores.some((score) => score !== 0);
  if (cooperative || seats.length === 1 || !scored)
    return seats.length > 1 && !cooperative ? plain(over, player) : bare(endTitle(over));
  const won = winners(over);
  const [first] = won;
  if (first === undefined) return bare(endTitle(over));
  const points = result.scores[first] ?? 0;
  if (won.length > 1) {
    const names = won.map((seat) => (seat === me(over) ? t("end-you") : player(seat)));
    const own = won.indexOf(me(over));
    if (own > 0) names.unshift(...names.splice(own, 1));
    return t("end-share-points", { names: listed(names), points });
  }
  const second = Math.max(...result.scores.filter((_, seat) => seat !== first));
  const who = player(first);
  if (first === me(over)) return points > second ? t("end-win-by", { points, second }) : t("end-win-tie", { points });
  return points > second
    ? t("end-other-by", { name: who, margin: points - second })
    : t("end-other-tie", { name: who, points });
}
const bare = (title: string): string => title.replace(/\.$/, "");
const plain = (over: Over, player: Player): string => bare(endSentence(over, player) || endTitle(over));

/** One sentence why, or two: what decided it, else why it ended; and who gave up. `decided`: the choice that weighed most,
 * which says more than what was counted. */
export function reasonOf(over: Over, story: Story | null, player: Player, decided = ""): string {
  const { result } = over;
  const last = story?.chapters.at(-1) ?? 0;
  const parts: string[] = [];
  if (given(over)) parts.push(story && last > 0 ? t(`end-given-up-${story.unit}`, { n: last }) : endTitle(over));
  else {
    const counted = !over.cooperative && over.seats.length > 1 && (story?.cause?.key ?? "count") === "count";
    const cause = (counted && decided) || (story?.cause ? causeText(story.cause, over, player) : "");
    // What the title says already is not said again.
    const ended = over.cooperative || over.seats.length === 1 ? "" : endTitle(over);
    parts.push(cause || ended);
    const gone = (result?.resigned ?? []).map(player);
    if (gone.length > 0) parts.push(t("end-resigners", { names: listed(gone) }));
  }
  return parts.filter(Boolean).join(" ");
}

/** What decided it, in words; "" where this catalogue has none for it. */
export function causeText({ key, params }: NonNullable<Story["cause"]>, over: Over, player: Player): string {
  const message = `end-why-${key}`;
  if (!has(message)) return "";
  const source = String(params.source ?? "");
  const counted = (n: unknown) => (source ? t(`end-counted-${source}`, { n: Number(n ?? 0) }) : "");
  const seat = typeof params.seat === "number" ? params.seat : -1;
  const other = typeof params.other_seat === "number" ? params.other_seat : -1;
  return t(message, {
    ...params,
    who: seat < 0 ? "" : player(seat),
    you: seat >= 0 && seat === me(over) ? "yes" : "no",
    other: other < 0 ? "" : other === me(over) ? t("end-other-you") : player(other),
    counted: counted(params.count),
  });
}

/** The choice that decided most, in a sentence that blames nobody; "" where it has no words. */
export function decidedText(
  { one, by }: NonNullable<ReturnType<typeof decisive>>,
  story: Story,
  over: Over,
  player: Player,
  phrase: (code: number) => string,
): string {
  const [better, played] = [within(phrase(one.best)), within(phrase(one.code))];
  const alone = one.mark === "best";
  if (!better || (!alone && (!played || better === played))) return "";
  return t(alone ? "end-why-alone" : "end-why-instead", {
    when: t(`end-in-${story.unit}`, { n: chapterAt(story, one.line) }),
    who: player(one.actor),
    you: one.actor === me(over) ? "yes" : "no",
    better,
    played,
    n: Math.round(by * 100),
  });
}

/** My place among my finished games; "" for whoever had no seat. */
export function bestText(place: Place | null, players: number, cooperative: boolean, scored: boolean): string {
  if (!place) return "";
  const { games, score, best, before, won } = place;
  if (games === 1 || before === null) return games === 1 ? t("end-best-first") : "";
  if (cooperative || !scored) return t("end-best-won", { games, won, players });
  return score > before
    ? t("end-best-new", { games, score, before, players })
    : t("end-best-place", { games, place: place.place, best, players });
}
