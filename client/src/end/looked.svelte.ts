/** The analysis of a game that has ended, as the page of its end sees it: what is known of it, and begun on request. */
import type { Finding } from "../analysis/look";
import { api, type Shapes } from "../api";

const PACE_MS = 2500;

export class Looked {
  readonly table: string;
  found = $state.raw<readonly Finding[]>([]);
  named = $state.raw<ReadonlyMap<number, Shapes["ActionShape"]>>(new Map());
  actions = $state(0);
  /** "" while nothing is told, or where no analysis is to be had. */
  status = $state<Shapes["AnalysisShape"]["status"] | "">("");
  /** All was known when the page was opened: sentences may rest on it, for they never change before one's eyes. */
  before = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Takes what is known, and follows what goes on; nothing is begun by it. */
  async follow(): Promise<void> {
    await this.#ask(api.analysis);
    this.before = this.status === "done";
  }
  /** Sets the server to work, or goes on. */
  begin(): Promise<void> {
    return this.#ask(api.analyse);
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** What is not to be had leaves the page as it is. */
  async #ask(how: typeof api.analysis): Promise<void> {
    clearTimeout(this.#timer);
    const told = await how(this.table, this.found.length).catch(() => null);
    if (!told || this.#closed) return;
    this.found = [...this.found, ...told.found];
    this.named = new Map([...this.named, ...told.named.map((one) => [one.code, one] as const)]);
    this.actions = told.actions;
    this.status = told.status;
    const more = told.known > this.found.length;
    if (more) await this.#ask(api.analysis);
    else if (told.status === "running") this.#timer = setTimeout(() => void this.#ask(api.analysis), PACE_MS);
  }
}
