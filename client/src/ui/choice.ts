/** One answer to a question, as the prompt and the board share it. */
import type { IconName } from "../look/icons";

export type Cost = { icon?: IconName; text: string };

/** Exact odds of an answer: `share` from 0 to 1; `rolled` says what is rolled for it ("3 dice"). */
export type ChoiceOdds = { share: number; rolled?: string };

export type Choice = {
  /** The action's own key; a lit place of the board with the same key is the same answer. */
  key: string;
  label: string;
  icon?: IconName;
  costs?: Cost[];
  /** The button then has three lines: its name, the odds, what is rolled. The best of several says so. */
  odds?: ChoiceOdds;
  /** It was advised on request, and by what: the button is filled and says it. */
  advised?: string;
  /** Somebody points at it: it keeps a button, whatever finds room. */
  pointed?: boolean;
  /** It has no place on the board: its button is seen even when the choices fold into a list. */
  button?: boolean;
  /** It is no answer yet, but a step back or aside: without the amber rim. */
  calm?: boolean;
  /** The key that gives it, in place of its number. */
  kbd?: string;
  /** What the card or piece in it does: said where the button is hovered, focused or held, and under it in the list of all. */
  tells?: string;
  /** Why this is barred now; the button stays in place, dashed, and says so. */
  why?: string;
};

/** The key of the answer with the best odds, the cheaper one when two are alike; null unless some are better than others. */
export function bestOdds(choices: readonly Choice[]): string | null {
  const rated = choices.filter((choice) => choice.odds && !choice.why);
  const share = (choice: Choice): number => choice.odds?.share ?? 0;
  const cost = (choice: Choice): number => choice.costs?.length ?? 0;
  const [first, ...others] = rated;
  if (!first || others.every((choice) => share(choice) === share(first))) return null;
  return rated.reduce((best, one) =>
    share(one) > share(best) || (share(one) === share(best) && cost(one) < cost(best)) ? one : best,
  ).key;
}

/** A share in whole per cent that never rounds to certain or hopeless what is not. */
export function percentOf(share: number): number {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return 99;
  return whole === 0 && share > 0 ? 1 : whole;
}

/**
 * The answers that have a button of their own. Up to five all have; of more, the selected one and those without a place
 * on the board. `room` of them fit, those without a place first: the rest is found in the list of all.
 */
export function seenOf(choices: readonly Choice[], selected: string | null, room: number): readonly Choice[] {
  const chosen = choices.find((choice) => choice.pointed || choice.key === selected || choice.advised);
  const placeless = choices.filter((choice) => choice.button && choice !== chosen);
  const shown =
    choices.length <= 5 ? choices : [...(chosen ? [chosen] : []), ...(placeless.length <= 2 ? placeless : [])];
  if (shown.length <= room) return shown;
  const rank = (choice: Choice): number => (choice === chosen ? 0 : choice.button ? 1 : 2);
  const kept = new Set(shown.toSorted((a, b) => rank(a) - rank(b)).slice(0, room));
  return shown.filter((choice) => kept.has(choice));
}
