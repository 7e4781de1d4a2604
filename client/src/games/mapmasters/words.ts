/** The words of Map Masters: cards, places, steps, questions and answers, from the game's catalogue. */
import { cardOf } from "../../art/mapmasters/deck";
import { has, name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import type { Cost } from "../../ui/choice";
import { ICON_OF, letterOf, type Position, type Way } from "../board/tally";
import { bookName, edgeWords, iconList, listed, readerOf, wayName } from "../board/words";
import { actionWords, paramsOf, questionWords } from "../frame/words";
import { type Laid, type MapView, type Option, type Step, split } from "./view";

export type { Direction } from "../board/words";
export {
  BOOK_IDS,
  bookName,
  cardWords,
  directionOf,
  edgeWords,
  iconList,
  iconTells,
  listed,
  payerWords,
  placeWords,
  readerOf,
  tokenTells,
  wayName,
} from "../board/words";

/** What a score is made of, as the sheet and the table of the end list it: the source, and what was found for it. */
export const COLUMNS = [
  { source: "blue", found: null },
  { source: "pink", found: "pink" },
  { source: "green", found: null },
  { source: "exits", found: "exits" },
  { source: "coins", found: "coins" },
] as const;

const NEED: Record<string, string> = { s: "sword", k: "key", r: "rope", p: "scroll" };
export function actionText(
  view: MapView,
  option: Pick<Option, "verb" | "args">,
  player: (seat: number) => string,
): string {
  const params = paramsOf(option, view.seat);
  for (const key of ["halt", "payers", "turn", "hourglass"]) params[key] ??= "";
  return actionWords(view, option, params, readerOf(view, player));
}

export function questionText(view: MapView, player: (seat: number) => string): { title: string; why: string } {
  return questionWords(view, readerOf(view, player));
}

// ---- steps

/** Where a step comes to rest, as a phrase. */
export function arrival(step: Step): string {
  if (step.exit) return t("map-to-exit");
  const { card, name: own } = split(step.at);
  if (/\/\d+$/.test(own)) {
    const icon = name(ICON_OF[letterOf(`${card}.${own}`)], "icon");
    return step.stuck ? t("map-stops-before", { icon }) : t("map-to-icon", { icon });
  }
  if (has(`map-slot-${own}`)) return step.stuck ? t("map-to-blocked") : t("map-to-card", { card });
  if (step.stuck && own[0] === "h") return t("map-stops-at-door");
  if (step.stuck && own[0] === "e") return t("map-to-e");
  if (step.stuck) return t("map-met-itself");
  return t(`map-to-${own[0]}`);
}

/** What pays for a step: found items that it crosses out, tokens, books. */
export function costsOf(step: Pick<Step, "used" | "spent">): Cost[] {
  const items = step.used.map(letterOf).filter((letter) => letter in NEED);
  return [
    ...step.spent
      .filter((one) => one[0] === "t")
      .map((one) => ({ icon: NEED[one.slice(2)] as IconName, text: t("map-cost-token") })),
    ...items.map((letter) => ({ icon: NEED[letter] as IconName, text: t("map-cost-item") })),
    ...step.spent
      .filter((one) => one[0] === "b")
      .map((one) => ({ icon: "book" as const, text: bookName(Number(one.slice(1))) })),
  ];
}
/** What pays for a step, in words: "a key found and Fairy Debt"; "" for nothing. */
export const payWords = (step: Pick<Step, "used" | "spent">): string => {
  const items = step.used.map(letterOf).filter((letter) => letter in NEED);
  const words = [
    ...step.spent
      .filter((one) => one[0] === "t")
      .map((one) => t("map-spends-token", { kind: name(NEED[one.slice(2)] ?? "", "icon") })),
    ...items.map((letter) => t("map-spends-item", { kind: name(NEED[letter] ?? "", "icon") })),
    ...step.spent.filter((one) => one[0] === "b").map((one) => bookName(Number(one.slice(1)))),
  ];
  return listed(words);
};
const costWords = (step: Pick<Step, "used" | "spent">): string => {
  const list = payWords(step);
  return list ? t("map-pays", { list }) : "";
};

/** What a step brings, as phrases that are joined. */
export function outcome(step: Step, before = 0): string {
  const items = step.found.map(letterOf);
  const gain = step.points - before;
  return [
    ...(items.length > 0 ? [t("map-finds", { list: iconList(items) })] : []),
    arrival(step),
    costWords(step),
    ...(gain > 0 ? [t("map-gain", { n: gain })] : []),
  ]
    .filter(Boolean)
    .join(", ");
}
export const wayWords = (cards: readonly Laid[], step: Step, before: number): string =>
  t("map-way-does", { way: wayName(cards, step), does: outcome(step, before) });

/** Names of ways on that differ: two that set off alike are told apart by what they find, or where they lead. */
export function wayNames(cards: readonly Laid[], steps: readonly Step[]): string[] {
  const names = steps.map((step) => wayName(cards, step));
  return names.map((one, i) => {
    const step = steps[i];
    if (!step || names.indexOf(one) === names.lastIndexOf(one)) return one;
    const items = step.found.map(letterOf);
    return t("map-way-does", { way: one, does: items.length > 0 ? iconList(items) : arrival(step) });
  });
}

/** A step that was drawn, told to the end: what was found, where the line stands, and how it could go on. */
export function stepWords(position: Position, ways: readonly Way[]): string {
  const last = position.trace[position.trace.length - 1];
  if (!last) return t("map-no-line");
  const before = position.trace[position.trace.length - 2]?.points ?? 0;
  const here =
    last.verb === "start"
      ? t("map-line-starts", { place: edgeWords(position.cards, last.at) })
      : `${outcome(last, before)}. ${t("map-points-now", { n: last.points })}`;
  const on = ways.map((way, i) => `${i + 1} ${wayWords(position.cards, way.main, last.points)}`);
  const closed = position.barred.map((one) =>
    t("map-closed", {
      way: wayName(position.cards, {
        ...last,
        verb: "walk",
        piece: [one.piece, ...fromEnd(position, one.piece)],
        stuck: false,
      }),
      why: has(`why-${one.why}`) ? t(`why-${one.why}`) : one.why,
    }),
  );
  return [here, ...on, ...closed].join(". ");
}
/** From the end at which the line stands to the other end of a piece. */
export function fromEnd(position: Position, piece: string): [number, number] {
  const last = position.trace[position.trace.length - 1];
  const { card, name: own } = split(piece);
  const count = cardOf(card).pieces.find((one) => one.name === own)?.icons.length ?? 0;
  const first = own.split(/[-=]/)[0];
  return last && split(last.at).name === first ? [-1, count] : [count, -1];
}

/** The whole line for the ear, step by step. */
export function lineWords(position: Position): string[] {
  return position.trace.map((step, i) =>
    step.verb === "start"
      ? t("map-line-starts", { place: edgeWords(position.cards, step.at) })
      : wayWords(position.cards, step, position.trace[i - 1]?.points ?? 0),
  );
}
