/** Positions of a record, read in pieces as they are wanted; for the replay and for looking back from a table. */
import { api, type Entry, type Replay } from "../api";

const PIECE = 32;
const KEPT = 40; // pieces in memory; entries are always kept

/** A position as the server shows it, a view of one of its games. */
export type Shown = Replay["positions"][number]["view"];
export type Source = { table: string } | { record: string };
/** What is kept of every position: the part of the game that it is in, and the points by seat where there are some. */
export type About = { part: Part; scores: readonly number[] | null };
/** A part of a game: a round or act, and a phase or turn of it, "" for none. `short` stands at the scrubber; a `dark` one,
 * such as a Night, is shaded where it lies on a graph. */
export type Part = { major: string; minor: string; short: string; dark?: boolean };

export class Moments {
  readonly source: Source;
  /** What all pieces say: game, seats, length. Null until the first piece is here. */
  head = $state.raw<Omit<Replay, "positions"> | null>(null);
  /** Entries by line, 1 to `lines`; what is not read yet is undefined. */
  entries = $state.raw<(Entry | undefined)[]>([]);
  about = $state.raw<(About | undefined)[]>([]);
  failed = $state.raw<unknown>(null);
  readonly #views = new Map<string, Shown[]>();
  readonly #reading = new Map<string, Promise<void>>();
  #how: ((view: Shown) => About) | null = null;
  #stopped = false;

  constructor(source: Source) {
    this.source = source;
  }

  /** Through those eyes; null for those that the server chooses, -1 of a record for a spectator's. */
  #ask(from: number, eyes: number | null): Promise<Replay> {
    return "table" in this.source
      ? api.positions(this.source.table, from, PIECE, eyes)
      : api.replay(this.source.record, from, PIECE, eyes ?? -1);
  }

  /** Says what is to be kept of positions, those that are here already among them. */
  describe(how: (view: Shown) => About): void {
    this.#how = how;
    const about = [...this.about];
    for (const [key, views] of this.#views) {
      const [eyes, piece] = key.split(" ");
      if (eyes === "null")
        views.forEach((view, i) => {
          about[Number(piece) * PIECE + i] = how(view);
        });
    }
    this.about = about;
  }

  /** Reads the piece that holds a line; the newest pieces push the oldest out of memory. */
  async #read(piece: number, eyes: number | null): Promise<void> {
    const key = `${eyes} ${piece}`;
    if (this.#views.has(key)) return;
    const running = this.#reading.get(key);
    if (running) return running;
    const task = (async () => {
      const got = await this.#ask(piece * PIECE, eyes);
      const { positions, ...head } = got;
      this.#views.set(
        key,
        positions.map((position) => position.view),
      );
      if (eyes === null) {
        this.head = head;
        const entries = [...this.entries];
        const about = [...this.about];
        for (const position of positions) {
          entries[position.line] = position.entry ?? undefined;
          about[position.line] = this.#how?.(position.view);
        }
        this.entries = entries;
        this.about = about;
      }
      for (const old of this.#views.keys()) {
        if (this.#views.size <= KEPT) break;
        if (old !== key) this.#views.delete(old);
      }
    })();
    this.#reading.set(key, task);
    try {
      await task;
    } finally {
      this.#reading.delete(key);
    }
  }

  /** The view at a line, 0 before the first. */
  async view(line: number, eyes: number | null = null): Promise<Shown | undefined> {
    await this.#read(Math.floor(line / PIECE), eyes);
    return this.known(line, eyes);
  }

  /** The view at a line when it is in memory. */
  known(line: number, eyes: number | null = null): Shown | undefined {
    const piece = Math.floor(line / PIECE);
    return this.#views.get(`${eyes} ${piece}`)?.[line - piece * PIECE];
  }

  /** Reads everything, so that the list of steps is whole. */
  async readAll(): Promise<void> {
    try {
      await this.#read(0, null);
      const last = Math.floor((this.head?.lines ?? 0) / PIECE);
      for (let piece = 1; piece <= last && !this.#stopped; piece += 1) await this.#read(piece, null);
    } catch (error) {
      this.failed = error;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
