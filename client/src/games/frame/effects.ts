/** Signs that fly from where a change arises to whom it concerns. */
import type { IconName } from "../../look/icons";
import { fly } from "../../ui/fly";

export type Effect = {
  /** A seat, or the name of an element that carries it as `data-lands`. */
  to: number | string;
  /** A place of the board by its key; without it the tray, or the whole board. */
  from?: string;
  icon: IconName;
  tone: "bad" | "good" | "power" | "magic";
};

/** A jump in a replay or after a long absence is no event of its own: nothing flies over more than these actions. */
const MOST = 40;
export const follows = (before: { version: number } | null, after: { version: number }): boolean =>
  before !== null && before.version < after.version && after.version - before.version <= MOST;

/** Flies all signs at once. */
export function flyAll(root: Element, effects: readonly Effect[]): void {
  for (const effect of effects) {
    const from =
      (effect.from && root.querySelector(`.places [data-key="${CSS.escape(effect.from)}"]`)) ||
      (root.querySelector(".tray") ?? root.querySelector(".map"));
    const to = root.querySelector(
      typeof effect.to === "number" ? `[data-seat="${effect.to}"]` : `[data-lands="${effect.to}"]`,
    );
    if (from && to) void fly(from, to, effect.icon, effect.tone);
  }
}
