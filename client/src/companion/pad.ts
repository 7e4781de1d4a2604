/** Sums of a score pad, by the tables that the engine gives: pure numbers, no page. */

import type { Shapes } from "../api";
import type { Colour } from "../art/seats";
import type { IconName } from "../look/icons";

export type Pad = Shapes["Pad"];
export type Row = Shapes["PadRow"];
export type Player = { name: string; colour: Colour };
/** What is written: by player, row and round; null where nothing is yet. Rows that are counted once have one round. */
/** `goals`: what a round's points are for, by row and round, of the row's own list. */
export type Written = {
  players: Player[];
  cells: (number | null)[][][];
  level: number;
  won: boolean | null;
  goals?: Record<string, (string | null)[]>;
};
/** A box of a pad. */
export type Box = { player: number; row: number; round: number };

export const roundsOf = (pad: Pad, row: Row): number => (row.each_round ? pad.rounds : 1);

/** A pad with nothing on it. A shared one has one sheet, however many play. */
export function blank(pad: Pad, players: readonly Player[]): Written {
  const sheet = () => pad.rows.map((row) => Array.from({ length: roundsOf(pad, row) }, () => null));
  const sheets = pad.shared ? 1 : players.length;
  const usual = pad.levels.findIndex(({ up, down }) => up === down);
  return { players: [...players], cells: Array.from({ length: sheets }, sheet), level: Math.max(0, usual), won: null };
}

export const at = (written: Written, { player, row, round }: Box): number | null =>
  written.cells[player]?.[row]?.[round] ?? null;

/** What the points of a box are for, null while nobody has said. */
export const goalOf = (pad: Pad, written: Written, { row, round }: Box): Row["goals"][number] | null => {
  const table = pad.rows[row];
  const id = table && written.goals?.[table.key]?.[round];
  return table?.goals.find((one) => one.id === id) ?? null;
};
/** The pad with word of what the points of a round are for. */
export function aimed(pad: Pad, written: Written, { row, round }: Box, id: string | null): Written {
  const table = pad.rows[row];
  if (!table) return written;
  const before = written.goals?.[table.key] ?? Array.from({ length: roundsOf(pad, table) }, () => null);
  return { ...written, goals: { ...written.goals, [table.key]: before.map((one, i) => (i === round ? id : one)) } };
}

/** The pad with a number in a box, in place of what was there. */
export function write(written: Written, box: Box, value: number | null): Written {
  const cells = written.cells.map((sheet, player) =>
    player !== box.player
      ? sheet
      : sheet.map((row, i) => (i !== box.row ? row : row.map((one, round) => (round === box.round ? value : one)))),
  );
  return { ...written, cells };
}

/** All boxes in the order in which they are filled: round by round, in it player by player, rows from the top. What is
 * counted once comes after the last round. */
export function boxesOf(pad: Pad, written: Written): Box[] {
  const rounds = Array.from({ length: Math.max(1, pad.rounds) }, (_, round) => round);
  const players = written.cells.map((_, player) => player);
  const rows = pad.rows.map((row, i) => ({ row, i }));
  const each = rounds.flatMap((round) =>
    players.flatMap((player) =>
      rows.filter(({ row }) => row.each_round).map(({ i }): Box => ({ player, row: i, round })),
    ),
  );
  const once = players.flatMap((player) =>
    rows.filter(({ row }) => !row.each_round).map(({ i }): Box => ({ player, row: i, round: 0 })),
  );
  return [...each, ...once];
}

const same = (one: Box, other: Box): boolean =>
  one.player === other.player && one.row === other.row && one.round === other.round;

/** The next box that is empty after this one; without an empty one, the one that follows it. */
export function after(pad: Pad, written: Written, box: Box): Box {
  const all = boxesOf(pad, written);
  const i = all.findIndex((one) => same(one, box));
  const round = [...all.slice(i + 1), ...all.slice(0, i + 1)];
  return round.find((one) => at(written, one) === null) ?? all[i + 1] ?? box;
}

/** What stands in a row in all, null while nothing does. */
export function countOf(written: Written, player: number, row: number): number | null {
  const found = (written.cells[player]?.[row] ?? []).filter((one) => one !== null);
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0);
}

/** The points of a row, null while it is empty. Those of a shared sheet may be parts of one. */
export function pointsOf(pad: Pad, written: Written, player: number, row: number): number | null {
  const table = pad.rows[row];
  const count = countOf(written, player, row);
  if (!table || count === null) return null;
  if (table.ranks.length > 0) {
    const counts = written.cells.map((_, other) => countOf(written, other, row) ?? 0);
    const places = [...new Set(counts.filter((one) => one > 0))].sort((a, b) => b - a);
    return count > 0 ? (table.ranks[places.indexOf(count)] ?? 0) : 0;
  }
  if (table.points.length > 0) return table.points[Math.min(count, table.points.length - 1)] ?? 0;
  return pad.shared ? count / table.down : Math.floor(count / table.down);
}

/** The sum of a sheet, times the level where the pad has levels; what is left of a point is lost. */
export function totalOf(pad: Pad, written: Written, player: number): number {
  const level = pad.levels[written.level] ?? { up: 1, down: 1 };
  // In whole numbers: thirds of a point do not add up otherwise.
  const parts = pad.rows.reduce((product, { down }) => product * down, 1);
  const sum = pad.rows.reduce((all, _, row) => {
    const points = pointsOf(pad, written, player, row) ?? 0;
    return all + Math.round(points * parts);
  }, pad.base * parts);
  return Math.floor((sum * level.up) / (parts * level.down));
}

/** Players from first to last: by points, then by the rows that decide. Equal ones share a place, from 0. */
export function ranking(pad: Pad, written: Written): { player: number; place: number; total: number }[] {
  const keys = pad.ties.map((key) => pad.rows.findIndex((row) => row.key === key)).filter((row) => row >= 0);
  const rated = written.cells.map((_, player) => ({
    player,
    total: totalOf(pad, written, player),
    by: keys.map((row) => countOf(written, player, row) ?? 0),
  }));
  const compare = (one: (typeof rated)[number], other: (typeof rated)[number]): number =>
    other.total - one.total || one.by.map((n, i) => (other.by[i] ?? 0) - n).find((gap) => gap !== 0) || 0;
  rated.sort(compare);
  return rated.map((one, i) => {
    const first = rated.findIndex((other) => compare(one, other) === 0);
    return { player: one.player, total: one.total, place: first < 0 ? i : first };
  });
}

/** What every sheet of a pad is drawn from. */
export type SheetProps = {
  pad: Pad;
  written: Written;
  cell: Box;
  label: (key: string) => string;
  icons: Readonly<Record<string, IconName>>;
  nameOf: (player: number) => string;
  oncell: (cell: Box) => void;
};
