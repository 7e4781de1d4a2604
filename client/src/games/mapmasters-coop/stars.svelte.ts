/** Places that the engine suggests for a pawn: starred on the board and in the question, where hints are allowed. */
import type { Shapes } from "../../api";
import type { OnStudy } from "../contract";
import type { CoopView } from "./view";
import { nearWords } from "./words";

type Place = Shapes["CoopSuggestion"];
type Source = { view: CoopView; onstudy?: OnStudy };
export type Star = Place & { why: string };
/** So many of them have a button of their own. */
const FIRST = 2;

export class Stars {
  readonly #source: () => Source;
  #told = $state.raw<{ version: number; places: readonly Place[] }>({ version: -1, places: [] });
  #asked = -1;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly #wanted = $derived.by(() => {
    const { view, onstudy } = this.#source();
    return onstudy !== undefined && view.phase === "pawns" && view.options.some((o) => o.verb === "pawn");
  });
  /** Asks for the places of the question that is open, once. To be called whenever the view changes. */
  async ask(): Promise<void> {
    const { view, onstudy } = this.#source();
    if (!this.#wanted || !onstudy || this.#asked === view.version) return;
    const { version } = view;
    this.#asked = version;
    try {
      const { places } = (await onstudy("suggest", {})) as Shapes["CoopSuggestions"];
      if (this.#asked === version) this.#told = { version, places };
    } catch {
      // Without an answer nothing is starred.
    }
  }

  readonly list = $derived.by((): Star[] => {
    const { view } = this.#source();
    if (!this.#wanted || this.#told.version !== view.version) return [];
    return this.#told.places.map((one) => ({ ...one, why: nearWords(view, one.objective, one.away) }));
  });
  readonly best = $derived.by(() => this.list[0] ?? null);
  of(code: number): Star | null {
    return this.list.find((one) => one.action === code) ?? null;
  }
  /** Whether an answer is among the first suggestions. */
  first(code: number): boolean {
    return this.list.slice(0, FIRST).some((one) => one.action === code);
  }
  /** By the key of a lit side of the board: why it is good. */
  readonly keys = $derived.by(
    (): ReadonlyMap<string, string> => new Map(this.list.map((one) => [`side-${one.spot}`, one.why])),
  );
}
