/** Playing a record back: where it stands, its steps by their parts, and what buttons and keys do with it. */
import type { Colour } from "../art/seats";
import type { IconName } from "../look/icons";
import type { Part } from "./moments.svelte";

/** One step of a record: after it, the board shows position `index + 1`. `mark`: a moment worth a flag. */
export type Step = {
  index: number;
  text: string;
  colour: Colour | null;
  chance: boolean;
  part: Part;
  mark?: IconName | "";
};
export type Result = { name: string; colour: Colour | null; score: number | null; won: boolean };
/** Steps of one round or act, with the steps at which its phases or turns begin. `key` tells parts of one name apart. */
export type Chapter = Part & { key: number; from: number; steps: Step[]; marks: number };
type Source = {
  steps: readonly Step[];
  /** The step that was played last; 0 is the start. */
  at: number;
  /** How many steps laid the table: they are not counted, and not played. */
  first: number;
  onat: (at: number) => void;
};
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds from step to step at speed 1, and how much longer a marked one is held. */
const PACE = 900;
const HELD = 700;

export class Player {
  readonly #source: () => Source;
  speed = $state<number>(1);
  #playing = $state(false);
  /** The chapter whose steps are listed by hand: -1 for none, null for the one that is played. */
  #opened = $state<number | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly length = $derived.by(() => this.#source().steps.length);
  readonly first = $derived.by(() => Math.min(this.#source().first, this.length));
  /** The step as it is counted, and how many are. */
  readonly number = $derived.by(() => Math.max(0, this.#source().at - this.first));
  readonly count = $derived(this.length - this.first);
  readonly chapters = $derived.by((): Chapter[] => {
    const out: Chapter[] = [];
    for (const step of this.#source().steps) {
      const last = out.at(-1);
      const marks = step.mark ? 1 : 0;
      if (last?.major === step.part.major) {
        last.steps.push(step);
        last.marks += marks;
      } else out.push({ ...step.part, key: out.length, from: step.index, steps: [step], marks });
    }
    return out;
  });
  /** Those that the scrubber shows: all but the set-up. */
  readonly played = $derived.by(() => this.chapters.filter((chapter) => chapter.from >= this.first));
  readonly current = $derived.by(() => {
    const { at } = this.#source();
    return this.chapters.findLast((chapter) => chapter.from < Math.max(1, at)) ?? this.chapters[0];
  });
  readonly open = $derived.by(() => this.#opened ?? this.current?.key ?? null);
  toggle(key: number): void {
    this.#opened = this.open === key ? -1 : key;
  }
  /** Positions after the marked steps. */
  readonly marks = $derived.by(() =>
    this.#source().steps.flatMap((step) =>
      step.mark ? [{ at: step.index + 1, icon: step.mark, text: step.text }] : [],
    ),
  );

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
  /** While it plays, the next step comes after the pace; for an effect, which ends it by what this returns. */
  run(): (() => void) | undefined {
    if (!this.#playing) return undefined;
    const { at, steps, onat } = this.#source();
    const pace = PACE + (steps[at - 1]?.mark ? HELD : 0);
    const timer = setTimeout(() => {
      if (at >= this.length) this.#playing = false;
      else onat(at + 1);
    }, pace / this.speed);
    return () => clearTimeout(timer);
  }

  /** To a step, as near as there is one that was played; the chapter that it lies in is listed. */
  go(to: number): void {
    this.#opened = null;
    this.#source().onat(Math.min(this.length, Math.max(this.first, to)));
  }
  step(by: number): void {
    this.go(this.#source().at + by);
  }
  /** To the next marked moment, or the one before; the end and the start where there is none. */
  jump(by: 1 | -1): void {
    const { at } = this.#source();
    const to = by > 0 ? this.marks.find((mark) => mark.at > at)?.at : this.marks.findLast((mark) => mark.at < at)?.at;
    this.stop();
    this.go(to ?? (by > 0 ? this.length : this.first));
  }
  /** To a part of the whole, 0 to 1. */
  scrub(part: number): void {
    this.go(this.first + Math.round(part * this.count));
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
      Home: this.first,
      End: this.length,
    }[key];
    if (to === undefined) return false;
    this.stop();
    this.go(to);
    return true;
  }
  /** Where a step lies along the track, as a part of it from 0 to 1, and as a length. */
  along(step: number): number {
    return Math.max(0, step - this.first) / Math.max(1, this.count);
  }
  share(step: number): string {
    return `${this.along(step) * 100}%`;
  }
}
