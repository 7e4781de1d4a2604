/** The sand of an hourglass: told by the clock, so that a page that slept knows how much has fallen. */

/** Seconds as "1:05". */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

export class Sand {
  length = $state(60);
  left = $state(60);
  running = $state(false);
  /** Each second that has fallen, by what is left; nothing for those that fell while the page slept. */
  onsecond: (left: number) => void = () => {};
  readonly #now: () => number;
  #ends = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(length: number, now: () => number = () => Date.now() / 1000) {
    this.#now = now;
    this.length = length;
    this.left = length;
  }

  /** Another glass, full. */
  set(length: number): void {
    this.stop();
    this.length = length;
    this.left = length;
  }
  /** Turned over: it begins anew with all its sand. */
  turn(): void {
    this.stop();
    this.left = this.length;
    this.#run();
  }
  /** Laid on its side, or set up again. */
  hold(): void {
    if (this.running) {
      this.#look();
      this.stop();
    } else if (this.left > 0 && this.left < this.length) this.#run();
  }
  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.running = false;
  }

  #run(): void {
    this.#ends = this.#now() + this.left;
    this.running = true;
    this.#timer = setInterval(() => this.#look(), 200);
  }
  #look(): void {
    const before = Math.ceil(this.left);
    this.left = Math.max(0, this.#ends - this.#now());
    const after = Math.ceil(this.left);
    if (after < before) this.onsecond(after);
    if (this.left <= 0) this.stop();
  }
}
