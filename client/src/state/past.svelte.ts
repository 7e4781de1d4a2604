/** Looking back from a table at a moment of its past, and watching from there. */
import type { View } from "../games/kit";
import { Moments } from "./moments.svelte";

type Source = {
  id: string;
  /** The newest line of the record. */
  version: number;
  /** Milliseconds from one moment to the next. */
  pace: number;
  textAt: (line: number) => string;
};
type Hears = { say: (text: string) => void; onfail: (error: unknown) => void; onback: () => void };

export class Past {
  readonly #source: () => Source;
  readonly #hears: Hears;
  #moments: Moments | null = null;
  /** The moment that is shown, null for the present. Nobody is asked in it. */
  at = $state.raw<{ line: number; view: View; text: string } | null>(null);
  playing = $state(false);
  /** Watching again ends here and comes back to the present; 0 plays on to the newest line. */
  #until = 0;

  constructor(source: () => Source, hears: Hears) {
    this.#source = source;
    this.#hears = hears;
  }

  async show(line: number): Promise<void> {
    const { id } = this.#source();
    this.#moments ??= new Moments({ table: id });
    try {
      let found: View | undefined = await this.#moments.view(line);
      if (!found) {
        // The record has grown since this piece was read.
        this.#moments = new Moments({ table: id });
        found = await this.#moments.view(line);
      }
      if (!found) return;
      const text = this.#source().textAt(line);
      this.at = { line, view: { ...found, actors: [], options: [] }, text };
      this.#hears.say(text);
    } catch (error) {
      this.#hears.onfail(error);
    }
  }
  /** One moment on or back, within the record. */
  step(by: 1 | -1): void {
    const line = (this.at?.line ?? 0) + by;
    if (this.at && line >= 0 && line <= this.#source().version) void this.show(line);
  }
  back(): void {
    this.at = null;
    this.playing = false;
    this.#until = 0;
    this.#hears.onback();
  }
  /** Plays from before a line to what is the newest now, then comes back. */
  async watch(from: number): Promise<void> {
    const end = this.#source().version;
    await this.show(Math.max(0, from - 1));
    this.#until = end;
    this.playing = true;
  }
  /** While it plays, the next moment comes after the pace; for an effect, which ends it by what this returns. */
  run(): (() => void) | undefined {
    const { at, playing } = this;
    const { version, pace } = this.#source();
    if (!playing || !at) return undefined;
    const end = this.#until || version;
    const timer = setTimeout(() => {
      if (at.line < end) void this.show(at.line + 1);
      else if (this.#until) this.back();
      else this.playing = false;
    }, pace);
    return () => clearTimeout(timer);
  }
}
