/** A table as it is now, kept fresh by its stream; what a person does goes through here. */
import {
  api,
  type Done,
  type Entry,
  eventsOf,
  type Marks as MarksTold,
  Refused,
  type Study,
  type Table,
  type Update,
} from "../api";
import { Followed } from "../api/followed";
import { Stream, type StreamState } from "../api/stream";
import type { StudyParams } from "../games/kit";
import { Held, stepOf } from "./held.svelte";
import { Marks } from "./marks.svelte";
import { Pace } from "./pace.svelte";

/** What came with one update. */
export type Fresh = { entries: Entry[]; before: Table | null; table: Table; first: boolean };

/** Milliseconds that the stream has to tell of a deed that was done, before the table is asked for. */
const TOLD_WITHIN = 2500;

/** An answer that no longer fits: the hand that gave it has seen by now why. */
class Dropped extends Error {}

export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  entries = $state.raw<Entry[]>([]);
  line = $state<StreamState>("open");
  /** Why the table could not be opened. */
  failed = $state.raw<unknown>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** The last thing that could not be done. */
  refused = $state.raw<unknown>(null);
  onfresh: (fresh: Fresh) => void = () => {};
  /** How long, in milliseconds, what came is to be looked at before the next of it is shown. */
  beat: (entries: readonly Entry[]) => number = () => 0;
  readonly marks: Marks;
  readonly #pace = new Pace<{ update: Update; echo: boolean }>(
    ({ update, echo }) => this.#take(update, echo),
    ({ update }) => this.beat(update.entries),
  );
  /** While it is held, what comes waits to be shown. */
  hold(on: boolean): void {
    this.#pace.hold(on);
  }
  /** An answer that waits for the line. */
  readonly held: Held;
  #stream: Stream | null = null;
  #followed = new Followed();
  /** The seq of the last update that came, and who waits for one. */
  #heard = 0;
  #waiting: { seq: number; told: () => void }[] = [];
  #older = false;
  #queue: Promise<boolean> = Promise.resolve(true);
  /** Answers that wait or are on their way, to know a second press of the same. */
  #answers: string[] = [];
  #failures = 0;

  constructor(id: string) {
    this.id = id;
    this.marks = new Marks(({ seat, kind, key, value }) =>
      api.mark(id, { seat, kind, key, value: value === null ? null : [...value] }),
    );
    this.held = new Held(id, {
      ontaken: (update) => {
        this.refused = null;
        if (update) void this.#done(update);
        else void this.#look();
      },
      onlost: (error) => {
        this.refused = error;
        void this.#look();
      },
    });
  }

  open(): void {
    this.#stream = new Stream(eventsOf(this.id, null), {
      onmessage: (data, event) => {
        if (event === "gone") {
          // Somebody took the table away: what is on the screen is nowhere any more.
          this.#pace.stop();
          this.table = null;
          void this.#look();
        } else if (event === "marks") this.marks.take(JSON.parse(data) as MarksTold);
        else {
          const update = this.#followed.take(event, data);
          if (update === null) return false;
          this.#hear(update);
        }
        return true;
      },
      onstate: (state) => {
        this.line = state;
        if (state === "open") void this.held.retry();
        if (state === "ended" || (state === "cut" && !this.table)) void this.#look();
      },
    });
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#pace.stop();
    this.held.forget();
    this.marks.close();
  }

  /** Somebody is not willing to wait: the next that happened is shown now. */
  hurry(): void {
    this.#pace.hurry();
  }
  #hear(update: Update): void {
    this.#heard = update.seq;
    const waited = this.#waiting.filter(({ seq }) => seq <= update.seq);
    if (update.reset || this.table === null || waited.length > 0) this.#pace.now({ update, echo: false });
    else this.#pace.push({ update, echo: false });
    for (const { told } of waited) told();
  }

  /** A deed was done: shows what it became, at once. */
  async #done(done: Update | Done): Promise<void> {
    if ("table" in done) {
      this.#pace.now({ update: done, echo: true });
      return;
    }
    if (this.#heard >= done.seq) {
      this.#pace.flush();
      return;
    }
    const heard = await new Promise<boolean>((resolve) => {
      const waits = { seq: done.seq, told: () => resolve(true) };
      this.#waiting.push(waits);
      setTimeout(() => resolve(false), TOLD_WITHIN);
    });
    this.#waiting = this.#waiting.filter(({ seq }) => seq > done.seq);
    if (heard) return;
    this.#stream?.retry(); // a line that tells nothing: what it missed is told by the next one
    await this.#look();
  }

  retry(): void {
    this.failed = null;
    this.#stream?.retry();
  }

  /** Why there is no table: the stream only says that it is closed. */
  async #look(): Promise<void> {
    try {
      this.#show(await api.table(this.id, null));
    } catch (error) {
      if (!this.table || !(error instanceof Refused && error.code === "offline")) this.failed = error;
    }
  }

  /** Shows a table unless a newer one is shown. `echo`: the answer to a deed, which the stream may have told already,
   * through the eyes of the seat that is asked now. */
  #show(table: Table, echo = false): boolean {
    const now = this.table;
    if (now && (table.seq < now.seq || (table.seq === now.seq && table.version < now.version))) return false;
    if (echo && now && table.seq === now.seq && table.version === now.version && this.line === "open") return false;
    this.table = table;
    return true;
  }

  #take(update: Update, echo = false): void {
    const before = this.table;
    const first = before === null;
    const last = this.entries.at(-1)?.seq ?? 0;
    const from = this.entries[0]?.seq ?? 0;
    // The answer to a deed may overtake what the stream still has to tell: both are put in their order.
    const known = new Set(this.entries.slice(-200).map((entry) => entry.seq));
    const fresh = update.entries.filter((entry) => entry.seq > from && !known.has(entry.seq));
    const gap = update.reset && !first && (fresh[0]?.seq ?? last + 1) > last + 1;
    const shown = this.#show(update.table, echo);
    if (!shown && fresh.length === 0) return;
    this.failed = null;
    if (gap) {
      this.entries = update.entries;
      this.#older = false;
    } else if (fresh.length > 0) this.entries = [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq);
    this.onfresh({ entries: fresh, before, table: this.table ?? update.table, first });
    if (!this.#older && (this.entries[0]?.seq ?? 1) > 1) void this.#readOlder();
  }

  /** The stream begins with the last entries; the log wants all. */
  async #readOlder(): Promise<void> {
    this.#older = true;
    const until = this.entries[0]?.seq ?? 1;
    const older: Entry[] = [];
    try {
      let after = 0;
      for (;;) {
        const page = await api.entries(this.id, after, null);
        older.push(...page.entries.filter((entry) => entry.seq < until));
        const end = page.entries.at(-1)?.seq ?? until;
        if (!page.more || end >= until - 1 || end <= after) break;
        after = end;
      }
      this.entries = [...older, ...this.entries.filter((entry) => entry.seq >= until)];
    } catch {
      this.#older = false;
    }
  }

  /** Sends something; what comes back is shown at once. False when it was refused, and `refused` says why. */
  send(ask: () => Promise<Update | Done>): Promise<boolean> {
    // One after the other: a quick hand loses nothing.
    const turn = this.#queue.then(() => this.#send(ask));
    this.#queue = turn;
    return turn;
  }

  async #send(ask: () => Promise<Update | Done>): Promise<boolean> {
    this.busy = true;
    try {
      await this.#done(await ask());
      this.refused = null;
      return true;
    } catch (error) {
      if (error instanceof Dropped) return false;
      if (error instanceof Refused && error.problem?.table) this.#show(error.problem.table);
      this.refused = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The seat that answers now: one of mine that is asked. */
  get seat(): number {
    const table = this.table;
    if (!table) return -1;
    const actors = (table.view as { actors?: number[] } | null)?.actors ?? [];
    if (table.mine.includes(table.eyes)) return table.eyes;
    return table.mine.find((seat) => actors.includes(seat)) ?? table.mine[0] ?? -1;
  }

  /**
   * Plays an answer, or several in one deed. A quick hand loses nothing: what it plays while another answer is on its
   * way follows it, if the seat is still asked, the answer is still there and no chance has come between. The same
   * answer once more is one answer pressed twice.
   */
  async act(code: number | number[]): Promise<boolean> {
    const words = JSON.stringify(code);
    if (this.#answers.includes(words)) return false;
    const waits = this.#answers.length > 0;
    const { seat } = this;
    const seen = this.table?.version ?? 0;
    const failures = this.#failures;
    const answer = { code, seat, version: seen, seq: this.table?.seq ?? 0, step: stepOf(this.table) };
    this.held.forget();
    this.#answers.push(words);
    this.marks.answered(seat);
    const done = await this.send(async () => {
      if (waits && (this.#failures > failures || !this.#follows(code, seat, seen))) throw new Dropped();
      return api.act(this.id, seat, code, this.table?.version ?? seen);
    });
    if (!done) this.#failures += 1;
    if (!done && !waits && this.refused instanceof Refused && this.refused.code === "offline") {
      this.refused = null;
      this.held.keep(answer);
    }
    this.#answers.splice(this.#answers.indexOf(words), 1);
    return done;
  }

  /** Whether an answer that was chosen at a version may still follow what has been played since. */
  #follows(code: number | number[], seat: number, seen: number): boolean {
    const view = this.table?.view as { seat?: number; options?: { code: number }[] } | null | undefined;
    if (this.seat !== seat || view?.seat !== seat) return false;
    const since = this.entries.filter((entry) => (entry.line ?? 0) > seen);
    // Answers of others that I cannot see are given at the same time as mine.
    const other = (entry: Entry) => entry.kind !== "action" || (entry.seat !== seat && entry.action !== null);
    if (since.some(other)) return false;
    const first = [code].flat()[0];
    return (view.options ?? []).some((option) => option.code === first);
  }

  /** Asks the game about the position through the seat that answers now; again when the table moved on meanwhile. */
  async study(topic: string, params: StudyParams): Promise<Study["answer"]> {
    const plain = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, typeof value === "object" ? [...value] : value]),
    );
    for (let tries = 0; ; tries++) {
      try {
        const { answer } = await api.study(this.id, this.seat, this.table?.version ?? 0, topic, plain);
        return answer;
      } catch (error) {
        if (!(error instanceof Refused && error.code === "stale") || tries >= 4) throw error;
        if (error.problem?.table) this.#show(error.problem.table);
        await new Promise((resolve) => setTimeout(resolve, 150 * (tries + 1)));
      }
    }
  }

  async undo(): Promise<boolean> {
    if (this.busy) return false;
    const version = this.table?.version ?? 0;
    return this.send(() => api.undo(this.id, this.seat, version));
  }

  takeback(): Promise<boolean> {
    const version = this.table?.version ?? 0;
    return this.send(() => api.takeback(this.id, this.seat, version));
  }
}
