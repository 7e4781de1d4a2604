import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../api";
import { Offer } from "./offer.svelte";

const option = (key: string, values: string[], fallback = values[0] ?? "") => ({
  key,
  values,
  default: fallback,
  rule: "",
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
  options: [option("mission", ["1", "2", "3"]), option("first", ["0", "1", "2"])],
  topics: [{ name: "hint", slow: false, hint: true }],
} as never);
const QUEST = game("quest", {
  colours: ["blue", "red", "green", "yellow"],
  options: [option("mode", ["together", "chosen"]), option("colours", ["random"])],
} as never);

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

test("games of one box are ways to play; a mode has the options of its game, hints last", async () => {
  const offer = await offered("mapmasters");
  expect(offer.modes.map((mode) => [mode.value, mode.least, mode.most])).toEqual([
    ["mapmasters", 2, 4],
    ["mapmasters-coop", 1, 5],
  ]);
  expect(offer.optionsFor("mapmasters", 2).map((one) => [one.name, one.house])).toEqual([["time_bonus", false]]);
  const coop = offer.optionsFor("mapmasters-coop", 2);
  expect(coop.map((one) => one.name)).toEqual(["mission", "first", "hints"]);
  expect(coop[1]?.choices.map((choice) => choice.value)).toEqual(["0", "1"]);
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
