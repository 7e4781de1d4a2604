/** Where the focus goes at a table. */

/** The question has the focus, so that it is read and its keys are at hand. */
export const focusQuestion = (root: HTMLElement | undefined): void =>
  root?.querySelector<HTMLElement>("[data-question]")?.focus({ preventScroll: true });

/** The focus goes where the decision is, unless the person is busy elsewhere: on the first answer where `keys` are used,
 * else on the question. */
export function followQuestion(root: HTMLElement | undefined, keys: boolean): void {
  const active = document.activeElement;
  const free = !active || active === document.body || active.closest(".prompt, [data-key], .curtain, .notice, .card");
  if (!free || document.querySelector("dialog[open]")) return;
  // A lit place keeps the focus that it has: the hand is on the board.
  if (active?.closest("[data-key].lit")) return;
  const first = keys ? root?.querySelector<HTMLElement>(".prompt .acts button") : null;
  if (first) first.focus({ preventScroll: true });
  else focusQuestion(root);
}
