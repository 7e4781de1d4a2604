/**
 * Counted tries of this device whose answers the server has not had yet: kept here, sent once the line is back, each once.
 * What the server has of a try that can be gone on with without a line is remembered with it.
 */
import { api, Refused } from "../api";

export const KEY = "lanterns.daily";
const LOCK = "lanterns.daily";
/** The server takes so many answers in one deed. */
const MOST = 60;
/** A try that nobody sends or goes on with is forgotten after so many days. */
const DAYS = 30;

export type Kept = {
  day: string;
  board: string;
  /** Of which board; the server refuses answers to another. */
  laid: string;
  /** What the server has. */
  played: number[];
  /** What it has not had. */
  more: number[];
  /** When it was begun, by this device's clock. */
  begun: number;
  /** Its last answer is given. */
  over: boolean;
};
type At = Pick<Kept, "day" | "board">;

const isKept = (one: unknown): one is Kept => {
  const { day, board, laid, played, more, begun, over } = (one ?? {}) as Record<string, unknown>;
  return (
    [day, board, laid].every((text) => typeof text === "string") &&
    [played, more].every((list) => Array.isArray(list) && list.every(Number.isInteger)) &&
    typeof begun === "number" &&
    typeof over === "boolean"
  );
};
function load(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}
const starts = (all: readonly number[], first: readonly number[]): boolean =>
  first.length <= all.length && first.every((code, at) => all[at] === code);

class KeptTries {
  #tries = $state.raw<readonly Kept[]>(load());
  #going: Promise<void> | null = null;
  /** What is sent now is not taken back here any more. */
  get sending(): boolean {
    return this.#going !== null;
  }
  /** Tries that the server did not take, with why. */
  lost = $state.raw<readonly (At & { why: Refused | null })[]>([]);

  readonly all = $derived(this.#tries);
  of(day: string, board: string): Kept | undefined {
    return this.#tries.find((one) => one.day === day && one.board === board);
  }
  /** Whether a try is over and waits for the line. */
  waits(day: string, board: string): boolean {
    return this.of(day, board)?.over === true;
  }

  /** Other windows write too: what is there is read anew before it is changed. */
  read(): void {
    this.#tries = load();
  }
  #write(change: (tries: Kept[]) => Kept[]): void {
    const old = Date.now() - DAYS * 86_400_000;
    this.#tries = change(load()).filter((one) => one.begun > old);
    try {
      if (this.#tries.length > 0) localStorage.setItem(KEY, JSON.stringify(this.#tries));
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is closed to us: it holds until the page is left.
    }
  }
  put(one: Kept): void {
    this.#write((tries) => [...tries.filter((other) => other.day !== one.day || other.board !== one.board), one]);
  }
  /** Forgets all: whose tries they were is gone. */
  forget(): void {
    this.#write(() => []);
  }
  drop({ day, board }: At): void {
    this.#write((tries) => tries.filter((other) => other.day !== day || other.board !== board));
  }

  /** Sends what waits, in one window at a time. Resolves when nothing can be sent any more for now. */
  send(): Promise<void> {
    this.#going ??= this.#send().finally(() => {
      this.#going = null;
    });
    return this.#going;
  }
  async #send(): Promise<void> {
    this.read();
    if (!this.#tries.some(({ more }) => more.length > 0)) return;
    const work = async () => {
      this.read();
      for (const one of this.#tries) if (one.more.length > 0) await this.#sendOne(one);
    };
    // Browsers lock on a secure address alone; without one the server tells the second window from the first.
    await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
  }
  async #sendOne(at: At): Promise<void> {
    for (let one = this.of(at.day, at.board); one && one.more.length > 0; one = this.of(at.day, at.board)) {
      const { day, board, laid, played, more, begun } = one;
      const actions = more.slice(0, MOST);
      const waited = Math.min(31_000_000, Math.max(0, Math.round((Date.now() - begun) / 1000)));
      try {
        const found = await api.tryDaily(day, board, { known: played.length, actions, waited, laid });
        if (found.kind === "barred") this.#lose(one, null);
        else this.#had(at, found.played.length - played.length);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (["offline", "too-many", "internal"].includes(error.code)) return;
        if (!["daily-elsewhere", "daily-done"].includes(error.code) || !(await this.#caughtUp(one)))
          this.#lose(one, error);
      }
    }
  }
  /** Whether the server has had some of this already, and its answer alone was lost on the way. */
  async #caughtUp(one: Kept): Promise<boolean> {
    const { played } = await api.dailyBoard(one.day, one.board);
    if (played.length <= one.played.length || !starts([...one.played, ...one.more], played)) return false;
    this.#had(one, played.length - one.played.length);
    return true;
  }
  /** The server has so many more answers of a try. */
  #had(at: At, count: number): void {
    this.read();
    const one = this.of(at.day, at.board);
    if (!one) return;
    const more = one.more.slice(count);
    if (one.over && more.length === 0) this.drop(one);
    else this.put({ ...one, played: [...one.played, ...one.more.slice(0, count)], more });
  }
  #lose(one: Kept, why: Refused | null): void {
    this.drop(one);
    this.lost = [...this.lost, { day: one.day, board: one.board, why }];
  }
}
export const kept = new KeptTries();

let started = false;
/** Sends what waits now, and whenever there is a line again. */
export function startSending(): void {
  if (started) return;
  started = true;
  const send = () => void kept.send().catch(() => undefined); // what was not sent waits for the next time
  addEventListener("online", send);
  window.addEventListener("storage", ({ key }) => key === KEY && kept.read());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && send());
  send();
}
