/** The end of a game: its last event plays out before anything is laid over the table. */
import { tick } from "svelte";
import type { Table } from "../api";
import { still } from "../look/motion";
import { playedOut } from "../look/shows";

/** How long the table is quiet after the last event before its page lies over it, with less motion too, and the longest
 * that a show may hold it; in milliseconds. */
const QUIET = 1600;
const QUIET_STILL = 600;
const MOST = 30_000;

const last = () => tick().then(() => playedOut(still() ? QUIET_STILL : QUIET, MOST));

export class Finale {
  /** The game is over, and the table says so. */
  ended = $state(false);
  /** The page of the end lies over the table. */
  scores = $state(false);
  /** It ended a moment ago: that page is seen to begin. */
  fresh = $state(false);
  readonly #tell: (at: Table) => void;
  readonly #wait: () => Promise<unknown>;
  #gone = false;

  /** `tell` lets it be heard how it has ended, once the page lies there. */
  constructor(tell: (at: Table) => void, wait: () => Promise<unknown> = last) {
    this.#tell = tell;
    this.#wait = wait;
  }

  async come(at: Table): Promise<void> {
    this.ended = true;
    await this.#wait();
    if (this.#gone) return;
    this.fresh = this.scores = true;
    this.#tell(at);
  }
  close(): void {
    this.fresh = this.scores = false;
  }
  /** Whoever has left the table is told nothing more of it. */
  leave(): void {
    this.#gone = true;
  }
}
