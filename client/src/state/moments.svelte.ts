/** Positions of a record, read in pieces as they are wanted; for the replay and for looking back from a table. */
import { api, type Entry, type Replay } from "../api";

const PIECE = 32;
const KEPT = 40; // pieces in memory; entries are always kept

/** A position as the server shows it, a view of one of its games. */
export type Shown = Replay["positions"][number]["view"];
export type Source = { table: string } | { record: string };

export class Moments {
  readonly source: Source;
  /** What all pieces say: game, seats, length. Null until the first piece is here. */
  head = $state.raw<Omit<Replay, "positions"> | null>(null);
  /** Entries by line, 1 to `lines`; what is not read yet is undefined. */
  entries = $state.raw<(Entry | undefined)[]>([]);
  rounds = $state.raw<(number | undefined)[]>([]);
  failed = $state.raw<unknown>(null);
  readonly #views = new Map<number, Shown[]>();
  readonly #reading = new Map<number, Promise<void>>();
  #stopped = false;

  constructor(source: Source) {
    this.source = source;
  }

  #ask(from: number): Promise<Replay> {
    return "table" in this.source
      ? api.positions(this.source.table, from, PIECE, null)
      : api.replay(this.source.record, from, PIECE, 0);
  }

  /** Reads the piece that holds a line; the newest pieces push the oldest out of memory. */
  async #read(piece: number): Promise<void> {
    if (this.#views.has(piece)) return;
    const running = this.#reading.get(piece);
    if (running) return running;
    const task = (async () => {
      const got = await this.#ask(piece * PIECE);
      const { positions, ...head } = got;
      this.head = head;
      this.#views.set(
        piece,
        positions.map((position) => position.view),
      );
      const entries = [...this.entries];
      const rounds = [...this.rounds];
      for (const position of positions) {
        entries[position.line] = position.entry ?? undefined;
        rounds[position.line] = "round" in position.view ? position.view.round : 1;
      }
      this.entries = entries;
      this.rounds = rounds;
      for (const old of this.#views.keys()) {
        if (this.#views.size <= KEPT) break;
        if (old !== piece) this.#views.delete(old);
      }
    })();
    this.#reading.set(piece, task);
    try {
      await task;
    } finally {
      this.#reading.delete(piece);
    }
  }

  /** The view at a line, 0 before the first. */
  async view(line: number): Promise<Shown | undefined> {
    const piece = Math.floor(line / PIECE);
    await this.#read(piece);
    return this.#views.get(piece)?.[line - piece * PIECE];
  }

  /** The view at a line when it is in memory. */
  known(line: number): Shown | undefined {
    const piece = Math.floor(line / PIECE);
    return this.#views.get(piece)?.[line - piece * PIECE];
  }

  /** Reads everything, so that the list of steps is whole. */
  async readAll(): Promise<void> {
    try {
      await this.#read(0);
      const last = Math.floor((this.head?.lines ?? 0) / PIECE);
      for (let piece = 1; piece <= last && !this.#stopped; piece += 1) await this.#read(piece);
    } catch (error) {
      this.failed = error;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
