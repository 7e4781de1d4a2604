/** Words and lines for what enemies will do and for what weapons reach. */
import type { Pt } from "../../art/rough";
import { name, t } from "../../i18n/index.svelte";
import { centre } from "./geometry";
import {
  type Aim,
  arg,
  type DungeonsView,
  type Effect,
  type Forecast,
  type Option,
  type Outcome,
  type Room,
} from "./view";
import { enemyLabel, heroOf, phrase, shortPlace, weaponName } from "./words";

type Who = (seat: number) => string;

const hitText = (view: DungeonsView, { health, focus, falls, seat }: Outcome["hits"][number], player: Who): string =>
  t("dungeon-intent-hit", { who: heroOf(view, seat, player), health, focus, falls: falls ? "yes" : "no" });

/** What one outcome comes to, without where the enemy goes. */
function blow(view: DungeonsView, outcome: Effect, player: Who): string {
  const parts = outcome.hits.map((hit) => hitText(view, hit, player));
  if (outcome.lost) parts.push(t("dungeon-intent-lost"));
  else if (outcome.goblin) parts.push(t("dungeon-intent-goblin", { place: phrase(view, outcome.goblin) }));
  if (outcome.regain) parts.push(t("dungeon-intent-regain"));
  return parts.join(", ");
}

/** What an enemy does at the next eye as things stand, in one sentence: where it goes, whom it hits for how much. */
export function intentText(view: DungeonsView, id: string, player: Who): string {
  const enemy = view.enemies[id];
  if (!enemy || enemy.next.length === 0) return t(view.next_act.now ? "dungeon-intent-done" : "dungeon-intent-never");
  const groups = new Map<string, Room[]>();
  for (const outcome of enemy.next) {
    const what = blow(view, outcome, player);
    const rooms = groups.get(what) ?? [];
    if (!rooms.includes(outcome.room)) rooms.push(outcome.room);
    groups.set(what, rooms);
  }
  const ways = [...groups].map(([what, rooms]) => {
    const away = rooms.filter((room) => room !== enemy.room);
    const goes =
      away.length > 0
        ? t("dungeon-intent-moves", { place: away.map((r) => phrase(view, r)).join(` ${t("dungeon-or")} `) })
        : t("dungeon-intent-stays");
    return what ? `${goes}, ${what}` : goes;
  });
  return enemy.next.length > 1 ? t("dungeon-intent-choice", { ways: ways.join("; ") }) : `${ways[0]}.`;
}

/** The heading of the enemies: when they act. */
export function whenText(view: Pick<DungeonsView, "next_act">): string {
  const { space, steps, now } = view.next_act;
  if (now) return t("dungeon-enemy-now");
  if (space === null || steps === null) return t("dungeon-enemy-never");
  return steps === 1 ? t("dungeon-enemy-soon", { space }) : t("dungeon-enemy-when", { space, n: steps });
}

export type Deeds = {
  /** It has acted while others still do. */
  done: boolean;
  /** Rooms it may go to, in words; "" when it stays. */
  moves: string;
  /** Ties leave several ways. */
  choice: boolean;
  hits: { seat: number; health: number; focus: number; falls: boolean; sure: boolean }[];
  goblin: boolean;
  regain: boolean;
};
/** What an enemy does when enemies act, as signs: sure where every way of the ties comes to it. */
export function deedsOf(view: DungeonsView, id: string): Deeds {
  const enemy = view.enemies[id];
  const next = enemy?.next ?? [];
  const away = [...new Set(next.map(({ room }) => room))].filter((room) => room !== enemy?.room);
  const hits = view.players.flatMap((_, seat) => {
    const all = next.flatMap((outcome) => outcome.hits.filter((hit) => hit.seat === seat));
    const [first] = all;
    if (!first) return [];
    return [{ ...first, falls: all.some(({ falls }) => falls), sure: all.length === next.length }];
  });
  return {
    done: next.length === 0 && view.next_act.now,
    moves: away.map((room) => shortPlace(view, room)).join(` ${t("dungeon-or")} `),
    choice: next.length > 1,
    hits,
    goblin: next.some(({ goblin }) => goblin !== undefined),
    regain: next.some(({ regain }) => regain === true),
  };
}

