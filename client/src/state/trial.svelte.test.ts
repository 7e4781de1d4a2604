import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../games/kit";
import { Trial } from "./trial.svelte";

const option = (code: number) => ({ code, text: `deed ${code}`, verb: "x", args: [] });
const view = (version: number) => ({ version, seat: 0, over: false, actors: [0], options: [7, 8].map(option) });
const HEAD = {
  case: "pass",
  game: "quest",
  ruleset: "quest/2",
  options: {},
  rule: "Q3.7",
  head: "Passing",
  text: "A **rule**",
};
const entry = (seq: number) => ({
  seq,
  at: 0,
  kind: "action",
  line: seq,
  seat: 0,
  person: null,
  action: option(7),
  events: [],
  word: "",
  count: 0,
  text: "",
});
let asked: [string, unknown][] = [];
let answer: Record<string, unknown> = {};
let refuse = false;

vi.mock("./texts", () => ({ openGame: async () => {} }));
vi.mock("../games/kit", () => ({
  kitOf: async () => ({
    action: (_: View, action: { text: string }) => action.text,
    reader: () => ({}),
    heading: () => "",
    colour: () => null,
  }),
}));
beforeEach(() => {
  asked = [];
  refuse = false;
  answer = { kind: "done", played: [7], refusal: null, entries: [entry(1)], view: view(1) };
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
    const body = init?.body ? JSON.parse(init.body) : null;
    asked.push([path.replace(/^.*trials/, ""), body]);
    if (refuse) return new Response(JSON.stringify({ code: "too-many", en: "slower" }), { status: 429 });
    if (body) return new Response(JSON.stringify(answer));
    const choice = Number(new URL(path, "http://x").searchParams.get("choice"));
    const more = { ask: "Pass", done: "So", label: "Power", choices: ["1", "0"], choice, seat: 0, players: 2 };
    return new Response(JSON.stringify({ ...HEAD, ...more, view: view(0) }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Trial> {
  const trial = new Trial("quest", "pass");
  await trial.open();
  return trial;
}

test("it opens with its first choice, you in its seat and the others beside you", async () => {
  const trial = await opened();
  expect(asked).toEqual([["/quest/pass?choice=0&language=en", null]]);
  expect([trial.kind, trial.over, trial.board?.options.length]).toEqual(["", false, 2]);
  expect(trial.seats.map((one) => one.role)).toEqual(["you", "bot"]);
});

test("what the rule says ends it, and the board offers nothing more", async () => {
  const trial = await opened();
  expect(await trial.choose(7)).toBe(true);
  expect(asked[1]).toEqual(["/quest/pass", { choice: 0, played: [], actions: [7] }]);
  expect([trial.kind, trial.over, trial.view?.version, trial.board?.options]).toEqual(["done", true, 1, []]);
  expect(trial.entries).toHaveLength(1);
  expect(await trial.choose(8)).toBe(false);
  expect(asked).toHaveLength(2);
});

test("what is tried goes on from what was played", async () => {
  answer = { ...answer, kind: "open" };
  const trial = await opened();
  await trial.choose([7, 7]);
  answer = { ...answer, kind: "other", played: [7, 8], entries: [entry(2)], view: view(2) };
  await trial.choose(8);
  expect(asked[2]?.[1]).toEqual({ choice: 0, played: [7], actions: [8] });
  expect([trial.kind, trial.entries.length, trial.view?.version]).toEqual(["other", 2, 2]);
});

test("what cannot be is told with its rule, and the position stays", async () => {
  const refusal = { rule: "Q3.7", key: "unknown-key", params: {} };
  answer = { kind: "barred", played: [], refusal, entries: [], view: view(0) };
  const trial = await opened();
  const before = trial.view;
  expect(await trial.why("move 1 22L")).not.toBe("");
  expect([trial.kind, trial.barred?.rule, trial.over]).toEqual(["barred", "Q3.7", false]);
  expect(trial.view).toBe(before);
  answer = { ...answer, kind: "done" };
  expect(await trial.choose(7)).toBe(false);
  expect([trial.over, trial.barred?.rule]).toEqual([true, "Q3.7"]);
});

test("set up again it is as it was, with the same choice, and another choice is another table", async () => {
  const trial = await opened();
  await trial.open(1);
  await trial.choose(7);
  await trial.again();
  expect(asked.at(-1)?.[0]).toBe("/quest/pass?choice=1&language=en");
  expect([trial.kind, trial.entries.length, trial.view?.version, trial.shape?.choice]).toEqual(["", 0, 0, 1]);
  expect(trial.laid).toBe(3);
});

test("what fails is kept, and nothing is lost by it", async () => {
  const trial = await opened();
  refuse = true;
  expect(await trial.choose(7)).toBe(false);
  expect([(trial.failed as Error).message, trial.kind]).toEqual(["slower", ""]);
  refuse = false;
  expect(await trial.choose(7)).toBe(true);
  expect(trial.failed).toBeNull();
});
