/** A table as its people read it: who sits there, what has happened line by line, and what of it is said aloud. */
import type { Entry, Table } from "../api";
import type { Colour } from "../art/seats";
import type { Kit, Seated, View } from "../games/kit";
import { language } from "../i18n/index.svelte";
import { linesOf, namesOf, rowsOf, type Told } from "./lines";

type Source = { table: Table; entries: readonly Entry[]; kit: Kit<View> };
/** A reader who listens is not told more lines than these at once. */
const ALOUD = 12;

export class Story {
  readonly #source: () => Source;
  /** Lines by entry: they stay as they are while the language, the eyes and the names do. */
  #kept = new Map<number, Told[]>();
  #keptFor = "";

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly #table = $derived.by(() => this.#source().table);
  readonly view = $derived.by(() => this.#table.view as View);
  readonly names = $derived.by(() => namesOf(this.#table));
  #context(view: View, colours: boolean) {
    const { kit } = this.#source();
    const { player, person } = this.names;
    return { kit, view, player, person, colour: (seat: number) => (colours ? kit.colour(view, seat) : null) };
  }

  readonly all = $derived.by((): Told[] => {
    const { entries } = this.#source();
    const { eyes, seats } = this.#table;
    const key = `${language()}|${eyes}|${seats.map((seat) => seat.name).join("|")}`;
    if (key !== this.#keptFor) this.#kept.clear();
    this.#keptFor = key;
    const context = this.#context(this.view, true);
    return entries.flatMap((entry) => {
      const known = this.#kept.get(entry.seq) ?? linesOf(entry, context);
      this.#kept.set(entry.seq, known);
      return known;
    });
  });
  /** What is worth a word. */
  readonly lines = $derived(this.all.filter((line) => !line.quiet));
  /** What the log shows: a row for each deed. */
  readonly rows = $derived(rowsOf(this.lines));
  /** What people have said. */
  readonly said = $derived(
    this.lines
      .filter((line) => line.kind === "chat")
      .map((line) => ({ id: line.seq, text: line.text, colour: line.colour ?? null })),
  );
  readonly seats = $derived.by((): Seated[] =>
    this.#table.seats.map((seat) => {
      const last = this.lines.findLast((line) => line.seat === seat.seat && line.kind === "action" && line.own);
      const role = seat.kind === "bot" || seat.stand_in ? "bot" : seat.mine ? "you" : seat.online ? null : "away";
      return { name: this.names.player(seat.seat), role, last: last?.text };
    }),
  );
  /** The last answer of the seat through which this is seen, which undo names. */
  readonly own = $derived.by(() => this.all.findLast((line) => line.kind === "action" && line.seat === this.view.seat));
  /** The sentences of a line of the record. */
  textAt(record: number): string {
    return this.lines
      .filter((one) => one.record === record)
      .map((one) => one.text)
      .join(" ");
  }
  /** A line of the talk as it is read. */
  tell(entry: Entry): { id: number; text: string; colour: Colour | null } {
    const { kit } = this.#source();
    const [line] = linesOf(entry, this.#context(this.view, true));
    const seat = this.#table.people.find((person) => person.person === entry.person)?.seats[0];
    return { id: entry.seq, text: line?.text ?? "", colour: seat === undefined ? null : kit.colour(this.view, seat) };
  }
  /** What is said aloud of entries that have just come, at a table that may be newer than the one shown. */
  aloud(entries: readonly Entry[], at: Table): string {
    const context = this.#context(at.view as View, false);
    const told = entries.flatMap((entry) => linesOf(entry, context)).map((line) => line.text);
    return told.slice(-ALOUD).join(" ");
  }
}
