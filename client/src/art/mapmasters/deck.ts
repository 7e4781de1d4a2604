/** The 81 faces and their plans, from the engine's content. Loaded with this board only. */
import { type Card, parseCard } from "./card";
import { FACES, PLANS, TARGETS } from "./content";
import { type CardArt, drawCard } from "./draw";
import { merged } from "./hand";
import { type IconPlace, iconPlaces, type Layout, layoutCard, type Plan, parsePlan } from "./layout";
import { bossLair, bossRock } from "./targets";

/** Every face by id, S1-S9 first. */
export const DECK: ReadonlyMap<string, Card> = new Map(
  FACES.map((text) => {
    const card = parseCard(text);
    return [card.id, card];
  }),
);

const targets: ReadonlyMap<string, { kind: string; card: Card }> = new Map(
  TARGETS.map(([kind, text]) => {
    const card = parseCard(text);
    return [card.id, { kind, card }];
  }),
);
/** The step and boss cards of Coop, B01 to B29, and what each is. Any face can be a step card too. */
export const TARGET_KINDS: ReadonlyMap<string, string> = new Map([...targets].map(([id, one]) => [id, one.kind]));

/** Cards of somebody's own box, as long as the page is open. */
const lent = new Map<string, Card>();

/** A face, a step card, a boss card or a lent card by its id. */
export function cardOf(id: string): Card {
  const card = DECK.get(id) ?? targets.get(id)?.card ?? lent.get(id);
  if (!card) throw new Error(`no card is called ${id}`);
  return card;
}

const plans = new Map<string, Plan>();
/** The drawing plan of a card. Throws an error for a card without one. */
export function cardPlan(id: string): Plan {
  let plan = plans.get(id);
  if (!plan) {
    const text = PLANS[id];
    if (text === undefined) throw new Error(`no plan draws ${id}`);
    plan = parsePlan(text);
    plans.set(id, plan);
  }
  return plan;
}

const layouts = new Map<string, Layout>();
/** Geometry of a card as it lies, half turned or not. */
export function layoutOf(id: string, turned = false): Layout {
  const key = turned ? `${id}t` : id;
  let layout = layouts.get(key);
  if (!layout) {
    layout = layoutCard(cardOf(id), cardPlan(id), turned);
    layouts.set(key, layout);
  }
  return layout;
}

/** Lends a card of somebody's own to the deck, in place of the one that was called so before. Throws an error for a plan
 * that does not place all of it. */
export function lend(card: Card, plan: string): void {
  const read = parsePlan(plan);
  layoutCard(card, read);
  lent.set(card.id, card);
  plans.set(card.id, read);
  for (const key of [card.id, `${card.id}t`]) for (const known of [layouts, icons, arts]) known.delete(key);
}

const icons = new Map<string, readonly IconPlace[]>();
/** Places of the icons of a card as it lies. */
export function iconsOf(id: string, turned = false): readonly IconPlace[] {
  const key = turned ? `${id}t` : id;
  const known = icons.get(key) ?? iconPlaces(layoutOf(id, turned));
  icons.set(key, known);
  return known;
}

const arts = new Map<string, CardArt>();
/** The drawing of a card as it lies. */
export function artOf(id: string, turned = false): CardArt {
  const key = turned ? `${id}t` : id;
  let art = arts.get(key);
  if (!art) {
    const boss = TARGET_KINDS.get(id) === "boss";
    art = boss
      ? { under: bossRock(id), over: bossLair(id, layoutOf(id, turned)), marks: "", landings: "" }
      : drawCard(id, layoutOf(id, turned));
    art = { ...art, under: merged(art.under), over: merged(art.over), marks: merged(art.marks) };
    arts.set(key, art);
  }
  return art;
}
