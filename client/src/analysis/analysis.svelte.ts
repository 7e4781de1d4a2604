/** A finished game that is looked into: begun when the page opens, followed until all is known, stopped and gone on with. */
import { api, Refused, type Shapes } from "../api";
import { linesOf } from "../state/lines";
import type { Source } from "../state/moments.svelte";
import { Rerun } from "../state/rerun.svelte";
import type { Finding } from "./look";
import { deedOf } from "./reasons";

const PACE_MS = 700;

export class Analysis {
  readonly source: Source;
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
  /** By which a record on no table is asked for, "" before it was sent. */
  #key = "";

  constructor(source: Source) {
    this.source = source;
  }

  async open(): Promise<void> {
    this.failed = null;
    if ("table" in this.source)
      void api
        .table(this.source.table, null)
        .then((table) => {
          this.mine = table.mine;
        })
        .catch(() => {}); // a stranger has no seat there
    await Promise.all([this.rerun.open(this.source, null), this.begin()]);
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.rerun.close();
  }
  async begin(): Promise<void> {
    const { source } = this;
    await this.#ask(() =>
      "table" in source
        ? api.analyse(source.table, this.known.size)
        : api.analyseRecord(source.record, this.known.size),
    );
  }
  async stop(): Promise<void> {
    const { source } = this;
    await this.#ask(() =>
      "table" in source
        ? api.stopAnalysis(source.table, this.known.size)
        : api.stopRecordAnalysis(this.#key, this.known.size),
    );
  }
  /** What was found meanwhile; a server that has forgotten a record is sent it again. */
  async #more(): Promise<Shapes["AnalysisShape"]> {
    const { source } = this;
    if ("table" in source) return api.analysis(source.table, this.known.size);
    try {
      return await api.recordAnalysis(this.#key, this.known.size);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not-found") throw error;
      this.known = new Map();
      return api.analyseRecord(source.record, 0);
    }
  }
  /** How the better line goes on in place of a choice. */
  branch(number: number): Promise<Shapes["BranchShape"]> {
    const { source } = this;
    return "table" in source ? api.branch(source.table, number) : api.recordBranch(this.#key, number);
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
    this.#key = told.key ?? "";
    this.known = new Map([...this.known, ...told.found.map((one) => [one.number, one] as const)]);
    this.named = new Map([...this.named, ...told.named.map((one) => [one.code, one] as const)]);
    Object.assign(this, { actions: told.actions, sums: told.sums, surprise: told.surprise, status: told.status });
    if (told.status !== "running" && told.known <= this.known.size) return;
    const soon = told.known > this.known.size ? 0 : PACE_MS;
    this.#timer = setTimeout(() => void this.#ask(() => this.#more()), soon);
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
  /** It lies in a dark part of the game: a Night. */
  isDark = (one: Finding): boolean => this.rerun.steps[one.line - 1]?.part.dark ?? false;
  /** What a line that was not played brings until somebody else is asked, in the words of the log. */
  brought = (branch: Shapes["BranchShape"]): string[] => {
    const { kit, last, view } = this.rerun;
    const anchor = last ?? view;
    if (!kit || !anchor) return [];
    const context = { kit, view: { ...anchor, seat: -1 }, player: this.player, person: () => "", colour: () => null };
    return deedOf(branch).flatMap((entry) =>
      linesOf(entry, context).flatMap((line) => (line.quiet ? [] : [line.text])),
    );
  };
  /** The same of what was played. */
  came = (one: Finding): string[] => {
    const { steps, moments } = this.rerun;
    const words = [this.rerun.told(one.line)];
    for (let line = one.line + 1; moments?.entries[line]?.kind === "chance" && line <= steps.length; line += 1)
      words.push(this.rerun.told(line));
    return words.flat();
  };
  /** Whose it is: of a draw the seat that acted last before it. */
  whose = (one: Finding): number => (one.actor >= 0 ? one.actor : this.rerun.actorAt(one.line));

  /** A new table at a choice, where one sits in the place of whoever made it and bots in the others; null when not. */
  async retry(one: Finding, name: string): Promise<string | null> {
    try {
      const { source } = this;
      const record = "table" in source ? await api.record(source.table) : source.record;
      const { table } = await api.bringIn({ record, line: one.line - 1, name, mine: [one.actor] });
      return table.id;
    } catch (error) {
      this.failed = error;
      return null;
    }
  }
}
