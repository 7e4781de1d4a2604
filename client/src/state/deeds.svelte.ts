/** What a person does at a table beside answering: takes back, points, asks why, leaves, plays again. */
import { takenAs } from "../along/taken";
import { api, type Marks, type Table } from "../api";
import type { Kit, Mark, MarkKind, View } from "../games/kit";
import { has, t, tell } from "../i18n/index.svelte";
import { patient } from "../patient";
import { go } from "../router.svelte";
import type { Reasons } from "../ui/asked";
import type { Asked } from "./asked.svelte";
import { download, recordName } from "./download";
import type { Told } from "./lines";
import type { LiveTable } from "./live.svelte";
import { rememberLinks } from "./me";

const journey = patient(() => import("../along/journey"));
export type Asking = "takeback" | "resign" | "leave" | "delete";
type Source = {
  table: Table;
  view: View;
  kit: Kit<View>;
  player: (seat: number) => string;
  /** A moment of the past is shown. */
  past: boolean;
  /** The last answer through my eyes. */
  own: Told | undefined;
};

export class Deeds {
  readonly #live: LiveTable;
  readonly #asked: Asked;
  readonly #source: () => Source;
  /** What waits for a "yes". */
  asking = $state<Asking | null>(null);

  constructor(live: LiveTable, asked: Asked, source: () => Source) {
    this.#live = live;
    this.#asked = asked;
    this.#source = source;
  }

  // ---- undo
  /** Why nothing can be taken back, null when something can. */
  readonly undoWhy = $derived.by((): string | null => {
    const { table, past } = this.#source();
    if (this.#asked.over || past) return t("undo-barred-over");
    const { free, takeback, barred } = table.undo;
    return free > 0 || takeback > 0 ? null : t(`undo-barred-${barred ?? "nothing"}`);
  });
  readonly undoLabel = $derived.by((): string => {
    const { table, own } = this.#source();
    if (table.undo.free > 0 && own) return t("undo-what", { text: own.text });
    return t(table.undo.takeback > 0 ? "menu-takeback" : "undo");
  });
  undo(): void {
    const { undo } = this.#source().table;
    if (undo.free > 0) void this.#live.undo();
    else if (undo.takeback > 0) this.asking = "takeback";
  }

  // ---- marks
  readonly marks = $derived.by((): Mark[] => {
    const { kit, view, player } = this.#source();
    return this.#live.marks.list.map((mark) => {
      const { action } = mark as Marks["marks"][number];
      return action ? { ...mark, text: kit.action(view, action, player) } : mark;
    });
  });
  readonly marking = $derived.by(() => {
    const { table } = this.#source();
    return table.mine.length > 0 && table.status === "playing" && !table.paused && !this.#asked.standing;
  });
  mark(kind: MarkKind, key: string, value: readonly number[] | null = []): void {
    const { table } = this.#source();
    // Where people play against each other nobody looks over a shoulder; and an aim is for somebody to see.
    if (kind !== "ping" && !table.cooperative) return;
    if (kind === "aim" && !(this.#asked.mine && (!this.#asked.alone || table.spectators > 0))) return;
    this.#live.marks.put(this.#live.seat, kind, key, value);
  }

  /** Why an action, in notation, is barred: a sentence with its rule, "" when nobody knows. */
  async why(action: string): Promise<string> {
    const { table, view, kit, player } = this.#source();
    try {
      const [found] = await api.why(table.id, action, view.seat);
      const refusal = found?.refusal;
      const key = `why-${refusal?.key}`;
      return refusal && has(key) ? `${tell(key, refusal.params, kit.reader(view, player))} ${refusal.rule}` : "";
    } catch {
      return "";
    }
  }

  /** How many answers the open question has, and why others are none: sentences, the rarest reason first. */
  async reasons(): Promise<Reasons> {
    const { table, view, kit, player } = this.#source();
    const { open, reasons } = await api.barred(table.id, view.seat);
    const reader = kit.reader(view, player);
    const known = reasons.filter(({ refusal }) => has(`why-${refusal.key}`));
    return { open, why: known.map(({ refusal }) => tell(`why-${refusal.key}`, refusal.params, reader)) };
  }

  // ---- what ends or goes on elsewhere
  /** What was asked for is done, now that "yes" was said. */
  async answer(): Promise<void> {
    const what = this.asking;
    const { table } = this.#source();
    const live = this.#live;
    this.asking = null;
    const taken = takenAs(table.id);
    if (taken && (what === "delete" || (what === "leave" && !this.#asked.over)))
      await this.#tried(async () => {
        await (await journey()).drop(taken);
        go("/");
      });
    else if (what === "takeback") await live.takeback();
    else if (what === "resign") await live.send(() => api.resign(table.id, live.seat));
    else if (what === "delete")
      await this.#tried(async () => {
        await api.remove(table.id);
        go("/");
      });
    else if (what === "leave") {
      if (table.mine.length > 0 && !this.#asked.over) await api.leave(table.id).catch(() => {});
      go("/");
    }
  }
  save(): Promise<void> {
    const { table } = this.#source();
    return this.#tried(async () => download(recordName(table.game, table.id), await api.record(table.id)));
  }
  /** A new table with the same seats and options; `same`: dealt alike. */
  again(same = false): Promise<void> {
    const { table } = this.#source();
    return this.#tried(async () => {
      // Where others played too they are asked, or one of them has laid the table already.
      if (table.seats.some((seat) => seat.kind === "person" && !seat.mine)) {
        const laid = await api.again(table.id, same);
        rememberLinks(laid.table, laid.links);
        go(`/table/${laid.table}`);
        return;
      }
      const { table: made } = await api.create({
        game: table.game,
        options: table.options,
        name: table.people.find((person) => person.me)?.name ?? "",
        chat: table.chat,
        seed: same ? table.seed : null,
        pace: paceOf(table),
        seats: table.seats.map((seat) =>
          seat.kind === "bot"
            ? { kind: "bot" as const, name: seat.name, level: (seat.level ?? "easy") as "easy" }
            : seat.mine
              ? { kind: "me" as const, name: seat.name }
              : { kind: "open" as const },
        ),
      });
      go(`/table/${made.id}`);
    });
  }
  /** A new table that goes on from after a line of this game's record, with me in a seat and bots in the others. */
  from(line: number, seat: number): Promise<void> {
    const { table } = this.#source();
    return this.#tried(async () => {
      const record = await api.record(table.id);
      const name = table.people.find((person) => person.me)?.name ?? "";
      const { table: made } = await api.bringIn({ record, line, name, mine: [seat] });
      go(`/table/${made.id}`);
    });
  }
  async #tried(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.#live.refused = error;
    }
  }
}

/** The terms of a table, to be played by again. */
const paceOf = ({ pace }: Table) =>
  pace && { kind: pace.kind, seconds: pace.seconds, bank: pace.bank, after: pace.after, away: pace.away };
