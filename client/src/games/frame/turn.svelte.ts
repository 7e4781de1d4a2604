/** What a person has selected of a question: one for each table, shared by the prompt, the board and the panels. */
import { say } from "../../ui/live.svelte";
import type { View } from "../contract";
import type { Target } from "./frame";

type Source<V extends View> = {
  view: V;
  /** Without somebody to answer to, places and cards are only looked at. */
  onchoose?: (code: number) => void;
  confirmAll?: boolean;
  onwhy?: (action: string) => Promise<string>;
  /** The answer put forward before anything is selected. */
  best?: number | null;
};
type Picked = { at: string; held: string | null; code: number | null; narrow: boolean };

export class Turn<V extends View> {
  readonly #source: () => Source<V>;
  #picked = $state.raw<Picked>({ at: "", held: null, code: null, narrow: false });
  #reason = $state.raw({ at: "", text: "" });
  #asked = "";
  /** The answer under the pointer. */
  hover = $state<number | null>(null);

  /** `source` is read anew whenever the view or the settings change. */
  constructor(source: () => Source<V>) {
    this.#source = source;
  }

  /** Changes with every question; what was selected is forgotten with it. */
  readonly question = $derived.by(() => {
    const { view } = this.#source();
    return `${view.since}-${view.question?.step ?? ""}`;
  });
  /** This person is asked now. */
  readonly mine = $derived.by(() => {
    const { view, onchoose } = this.#source();
    return onchoose !== undefined && view.actors.includes(view.seat);
  });
  readonly #now = $derived(this.#picked.at === this.question ? this.#picked : null);
  /** What narrows the answers: a figure that is to act, a place with several answers. The game says what it means. */
  readonly held = $derived(this.#now?.held ?? null);
  readonly #best = $derived.by(() => (this.mine ? (this.#source().best ?? null) : null));
  /** The answer that the amber button gives. */
  readonly code = $derived(this.#now?.code ?? this.#best);
  /** The answer that previews are about: the one under the pointer, else the selected one. */
  readonly shown = $derived.by((): V["options"][number] | undefined => {
    const { options } = this.#source().view;
    const at = (code: number | null) => options.find((option) => option.code === code);
    return at(this.hover) ?? at(this.code);
  });
  /** Something was selected by hand. */
  readonly touched = $derived(this.#now !== null && (this.#now.held !== null || this.#now.code !== null));
  /** Why the place or card that was pressed cannot be chosen. */
  readonly reason = $derived(this.#reason.at === `${this.question} ${this.code}` ? this.#reason.text : "");

  select(code: number | null, held: string | null = this.held, narrow = false): void {
    this.#picked = { at: this.question, held, code, narrow };
  }
  hold(held: string | null, code: number | null = null): void {
    this.select(code, held);
  }
  /**
   * A press on a lit place. One answer counts at once when it is `sure`, else at the second press. Of several answers
   * the first is selected; with `narrow` the place is held too, so that only its answers are offered.
   */
  pick(target: Target<unknown>, sure: boolean, narrow = false): void {
    const { onchoose, confirmAll = false } = this.#source();
    const [first] = target.codes;
    if (first === undefined) return;
    const again = this.code !== null && target.codes.includes(this.code) ? this.code : null;
    if (target.codes.length === 1 && ((sure && !confirmAll) || again !== null)) onchoose?.(first);
    else if (target.codes.length > 1 && narrow) this.select(first, target.key, true);
    else if (again !== null) onchoose?.(again);
    else this.select(first, narrow ? null : this.held);
  }
  /** An answer from a button, a card or a key; with "confirm all" the first press only shows it. */
  give(code: number): void {
    const { onchoose, confirmAll = false } = this.#source();
    if (confirmAll && this.code !== code) this.select(code);
    else onchoose?.(code);
  }
  /** One step back: first the answer is let go, then what was held; a place that narrows goes with its answer. */
  back(): void {
    this.select(null, this.#now?.code === null || this.#now?.narrow ? null : this.held);
  }
  /** All that was selected is let go. */
  clear(): void {
    this.select(null, null);
  }
  /** Asks why an action, in notation, is barred, and says the sentence. */
  async explain(action: string): Promise<void> {
    const at = `${this.question} ${this.code}`;
    this.#asked = action;
    const text = (await this.#source().onwhy?.(action)) ?? "";
    if (this.#asked !== action) return;
    this.#reason = { at, text };
    if (text) say(text);
  }
}
