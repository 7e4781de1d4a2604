/** Damage on the boss's hearts, given point by point on the hearts themselves. */
import { t } from "../../i18n/index.svelte";
import type { Boss, DungeonsView, Option } from "./view";

export const LETTERS = "ABCD";
type Dealt = Pick<DungeonsView, "boss" | "split" | "options">;

/** The points that an answer gives to each heart. */
export const partsOf = (boss: Pick<Boss, "markers">, option: Pick<Option, "markers"> | undefined): number[] =>
  boss.markers.map((space, i) => space - (option?.markers?.[i] ?? space));

export const sumOf = (given: readonly number[]): number => given.reduce((a, b) => a + b, 0);

/** The division that is put forward: the best one, already placed. */
export function proposed(view: Dealt): number[] {
  const best = view.options.find(({ code }) => code === view.split?.best);
  return view.boss && best ? partsOf(view.boss, best) : [];
}

/** Points still to give, once as many are given as the hearts take. */
export const leftOver = (view: Dealt, given: readonly number[]): number => (view.split?.takes ?? 0) - sumOf(given);

/** The answer that deals exactly these points, undefined while some are left. */
export const answerOf = (view: Dealt, given: readonly number[]): Option | undefined =>
  view.options.find(
    (option) => view.boss && option.markers && partsOf(view.boss, option).every((part, i) => part === (given[i] ?? 0)),
  );

/** One point more on a heart; of the most that it takes and the points that are there. */
export function added(view: Dealt, given: readonly number[], marker: number): number[] {
  const heart = view.boss?.hearts[marker];
  const now = given[marker] ?? 0;
  if (!heart || now >= heart.takes || leftOver(view, given) <= 0) return [...given];
  return given.map((part, i) => (i === marker ? part + 1 : part));
}
export const taken = (given: readonly number[], marker: number): number[] =>
  given.map((part, i) => (i === marker ? Math.max(0, part - 1) : part));

/** "A −2, B −2". */
export const dealText = (parts: readonly number[]): string =>
  parts.flatMap((part, i) => (part > 0 ? [`${LETTERS[i]} −${part}`] : [])).join(", ");

/** A heart for the ear: where it is, where it will be, what is left to give. */
export function heartLabel(view: Dealt, given: readonly number[] | null, marker: number): string {
  const heart = view.boss?.hearts[marker];
  if (!heart) return "";
  const letter = LETTERS[marker] ?? "";
  const points = given?.[marker] ?? 0;
  if (given && points > 0)
    return t("dungeon-heart-given", {
      letter,
      before: heart.space,
      after: heart.space - points,
      n: points,
      left: leftOver(view, given),
    });
  if (heart.gate > 0 && heart.takes === 0)
    return t("dungeon-heart-barred", { letter, n: heart.space, gate: heart.gate });
  return t("dungeon-marker", { letter, n: heart.space });
}
