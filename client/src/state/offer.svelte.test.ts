import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../api";
import { Offer } from "./offer.svelte";

const option = (key: string, values: string[], more: Partial<Game["options"][number]> = {}) => ({
  key,
  values,
  default: values[0] ?? "",
  rule: "",
  asked: "choice",
  modes: [],
  seats: {},
  words: [],
  kind: "",
  ...more,
});
const game = (id: string, more: Partial<Game> = {}): Game =>
  ({
    id,
    min_players: 2,
    max_players: 4,
    cooperative: false,
    options: [],
    topics: [],
    colours: [],
    lead: [],
    presets: {},
    ...more,
  }) as unknown as Game;
const VERSUS = game("mapmasters", {
  options: [option("time_bonus", ["clock", "none"])],
  lead: ["time_bonus"],
} as never);
const COOP = game("mapmasters-coop", {
  min_players: 1,
  max_players: 5,
  cooperative: true,
  options: [option("mission", ["1", "2", "3"]), option("first", ["0", "1", "2"], { asked: "seat" })],
  topics: [{ name: "hint", slow: false, hint: true }],
} as never);
const QUEST = game("quest", {
  colours: ["blue", "red", "green", "yellow"],
  options: [
    option("mode", ["together", "chosen"], { asked: "mode", seats: { together: [2, 4], chosen: [1, 1] } }),
    option("colours", ["random"], { asked: "colours" }),
    option("level", ["low", "high"], { modes: ["chosen"] }),
    option("team", [], { asked: "each", default: "random", words: ["H1", "H2", "H3"], kind: "hero" }),
  ],
} as never);

const LESSONS = [
  { id: "mapmasters", game: "mapmasters", teaches: {} },
  { id: "mapmasters-coop", game: "mapmasters-coop", teaches: {} },
  { id: "quest", game: "quest", teaches: {} },
  { id: "quest-chosen", game: "quest", teaches: { mode: "chosen" } },
  { id: "quest-gloom", game: "quest", teaches: { mode: "together", gloom: "yes" } },
];

let asked: Record<string, unknown>[] = [];
let reply: () => Response;
const kept = new Map<string, string>();
beforeEach(() => {
  asked = [];
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reply = () => new Response(JSON.stringify({ table: { id: "t" }, links: [] }));
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
    if (path.endsWith("/api/games")) return new Response(JSON.stringify([QUEST, VERSUS, COOP]));
    if (path.endsWith("/api/lessons")) return new Response(JSON.stringify(LESSONS));
    if (path.includes("/api/texts/")) return new Response(JSON.stringify({ ruleset: "", args: {}, sources: {} }));
    asked.push(JSON.parse(init?.body ?? "{}"));
    return reply();
  });
});
afterEach(() => vi.unstubAllGlobals());
const offered = async (game: string, seats = "", search = "") => {
  const offer = new Offer(() => ({ game, seats, search }));
  await offer.look();
  return offer;
};

/** What is asked at every table of several seats. */
const TIME = ["pace", "pace-after", "pace-away"];

test("games of one box are ways to play; a mode has the options of its game, hints last", async () => {
  const offer = await offered("mapmasters");
  expect(offer.modes.map((mode) => [mode.value, mode.least, mode.most])).toEqual([
    ["mapmasters", 2, 4],
    ["mapmasters-coop", 1, 5],
  ]);
  expect(offer.optionsFor("mapmasters", 2).map((one) => [one.name, one.house ?? null])).toEqual([
    ["time_bonus", false],
    ...TIME.map((name) => [name, null]),
  ]);
  const coop = offer.optionsFor("mapmasters-coop", 2);
  expect(coop.map((one) => one.name)).toEqual(["mission", "first", "hints", ...TIME]);
  expect(coop[1]?.choices.map((choice) => choice.value)).toEqual(["0", "1"]);
});

test("F13: modes with their seats, and what each mode asks, are as the game declares them", async () => {
  const offer = await offered("quest");
  expect(offer.modes.map(({ value, why }) => [value, why])).toEqual([
    ["together", "more"],
    ["chosen", "one"],
  ]);
  const names = (mode: string, count: number) => offer.optionsFor(mode, count).map((one) => one.name);
  expect(names("together", 2)).toEqual(["team", ...TIME]);
  expect(names("chosen", 1)).toEqual(["team", "level"]);
  // Too few words for so many seats: chance decides.
  expect(names("together", 4)).toEqual(TIME);
  expect(offer.optionsFor("together", 2)[0]?.each?.map((one) => one.value)).toEqual(["H1", "H2", "H3"]);
});

test("the address names who sits there and what is played", async () => {
  const coop = await offered("mapmasters-coop", "", "?mission=3&first=9");
  expect([coop.start.mode, coop.start.options]).toEqual(["mapmasters-coop", { mission: "3" }]);
  const kinds = async (seats: string) => (await offered("quest", seats)).start.seats.map((seat) => seat.kind);
  expect(await kinds("bots")).toEqual(["person", "bot", "bot"]);
  expect(await kinds("people")).toEqual(["person", "person"]);
  expect(await kinds("")).toEqual(["person", "bot"]);
  const lost = await offered("chess");
  expect([lost.missing, lost.spec]).toEqual([true, undefined]);
});

test("a way to play has its own lesson, the one that fits the most of what is chosen; the first game is none", async () => {
  const quest = await offered("quest");
  const lesson = (mode: string, options = {}) => quest.lessonFor({ mode, options })?.id;
  expect([lesson("together"), lesson("chosen"), lesson("together", { gloom: "yes" })]).toEqual([
    undefined,
    "quest-chosen",
    "quest-gloom",
  ]);
  expect(lesson("chosen", { gloom: "yes" })).toBe("quest-chosen");
  const box = await offered("mapmasters");
  expect(box.lessonFor({ mode: "mapmasters", options: {} })).toBeUndefined();
  expect(box.lessonFor({ mode: "mapmasters-coop", options: {} })?.id).toBe("mapmasters-coop");
});

test("B13: nobody is given a default name: a seat without one is called by its number by all", async () => {
  const offer = await offered("quest", "people");
  expect(offer.start.seats.map((seat) => seat.name)).toEqual(["", ""]);
  await offer.lay(offer.start);
  expect(asked[0]).toMatchObject({
    name: "",
    seats: [
      { kind: "me", name: "" },
      { kind: "me", name: "" },
    ],
  });
  kept.set("lanterns.name", "Ada");
  const mine = await offered("quest", "people");
  expect(mine.start.seats.map((seat) => seat.name)).toEqual(["Ada", ""]);
});

test("a table is laid as planned, with what its mode asks; what goes wrong is kept to be told", async () => {
  const offer = await offered("quest", "bots");
  const plan = { ...offer.start, options: { strange: "1" }, seed: " 7 " };
  expect(await offer.lay(plan)).toBe("t");
  expect(asked[0]).toMatchObject({
    game: "quest",
    options: { mode: "together", colours: "blue red green yellow" },
    seed: 7,
    hints: null,
  });
  reply = () => new Response(JSON.stringify({ code: "bad-options" }), { status: 422 });
  expect(await offer.lay(plan)).toBeNull();
  expect([offer.busy, (offer.trouble as { code: string }).code]).toEqual([false, "bad-options"]);
});
