/** The words of the dungeons board: places, actions and questions, from the game's catalogue. */
import { about, name, type Reader, t } from "../../i18n/index.svelte";
import { actionWords, paramsOf, questionWords } from "../frame/words";
import { isCell, isSpace } from "./geometry";
import { type DungeonsView, isSeen, type Option, type Place } from "./view";

/** A place for a sentence: "the armory (d3)" once its card is seen, the square alone before. */
export function phrase(view: Pick<DungeonsView, "dungeon">, place: Place): string {
  if (isSpace(place)) return name(place, "place");
  if (!isCell(place)) return name(place, "room");
  const square = view.dungeon[place];
  return isSeen(square) ? t("dungeon-place", { card: name(square.card, "card"), cell: place }) : place;
}

/** A place in short: its card alone. */
export function shortPlace(view: Pick<DungeonsView, "dungeon">, place: Place): string {
  const square = view.dungeon[place];
  return isSeen(square) ? name(square.card, "card") : phrase(view, place);
}

/** A hero in short, by its class; the player who sits there before heroes are drawn. Two heroes may be of one player. */
export const heroOf = (view: Pick<DungeonsView, "players">, seat: number, player: (seat: number) => string): string => {
  const hero = view.players[seat]?.hero;
  return hero ? t(`dungeon-class-${hero}`) : player(seat);
};

/** A weapon by its name; what is printed on a mat has one too. */
export const weaponName = (view: Pick<DungeonsView, "players">, weapon: string, seat: number | undefined): string => {
  const hero = view.players[seat ?? -1]?.hero;
  const printed = /^slot-(\d)$/.exec(weapon);
  return printed && hero ? name(`${hero}-${printed[1]}`, "printed") : name(weapon, "weapon");
};

const sidesText = (sides: string): string => [...sides].map((side) => t(`dungeon-side-${side}`)).join(", ");

const WHERE = new Set(["place", "room", "to", "from", "at", "rooms", "space"]);
/** How a reader of this view is spoken to. `cells`: squares are named by their cards too; in the log they are bare. */
export const readerOf = (view: DungeonsView, player: (seat: number) => string, cells = false): Reader => ({
  player: (seat) => heroOf(view, seat, player),
  // Heroes are told of by name, one's own too: a person may have several.
  seat: -1,
  phrase: (param, id, params) => {
    if (param === "sides") return sidesText(id);
    if (param === "weapon") return weaponName(view, id, typeof params?.seat === "number" ? params.seat : undefined);
    if (param === "enemy") return typeof params?.kind === "string" ? kindName(id, params.kind) : enemyName(view, id);
    if (param === "cell") return cells ? phrase(view, id) : id;
    return WHERE.has(param) && (isCell(id) || isSpace(id) || id === "lair") ? phrase(view, id) : undefined;
  },
});

/** The kind of piece that an enemy's kind names. */
export const enemyKind = (kind: string): "boss" | "minion" | "goblin" =>
  kind.startsWith("B") ? "boss" : kind.startsWith("M") ? "minion" : "goblin";

/** An enemy by its kind and number, in play or not: "Bow goblin 2". */
export function kindName(id: string, card: string): string {
  const kind = enemyKind(card);
  const called = name(card, kind);
  return kind === "goblin" ? `${called} ${id.slice(-1)}` : called;
}
/** An enemy in play by its kind and number. The number alone once it has left. */
export const enemyName = (view: Pick<DungeonsView, "enemies">, id: string): string => {
  const enemy = view.enemies[id];
  return enemy ? kindName(id, enemy.kind) : name(id, "enemy");
};

const heroName = (view: DungeonsView, seat: number, player: (seat: number) => string): string => {
  const hero = view.players[seat];
  return hero ? name(hero.hero, "hero") : player(seat);
};

