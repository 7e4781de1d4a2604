/** Dice that tumble and settle one by one. A press skips to the end; with less motion they lie settled at once. */
import { still } from "../look/motion";
import { hold } from "../look/shows";

export class Tumble {
  /** How many dice, from the right, still tumble. */
  rolling = $state(0);
  #beat = $state(0);
  #last: string | number | undefined;
  #end: () => void = () => {};
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Throws so many dice when `id` changes; what lay on the table when the page came is not thrown again. */
  watch(id: string | number, count: number, fast: boolean): void {
    const first = this.#last === undefined;
    if (id === this.#last) return;
    this.#last = id;
    if (!first) this.throw(count, fast);
  }
  throw(count: number, fast: boolean): void {
    this.stop();
    if (still() || count === 0) return;
    const lasts = fast ? 350 : 700;
    this.rolling = count;
    for (let at = 70; at < lasts + count * 60; at += 70) this.#timers.push(setTimeout(() => (this.#beat += 1), at));
    for (let i = 0; i < count; i++) this.#timers.push(setTimeout(() => (this.rolling = count - i - 1), lasts + i * 60));
    const end = hold();
    this.#end = end;
    this.#timers.push(setTimeout(end, lasts + count * 60));
  }
  /** All dice lie. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#end();
    this.rolling = 0;
  }
  moves(i: number, count: number): boolean {
    return i >= count - this.rolling;
  }
  /** The face that a die shows now: its own, or one of all while it tumbles. */
  face(own: string, i: number, count: number, all: readonly string[]): string {
    return this.moves(i, count) ? (all[(i * 5 + this.#beat * 7 + this.#beat * i) % all.length] ?? own) : own;
  }
  tilt(own: number, i: number, count: number): number {
    return this.moves(i, count) ? (this.#beat * 47 + i * 31) % 360 : own;
  }
}
