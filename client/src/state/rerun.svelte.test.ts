import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../games/kit";
import { Rerun } from "./rerun.svelte";

/** A record of 5 lines: chance lays the table in two, then seats 1, 0 and 1 answer. */
const SEATS = [
  { name: "Ada", kind: "person" },
  { name: "", kind: "bot easy" },
];
const LINES = [null, ["chance", null], ["chance", null], ["action", 1], ["action", 0], ["action", 1]] as const;
const view = (line: number, seat: number) => ({
  version: line,
  seat,
  over: line === 5,
  end_reason: line === 5 ? "rounds" : "",
  results: line === 5 ? [0, 1] : [0, 0],
  actors: line === 5 ? [] : [line % 2],
  options: seat >= 0 ? [{ code: 7 }] : [],
  question: null,
  round: line < 4 ? 1 : 2,
  players: [{ score: line }, { score: 2 * line }],
});
let asked: string[] = [];
let over = true;
let events: unknown[] = [];
vi.mock("./texts", () => ({ openGame: async () => {} }));
vi.mock("../games/kit", () => ({
  kitOf: async () => ({
    reader: () => ({ player: String }),
    heading: () => "",
    action: (_: View, action: { text: string }) => action.text,
    colour: () => "blue",
    notable: (entry: { line: number }) => (entry.line === 4 ? "flag" : ""),
    follows: (at: View) => at.version === 4,
  }),
}));
beforeEach(() => {
  asked = [];
  over = true;
  events = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/api/texts/")) return new Response(JSON.stringify({ ruleset: "", args: {}, sources: {} }));
    asked.push(path.replace(/^.*positions/, ""));
    const seat = Number(/seat=(-?\d+)/.exec(path)?.[1] ?? -1);
    const positions = LINES.map((line, i) => ({
      line: i,
      entry: line && {
        seq: i,
        line: i,
        kind: line[0],
        seat: line[1],
        person: null,
        word: "",
        count: 0,
        text: "",
        events: i === 4 ? events : [],
        action: { code: 7, text: `deed ${i}`, verb: "x", args: [] },
      },
      view: view(i, seat),
    }));
    const head = {
      game: "quest",
      ruleset: "quest/2",
      options: {},
      seats: SEATS,
      lines: 5,
      marked: false,
      yours: false,
    };
    return new Response(JSON.stringify({ ...head, over, from: 0, positions }));
  });
});
afterEach(() => vi.unstubAllGlobals());
const opened = async (line: number | null = null) => {
  const rerun = new Rerun();
  await rerun.open({ table: "t" }, line);
  return rerun;
};

test("B14: it opens where the first turn begins; the set-up is a part of its own, then come the rounds", async () => {
  const rerun = await opened();
  expect([rerun.first, rerun.at]).toEqual([2, 2]);
  expect(rerun.steps.map((step) => step.part.major)).toEqual([
    "replay-setup",
    "replay-setup",
    "replay-round",
    "replay-round",
    "replay-round",
  ]);
  expect(rerun.steps.map((step) => step.mark)).toEqual(["", "", "", "flag", ""]);
  expect(rerun.scores.slice(0, 3)).toEqual([
    [0, 0],
    [1, 2],
    [2, 4],
  ]);
  expect((await opened(4)).at).toBe(4);
});

test("the log tells what led here and no more, by names and never by “you”", async () => {
  const rerun = await opened(4);
  expect(rerun.log.map((line) => line.record)).toEqual([]); // deeds without events are no lines of the log
  expect(rerun.steps.map((step) => step.text).slice(2)).toEqual(["chat-line", "chat-line", "chat-line"]);
  expect([rerun.player(0), rerun.player(1)]).toEqual(["Ada", "seat-number"]);
  expect(rerun.seats.map((seat) => seat.role)).toEqual([null, "bot"]);
});

test("R3: whoever acts is followed where the game says so, and nobody's eyes are used elsewhere", async () => {
  const rerun = await opened(3);
  expect(rerun.shown?.seat).toBe(-1);
  await rerun.show(4);
  expect(rerun.shown?.seat).toBe(0);
  expect(rerun.shown?.options).toEqual([]);
  expect(asked).toEqual(["?from=0&count=32", "?from=0&count=32&seat=0"]);
  await rerun.show(5);
  expect(rerun.shown?.seat).toBe(-1);
});

test("what somebody could do is seen through their eyes, and only where nothing is secret", async () => {
  const rerun = await opened(3);
  expect(rerun.asked).toBe(1);
  await rerun.toggle();
  expect([rerun.shown?.seat, rerun.shown?.options.length]).toEqual([1, 1]);
  await rerun.toggle();
  expect(rerun.shown?.options).toEqual([]);
  over = false;
  const running = await opened(3);
  expect(running.asked).toBe(-1);
  await running.show(4);
  expect(running.shown?.seat).toBe(-1);
});

test("a marked moment under the pointer shows its position and its event, until the pointer leaves", async () => {
  events = [{ key: "goblin-taken", params: { seat: 0, cell: "22" } }];
  const rerun = await opened(3);
  await rerun.glance(4);
  expect([rerun.glimpse?.at, rerun.glimpse?.view.version, rerun.glimpse?.view.seat]).toEqual([4, 4, -1]);
  expect(rerun.glimpse?.event.params).toEqual({ seat: 0, cell: "22" });
  expect(rerun.at).toBe(3);
  await rerun.glance(3);
  expect(rerun.glimpse).toBeNull();
  await rerun.glance(4);
  await rerun.glance(null);
  expect(rerun.glimpse).toBeNull();
});

test("A9: how it ended is told with the winner's name; the results are best first", async () => {
  const rerun = await opened();
  expect(rerun.ending).toBe("end-one-points");
  expect(rerun.results.map(({ name, score, won }) => [name, score, won])).toEqual([
    ["seat-number", 10, true],
    ["Ada", 5, false],
  ]);
});

test("an address that answers nothing is told, and can be tried again", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "not-over" }), { status: 403 }));
  const rerun = await opened();
  expect([rerun.kit, (rerun.failed as { code: string }).code]).toEqual([null, "not-over"]);
});

test("with seals nobody has a name: neither beside the table nor in its log", async () => {
  const rerun = new Rerun();
  rerun.sealed = true;
  await rerun.open({ table: "t" }, 4);
  await vi.waitFor(() => expect(rerun.last).not.toBeNull());
  expect(rerun.seats.map(({ name }) => name)).not.toContain("Ada");
  expect(rerun.steps.map(({ text }) => text).join()).not.toContain("Ada");
  rerun.sealed = false;
  expect(rerun.seats.map(({ name }) => name)).toContain("Ada");
});
