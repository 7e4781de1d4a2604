/** A day's three boards as this person has them, and the months behind it. */
import { api, type DailyBoard, type DailyCard, type DailyDay, type DailyMonth } from "../api";
import { SIGNS } from "./words";

export class Today {
  day = $state.raw<DailyDay | null>(null);
  month = $state.raw<DailyMonth | null>(null);
  /** The boards as they lie, for their pictures; each comes when it comes. */
  boards = $state.raw<Readonly<Record<string, DailyBoard>>>({});
  failed = $state.raw<unknown>(null);
  #wanted = 0;

  /** Reads a day, today for "". */
  async open(day: string): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    this.failed = null;
    try {
      const found = await api.daily(day);
      if (wanted !== this.#wanted) return;
      if (found.day !== this.day?.day) this.boards = {};
      this.day = found;
      if (this.month?.month !== found.day.slice(0, 7)) await this.turn(found.day.slice(0, 7));
      await Promise.all(found.cards.map((card) => this.#look(found.day, card.board, wanted)));
    } catch (error) {
      if (wanted === this.#wanted) this.failed = error;
    }
  }
  async #look(day: string, board: string, wanted: number): Promise<void> {
    if (this.boards[board]) return;
    const found = await api.dailyBoard(day, board);
    if (wanted === this.#wanted) this.boards = { ...this.boards, [board]: found };
  }
  /** Turns the calendar to a month. */
  async turn(month: string): Promise<void> {
    this.month = await api.dailyMonth(month);
  }

  readonly past = $derived.by(() => this.day !== null && this.day.day !== this.day.today);
  /** The board that waits: the first in the order of the signs that is not played. */
  readonly next = $derived.by((): DailyCard | null => {
    const cards = this.day?.cards ?? [];
    return SIGNS.map((board) => cards.find((card) => card.board === board && !card.mine)).find(Boolean) ?? null;
  });
}
