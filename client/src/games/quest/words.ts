/** The words of the quest board: places, actions and questions, from the game's catalogue. */

import { BOOK, TEMPLE } from "../../art/quest/cards";
import { about, capital, has, labelled, name, type Reader, t, tell } from "../../i18n/index.svelte";
import { actionWords, paramsOf, questionWords } from "../frame/words";
import { cellOf, isLeft, kindOf } from "./geometry";
import type { Roll } from "./roll";
import { arg, type Cell, type Option, type QuestPlayer, type QuestView, type Region } from "./view";

export { capital };

/** What points are made of, in the order of the score. */
export const SOURCES = ["quests", "goblins", "spells", "legends"] as const;
/** A number with a true minus, and a plus where a change is told. */
export const signed = (n: number, change = false): string => (n < 0 ? `−${-n}` : change && n > 0 ? `+${n}` : String(n));

/** What the points of a player are made of: "Quests −5: 1 quest. Goblins 0: 0 goblins.", then how they are counted. */
export function pointsWords(player: QuestPlayer): string {
  const found = { quests: player.quests.length, goblins: player.goblins, spells: player.spell, legends: 0 };
  const parts = Object.keys(player.points).length === 0 ? [] : SOURCES;
  const told = parts.map(
    (source) =>
      `${labelled(`${t(`points-${source}`)} ${signed(player.points[source] ?? 0)}`, t(`points-${source}-why`, { n: found[source] }))}.`,
  );
  return [...told, t("screen-about-col-score")].join(" ");
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
export const bookOf = (card: string): number => NUMERALS.indexOf(BOOK[card] ?? "") + 1;

type Land = Pick<QuestView, "land">;

/** The side of a grotto that shows, by its content id. */
const grottoOf = (land: { card: string; gloom: boolean }): string => `${land.gloom ? "GG" : "GB"}${land.card.slice(7)}`;

function parts(view: Land, region: Region) {
  const cell = cellOf(region);
  const land = view.land[cell] ?? { card: "", gloom: false };
  const kind = kindOf(land.card, isLeft(region));
  return {
    kind,
    params: {
      row: Number(cell[0]) + 1,
      column: Number(cell[1]) + 1,
      colour: name(land.card.slice(7), "colour"),
      spell: bookOf(land.card),
      temple: name(land.card, "temple"),
      symbol: name(TEMPLE[land.card] ?? "", "face"),
      number: Number(land.card.slice(7)) || 0,
      grotto: name(grottoOf(land), "grotto"),
    },
  };
}

/** A place for a sentence: "the Sun temple". Also a whole card, by its cell: it is called by what is at its right. */
export function phrase(view: Land, place: Region | Cell): string {
  if (place.length === 2)
    return view.land[place]
      ? t("place-card-with", { place: phrase(view, `${place}R`) })
      : t("place-card", { row: Number(place[0]) + 1, column: Number(place[1]) + 1 });
  const { kind, params } = parts(view, place);
  return t(`place-${kind}`, params);
}

/** The whole name of a place, with who stands there: "Row 3, column 4, right: Sun temple, torch, space 0 of 4, no hero". */
export function regionName(view: QuestView, region: Region, player: (seat: number) => string): string {
  const { kind, params } = parts(view, region);
  const here = view.players.flatMap((p) =>
    p.heroes.map((hero, i) => ({ hero, seat: p.seat, i })).filter(({ hero }) => hero.at === region),
  );
  const space = Math.max(0, ...here.map(({ hero }) => hero.space ?? 0));
  const goblin = view.goblins[cellOf(region)];
  const land = view.land[cellOf(region)];
  const goblinText =
    kind !== "portal"
      ? []
      : [goblin ? t(`region-goblin-${goblin.face}`, { wounds: goblin.wounds }) : t("region-no-goblin")];
  const heroes = here.map(({ seat, i }) => t("region-hero", { who: player(seat), hero: i + 1 }));
  return [
    t(`region-${kind}`, { ...params, space }),
    ...(kind === "grotto" && land ? [about("grotto", grottoOf(land)).replace(/\.$/, "")] : []),
    ...goblinText,
    ...(heroes.length > 0 ? heroes : [t("region-no-hero")]),
  ].join(", ");
}

/** How a reader of this view is spoken to. */
export const readerOf = (view: QuestView, player: (seat: number) => string): Reader => ({
  player,
  seat: view.seat,
  phrase: (param, id) =>
    /^\d\d[LR]?$/.test(id) && ["to", "from", "region", "cell", "cells", "at"].includes(param)
      ? phrase(view, id)
      : undefined,
});

/** The words of an action: what its button says. Its price is a sign of its own beside them unless `priced`. */
export function actionText(view: QuestView, option: Option, player: (seat: number) => string, priced = false): string {
  const params = paramsOf(option, view.seat);
  if (option.verb === "move" && !arg(option, "way")) params.way = "line";
  if (option.verb === "pay") params.power = Number(params.power);
  if (option.cost) params.cost = option.cost;
  // The sentence asks for part-way by reference; Fluent shares the parameters.
  const also = option.cost && priced ? [`act-${option.verb}-cost`] : [];
  return actionWords(view, option, params, readerOf(view, player), also);
}

/** Title and second line of the open question, or what the others read. */
export function questionText(view: QuestView, player: (seat: number) => string): { title: string; why: string } {
  const words = questionWords(view, readerOf(view, player));
  const { step = "", params = {} } = view.question ?? {};
  if (!words.why) return words;
  // What one is asked to use says what it does.
  if (typeof params.grotto === "string") return { ...words, why: `${about("grotto", params.grotto)} ${words.why}` };
  if (step === "MoveOrIdle") return { ...words, why: `${about("movement", String(params.card))} ${words.why}` };
  const treasures = view.options.flatMap((o) =>
    o.verb === "claim" && step === "ClaimTreasure" ? [arg(o, "quest") ?? ""] : [],
  );
  if (treasures.length > 0)
    return { ...words, why: treasures.map((id) => `${name(id, "quest")}: ${about("item", id)}`).join(" ") };
  return words;
}

/** What a previewed move would do: what it costs and calms, and what its place is for. */
export function outcomeText(
  view: QuestView,
  preview: { hero: number; to: Region; cost: number; calms: readonly Cell[] },
): string {
  const { kind, params } = parts(view, preview.to);
  const head = capital(headOf(preview.hero));
  const way = t("outcome", { head, place: phrase(view, preview.to), cost: preview.cost, calms: preview.calms.length });
  const what =
    kind === "grotto"
      ? about("grotto", grottoOf(view.land[cellOf(preview.to)] ?? { card: "", gloom: false }))
      : t(`outcome-${kind}`, { ...params, "part-book": params.spell });
  return `${way} ${what}`;
}

/** The words of a button of this board: heroes by their head-dress, `named` where no chip says which. */
export function buttonText(view: QuestView, option: Option, player: (seat: number) => string, named: boolean): string {
  const hero = Number(arg(option, "hero") ?? 0) - 1;
  const head = headOf(hero);
  const reader = readerOf(view, player);
  const question = view.question;
  const key =
    option.verb === "take" && question?.step === "Grotto" ? `do-take-${question.params.grotto}` : `do-${option.verb}`;
  if (!has(key) || (option.verb !== "take" && hero < 0)) return actionText(view, option, player);
  const card = arg(option, "way") === "foot" ? "foot" : String(question?.params.card ?? "");
  const own = view.players[view.seat]?.heroes[hero];
  const said = tell(
    key,
    {
      ...paramsOf(option, view.seat),
      way: arg(option, "way") || "line",
      card,
      head,
      space: (own?.space ?? 0) + 1,
      n: Number(question?.params.out ?? 0),
    },
    reader,
  )
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();
  return named && option.verb === "move" ? t("do-named", { head: capital(head), text: said }) : capital(said);
}

/** A hero by its head-dress, which tells it from the others on the board; `hero` counts from 0. */
export const headOf = (hero: number): string => t(`head-${hero + 1}`);

/** Who threw the dice that tumble. */
export const rollingText = (view: QuestView, roll: Roll, player: (seat: number) => string): string =>
  tell("roll-rolling", { seat: roll.seat }, readerOf(view, player));

/** Who threw, and what came of it: last of all what somebody did with the dice, and for whom they wait. */
export function rollText(
  view: QuestView,
  roll: Roll,
  player: (seat: number) => string,
  waiting: { lit: number; picked: number },
): { title: string; text: string } {
  const reader = readerOf(view, player);
  const say = (key: string, params: Record<string, string | number>) => tell(key, params, reader);
  const title = roll.grotto ? `${capital(name(roll.grotto, "grotto"))}.` : say("roll-by", { seat: roll.seat });
  const parts: string[] = [];
  const mineFirst = [...roll.lost].sort(([a], [b]) => Number(b === view.seat) - Number(a === view.seat));
  const { news } = roll;
  if (news?.kind === "advanced") parts.push(say("roll-advanced", { ...news, head: headOf(news.hero) }));
  else if (news) parts.push(say(`roll-${news.kind}`, { ...news }));
  else {
    for (const [seat, n] of mineFirst) parts.push(say("roll-lost", { seat, n }));
    for (const seat of roll.exhausted) parts.push(say("roll-exhausted", { seat }));
    const gained = roll.gained.get(view.seat);
    if (gained) parts.push(say("roll-gained", { seat: view.seat, n: gained }));
    if (roll.magic !== null) parts.push(t("roll-magic", { n: roll.magic }));
  }
  const step = view.question?.step;
  const mine = view.question !== null && view.actors.includes(view.seat);
  if (mine && step === "Reroll") parts.push(t("roll-again", { count: waiting.picked }));
  else if (mine && step === "Symbols") parts.push(t("roll-yours", { count: waiting.lit }));
  else if (step === "RollOrRest" && view.question) parts.push(say("roll-next", { seat: view.question.actor }));
  return { title, text: parts.join(" ") };
}

/** A place looked at closely: its name, what it is for and asks, who stands there. */
export function placeText(
  view: QuestView,
  region: Region,
  player: (seat: number) => string,
): { title: string; text: string; who: string } {
  const { kind, params } = parts(view, region);
  const land = view.land[cellOf(region)] ?? { card: "", gloom: false };
  const goblin = view.goblins[cellOf(region)];
  const text =
    kind === "grotto"
      ? about("grotto", grottoOf(land))
      : t(kind === "temple" && land.gloom ? "close-temple-gloom" : `close-${kind}`, { ...params });
  const goblinText =
    kind === "portal"
      ? `${capital(goblin ? t(`region-goblin-${goblin.face}`, { wounds: goblin.wounds }) : t("region-no-goblin"))}. `
      : "";
  const here = view.players.flatMap((p) =>
    p.heroes.flatMap((hero, i) =>
      hero.at !== region ? [] : [t("close-hero", { who: player(p.seat), head: headOf(i), space: hero.space ?? 0 })],
    ),
  );
  return { title: capital(phrase(view, region)), text: capital(goblinText + text), who: here.join(", ") };
}
