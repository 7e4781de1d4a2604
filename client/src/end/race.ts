/** The race of a story as a chart: whose line it is, where the ticks stand, and where the turning points lie on it. */
import type { Colour } from "../art/seats";
import { has, t } from "../i18n/index.svelte";
import type { ChartLine, ChartMark, ChartTick } from "../ui/chart";
import type { Story, Turning } from "./words";

export const SCORE = "score";
/** What a boss has left stands as bars. */
const HEARTS = "hearts";
/** Lines of no seat: what they are drawn with, in their order. */
const TONES: readonly [string, string][] = [
  ["var(--wick)", ""],
  ["var(--ink2)", "7 5"],
  ["var(--hp)", "2 5"],
  ["var(--info)", "14 4 3 4"],
];
const MOST_TICKS = 8;

type Who = {
  colour: (seat: number) => Colour | null;
  player: (seat: number) => string;
  mine: readonly number[];
};

export const trackName = (key: string): string => (has(`end-track-${key}`) ? t(`end-track-${key}`) : key);

export function linesOf(story: Story, { colour, player, mine }: Who): ChartLine[] {
  return story.tracks.map(({ key, seat, values }, at) => {
    if (key === SCORE && seat >= 0)
      return { name: player(seat), colour: colour(seat), values, mine: mine.length === 1 && mine[0] === seat };
    const [tone = "", dash = ""] = TONES[at % TONES.length] ?? [];
    // Of what there is none yet nothing is drawn.
    return {
      name: trackName(key),
      tone,
      dash,
      mine: at === 0,
      bars: key === HEARTS,
      values: values.map((n) => (n < 0 ? null : n)),
    };
  });
}

/** The start and every round; of many turns some, the last among them. */
export function ticksOf({ chapters }: Story): ChartTick[] {
  const step = Math.max(1, Math.ceil((chapters.length - 1) / MOST_TICKS));
  const last = chapters.length - 1;
  return chapters.flatMap((n, at) => {
    const near = at !== last && at > 0 && last - at < step * 0.6;
    if ((at % step !== 0 && at !== last) || near) return [];
    return [{ at, label: n === 0 ? t("end-start") : String(n) }];
  });
}

/** The numbers of the turning points on the lines: at the end of their chapter. */
export const marksOf = (story: Story): ChartMark[] =>
  story.turnings.map(({ chapter, track }, n) => ({
    at: Math.max(0, story.chapters.indexOf(chapter)),
    line: track,
    sign: String(n + 1),
  }));

/** What a turning point changed: the lead, my points, or what is counted. */
export function changeOf({ tracks }: Story, turning: Turning): string {
  const track = tracks[turning.track];
  if (!track) return "";
  const shown = (n: number | undefined) => String(n ?? 0).replace("-", "−");
  const [before, after] = [turning.before[turning.track] ?? 0, turning.after[turning.track] ?? 0];
  const points = tracks.flatMap(({ key, seat }, at) => (key === SCORE && seat >= 0 ? [turning.after[at] ?? 0] : []));
  if (points.length > 1) {
    const [first, second] = [...points].sort((a, b) => b - a);
    return t("end-lead", { first: shown(first), second: shown(second) });
  }
  if (points.length === 1) return t("end-points-now", { before: shown(before), after: shown(after) });
  if (before === after) return "";
  return before < 0
    ? `${trackName(track.key)} ${shown(after)}`
    : t("end-track", { label: trackName(track.key), before: shown(before), after: shown(after) });
}
