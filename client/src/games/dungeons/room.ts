/** What a room says of itself: rows of its card and the note on its tile, from the data of the view. */
import { about, labelled, name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import { isSpace } from "./geometry";
import { type DungeonsView, type EffectOf, isSeen, type Odds, type Place, type Skill, type Test } from "./view";
import { enemyName, heroOf } from "./words";

export const SKILL_ICON: Record<Skill, IconName> = { S: "fist", A: "feather", I: "mind", X: "dice" };
export const skillName = (skill: Skill): string => t(`dungeon-skill-${skill}`);

/** A share in whole per cent, never certain or hopeless when it is not. */
export function percent({ plain, of }: Pick<Odds, "plain" | "of">): number {
  const whole = Math.round((100 * plain) / of);
  return plain === 0 || plain === of ? whole : Math.min(99, Math.max(1, whole));
}
export const rolled = (odds: Pick<Odds, "dice">): string => t("dungeon-dice", { n: odds.dice });

export type Row = { label: string; icon?: IconName; text: string; tone?: "good" | "bad" };
export type Card = {
  title: string;
  kind: string;
  kindIcon: IconName | null;
  /** What has no row of its own: a plain sentence. */
  text: string;
  rows: Row[];
};

const EFFECT_ICON: Record<string, IconName> = {
  health: "heart",
  "lose-health": "heart",
  "health-full": "heart",
  focus: "focus",
  "lose-focus": "focus",
  loot: "chest",
  "pickup-loot": "chest",
  spell: "spell",
  "pickup-spell": "spell",
  "torch-up": "flame",
  "torch-down": "flame",
  goblin: "goblin",
  S: "fist",
  A: "feather",
  I: "mind",
  dice: "dice",
};
const BAD = new Set(["lose-health", "lose-focus", "torch-down", "goblin"]);

/** An effect in words, with what it would come to for the hero who moves. */
export function effectText(effect: EffectOf, who: string): string {
  const what = t(`dungeon-effect-${effect.does}`, { amount: effect.amount });
  const { before, after } = effect;
  if (before === undefined || after === undefined) return what;
  return effect.does.startsWith("torch")
    ? t("dungeon-effect-torch-change", { what, before, after })
    : t("dungeon-effect-change", { what, who, before, after });
}

const effectRow = (label: string, effects: readonly EffectOf[], who: string): Row[] =>
  effects.map((effect, i) => ({
    label: i === 0 ? label : "",
    icon: EFFECT_ICON[effect.does],
    text: effectText(effect, who),
    tone: BAD.has(effect.does) || effect.amount < 0 ? "bad" : "good",
  }));

const testRow = (label: string, test: Test): Row => ({
  label,
  icon: SKILL_ICON[test.skill],
  text: t("dungeon-room-test", { skill: skillName(test.skill), skill_id: test.skill, number: test.number }),
});

/** The odds of the hero who moves: of the best skill where several will do. */
function chanceRow(test: Test, who: string): Row[] {
  const all = Object.values(test.odds);
  const [first] = all;
  if (!first) return [];
  const best = all.reduce((a, b) => (b.plain / b.of > a.plain / a.of ? b : a), first);
  const text = t("dungeon-room-chance", { skill: skillName(best.skill), dice: best.dice, percent: percent(best) });
  return [{ label: who, icon: SKILL_ICON[best.skill], text }];
}

/** The hero whose odds rooms tell: who makes the check, else who has the turn. */
export const moverOf = (view: Pick<DungeonsView, "check" | "active">): number => view.check?.seat ?? view.active;

/** The card of a place, null where nothing is to be said. */
export function roomCard(view: DungeonsView, place: Place, player: (seat: number) => string): Card | null {
  if (isSpace(place)) return spaceCard(view, place, player);
  const square = view.dungeon[place];
  if (!square) return null;
  if (!isSeen(square)) return downCard(view, place, square.stack);
  const { rule } = square;
  const who = heroOf(view, moverOf(view), player);
  const rows: Row[] = [];
  const free = rule.kind === "box" || rule.kind === "portal";
  const armed = rule.kind !== "trap" || !square.disarmed;
  if (rule.test && armed) {
    const label = rule.kind === "trap" ? "entering" : rule.kind === "box" ? "using" : "searching";
    rows.push(testRow(t(`dungeon-room-${label}`), rule.test));
  }
  if (rule.cost > 0) {
    const text = t("dungeon-effect-lose-focus", { amount: rule.cost });
    rows.push({ label: t(free && !rule.test ? "dungeon-room-using" : "dungeon-room-cost"), icon: "focus", text });
  }
  if (rule.kind === "portal")
    rows.push({ label: t("dungeon-room-reward"), icon: "portal", text: t("dungeon-room-portal-to") });
  if (armed) {
    rows.push(...effectRow(t(rule.kind === "trap" ? "dungeon-room-passed" : "dungeon-room-reward"), rule.reward, who));
    rows.push(...effectRow(t("dungeon-room-failed"), rule.fail, who));
    if (rule.test && rule.fail.length === 0)
      rows.push({ label: t("dungeon-room-failed"), text: t("dungeon-room-nothing") });
  }
  if (rule.disarm && !square.disarmed) {
    rows.push(testRow(t("dungeon-room-disarm"), rule.disarm));
    rows.push({ label: "", icon: "chest", text: t("dungeon-room-prize"), tone: "good" });
  }
  if (rule.test && armed) rows.push(...chanceRow(rule.test, who));
  return {
    title: name(square.card, "card"),
    kind: t(`dungeon-room-${rule.kind === "trap" && square.disarmed ? "disarmed" : rule.kind}`),
    kindIcon: KIND_ICON[rule.kind] ?? null,
    text: rows.length > 0 ? "" : armed ? about("card", square.card) : t("dungeon-room-nothing"),
    rows,
  };
}
const KIND_ICON: Partial<Record<string, IconName>> = {
  search: "search",
  box: "hand",
  portal: "portal",
  trap: "warn",
  goblin: "goblin",
  encounter: "claw",
  door: "door",
};

function downCard(view: DungeonsView, cell: string, stack: string): Card {
  const opens = view.options.find(
    (option) => option.verb === "reveal" && option.args.some(([, value]) => value === cell) && option.cost?.speed,
  );
  const explores = view.options.some((option) => option.verb === "explore");
  const rows: Row[] = [];
  if (opens?.cost?.speed)
    rows.push({
      label: t("dungeon-room-opening"),
      icon: "boot",
      text: t("dungeon-room-opening-costs", { speed: opens.cost.speed }),
    });
  if (explores && opens) rows.push({ label: "", icon: "flame", text: t("dungeon-room-opening-explore") });
  return {
    title: cell,
    kind: t("dungeon-room-down", { stack }),
    kindIcon: null,
    text: t(`screen-about-word-stack-${stack.toLowerCase()}`),
    rows,
  };
}

function spaceCard(view: DungeonsView, place: Place, player: (seat: number) => string): Card | null {
  const space = Number(place.slice(-1));
  const effects = view.boss?.spaces[space - 1];
  if (!view.boss || !effects) return null;
  const who = heroOf(view, moverOf(view), player);
  const tests = effects.filter(({ does }) => ["S", "A", "I", "dice"].includes(does));
  const rest = effects.filter((effect) => !tests.includes(effect));
  const rows = [...effectRow(t("dungeon-room-ending"), rest, who), ...effectRow(t("dungeon-room-checks"), tests, who)];
  return {
    title: name(place, "place"),
    kind: t("dungeon-room-space"),
    kindIcon: "door",
    text: rows.length === 0 ? t("dungeon-room-nothing") : "",
    rows,
  };
}

/** The whole card as one sentence for the ear. */
export const cardText = (card: Card): string =>
  [
    `${card.title}, ${card.kind}.`,
    card.text,
    ...card.rows.map(({ label, text }) => `${label ? labelled(label, text) : text}.`),
  ]
    .filter(Boolean)
    .join(" ");

/** Who stands in a room, "" for nobody. */
export function company(view: DungeonsView, place: Place, player: (seat: number) => string): string {
  const heroes = view.players.flatMap((hero, seat) => (hero.place === place ? [heroOf(view, seat, player)] : []));
  const enemies = Object.keys(view.enemies).filter((id) => view.enemies[id]?.room === place);
  const all = [...heroes, ...enemies.map((id) => enemyName(view, id))];
  return all.length > 0 ? t("dungeon-room-here", { who: all.join(", ") }) : "";
}

export type Note = { icon: IconName; text: string; tone: "search" | "trap" | "done"; label: string };
/** The note at the upper right of a tile: the skill and number of its test, or what it costs. */
export function noteOf(view: DungeonsView, cell: string): Note | null {
  const square = view.dungeon[cell];
  if (!isSeen(square)) return null;
  const { kind, test, disarm, cost } = square.rule;
  if (square.disarmed) return { icon: "check", text: "", tone: "done", label: t("dungeon-disarmed") };
  const tone = kind === "trap" ? "trap" : "search";
  const shown = test ?? disarm;
  if (shown) {
    const label = t("dungeon-note", { skill: skillName(shown.skill), skill_id: shown.skill, number: shown.number });
    return { icon: SKILL_ICON[shown.skill], text: String(shown.number), tone, label };
  }
  return cost > 0 ? { icon: "focus", text: String(cost), tone, label: t("dungeon-focus-cost", { n: cost }) } : null;
}

/** The room that is spoken of without anything pointed at: that of the question, else the active hero's. */
export function roomAsked(view: DungeonsView): Place | null {
  const cell = view.question?.params?.cell;
  if (typeof cell === "string" && isSeen(view.dungeon[cell])) return cell;
  return view.players[moverOf(view)]?.place ?? null;
}
