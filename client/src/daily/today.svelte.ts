/** A day's three boards as this person has them, and the months behind it. */
import { api, type DailyBoard, type DailyCard, type DailyDay, type DailyMonth } from "../api";
import type { GameName } from "../i18n/index.svelte";
import { openGame } from "../state/texts";
import { kept } from "./kept.svelte";
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
    if (!found.outcome && day === this.day?.today) this.#prepare(found);
  }
  /** What a board needs for times without a line, where there is a worker that keeps it. */
  #prepare({ day, board, game, ruleset, foreseen }: DailyBoard): void {
    const worker = navigator.serviceWorker;
    const none = () => undefined; // it is asked for again by whoever opens the board
    const ask = () => {
      void openGame(game as GameName, ruleset).catch(none);
      if (foreseen) void api.dailyAhead(day, board).catch(none);
    };
    if (worker?.controller) setTimeout(ask, 2000);
    else worker?.addEventListener("controllerchange", ask, { once: true });
  }
  /** Turns the calendar to a month. */
  async turn(month: string): Promise<void> {
    this.month = await api.dailyMonth(month);
  }

  /** Without a line a day that was read before may be over. */
  readonly past = $derived.by(() => {
    const { day } = this;
    if (!day) return false;
    return day.day !== day.today || (!navigator.onLine && new Date().toISOString().slice(0, 10) > day.day);
  });
  /** The board that waits: the first in the order of the signs that is not played. */
  readonly next = $derived.by((): DailyCard | null => {
    const cards = this.day?.cards ?? [];
    return (
      SIGNS.map((board) =>
        cards.find((card) => card.board === board && !card.mine && !kept.waits(this.day?.day ?? "", board)),
      ).find(Boolean) ?? null
    );
  });
}
