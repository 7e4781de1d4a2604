/** What comes of all answers to a board, as the server has told it beforehand: where one is after some of them. */
import type { DailyAhead } from "../api";

type Step = DailyAhead["steps"][number];
type Place = Record<string | number, unknown>;

/** A position: what is seen and may be answered; `over` once the try is ended. */
export type Foreseen = { view: DailyAhead["view"]; choices: number[]; over: boolean };

export class Ahead {
  readonly told: DailyAhead;
  /** By the number of a step those that may come next, with their numbers. */
  readonly #next = new Map<number, Map<number, number>>();

  constructor(told: DailyAhead) {
    this.told = told;
    told.steps.forEach((step, at) => {
      const after = this.#next.get(step.after) ?? new Map<number, number>();
      this.#next.set(step.after, after.set(step.code, at + 1));
    });
  }

  /** Where one is after these answers; null where they are none of this board. */
  after(answers: readonly number[]): Foreseen | null {
    const { back, finish, steps } = this.told;
    const line: number[] = [];
    let over = false;
    for (const code of answers) {
      if (over) return null;
      if (code === back || code === finish) {
        if (line.length === 0) return null;
        over = code === finish;
        if (code === back) line.pop();
        continue;
      }
      const at = this.#next.get(line.at(-1) ?? 0)?.get(code);
      if (at === undefined) return null;
      line.push(at);
    }
    const view = structuredClone(this.told.view);
    for (const at of line) change(view as unknown as Place, steps[at - 1] as Step);
    const further = [...(this.#next.get(line.at(-1) ?? 0)?.keys() ?? [])];
    return { view, choices: line.length > 0 ? [...further, back, finish] : further, over };
  }
}

function change(view: Place, { changes }: Step): void {
  for (const { at, value, more } of changes) {
    const last = at[at.length - 1] as string | number;
    const place = at.slice(0, -1).reduce((within, key) => within[key] as Place, view);
    // A value may come again in another line: each has its own.
    const own = structuredClone(value);
    if (more) (place[last] as unknown[]).push(own);
    else place[last] = own;
  }
}
