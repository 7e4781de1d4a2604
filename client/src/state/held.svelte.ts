/** An answer that was pressed while the line was cut: kept, and sent when the line is back if it is still legal. */
import { api, type Done, Refused, type Table, type Update } from "../api";

export type Answer = {
  code: number | number[];
  seat: number;
  /** The version that it was chosen at, and the last entry that was known then. */
  version: number;
  seq: number;
  /** The question that it answers. */
  step: string;
};
type Hears = {
  /** The answer was taken, now or already when the line broke. */
  ontaken: (update: Update | Done | null) => void;
  /** It was not, and this is why. */
  onlost: (error: unknown) => void;
};
/** Pauses between attempts, in milliseconds; the last one repeats. */
const WAITS = [1500, 3000, 5000, 8000];

/** The question that a table asks through the eyes it is seen with. */
export const stepOf = (table: Table | null): string =>
  (table?.view as { question?: { step: string } | null } | null)?.question?.step ?? "";
const isOffline = (error: unknown): boolean => error instanceof Refused && error.code === "offline";

export class Held {
  readonly #table: string;
  readonly #hears: Hears;
  answer = $state.raw<Answer | null>(null);
  #tries = 0;
  #trying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, hears: Hears) {
    this.#table = table;
    this.#hears = hears;
  }

  /** Keeps an answer that did not get through, in place of one that is kept already. */
  keep(answer: Answer): void {
    this.answer = answer;
    this.#tries = 0;
    this.#wait();
  }
  forget(): void {
    this.answer = null;
    clearTimeout(this.#timer);
  }
  #wait(): void {
    clearTimeout(this.#timer);
    const pause = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.retry(), pause);
  }

  /** Tries now: the line may be back. */
  async retry(): Promise<void> {
    const { answer } = this;
    if (!answer || this.#trying) return;
    this.#trying = true;
    try {
      const update = await this.#send(answer);
      if (this.answer !== answer) return;
      this.forget();
      this.#hears.ontaken(update);
    } catch (error) {
      if (this.answer !== answer) return;
      if (isOffline(error)) this.#wait();
      else {
        this.forget();
        this.#hears.onlost(error);
      }
    } finally {
      this.#trying = false;
    }
  }

  /** Sends it to the table as it stands now; null when the table has it already. Raises Refused. */
  async #send(answer: Answer): Promise<Update | Done | null> {
    const { seat, code } = answer;
    const [first] = [code].flat();
    const now = await api.table(this.#table, seat);
    if (now.version !== answer.version) {
      // It may have reached the table, and only the word of it was lost.
      const { entries } = await api.entries(this.#table, answer.seq, seat);
      if (entries.some((entry) => entry.kind === "action" && entry.seat === seat && entry.action?.code === first))
        return null;
      const view = now.view as { actors?: number[]; options?: { code: number }[] } | null;
      const legal = view?.actors?.includes(seat) && view.options?.some((option) => option.code === first);
      if (!legal || stepOf(now) !== answer.step) throw new Refused("late");
    }
    try {
      return await api.act(this.#table, seat, code, now.version);
    } catch (error) {
      // What the rules of this moment refuse was overtaken too.
      if (error instanceof Refused && error.code === "stale") throw new Refused("late");
      throw error;
    }
  }
}
