/** What a table offers, with what a lesson or a hint says of it. */
import type { Choice } from "../../ui/choice";
import type { Panel } from "../../ui/panel";

/** Answers by their codes: one that a lesson points to, one that a hint suggests. */
export type Said = { taught?: number | null; suggested?: number | null };

/** The answers, with the pointed one marked and `words` on the suggested one. */
export function offers(choices: readonly Choice[], { taught, suggested }: Said, words: string): readonly Choice[] {
  if (taught == null && suggested == null) return choices;
  return choices.map((choice) => ({
    ...choice,
    ...(taught != null && choice.key === String(taught) && { pointed: true }),
    ...(suggested != null && choice.key === String(suggested) && { advised: words }),
  }));
}

/** The panels of a table with a lesson: the first two, the players in the dock, and its steps in place of what few need
 * on the first day. */
export const taughtPanels = (panels: readonly Panel[], steps: Panel): readonly Panel[] => [
  ...panels.slice(0, 2),
  ...panels
    .slice(2)
    .filter(({ id }) => id === "players")
    .map((panel) => ({ ...panel, dockOnly: true })),
  steps,
];
