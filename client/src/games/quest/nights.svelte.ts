/** The Night at a table in use: what it has brought so far, what was likely, and the sum that opens when it is over. */
import { untrack } from "svelte";
import type { Dice } from "./dice.svelte";
import { idlesOf, type NightTold, nightOf, trailsOf } from "./night";
import type { QuestView, SeatOdds } from "./view";

/** `past`: a moment that is over is looked at, or a lesson is taught, where nothing opens by itself. */
type Source = { view: QuestView; mine: boolean; past: boolean; trails: boolean };

export class Nights {
  readonly #source: () => Source;
  readonly #dice: Dice;
  /** The Night whose sum lies open. */
  #sum = $state.raw<NightTold | null>(null);
  #over: number | null = null;

  constructor(dice: Dice, source: () => Source) {
    this.#dice = dice;
    this.#source = source;
  }

  readonly #view = $derived.by(() => this.#source().view);
  readonly now = $derived.by(() => this.#view.phase === "night" || this.#view.phase === "fight");
  readonly told = $derived.by(() => nightOf(this.#dice.story, this.#view.players.length));
  readonly trails = $derived.by(() => (this.#source().trails ? trailsOf(this.#dice.story, this.#view.seat) : []));
  readonly idles = $derived.by(() => (this.#source().trails ? idlesOf(this.#dice.story, this.#view.seat) : []));
  /** The sum, until the game is over. */
  readonly shown = $derived.by(() => (this.#view.over ? null : this.#sum));
  close(): void {
    this.#sum = null;
  }
  /** The sum gives way to the Night itself: the line that it began at, null when no sum is open. */
  again(): number | null {
    const from = this.#sum?.from ?? null;
    this.close();
    return from;
  }

  // ---- the odds
  #of(odds: readonly SeatOdds[] | null | undefined): SeatOdds | undefined {
    return odds?.find((one) => one.seat === this.#view.seat) ?? odds?.[0];
  }
  readonly odds = $derived.by(() => this.#of(this.#view.odds));
  /** The next roll is this seat's to make. */
  readonly rollable = $derived.by(() => this.#source().mine && this.#view.question?.step === "RollOrRest");
  /** The odds that the dice on the table were about, until the next roll is asked for. */
  readonly before = $derived.by(() => (this.#dice.roll && !this.rollable ? this.#of(this.#dice.before) : undefined));

  /** What a seat has won since this Night began; null for nothing. */
  won(seat: number): number | null {
    const began = this.now && this.told?.over === null ? this.told.seats[seat]?.points : undefined;
    const score = this.#view.players[seat]?.score;
    return typeof began === "number" && score !== undefined && score !== began ? score - began : null;
  }

  /** To be called in an effect: the sum opens once, when the Day begins; not for what was over when the page came. */
  watch(): void {
    const { told } = this;
    untrack(() => {
      const { view, past } = this.#source();
      const over = told?.over ?? 0;
      if (this.#over !== null && over > this.#over && view.phase === "day" && !past) this.#sum = told;
      this.#over = Math.max(this.#over ?? 0, over);
    });
  }
}
