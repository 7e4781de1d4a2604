/** What people at a table point at, plan and are about to choose: told by the stream, sent without haste, kept nowhere. */
import type { Marks as Told } from "../api";
import type { Mark, MarkKind } from "../games/kit";

type Mine = { kind: MarkKind; key: string; seat: number; value: readonly number[] | null };
/** A hand that moves all the time is told four times a second. */
const PAUSE = 250;

/** Marks that take each other's place have one slot: a seat's aim, a plan by its key, a seat's ping at a place. */
const slotOf = ({ kind, key, seat }: Pick<Mark, "kind" | "key" | "seat">): string =>
  kind === "aim" ? `aim ${seat}` : kind === "sketch" ? `sketch ${key}` : `ping ${seat} ${key}`;

export class Marks {
  /** As the server told them, mine that are on their way included. */
  list = $state.raw<readonly Mark[]>([]);
  /** A ping that was not there before. */
  onping: (mark: Mark) => void = () => {};
  readonly #send: (mark: Mine) => Promise<Told>;
  #told: readonly Mark[] = [];
  #turn = 0;
  #waiting = new Map<string, Mine>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #last = new Map<string, string>();

  constructor(send: (mark: Mine) => Promise<Told>) {
    this.#send = send;
  }

  /** Takes what the server told, unless newer is known. */
  take(told: Told): void {
    if (told.turn < this.#turn) return;
    const news = told.turn > this.#turn ? told.marks.filter((mark) => mark.kind === "ping") : [];
    const known = new Set(this.#told.filter((mark) => mark.kind === "ping").map(slotOf));
    this.#turn = told.turn;
    this.#told = told.marks;
    this.#merge();
    for (const mark of news) if (!known.has(slotOf(mark))) this.onping(mark);
  }

  #merge(): void {
    const gone = new Set(this.#waiting.keys());
    const mine = [...this.#waiting.values()].flatMap((mark) =>
      mark.value === null ? [] : [{ ...mark, value: [...mark.value] }],
    );
    this.list = [...this.#told.filter((mark) => !gone.has(slotOf(mark))), ...mine];
  }

  /** Makes, replaces or takes away (null) a mark of a seat. Of aims and plans in one slot the last one counts. */
  put(seat: number, kind: MarkKind, key: string, value: readonly number[] | null = []): void {
    const mark = { kind, key, seat, value };
    const slot = slotOf(mark);
    const words = JSON.stringify([key, value]);
    if (kind !== "ping" && this.#last.get(slot) === words) return;
    this.#last.set(slot, words);
    this.#waiting.set(slot, mark);
    this.#merge();
    if (!this.#timers.has(slot)) void this.#flush(slot);
  }

  async #flush(slot: string): Promise<void> {
    const mark = this.#waiting.get(slot);
    if (!mark) {
      this.#timers.delete(slot);
      return;
    }
    this.#timers.set(
      slot,
      setTimeout(() => void this.#flush(slot), PAUSE),
    );
    let told: Told | null = null;
    try {
      told = await this.#send(mark);
    } catch {
      // A mark that was not taken is not worth a word; what the stream tells stands.
      this.#last.delete(slot);
    }
    if (this.#waiting.get(slot) === mark) this.#waiting.delete(slot);
    if (told) this.take(told);
    else this.#merge();
  }

  /** The seat answers: what it was about to choose is no news any more. */
  answered(seat: number): void {
    const slot = `aim ${seat}`;
    this.#waiting.delete(slot);
    this.#last.delete(slot);
    this.#merge();
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.clear();
  }
}
