/** The words of Map Masters: cards, places, steps, questions and answers, from the game's catalogue. */
import { cardOf, DECK, iconsOf } from "../../art/mapmasters/deck";
import { has, language, name, type Reader, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import type { Cost } from "../../ui/choice";
import { actionWords, paramsOf, questionWords } from "../frame/words";
import { outAt, wayOf } from "./line";
import { ICON_OF, LETTERS, type Letter, letterOf, type Position, type Way } from "./tally";
import { type Laid, type MapView, type Option, type Step, split } from "./view";

/** "2 keys and a rope" in the reader's language. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(words);

const NEED: Record<string, string> = { s: "sword", k: "key", r: "rope", p: "scroll" };
/** Books by their number, as the engine counts them. */
export const BOOK_IDS = [
  "silent-blade",
  "fairy-debt",
  "ambush",
  "spider-hands",
  "open-sesame",
  "feather-step",
  "tangled-thread",
  "loud-circle",
  "coopers-door",
  "haggler",
  "deep-sky",
  "round-world",
  "shears",
  "twin-fairies",
  "bookmark",
  "first-glance",
  "exchange",
] as const;
export const bookName = (number: number): string => name(BOOK_IDS[number - 1] ?? "", "book");

/** How many of each icon, as words: "2 keys, 1 rope". */
export function iconList(letters: readonly Letter[]): string {
  const words = LETTERS.flatMap((letter) => {
    const n = letters.filter((one) => one === letter).length;
    return n > 0 ? [t(`map-count-${ICON_OF[letter]}`, { n })] : [];
  });
  return listed(words);
}

/** A card for the ear: its name, its price, what is on it. */
export function cardWords(id: string, turned = false): string {
  const card = cardOf(id);
  const letters = iconsOf(id).map((icon) => icon.kind[0] as Letter);
  const rooms = card.rooms.map(() => "h" as Letter);
  return [
    card.cost > 0 ? t("map-card-cost", { card: id, cost: card.cost }) : t("map-card-start", { card: id }),
    ...(turned ? [name("turned", "turn")] : []),
    iconList([...letters, ...rooms]),
  ].join(", ");
}

/** A place without its card: "crossing", "upper left edge", "monster". */
function nodeWords(node: string, card = ""): string {
  const [own = "", nth] = node.split("/");
  // In Coop the places of a card are named by its place on the grid, which says nothing of its icons.
  if (nth !== undefined && DECK.has(card)) return name(ICON_OF[letterOf(`${card}.${node}`)], "icon");
  const key = `map-slot-${own}`;
  if (has(key)) return t(key);
  return t(`map-node-${own[0] ?? ""}`);
}
/** A place as the card's name and what it is; a corridor by its two ends. */
export function placeWords(place: string): string {
  const { card, name: own } = split(place);
  const piece = own.match(/^(\w+)[-=](\w+)(#\d+)?(\/\d+)?$/);
  if (piece?.[4]) return t("map-at", { card, what: nodeWords(own, card) });
  if (piece) return t("map-piece", { card, from: nodeWords(piece[1] ?? ""), to: nodeWords(piece[2] ?? "") });
  return t("map-at", { card, what: nodeWords(own, card) });
}

export const payerWords = (payers: string): string =>
  listed(payers.split(",").map((one) => (one[0] === "b" ? bookName(Number(one.slice(1))) : t(`map-payer-${one}`))));

const PLACE = /^[A-Z]\d+\.\w/;
const phrase = (param: string, id: string): string | undefined => {
  if (PLACE.test(id)) return placeWords(id);
  if (/^@\d$/.test(id)) return t("map-halt", { n: Number(id.slice(1)) });
  if (/^(t|i|b\d+)(,(t|i|b\d+))*$/.test(id) && (param === "payers" || param === "target"))
    return t("map-paid-by", { payers: payerWords(id) });
  const at = id.match(/^(-?\d+),(-?\d+)$/);
  if (at) return t("map-lattice", { x: Number(at[1]), y: Number(at[2]) });
  if (param === "slot" || (param === "target" && has(`map-slot-${id}`))) return t(`map-slot-${id}`);
  return undefined;
};
/** How a reader of this view is spoken to. */
export const readerOf = (view: { seat: number }, player: (seat: number) => string): Reader => ({
  player,
  seat: view.seat,
  phrase,
});

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

export type Direction = "up" | "down" | "left" | "right";
/** Where a step sets off to, null for a leap. */
export function directionOf(cards: readonly Laid[], step: Pick<Step, "piece" | "stuck">): Direction | null {
  const way = wayOf(cards, step);
  const a = way?.pts[0];
  const b = way?.pts.find((p) => a && Math.hypot(p.x - a.x, p.y - a.y) > 3);
  if (!a || !b) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "right" : "left";
  return dy > 0 ? "down" : "up";
}
/** The edge of a card that lies, by its place on the table: "left edge". */
export function edgeWords(cards: readonly Laid[], place: string): string {
  const out = outAt(cards, place);
  if (!out) return placeWords(place);
  const { card, name: own } = split(place);
  const laid = cards.find((one) => one.card === card);
  const flip: Record<string, string> = { T: "B", B: "T", L1: "R2", R2: "L1", L2: "R1", R1: "L2" };
  return t("map-at", { card, what: t(`map-slot-${laid?.turned ? flip[own] : own}`) });
}

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

/** The short name of a way on: its direction, or what carries it. */
export function wayName(cards: readonly Laid[], step: Step): string {
  const direction = directionOf(cards, step);
  if (direction) return t(`map-dir-${direction}`);
  if (step.verb === "fall") return t("map-way-fall");
  if (step.verb === "climb") return t("map-way-climb");
  if (step.verb === "jump") return t("map-way-jump", { place: placeWords(step.leap?.[1] ?? step.at) });
  if (step.verb === "wrap") return t("map-way-wrap", { place: edgeWords(cards, step.at) });
  return t("map-way-leap", { place: placeWords(step.at) });
}
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
