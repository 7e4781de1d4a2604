/** Playing a record back: where it stands, its steps by round, and what buttons and keys do with it. */
import type { Colour } from "../art/seats";

/** One step of a record: after it, the board shows position `index + 1`. */
export type Step = { index: number; text: string; colour: Colour | null; chance: boolean; round: number };
export type Result = { name: string; colour: Colour | null; score: number; won: boolean };
export type Round = { round: number; from: number; steps: Step[] };
type Source = {
  steps: readonly Step[];
  /** The step that was played last; 0 is the start. */
  at: number;
  onat: (at: number) => void;
};
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds from step to step at speed 1. */
const PACE = 900;

export class Player {
  readonly #source: () => Source;
  speed = $state<number>(1);
  #playing = $state(false);
  /** The round whose steps are listed by hand: -1 for none, null for the one that is played. */
  #opened = $state<number | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly length = $derived.by(() => this.#source().steps.length);
  readonly rounds = $derived.by((): Round[] => {
    const out: Round[] = [];
    for (const step of this.#source().steps) {
      const last = out.at(-1);
      if (last?.round === step.round) last.steps.push(step);
      else out.push({ round: step.round, from: step.index, steps: [step] });
    }
    return out;
  });
  readonly current = $derived.by(() => {
    const { at } = this.#source();
    return this.rounds.findLast((round) => round.from < Math.max(1, at)) ?? this.rounds[0];
  });
  readonly open = $derived.by(() => this.#opened ?? this.current?.round ?? null);
  toggle(round: number): void {
    this.#opened = this.open === round ? -1 : round;
  }

  get playing(): boolean {
    return this.#playing;
  }
  play(): void {
    this.#playing = !this.#playing && this.#source().at < this.length;
  }
  stop(): void {
    this.#playing = false;
  }
  /** The next speed, the slowest after the fastest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length] ?? 1;
  }
  /** While it plays, a step at a time; for an effect, which ends it by what this returns. */
  run(): (() => void) | undefined {
    if (!this.#playing) return undefined;
    const timer = setInterval(() => {
      const { at, onat } = this.#source();
      if (at >= this.length) this.#playing = false;
      else onat(at + 1);
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }

  /** To a step, as near as there is one; the round that it lies in is listed. */
  go(to: number): void {
    this.#opened = null;
    this.#source().onat(Math.min(this.length, Math.max(0, to)));
  }
  step(by: number): void {
    this.go(this.#source().at + by);
  }
  /** To a part of the whole, 0 to 1. */
  scrub(part: number): void {
    this.go(Math.round(part * this.length));
  }
  /** What a key of the scrubber does; false when it does nothing. */
  key(key: string): boolean {
    const { at } = this.#source();
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 10,
      PageUp: at + 10,
      Home: 0,
      End: this.length,
    }[key];
    if (to === undefined) return false;
    this.stop();
    this.go(to);
    return true;
  }
  /** Where a step lies along the track, as a length. */
  share(step: number): string {
    return `${(step / Math.max(1, this.length)) * 100}%`;
  }
}
