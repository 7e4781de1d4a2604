/** From entries of the table's log to lines that a person reads, hears, or sees beside a name. */
import type { Entry, Table } from "../api";
import type { Colour } from "../art/seats";
import type { Kit, View } from "../games/kit";
import { has, type Reader, t, tell } from "../i18n/index.svelte";
import type { Line } from "../ui/Log.svelte";

export type Told = Line & {
  seq: number;
  record: number | null;
  seat: number | null;
  kind: Entry["kind"];
  /** It tells of the seat itself, not of what followed on the table. */
  own: boolean;
  /** Nothing happened by it that is worth a line: "done", "pass". Undo still names it. */
  quiet?: boolean;
  /** A deed of its own, that has a row though it came with another. */
  begins?: boolean;
};

type Context = {
  kit: Kit<View>;
  view: View;
  player: (seat: number) => string;
  colour: (seat: number) => Colour | null;
  /** Name of a person of the table. */
  person: (person: number) => string;
};

const seatOf = (params: Entry["events"][number]["params"]): number | null =>
  typeof params.seat === "number" ? params.seat : null;

/** The sentences of an entry, one for each of its events. */
export function linesOf(entry: Entry, context: Context): Told[] {
  const { kit, view, player, colour, person } = context;
  const reader: Reader = kit.reader(view, player);
  const base = { seq: entry.seq, record: entry.line, seat: entry.seat, kind: entry.kind, own: false };
  const line = (i: number, text: string, more: Partial<Told> = {}): Told => ({
    ...base,
    id: `${entry.seq}-${i}`,
    text,
    ...more,
  });
  if (entry.kind === "chat" || entry.kind === "people") {
    const who = entry.person === null ? "" : person(entry.person);
    const seat = entry.seat !== null && entry.seat >= 0 ? colour(entry.seat) : null;
    if (entry.kind === "chat") {
      const said = entry.word === "text" ? entry.text : t(`lobby-${entry.word}`);
      return [line(0, t("chat-line", { who, text: said }), { colour: seat })];
    }
    const key = `people-${entry.word}`;
    const said = has(key)
      ? [line(0, t(key, { who: who || entry.text, text: entry.text, seat: (entry.seat ?? 0) + 1 }))]
      : [];
    // A hand that is turned over is told with it.
    const events = entry.events.filter((event) => has(`event-${event.key}`));
    return [
      ...said,
      ...events.map((event, i) => line(i + 1, tell(`event-${event.key}`, event.params, reader), { colour: seat })),
    ];
  }
  const heading = kit.heading(entry);
  const events = entry.events.filter((event) => has(`event-${event.key}`) && !kit.untold?.(event, entry.events));
  const told = events.map((event, i) => {
    const seat = seatOf(event.params);
    // The board may have other words than the terminal: it calls heroes by what they wear.
    const own = `told-${event.key}`;
    return line(i, tell(has(own) ? own : `event-${event.key}`, event.params, reader), {
      ...kit.told?.(event, events[i - 1]),
      rule: event.rule || undefined,
      chance: entry.kind === "chance" && i === 0,
      colour: seat === null ? null : colour(seat),
      seat: seat ?? entry.seat,
      own: seat !== null && seat === entry.seat,
    });
  });
  if (told.length === 0 && entry.kind === "action" && entry.action && entry.seat !== null) {
    told.push(
      line(0, t("chat-line", { who: player(entry.seat), text: kit.action(view, entry.action, player) }), {
        colour: colour(entry.seat),
        quiet: true,
      }),
    );
  }
  if (told.length === 0 && entry.kind === "chance" && entry.action)
    told.push(line(0, kit.action(view, entry.action, player), { chance: true, quiet: true }));
  if (told.length === 0 && entry.kind === "control") {
    const who = entry.seat === null ? "" : player(entry.seat);
    const key = {
      undo: "event-taken-back",
      takeback: "event-taken-back",
      retract: "event-taken-back",
      resign: "control-resign",
    }[entry.word];
    if (key && who) told.push(line(0, t(key, { who, count: entry.count }), { colour: colour(entry.seat ?? -1) }));
  }
  if (heading && told[0]) {
    // The heading stands before the event that begins the part, not before what ended the last one.
    const at = Math.max(
      0,
      events.findIndex((event) => /-begins$|^dawn$/.test(event.key)),
    );
    (told[at] ?? told[0]).heading = heading;
  }
  return told;
}

/**
 * The rows of the log: what one deed brought is one row, told in one go, with every rule it cites once; an answer that
 * brings several deeds has a row for each. What came before the first heading laid the table.
 */
export function rowsOf(lines: readonly Told[]): Told[] {
  const rows: Told[] = [];
  const begun = lines.findIndex((line) => line.heading);
  lines.forEach((line, n) => {
    const last = rows.at(-1);
    const setup = n < begun && line.kind !== "chat";
    const rules = line.rule ? [line.rule] : [];
    if (!last || last.seq !== line.seq || line.heading || line.begins) {
      rows.push({ ...line, rules, setup });
      return;
    }
    const { dice } = last;
    if (dice) last.dice = { ...dice, rest: [dice.rest, line.text].filter(Boolean).join(" ") };
    else if (line.dice) last.dice = { ...line.dice, rest: last.text };
    last.text = `${last.text} ${line.text}`;
    last.rules = [...new Set([...(last.rules ?? []), ...rules])];
    last.change ??= line.change;
    last.place ??= line.place;
  });
  return rows;
}

/** A name as it is shown. Who has deleted what was kept of them is "somebody" in records, which know no language; a
 * second one has a number. */
export const shownName = (name: string): string => name.replace(/^somebody(?= \(\d+\)$|$)/, () => t("somebody"));
/** How a seat is called: by its name, else by its number. */
export const seatName = (seat: { seat: number; name: string }): string =>
  shownName(seat.name) || t("seat-number", { n: seat.seat + 1 });
/** How people of a table are called: who has given no name by their first seat. */
export const namesOf = (table: Pick<Table, "seats" | "people">) => {
  const player = (seat: number): string => seatName({ seat, name: table.seats[seat]?.name ?? "" });
  const person = (person: number): string => {
    const found = table.people.find((one) => one.person === person);
    const seat = found?.seats[0];
    return shownName(found?.name ?? "") || (seat === undefined ? t("somebody") : player(seat));
  };
  return { player, person };
};
