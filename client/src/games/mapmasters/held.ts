/** The cards that somebody holds at a table of their own: by number, in notation or as drawn, and what else they have. */
import type { Shapes } from "../../api";
import { parseCard } from "../../art/mapmasters/card";
import { DECK, lend } from "../../art/mapmasters/deck";
import { freehand } from "../../art/mapmasters/freehand";
import { composed, type Sketch } from "../../art/mapmasters/sketch";

/** As written; or as drawn, then `text` is what was written before. */
export type HeldCard = { text: string; sketch: Sketch | null };
export type Hand = { cards: HeldCard[]; objective: string; tokens: number[]; books: string[] };
export type Answer = Shapes["MapHeldPath"];

export const MOST = 5;
export const LETTERS = "ABCDE";
export const EMPTY: HeldCard = { text: "", sketch: null };
export const freshHand = (objective: string): Hand => ({
  cards: Array.from({ length: MOST }, () => EMPTY),
  objective,
  tokens: [0, 0, 0, 0],
  books: [],
});
/** Whether what was kept is such a hand. */
export const fits = (hand: Hand): boolean =>
  hand.cards.length === MOST &&
  hand.cards.every(
    ({ text, sketch }) => typeof text === "string" && (sketch === null || Array.isArray(sketch.segments)),
  ) &&
  hand.tokens.length === 4 &&
  Array.isArray(hand.books);

/** What the engine is told of a card, "" for none. */
export const faceOf = ({ text, sketch }: HeldCard): string => (sketch ? composed(sketch).face : text.trim());

/** The id by which a card can be drawn: its own number, or the letter of its place, then it is lent to the deck; "" for
 * one that cannot be read. */
export function drawnAs(card: HeldCard, place: number): string {
  const face = faceOf(card);
  if (DECK.has(face.toUpperCase())) return face.toUpperCase();
  const letter = LETTERS[place] as string;
  try {
    const read = parseCard(`${letter} = ${face}`);
    if (read.pieces.length === 0) return "";
    lend(read, card.sketch ? composed(card.sketch).plan : freehand(read));
    return letter;
  } catch {
    return "";
  }
}

/** What is asked of the engine: the cards that there are, and which place each has in the hand. */
export function question(hand: Hand): { params: Shapes["CompanionBody"]["params"]; places: number[] } {
  const places = hand.cards.flatMap((card, place) => (faceOf(card) ? [place] : []));
  return {
    params: {
      cards: places.map((place) => faceOf(hand.cards[place] as HeldCard)),
      objective: hand.objective,
      tokens: hand.tokens,
      books: hand.books,
    },
    places,
  };
}

/** The answer with the letters of the hand: the engine calls cards in notation by their place among those it was told. */
export function placed(answer: Answer, places: readonly number[]): Answer {
  const call = (id: string): string => {
    const at = id.length === 1 ? LETTERS.indexOf(id) : -1;
    return at < 0 ? id : (LETTERS[places[at] ?? at] as string);
  };
  const named = (name: string): string => name.replace(/^[^.]+/, call);
  const all = (names: string[]) => names.map(named);
  return {
    ...answer,
    left: answer.left.map(call),
    cards: answer.cards.map((one) => ({ ...one, card: call(one.card) })),
    trace: answer.trace.map((step) => ({
      ...step,
      at: named(step.at),
      piece: step.piece && [named(step.piece[0] as string), step.piece[1], step.piece[2]],
      leap: step.leap && [named(step.leap[0] as string), named(step.leap[1] as string)],
      found: all(step.found),
      used: all(step.used),
      rooms: all(step.rooms),
      gains: all(step.gains),
    })) as Answer["trace"],
  };
}