/** The whole name of a square: what it is, where it opens to, who is there. */
export function placeName(view: DungeonsView, place: Place, player: (seat: number) => string): string {
  const heroes = view.players.flatMap((p, seat) => (p.place === place ? [heroName(view, seat, player)] : []));
  if (isSpace(place)) return [phrase(view, place), ...heroes].join(", ");
  const square = view.dungeon[place];
  const enemies = Object.entries(view.enemies)
    .filter(([, enemy]) => enemy.room === place)
    .map(([id]) => enemyName(view, id));
  if (!square) return [t("dungeon-square-empty", { cell: place })].join(", ");
  if (!isSeen(square)) return t("dungeon-square-down", { cell: place, stack: square.stack });
  return [
    t("dungeon-square", { cell: place, card: name(square.card, "card") }),
    ...(about("card", square.card) ? [about("card", square.card).replace(/\.$/, "")] : []),
    square.passages ? t("dungeon-passages", { sides: sidesText(square.passages) }) : t("dungeon-no-passage"),
    ...(square.altar ? [t("dungeon-altar")] : []),
    ...(square.disarmed ? [t("dungeon-disarmed")] : []),
    ...heroes,
    ...enemies,
  ].join(", ");
}

/** A figure's name for the ear: who, its Health, where. */
export function heroLabel(view: DungeonsView, seat: number, player: (seat: number) => string): string {
  const hero = view.players[seat];
  if (!hero) return player(seat);
  return t("dungeon-hero-at", {
    who: heroName(view, seat, player),
    health: hero.health,
    most: hero.max_health,
    place: phrase(view, hero.place),
  });
}
export function enemyLabel(view: DungeonsView, id: string): string {
  const enemy = view.enemies[id];
  if (!enemy) return name(id, "enemy");
  return t("dungeon-enemy-at", {
    enemy: enemyName(view, id),
    defense: enemy.defense,
    hits: enemy.hits ?? 0,
    most: enemy.most ?? 0,
    place: phrase(view, enemy.room),
  });
}

/** The words of an action: what its button says. */
export function actionText(
  view: DungeonsView,
  option: Pick<Option, "verb" | "args"> & Partial<Option>,
  player: (seat: number) => string,
): string {
  const params = paramsOf(option, view.question?.actor ?? view.seat);
  for (const key of ["enemy", "hero", "plus", "die"]) params[key] ??= "";
  // An answer has four parts, the boss as many markers as there are heroes.
  if (option.verb === "split")
    params.hits = String(params.hits).split(" ").slice(0, view.boss?.markers.length).join(" ");
  if (option.verb === "skill") return t(`dungeon-skill-${params.skill}`);
  const { total, enough, damage } = option;
  if (option.verb === "choose" && total !== undefined) {
    const what =
      enough === undefined ? "plain" : damage ? "hits" : enough ? "enough" : damage === undefined ? "short" : "misses";
    return t("dungeon-take", { total, what, damage: damage ?? 0 });
  }
  return actionWords(view, option, params, readerOf(view, player, true));
}

/** Title and second line of the open question, or what the others read. */
export function questionText(view: DungeonsView, player: (seat: number) => string): { title: string; why: string } {
  const words = questionWords(view, readerOf(view, player));
  const { check } = view;
  const hero = check ? view.players[check.seat] : undefined;
  const square = hero ? view.dungeon[hero.place] : undefined;
  if (view.question?.step !== "ChooseSkill" || !check || !isSeen(square) || !view.actors.includes(view.seat))
    return words;
  // What is at stake: the test, what a failure takes, what a changed die costs.
  const fail = square.rule.fail.map(({ does, amount }) => t(`dungeon-effect-${does}`, { amount })).join(", ");
  return {
    title: t("dungeon-ask-skill", { who: heroOf(view, check.seat, player), room: name(square.card, "card") }),
    why: t("dungeon-ask-skill-why", { number: check.number, fail: fail || "none", cost: check.modify_cost ?? 0 }),
  };
}
