/** Lines of the reveal drawn again, step by step, all at once. A click skips; with reduced motion nothing moves. */
import { still } from "../../look/motion";

/** How long one step is drawn, and how long all wait before the first. */
export const STEP_MS = 260;
const BEFORE_MS = 450;
const END = Number.POSITIVE_INFINITY;

export class Replay {
  /** The step that is drawn now, the same for every line; END when all are drawn. */
  upto = $state(END);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly running = $derived(this.upto !== END);

  /** Draws lines again, the longest of `steps` steps. */
  start(steps: number): void {
    clearTimeout(this.#timer);
    if (still() || steps < 2) {
      this.upto = END;
      return;
    }
    this.upto = 0;
    const next = () => {
      this.upto += 1;
      if (this.upto < steps) this.#timer = setTimeout(next, STEP_MS);
      else this.upto = END;
    };
    this.#timer = setTimeout(next, BEFORE_MS);
  }
  skip(): void {
    clearTimeout(this.#timer);
    this.upto = END;
  }
  /** The last step drawn of a line of so many steps, and whether it is just being drawn. */
  of(steps: number): { upto: number; fresh: number | null } {
    const upto = Math.min(this.upto, steps - 1);
    return { upto, fresh: this.running && upto === this.upto ? upto : null };
  }
}
