/** What the engine suggests, starred on the board and in the question where hints are allowed: places for a pawn, and cards
 * over which a plan goes on. */
import type { Shapes } from "../../api";
import type { OnStudy } from "../contract";
import { arg, type CoopView } from "./view";
import { goesOnWords, nearWords } from "./words";

type Place = Shapes["CoopSuggestion"];
type Told = { key: string; places: readonly Place[]; cards: readonly Shapes["CoopCardHint"][] };
type Source = {
  view: CoopView;
  /** The plans there are, as a sketch takes them. */
  steps: readonly number[];
  onstudy?: OnStudy;
};
/** `key` is the place of the board that it is about. */
export type Star = { action: number; key: string; why: string };
export type CardStar = Star & { card: string };
/** So many of them have a button of their own. */
const FIRST = 2;

export class Stars {
  readonly #source: () => Source;
  #told = $state.raw<Told>({ key: "", places: [], cards: [] });
  #asked = "";

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** What is wanted now, "" for nothing: without a plan no card is better than another. */
  readonly #wanted = $derived.by(() => {
    const { view, steps, onstudy } = this.#source();
    if (!onstudy) return "";
    if (view.phase === "pawns" && view.options.some((o) => o.verb === "pawn")) return `pawn ${view.since}`;
    const plays = steps.length > 0 && view.options.some((o) => o.verb === "play");
    return plays ? `card ${view.since} ${steps.join()}` : "";
  });
  /** Asks for the places of the question that is open, once. To be called whenever the view changes. */
  async ask(): Promise<void> {
    const { steps, onstudy } = this.#source();
    const key = this.#wanted;
    if (!key || !onstudy || this.#asked === key) return;
    this.#asked = key;
    try {
      const told = (await onstudy("suggest", key.startsWith("card") ? { steps } : {})) as Shapes["CoopSuggestions"];
      if (this.#asked === key) this.#told = { ...told, key };
    } catch {
      // Without an answer nothing is starred.
    }
  }

  readonly list = $derived.by((): Star[] => {
    const { view } = this.#source();
    if (!this.#wanted || this.#told.key !== this.#wanted) return [];
    return this.#told.places.map((one) => ({
      action: one.action,
      key: `side-${one.spot}`,
      why: nearWords(view, one.objective, one.away),
    }));
  });
  readonly cards = $derived.by((): CardStar[] => {
    const { view } = this.#source();
    if (!this.#wanted || this.#told.key !== this.#wanted) return [];
    return this.#told.cards.flatMap((one) => {
      const option = view.options.find((o) => o.code === one.action);
      if (!option) return [];
      const why = goesOnWords(view, one);
      return [{ action: one.action, card: arg(option, "card") ?? "", key: `place-${arg(option, "place")}`, why }];
    });
  });
  readonly best = $derived.by(() => this.list[0] ?? null);
  of(code: number): Star | null {
    return [...this.list, ...this.cards].find((one) => one.action === code) ?? null;
  }
  /** Whether an answer is among the first suggestions. */
  first(code: number): boolean {
    return [...this.list, ...this.cards].slice(0, FIRST).some((one) => one.action === code);
  }
  /** By the key of a lit place of the board: why it is good, for a pawn or for this card. */
  keys(card: string | null): ReadonlyMap<string, string> {
    const here = this.cards.filter((one) => one.card === card);
    return new Map([...this.list, ...here].map((one) => [one.key, one.why]));
  }
}
