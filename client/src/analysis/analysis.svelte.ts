/** A finished game that is looked into: begun when the page opens, followed until all is known, stopped and gone on with. */
import { api, type Shapes } from "../api";
import { Rerun } from "../state/rerun.svelte";
import type { Finding } from "./look";

const PACE_MS = 700;

export class Analysis {
  readonly table: string;
  readonly rerun = new Rerun();
  status = $state<Shapes["AnalysisShape"]["status"] | "asking">("asking");
  actions = $state(0);
  known = $state.raw<ReadonlyMap<number, Finding>>(new Map());
  named = $state.raw<ReadonlyMap<number, Shapes["ActionShape"]>>(new Map());
  sums = $state.raw<readonly Shapes["SeatSum"][]>([]);
  surprise = $state.raw<Shapes["Surprise"] | null>(null);
  mine = $state.raw<readonly number[]>([]);
  failed = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  async open(): Promise<void> {
    this.failed = null;
    void api
      .table(this.table, null)
      .then((table) => {
        this.mine = table.mine;
      })
      .catch(() => {}); // a stranger has no seat there
    await Promise.all([this.rerun.open({ table: this.table }, null), this.begin()]);
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.rerun.close();
  }
  async begin(): Promise<void> {
    await this.#ask(() => api.analyse(this.table, this.known.size));
  }
  async stop(): Promise<void> {
    await this.#ask(() => api.stopAnalysis(this.table, this.known.size));
  }

  async #ask(what: () => Promise<Shapes["AnalysisShape"]>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await what());
    } catch (error) {
      this.failed = error;
      this.status = "failed";
    }
  }
  #take(told: Shapes["AnalysisShape"]): void {
    if (this.#closed) return;
    this.known = new Map([...this.known, ...told.found.map((one) => [one.number, one] as const)]);
    this.named = new Map([...this.named, ...told.named.map((one) => [one.code, one] as const)]);
    Object.assign(this, { actions: told.actions, sums: told.sums, surprise: told.surprise, status: told.status });
    if (told.status !== "running" && told.known <= this.known.size) return;
    const soon = told.known > this.known.size ? 0 : PACE_MS;
    this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.table, this.known.size)), soon);
  }

  /** In the order in which they were played. */
  readonly found = $derived.by(() => [...this.known.values()].sort((a, b) => a.number - b.number));

  player = (seat: number): string => this.rerun.player(seat);
  /** What was done with an action, in the words of the log. */
  textOf = (one: Finding): string => this.rerun.steps[one.line - 1]?.text ?? this.phrase(one.code);
  /** An answer in words. */
  phrase = (code: number): string => {
    const { kit, last, view } = this.rerun;
    const action = this.named.get(code);
    const anchor = last ?? view;
    return action && kit && anchor ? kit.action({ ...anchor, seat: -1 }, action, this.player) || action.text : "";
  };
  /** In which part of the game an action stands. */
  partOf = (one: Finding): string => {
    const part = this.rerun.steps[one.line - 1]?.part;
    return part ? [part.major, part.minor].filter(Boolean).join(", ") : "";
  };
  /** Whose it is: of a draw the seat that acted last before it. */
  whose = (one: Finding): number => (one.actor >= 0 ? one.actor : this.rerun.actorAt(one.line));

  /** A new table at a choice, where one sits in the place of whoever made it and bots in the others; null when not. */
  async retry(one: Finding, name: string): Promise<string | null> {
    try {
      const record = await api.record(this.table);
      const { table } = await api.bringIn({ record, line: one.line - 1, name, mine: [one.actor] });
      return table.id;
    } catch (error) {
      this.failed = error;
      return null;
    }
  }
}
