/** What is drawn on each land card, bright and gloom; rules 7.1 and 7.3. */
import type { IconName } from "../../look/icons";

export type Symbol = "torch" | "scroll";

/** Number of the spell book by card. */
export const BOOK: Record<string, string> = {
  fire: "I",
  forest: "II",
  water: "III",
  ice: "IV",
  "castle-red": "V",
  "castle-blue": "VI",
  "castle-green": "VII",
  shadow: "VIII",
  sun: "IX",
  "castle-yellow": "X",
};

/** Symbol that a temple asks for. */
export const TEMPLE: Record<string, Symbol> = {
  fire: "scroll",
  forest: "scroll",
  ice: "scroll",
  water: "torch",
  shadow: "torch",
  sun: "torch",
};

export const SYMBOL_ICON: Record<Symbol, IconName> = { torch: "flame", scroll: "scroll" };

/** Symbols needed for spaces 1 to 4 [Q6.14, Q10.3]. */
export const needs = (gloom: boolean): readonly number[] => (gloom ? [1, 2, 2, 2] : [1, 1, 2, 2]);

type Mark = { icon: IconName } | { text: string };

const BRIGHT: Mark[][] = [
  [{ icon: "heart" }, { text: "+1 ×" }, { icon: "pawn" }],
  [{ icon: "bolt" }, { text: "+1 ×" }, { icon: "pawn" }],
  [{ icon: "swords" }, { text: "2" }],
  [{ icon: "star" }, { text: "+2" }],
  [{ icon: "dice" }, { text: "5" }, { icon: "temple" }],
  [{ icon: "temple" }, { text: "+1" }],
  [{ icon: "foot" }, { text: "1–3" }],
];
const GLOOM: Mark[][] = [
  [{ icon: "dice" }, { text: "×" }, { icon: "pawn" }, { icon: "heart" }],
  [{ icon: "dice" }, { text: "×" }, { icon: "pawn" }, { icon: "bolt" }],
  [{ icon: "dice" }, { text: "5" }, { icon: "swords" }],
  [{ icon: "dice" }, { text: "±4" }, { icon: "star" }],
  [{ icon: "dice" }, { text: "5" }, { icon: "temple" }],
  [{ icon: "dice" }, { text: "1" }, { icon: "temple" }],
  [{ icon: "dice" }, { text: "2" }, { icon: "foot" }],
];

type Placed = Mark & { x: number };
const widthOf = (mark: Mark) => ("icon" in mark ? 14 : mark.text.replace(" ", "").length * 8.6);

function placed(marks: readonly Mark[]): Placed[] {
  let x = -marks.reduce((sum, mark) => sum + widthOf(mark) + 1, -1) / 2;
  return marks.map((mark) => {
    const at = { ...mark, ...("text" in mark ? { text: mark.text.replace(" ", "") } : {}), x };
    x += widthOf(mark) + 1;
    return at;
  });
}

/**
 * The signs on the plate over a grotto: no words, so that they read in every language. `short` is what is left of them
 * from afar: the first symbol and its number, or the first and the last.
 */
export function plate(card: string, gloom: boolean): { full: Placed[]; short: Placed[]; width: number } {
  const marks = (gloom ? GLOOM : BRIGHT)[Number(card.slice(7)) - 1] ?? [];
  const [first, second] = marks;
  const last = marks.at(-1);
  const number =
    second && "text" in second && /\d/.test(second.text) ? { text: second.text.replace(/ ×| /g, "") } : last;
  const short = first && number ? [first, number] : marks;
  return { full: placed(marks), short: placed(short), width: marks.reduce((sum, mark) => sum + widthOf(mark) + 1, -1) };
}
