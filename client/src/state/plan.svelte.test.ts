import { expect, test } from "vitest";
import { type ModeSpec, NewTable, type OptionSpec, type SeatPlan } from "./plan.svelte";

const seat = (colour: SeatPlan["colour"], kind: SeatPlan["kind"] = "bot", name = ""): SeatPlan => ({
  kind,
  name,
  colour,
  level: "easy",
});
const choice = (value: string) => ({ value, label: value });
const MODES: ModeSpec[] = [
  { value: "together", label: "", about: "", why: "more" },
  { value: "alone", label: "", about: "", why: "one" },
];
const OPTIONS: OptionSpec[] = [
  { name: "gloom", label: "", choices: ["no", "yes"].map(choice) },
  { name: "party", label: "", choices: [choice("chance")], each: ["H1", "H2", "H3"].map(choice) },
  { name: "luck", label: "", house: true, choices: ["printed", "kind"].map(choice) },
  { name: "pace", label: "", house: true, choices: ["printed", "quick"].map(choice) },
];
const laid = (seats = [seat("blue", "person", " Ada "), seat("red")], modes = MODES) =>
  new NewTable({ seats, mode: "together", options: {}, seed: "" }, () => ({
    most: 4,
    least: 1,
    modes,
    options: () => OPTIONS,
    presets: () => ({ gentle: { luck: "kind" } }),
    botNames: ["Karim", "Lise"],
  }));

test("a mode that does not fit the seats stays away; taking it lays the seats that it needs", () => {
  const table = laid();
  const [together, alone] = MODES as [ModeSpec, ModeSpec];
  expect(table.mode).toBe(together);
  expect([table.modeWhy(together), table.modeWhy(alone)]).toEqual(["", "new-mode-needs-one"]);
  table.take(alone);
  expect([table.plan.seats.length, table.mode?.value]).toEqual([1, "alone"]);
  table.take(together);
  expect([table.plan.seats.length, table.mode?.value]).toEqual([2, "together"]);
});

test("a box of several games bounds the seats by the mode", () => {
  const games: ModeSpec[] = [
    { value: "versus", label: "", about: "", least: 2, most: 5 },
    { value: "coop", label: "", about: "", least: 1, most: 4 },
  ];
  const table = laid(undefined, games);
  expect([table.mode?.value, table.most, table.least]).toEqual(["versus", 5, 1]);
  table.remove(1);
  expect([table.mode?.value, table.most]).toEqual(["coop", 4]);
});

test("colours go round: between two seats, or on to the next one alone; a new seat takes a free one", () => {
  const table = laid();
  table.swap(0);
  expect(table.plan.seats.map(({ colour }) => colour)).toEqual(["red", "blue"]);
  table.add();
  expect(new Set(table.plan.seats.map(({ colour }) => colour)).size).toBe(3);
  const alone = laid([seat("blue", "person")]);
  alone.swap(0);
  expect(alone.plan.seats[0]?.colour).not.toBe("blue");
});

test("house rules count what is not printed, and know the set that they are", () => {
  const table = laid();
  expect([table.preset, table.changed, table.presetNames]).toEqual(["book", 0, ["book", "gentle"]]);
  table.setAll("gentle");
  expect([table.preset, table.changed]).toEqual(["gentle", 1]);
  table.set(OPTIONS[3] as OptionSpec, "quick");
  expect([table.preset, table.changed]).toEqual(["gentle", 2]);
  table.setAll("book");
  expect([table.preset, table.changed]).toEqual(["book", 1]);
});

test("what is chosen by seat is never had twice, and a new seat gets one that is free", () => {
  const table = laid();
  const party = OPTIONS[1] as OptionSpec;
  expect(table.eachOf(party)).toEqual([]);
  table.set(party, "H1");
  expect(table.eachOf(party)).toEqual(["H1", "H2"]);
  table.pickEach(party, 0, "H2");
  expect(table.eachOf(party)).toEqual(["H2", "H1"]);
  table.add();
  expect(table.whole().options.party).toBe("H2 H1 H3");
});

test("the whole plan has names for bots and trimmed ones for people", () => {
  expect(laid().whole()).toEqual({
    seats: [seat("blue", "person", "Ada"), seat("red", "bot", "Lise")],
    mode: "together",
    options: {},
    seed: "",
  });
});

test("an option that needs another is asked only while that one is chosen", () => {
  const clock: OptionSpec = { name: "clock", label: "", choices: ["off", "day"].map(choice) };
  const after: OptionSpec = {
    name: "after",
    label: "",
    choices: [choice("bot")],
    needs: { name: "clock", not: "off" },
  };
  const table = new NewTable({ seats: [seat("blue"), seat("red")], mode: "together", options: {}, seed: "" }, () => ({
    most: 4,
    least: 1,
    modes: MODES,
    options: () => [clock, after],
    botNames: [],
  }));
  expect(table.main.map((option) => option.name)).toEqual(["clock"]);
  table.set(clock, "day");
  expect(table.main.map((option) => option.name)).toEqual(["clock", "after"]);
});
