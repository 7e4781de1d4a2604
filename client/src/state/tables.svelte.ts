/** The tables of this device, as they are listed at home; read again, taken away, saved. */

import { type Taken, takenAll, takenAs, takenOf } from "../along/taken";
import { api, type Summary } from "../api";
import { COLOURS, type Colour } from "../art/seats";
import { cardOf, has, labelled, language, t } from "../i18n/index.svelte";
import { span } from "../pace/span";
import { patient } from "../patient";
import { download, recordName } from "./download";
import { seatName } from "./lines";

/** A table in the list. */
export type Laid = {
  id: string;
  game: string;
  status: Summary["status"];
  title: string;
  sub: string;
  colours: Colour[];
  when: string;
  /** My time to answer runs out; `when` says how much is left. */
  runs?: boolean;
  /** Somebody waits for me. */
  waits: boolean;
  href: string;
  /** Why it cannot be opened here; its record can still be saved. */
  broken?: string;
  /** Whether it may be taken away, for everybody. */
  deletable?: boolean;
};

const journey = patient(() => import("../along/journey"));
const MINUTE = 60;
const DAY = 24 * MINUTE;
/** "12 min ago", in the words of the language; times in seconds. */
export function ago(at: number, now: number): string {
  const minutes = Math.round((now - at) / 60);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (minutes < 1) return words.format(0, "minute");
  if (minutes < MINUTE) return words.format(-minutes, "minute");
  if (minutes < DAY) return words.format(-Math.round(minutes / MINUTE), "hour");
  return words.format(-Math.round(minutes / DAY), "day");
}

function stateOf(table: Summary): string {
  if (table.paused) return t("home-paused");
  if (table.your_turn) return t("home-your-move");
  return t({ lobby: "home-in-lobby", over: "home-over" }[table.status as string] ?? "home-others");
}
export function laidOf(table: Summary, now = Date.now() / 1000): Laid {
  const game = has(`game-${table.game}`) ? t(`game-${table.game}`) : table.game;
  const title = table.title || game;
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    title: table.unreadable ? title : labelled(title, stateOf(table)),
    sub: table.seats.map((seat) => (seat.kind === "open" ? t("seat-open") : seatName(seat))).join(", "),
    // Where seats choose no colours they have those of their place.
    colours: cardOf(table.game)?.colours?.length
      ? table.seats.flatMap((seat) => (seat.colour ? [seat.colour as Colour] : []))
      : table.seats.map((seat) => COLOURS[seat.seat % COLOURS.length] ?? "blue"),
    runs: Boolean(table.due),
    when: table.due ? t("home-due", { time: span(table.due - now) }) : ago(table.updated, now),
    waits: table.your_turn || (table.status === "lobby" && table.seats.some((seat) => seat.mine && !seat.ready)),
    href: `/table/${table.id}`,
    broken: table.unreadable ? t(`home-unreadable-${table.unreadable}`) : "",
    deletable: table.deletable,
  };
}
/** Tables as they are listed: a game that was taken along stands in the place of its table at the server. */
export function listed(tables: readonly Summary[], now = Date.now() / 1000): Laid[] {
  const here = takenAll().filter(({ of }) => !tables.some(({ id }) => id === of));
  const there = tables.map((table) => {
    const laid = laidOf(table, now);
    const taken = takenOf(table.id);
    return taken ? { ...laid, ...alongOf(taken, now), sub: laid.sub, colours: laid.colours } : laid;
  });
  return [...here.map((one) => alongOf(one, now)), ...there];
}
/** What this browser knows of a game that was taken along without asking its engine. */
function alongOf({ id, game, title, at }: Taken, now: number): Laid {
  const name = has(`game-${game}`) ? t(`game-${game}`) : game;
  return {
    id,
    game,
    status: "playing",
    title: labelled(title || name, t("home-along")),
    sub: "",
    colours: [],
    when: ago(at / 1000, now),
    waits: false,
    href: `/table/${id}`,
    broken: "",
    deletable: true,
  };
}
/** Those that wait for me first, else as they come. */
export const byWaiting = (tables: readonly Laid[]): Laid[] =>
  [...tables].sort((a, b) => Number(b.waits) - Number(a.waits));

export class Tables {
  all = $state.raw<readonly Summary[]>([]);
  /** What could not be done last. */
  failed = $state.raw<unknown>(null);
  /** They have been read once. */
  known = $state(false);

  async look(): Promise<void> {
    await this.#tried(async () => {
      this.all = await api.tables();
      this.failed = null;
      this.known = true;
    });
  }
  /** Looks now, and again while the page is seen. Returns what ends that. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), 10_000);
    return () => clearInterval(timer);
  }
  async remove(id: string): Promise<void> {
    await this.#tried(async () => {
      const taken = takenAs(id);
      if (taken) await (await journey()).drop(taken);
      else await api.remove(id);
      await this.look();
    });
  }
  async save(id: string): Promise<void> {
    await this.#tried(async () => {
      const game = takenAs(id)?.game ?? this.all.find((table) => table.id === id)?.game ?? "game";
      download(recordName(game, id), await api.record(id));
    });
  }
  async #tried(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.failed = error;
    }
  }
}
