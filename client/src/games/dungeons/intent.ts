/** Words and lines for what enemies will do and for what weapons reach. */
import type { Side } from "../../art/dungeons/tile";
import type { Pt } from "../../art/rough";
import { name, t } from "../../i18n/index.svelte";
import { beside, centre } from "./geometry";
import { type Aim, arg, type DungeonsView, type Effect, isSeen, type Option, type Outcome, type Room } from "./view";
import { phrase } from "./words";

/** The card of the Lair Door, to which the lair is joined. */
const DOOR = "D27";

type Who = (seat: number) => string;

const hitText = ({ health, focus, falls, seat }: Outcome["hits"][number], player: Who): string =>
  t("dungeon-intent-hit", { who: player(seat), health, focus, falls: falls ? "yes" : "no" });

/** What one outcome comes to, without where the enemy goes. */
function blow(view: DungeonsView, outcome: Effect, player: Who): string {
  const parts = outcome.hits.map((hit) => hitText(hit, player));
  if (outcome.lost) parts.push(t("dungeon-intent-lost"));
  else if (outcome.goblin) parts.push(t("dungeon-intent-goblin", { place: phrase(view, outcome.goblin) }));
  if (outcome.regain) parts.push(t("dungeon-intent-regain"));
  return parts.join(", ");
}

/** What an enemy does at the next eye as things stand, in one sentence: where it goes, whom it hits for how much. */
export function intentText(view: DungeonsView, id: string, player: Who): string {
  const enemy = view.enemies[id];
  if (!enemy || enemy.next.length === 0) return t("dungeon-intent-never");
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

/** The space of the torch on which enemies act next, and how far away it is; null when none comes any more. */
export function nextEye(view: Pick<DungeonsView, "torch">): { space: number; n: number } | null {
  const space = view.torch.actions.find((at) => at > view.torch.space);
  return space === undefined ? null : { space, n: space - view.torch.space };
}

/** Rooms of one shortest way of an enemy, both ends included; the lair is one step from its door. */
export function route(view: DungeonsView, from: Room, to: Room): Room[] {
  const door = Object.keys(view.dungeon).find((cell) => {
    const square = view.dungeon[cell];
    return isSeen(square) && square.card === DOOR;
  });
  const before = new Map<Room, Room | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift()) {
    const square = view.dungeon[here];
    const near = isSeen(square) ? [...square.passages].map((side) => beside(here as Room, side as Side)) : [];
    if (view.boss && here === door) near.push("lair");
    if (here === "lair" && door) near.push(door);
    for (const next of near) {
      if (!next || before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: Room[] = [];
  for (let at: Room | null | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way;
}

/** What an option aims with, null for one that aims at nothing. */
export function aimOf(view: DungeonsView, option: Option | undefined): Aim | null {
  if (!option) return null;
  const first = arg(option, "weapon") ?? arg(option, "spell");
  const name = first ? `${option.verb} ${first}` : option.verb;
  return view.aims.find((aim) => aim.with === name) ?? null;
}

export function aimName(aim: Aim): string {
  const [verb, what = ""] = aim.with.split(" ");
  if (verb === "signature") return t("dungeon-signature");
  if (verb === "cast") return name(what, "spell");
  return name(what, "weapon");
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
