/** A lesson at a table: the innkeeper comes with it, and goes when it is over. Her room is loaded for it alone. */

import { api, type Position, type Table } from "../api";
import type { PointsRow, View } from "../games/kit";
import { patient } from "../patient";
import type { LiveTable } from "../state/live.svelte";

type Coach = typeof import("../coach");
type Coaching = InstanceType<Coach["Coaching"]>;
type Source = {
  table: Table;
  /** The learner is asked, and may answer. */
  asked: boolean;
  root: HTMLElement | undefined;
  /** A moment of the past is shown. */
  past: boolean;
  why: (action: string) => Promise<string>;
  /** What points are made of, where the game tells it. */
  points?: (view: View) => PointsRow[];
};

export class Teaching {
  readonly #live: LiveTable;
  readonly #source: () => Source;
  readonly #load: () => Promise<Coach>;
  /** The parts of her that are drawn; null until they are there. */
  coach = $state.raw<Coach | null>(null);
  coaching = $state.raw<Coaching | null>(null);
  /** What the points were made of when the lesson began, to be told at its end. */
  rows = $state.raw<PointsRow[] | null>(null);

  constructor(live: LiveTable, source: () => Source, load = patient(() => import("../coach"))) {
    this.#live = live;
    this.#source = source;
    this.#load = load;
  }

  /** The lesson that is taught now; null before it is there, after it, and while the past is looked at. */
  readonly taught = $derived.by(() => {
    const { coaching } = this;
    return coaching && !coaching.closed && coaching.lesson && !this.#source().past ? coaching : null;
  });

  /** Begins where the table is a lesson that its learner plays and has not left. */
  async begin(): Promise<void> {
    const { lesson, mine } = this.#source().table;
    if (!lesson || lesson.free || lesson.stood > lesson.length || mine.length === 0) return;
    const found = await this.#load();
    const one = new found.Coaching(this.#live, lesson.id, this.#source);
    await one.begin();
    this.coach = found;
    this.coaching = one;
    await this.#count(one);
  }

  async #count(one: Coaching): Promise<void> {
    const { table, points } = this.#source();
    const { lesson } = one;
    if (!lesson || !points) return;
    const start = lesson.steps[0]?.start ?? 0;
    const seen = await api.positions(table.id, start, 1, lesson.learner[0] ?? 0).catch(() => null);
    const view: Position["view"] | undefined = seen?.positions[0]?.view;
    if (view) this.rows = points(view as unknown as View);
  }

  /** A press that she takes goes no further. */
  pressed(event: Event): void {
    if (!this.taught?.pressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** F6 leads to her; S asks her to show it. */
  key(event: KeyboardEvent, letters: boolean): void {
    const { taught } = this;
    if (!taught || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "F6") this.#source().root?.querySelector<HTMLElement>("[data-coach]")?.focus();
    else if (event.key.toLowerCase() === "s" && letters) void taught.show();
    else return;
    event.preventDefault();
  }
}
