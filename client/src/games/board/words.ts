/** Words that Versus and Coop share: cards, places, and the ways that a line goes. */
import { cardOf, DECK, iconsOf } from "../../art/mapmasters/deck";
import { capital, has, language, name, type Reader, t } from "../../i18n/index.svelte";
import { outAt, wayOf } from "./line";
import { type Laid, type Step, split } from "./pieces";
import { ICON_OF, LETTERS, type Letter, letterOf } from "./tally";

/** "2 keys and a rope" in the reader's language. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(words);

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

/** A fairy token: its name and what it pays. */
export const tokenTells = (kind: string): string => `${capital(name(kind, "token"))}. ${t("screen-about-token")}`;

/** What icons are for, a sentence each: how one is passed or paid, what it pays. */
export const iconTells = (letters: readonly string[]): string =>
  [...new Set(letters)].map((letter) => t(`screen-about-${ICON_OF[letter as Letter]}`)).join(" ");

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
