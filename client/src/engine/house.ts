/**
 * The tables of this browser: `lanterns.page.house` in the engine, and the store in which they are kept. One question after
 * the other; what a command changes is kept before it is answered, and what cannot be kept was not done.
 */
import { Conflict, type Store } from "./store";
import type { Change, NotDone, Out } from "./words";

type Call = (name: string, data: string) => { done?: unknown; problem?: NotDone };
/** What the engine says: a table has to be brought first, a change or an end is to be kept. */
type Raw = Out & { needs?: string; change?: Change; gone?: string };

export class House {
  readonly #call: Call;
  readonly #store: Store;
  #turn: Promise<unknown>;

  constructor(call: Call, store: Store) {
    this.#call = call;
    this.#store = store;
    this.#turn = store.cards().then((cards) => this.#told("begin", { cards }));
  }

  /** Asks a function of the house, in its turn. "elsewhere": another window has changed a table. */
  ask(name: string, data: object): Promise<Out> {
    const answer = this.#turn.then(() => (name === "elsewhere" ? this.#elsewhere(data) : this.#ask(name, data)));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  #told(name: string, data: object): Raw {
    const { done, problem } = this.#call(name, JSON.stringify(data));
    return problem ? { status: 500, problem } : (done as Raw);
  }

  async #ask(name: string, data: object): Promise<Out> {
    let follows: Partial<Out> = {};
    for (;;) {
      const { change, gone, needs, ...out } = this.#told(name, data);
      if (needs) {
        const kept = await this.#store.read(needs);
        if (!kept) {
          this.#told("forget", { table: needs, card: null });
          continue;
        }
        const { problem, status, table, thoughts, due } = this.#told("bring", kept);
        if (problem) return { status, problem };
        follows = { table, thoughts, due } as Partial<Out>;
        continue;
      }
      try {
        if (change) await this.#store.keep(change);
        if (gone) await this.#store.remove(gone);
      } catch (error) {
        return this.#lost(change?.table ?? gone ?? "", error);
      }
      // What bots were to think about when the table was opened is to be thought about still.
      const thoughts = [...(follows.thoughts ?? []), ...(out.thoughts ?? [])];
      return { ...follows, ...out, thoughts, ...(change || gone ? { changed: change?.table ?? gone ?? "" } : {}) };
    }
  }

  /** It could not be kept, so it was not done: the table is read again as it was. */
  async #lost(table: string, error: unknown): Promise<Out> {
    await this.#elsewhere({ table });
    if (error instanceof Conflict)
      return { status: 409, changed: table, problem: { code: "stale", detail: "", refusal: null } };
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    const code = full ? "store-full" : "store-failed";
    return { status: 503, problem: { code, detail: String(error), refusal: null } };
  }

  async #elsewhere(data: object): Promise<Out> {
    const { table } = data as { table: string };
    const card = (await this.#store.card(table)) ?? null;
    this.#told("forget", { table, card });
    return { status: 200 };
  }
}
