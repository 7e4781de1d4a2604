/** Shows what happens one thing after the other: what follows waits until what is shown was seen. */

/** More than these wait for nobody: whoever was away comes to the present at once. */
const MOST = 40;

export class Pace<T> {
  readonly #show: (item: T) => void;
  readonly #beat: (item: T) => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #held = false;

  /** `beat`: milliseconds that an item is to be looked at before the next comes. */
  constructor(show: (item: T) => void, beat: (item: T) => number) {
    this.#show = show;
    this.#beat = beat;
  }

  /** Shows an item when all before it have had their time. */
  push(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length > MOST) this.flush();
    else if (this.#timer === null) this.#next();
  }
  /** Shows an item at once, and before it all that wait. */
  now(item: T): void {
    this.flush();
    this.#take(item);
  }
  /** Holds back what comes, for as long as something is read. What waits for nobody is not held back either. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on && this.#timer === null) this.#next();
  }
  /** The wait that runs is over: a press skips it. */
  hurry(): void {
    if (this.#timer === null) return;
    this.#clear();
    this.#next();
  }
  flush(): void {
    this.#clear();
    for (const item of this.#waiting.splice(0)) this.#show(item);
  }
  /** Forgets what waits. */
  stop(): void {
    this.#clear();
    this.#waiting = [];
  }

  #next(): void {
    while (this.#timer === null && !this.#held) {
      const item = this.#waiting.shift();
      if (item === undefined) return;
      this.#take(item);
    }
  }
  #take(item: T): void {
    this.#show(item);
    const beat = this.#beat(item);
    if (beat > 0)
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#next();
      }, beat);
  }
  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