/** What is left of each hero after all enemies have acted: "6 → 1", or that it falls. */
export const inAll = (
  view: Pick<DungeonsView, "forecast">,
): { seat: number; falls: Forecast["falls"]; text: string }[] =>
  view.forecast.map(({ seat, health, health_left: [least = 0, most = 0], focus, focus_left: [low = 0], falls }) => {
    const change =
      least === most
        ? t("dungeon-change", { before: health, after: least })
        : t("dungeon-change-range", { before: health, least, most });
    const lost = health === least ? t("dungeon-change-focus", { before: focus, after: low }) : change;
    return {
      seat,
      falls,
      text: falls === "yes" ? t("dungeon-falls") : falls === "maybe" ? `${change}, ${t("dungeon-may-fall")}` : lost,
    };
  });

/** An enemy in one sentence for the ear: who, Defense, where, and what it will do. */
export function enemySentence(view: DungeonsView, id: string, player: Who): string {
  const intent = intentText(view, id, player);
  return `${enemyLabel(view, id)}. ${intent.charAt(0).toUpperCase()}${intent.slice(1)}`;
}

/** When enemies act next, and how far away it is; null when they never do again. */
export const nextEye = ({
  next_act: { space, steps },
}: Pick<DungeonsView, "next_act">): { space: number; n: number } | null =>
  space === null || steps === null ? null : { space, n: steps };

/** What an option aims with, null for one that aims at nothing. */
export function aimOf(view: DungeonsView, option: Option | undefined): Aim | null {
  if (!option) return null;
  const first = arg(option, "weapon") ?? arg(option, "spell");
  const name = first ? `${option.verb} ${first}` : option.verb;
  return view.aims.find((aim) => aim.with === name) ?? null;
}

export function aimName(view: DungeonsView, aim: Aim): string {
  const [verb, what = ""] = aim.with.split(" ");
  if (verb === "signature") return t("dungeon-signature");
  if (verb === "cast") return name(what, "spell");
  return weaponName(view, what, view.question?.actor);
}

/** The rays of a missile: from the room to the farthest room of each line that it reaches. */
export function rays(view: DungeonsView, from: Room, aim: Aim): [Pt, Pt][] {
  if (aim.kind !== "missile" || from === "lair") return [];
  const a = centre(view, from);
  const ends = new Map<string, Pt>();
  for (const room of aim.rooms) {
    const b = centre(view, room);
    const way = `${Math.sign(Math.round(b.x - a.x))} ${Math.sign(Math.round(b.y - a.y))}`;
    const far = ends.get(way);
    if (!far || Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(far.x - a.x, far.y - a.y)) ends.set(way, b);
  }
  return [...ends.values()].map((end) => [a, end]);
}

/** Why an enemy cannot be reached with what is aimed, with its rule. */
export const barredText = (aim: Aim, enemy: string): string => {
  const why = aim.barred[enemy];
  return why ? `${t(`why-${why.key}`, why.params)} ${why.rule}` : "";
};

/** The enemy die in words: how often each loss of Health, and the torch. */
export function replyText(reply: readonly number[]): string {
  const count = new Map<number, number>();
  for (const loss of reply) count.set(loss, (count.get(loss) ?? 0) + 1);
  const parts = [...count].sort(([a], [b]) => a - b).map(([loss, n]) => t("dungeon-reply-loss", { loss, n }));
  return t("dungeon-reply", { parts: parts.join(", ") });
}

/** What the boss's torch face does beside burning the torch down, "" for nothing. */
export function bossTorch(view: DungeonsView, effect: Effect | null | undefined, player: Who): string {
  const what = effect ? blow(view, effect, player) : "";
  return what ? t("dungeon-reply-boss", { what }) : "";
}
