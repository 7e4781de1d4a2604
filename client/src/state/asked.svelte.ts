/** Whether this person is asked now, through which seat, and what stands in the way of an answer. */
import type { Table } from "../api";
import type { View } from "../games/kit";

type Source = { table: Table; view: View };

export class Asked {
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly over = $derived.by(() => this.#source().table.status === "over");
  /** One of my seats is asked, and the table waits for it. */
  readonly mine = $derived.by(() => {
    const { table, view } = this.#source();
    return view.actors.includes(view.seat) && table.mine.includes(view.seat) && !table.paused && !this.over;
  });
  /** A bot plays for that seat for a while. */
  readonly standing = $derived.by(() => {
    const { table, view } = this.#source();
    return table.seats[view.seat]?.stand_in ?? false;
  });
  /** Where time counts, my hand lies face down until I turn it over. */
  readonly down = $derived.by(() => {
    const { table, view } = this.#source();
    const mine = this.mine && !this.standing;
    return mine && table.clocks.some((clock) => clock.seat === view.seat && clock.face_down);
  });
  /** Changes with every question to me; "" while there is none. */
  readonly question = $derived.by(() => {
    const { view } = this.#source();
    if (!this.mine || this.standing) return "";
    return `${view.since}-${this.down ? "look" : (view.question?.step ?? "")}-${view.seat}`;
  });
  /** I may answer. */
  readonly free = $derived(this.mine && !this.standing && !this.down);
  /** Only one person sits here. */
  readonly alone = $derived.by(() => {
    const { people } = this.#source().table;
    return people.filter((person) => person.seats.length > 0).length <= 1;
  });
  readonly me = $derived.by(() => this.#source().table.people.find((person) => person.me)?.person ?? -1);
  /** A curtain closes between people at one screen who hide something from each other; `opened`: for whom it is open. */
  closed(opened: number | null): boolean {
    const { table } = this.#source();
    return table.curtain && !this.over && opened !== table.eyes && table.mine.length > 1;
  }
  /** What stands in place of the question, "" for nothing. `line`: how the line to the table is. */
  note(past: boolean, line: string): Note {
    const { table } = this.#source();
    if (past) return "past";
    if (line !== "open") return "cut";
    if (this.over) return "over";
    if (table.paused) return "pause";
    if (table.proposal) return table.proposal.waiting.includes(this.me) ? "proposal" : "waiting";
    return this.standing ? "standing" : this.down ? "down" : "";
  }
}
export type Note = "past" | "cut" | "over" | "pause" | "proposal" | "waiting" | "standing" | "down" | "";
