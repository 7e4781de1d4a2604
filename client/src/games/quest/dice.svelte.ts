/** The dice of a table in use: when they tumble, what is seen meanwhile, which are picked, and what was likely before. */
import { untrack } from "svelte";
import type { Entry } from "../../api";
import type { Line } from "../../ui/Log.svelte";
import { Tumble } from "../../ui/tumble.svelte";
import { standing } from "../frame/story";
import { type Roll, rollOf } from "./roll";
import { lying } from "./tray";
import type { QuestView, SeatOdds } from "./view";

type Seen = { view: QuestView; log: readonly Line[] };
type Source = Seen & { entries: readonly Entry[]; fast: boolean };

export class Dice {
  readonly #source: () => Source;
  readonly tumble = new Tumble();
  /** What was on the table before the dice that tumble now: it stays until they lie. */
  #held = $state.raw<Seen | null>(null);
  #last: Seen | null = null;
  #id: number | null = null;
  /** The odds before the roll that lies, and which roll that is. */
  #before = $state.raw<{ id: number; odds: readonly SeatOdds[] } | null>(null);
  #picked = $state.raw<{ at: string; places: readonly number[] }>({ at: "", places: [] });

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly story = $derived.by(() => standing(this.#source().entries));
  readonly roll = $derived.by((): Roll | null => lying(this.#source().view, rollOf(this.story)));
  readonly rolling = $derived.by(() => this.tumble.rolling > 0);
  /** The table as it is to be seen: nothing of a roll shows before its dice lie. */
  readonly seen = $derived.by((): Seen => {
    const { view, log } = this.#source();
    return this.rolling && this.#held ? this.#held : { view, log };
  });
  readonly before = $derived.by(() => (this.#before && this.#before.id === this.roll?.id ? this.#before.odds : null));

  /** To be called in an effect that runs before the page is drawn. */
  watch(): void {
    const { view, log, fast } = this.#source();
    const roll = this.roll;
    untrack(() => {
      const was = this.#last;
      this.#last = { view, log };
      const id = roll?.id ?? 0;
      // What lay there when the page came, or lay there before, is not thrown again.
      const fresh = this.#id !== null && id > this.#id && was !== null && view.version > was.view.version;
      this.#id = id;
      if (!fresh || !roll) return;
      if (was.view.odds && roll.number > 0 && roll.thrown.length === roll.dice.length)
        this.#before = { id, odds: was.view.odds };
      else if (this.#before && roll.thrown.length < roll.dice.length) this.#before = { ...this.#before, id };
      this.tumble.throw(roll.thrown.length, fast);
      this.#held = this.tumble.rolling > 0 ? was : null;
    });
  }

  /** Places of the dice that were pressed for a reroll. */
  picked(question: string): readonly number[] {
    return this.#picked.at === question ? this.#picked.places : [];
  }
  toggle(question: string, place: number): readonly number[] {
    const places = this.picked(question);
    const now = places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort();
    this.#picked = { at: question, places: now };
    return now;
  }
}
