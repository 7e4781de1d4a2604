import { expect, test } from "vitest";
import type { Entry, Table } from "../api";
import type { Kit, View } from "../games/kit";
import { rowsOf, type Told } from "./lines";
import { Story } from "./story.svelte";

const KIT = {
  reader: (_: View, player: (seat: number) => string) => ({ player, seat: 0 }),
  heading: () => "",
  colour: (_: View, seat: number) => (seat === 0 ? "blue" : "red"),
  action: () => "pass",
} as unknown as Kit<View>;
const chat = (seq: number, person: number): Entry =>
  ({
    seq,
    kind: "chat",
    line: null,
    seat: person,
    person,
    action: null,
    events: [],
    word: "text",
    text: "hello",
  }) as unknown as Entry;
const quiet = (seq: number, seat: number): Entry =>
  ({
    seq,
    kind: "action",
    line: seq,
    seat,
    person: null,
    action: { verb: "pass", args: [], text: "pass" },
    events: [],
    word: "",
  }) as unknown as Entry;
const table = {
  eyes: 0,
  seats: [
    { seat: 0, name: "Ada", kind: "person", mine: true, online: true },
    { seat: 1, name: "Bo", kind: "person", mine: false, online: false },
    { seat: 2, name: "Nan", kind: "bot", mine: false, online: false },
  ],
  people: [{ person: 0, name: "Ada", seats: [0] }],
  view: { seat: 0 },
} as unknown as Table;

test("lines come with the entries; what is not worth a line is left out of the log but named by undo", () => {
  let entries = $state.raw([quiet(1, 0)]);
  const story = new Story(() => ({ table, entries, kit: KIT }));
  expect([story.all.length, story.lines.length, story.own?.seq]).toEqual([1, 0, 1]);
  const kept = story.all[0];
  entries = [...entries, chat(2, 0)];
  expect([story.all[0] === kept, story.lines.map(({ seq }) => seq)]).toEqual([true, [2]]);
  expect(story.said).toEqual([{ id: 2, text: "chat-line", colour: "blue" }]);
  expect([story.textAt(1), story.textAt(9)]).toEqual(["", ""]);
});

test("people are told apart: me, one who is away, a bot", () => {
  const story = new Story(() => ({ table, entries: [], kit: KIT }));
  expect(story.seats.map(({ name, role }) => [name, role])).toEqual([
    ["Ada", "you"],
    ["Bo", "away"],
    ["Nan", "bot"],
  ]);
});

test("of much at once only the last lines are read aloud", () => {
  const story = new Story(() => ({ table, entries: [], kit: KIT }));
  const many = Array.from({ length: 20 }, (_, i) => chat(i + 1, 0));
  expect(story.aloud(many, table).split(" ")).toHaveLength(12);
});

test("A13: what one deed brought is one row of the log, with each rule once; what came before the first heading laid the table", () => {
  const line = (seq: number, text: string, more: Partial<Told> = {}): Told => ({
    id: `${seq}-${text}`,
    seq,
    record: seq,
    seat: 0,
    kind: "action",
    own: true,
    text,
    ...more,
  });
  const rows = rowsOf([
    line(1, "A quest is laid."),
    line(2, "Round 1.", { heading: "Round 1" }),
    line(3, "You rest.", { rule: "Q6" }),
    line(3, "You gain 1 Health.", { rule: "Q6", change: "+1", place: "c3L" }),
    line(3, "Night ends.", { rule: "Q7", heading: "Round 2" }),
  ]);
  expect(rows.map(({ text, setup, rules }) => [text, setup, rules])).toEqual([
    ["A quest is laid.", true, []],
    ["Round 1.", false, []],
    ["You rest. You gain 1 Health.", false, ["Q6"]],
    ["Night ends.", false, ["Q7"]],
  ]);
  expect(rows[2]).toMatchObject({ id: "3-You rest.", change: "+1", place: "c3L" });
  // Dice are drawn: what else the row tells stands beside them.
  const dice = { Die: null as never, faces: ["power", "magic"], size: 20 };
  const thrown = rowsOf([line(9, "Bo rolls."), line(9, "Rolled: power, magic.", { dice }), line(9, "Bo is hit.")]);
  expect(thrown).toMatchObject([
    {
      text: "Bo rolls. Rolled: power, magic. Bo is hit.",
      dice: { faces: ["power", "magic"], rest: "Bo rolls. Bo is hit." },
    },
  ]);
  const acts = rowsOf([
    line(4, "The turn ends."),
    line(4, "A goblin moves.", { begins: true }),
    line(4, "It strikes."),
    line(4, "Bo’s turn.", { begins: true }),
  ]);
  expect(acts.map(({ text }) => text)).toEqual(["The turn ends.", "A goblin moves. It strikes.", "Bo’s turn."]);
});
