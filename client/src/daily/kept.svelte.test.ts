import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DailyAhead } from "../api";
import { Ahead } from "./ahead";
import { KEY, kept } from "./kept.svelte";

const [BACK, FINISH] = [90, 91];
const step = (after: number, code: number, at: string) => ({
  after,
  code,
  changes: [
    { at: ["line"], value: at, more: true },
    { at: ["at"], value: at, more: false },
  ],
});
const told = {
  laid: "x",
  seat: 0,
  view: { line: [], at: "" },
  back: BACK,
  finish: FINISH,
  steps: [step(0, 1, "a"), step(0, 2, "b"), step(1, 3, "c")],
} as unknown as DailyAhead;

test("a position is known by the answers that come to it", () => {
  const ahead = new Ahead(told);
  expect(ahead.after([])).toEqual({ view: { line: [], at: "" }, choices: [1, 2], over: false });
  expect(ahead.after([1, 3])).toEqual({ view: { line: ["a", "c"], at: "c" }, choices: [BACK, FINISH], over: false });
  expect(ahead.after([1, 3, BACK, BACK, 2])?.view).toEqual({ line: ["b"], at: "b" });
  expect(ahead.after([1, FINISH])?.over).toBe(true);
  for (const none of [[3], [BACK], [FINISH], [1, FINISH, 3]]) expect(ahead.after(none)).toBeNull();
  expect(ahead.after([])?.view).toEqual({ line: [], at: "" });
});

/** A server that has a try, and loses its answers where it is told to. */
let has: number[] = [];
let done = false;
let cut: "" | "request" | "answer" = "";
let posts = 0;
const one = { day: "2026-11-29", board: "dungeon", laid: "x", begun: Date.now() - 60_000, over: true };

beforeEach(() => {
  [has, done, cut, posts] = [[], false, "", 0];
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (_: string, init?: { body?: string }) => {
    if (cut === "request") throw new TypeError("no line");
    if (!init?.body) return new Response(JSON.stringify({ played: has }));
    posts += 1;
    const { known, actions, waited, laid } = JSON.parse(init.body);
    expect([laid, waited >= 60]).toEqual(["x", true]);
    if (done || known !== has.length)
      return new Response(JSON.stringify({ code: done ? "daily-done" : "daily-elsewhere", en: "no" }), { status: 409 });
    has = [...has, ...actions];
    done = has.includes(FINISH);
    if (cut === "answer") throw new TypeError("the line went");
    return new Response(JSON.stringify({ kind: done ? "done" : "open", played: has }));
  });
  kept.lost = [];
});
afterEach(() => vi.unstubAllGlobals());

test("a try waits for the line, and is sent once", async () => {
  kept.put({ ...one, played: [], more: [1, 3, FINISH] });
  cut = "request";
  await kept.send();
  expect(kept.waits("2026-11-29", "dungeon")).toBe(true);
  cut = "";
  await Promise.all([kept.send(), kept.send()]);
  await kept.send();
  expect([has, posts, kept.all, localStorage.getItem(KEY)]).toEqual([[1, 3, FINISH], 1, [], null]);
});

test("what the server has had is not sent again where its answer was lost", async () => {
  kept.put({ ...one, played: [], more: Array.from({ length: 64 }, (_, at) => at).concat(FINISH) });
  cut = "answer";
  await kept.send();
  expect(kept.all.length).toBe(1);
  cut = "";
  await kept.send();
  expect([has.length, done, kept.all, kept.lost]).toEqual([65, true, [], []]);
});

test("a try that went on elsewhere is dropped, with why", async () => {
  has = [2];
  kept.put({ ...one, played: [], more: [1, FINISH] });
  await kept.send();
  expect([has, kept.all, kept.lost[0]?.why?.code]).toEqual([[2], [], "daily-elsewhere"]);
});

test("what another version or hand has left in the store is no try", () => {
  localStorage.setItem(KEY, JSON.stringify([{ day: 1 }, null, { ...one, played: ["x"], more: [] }]));
  kept.read();
  expect(kept.all).toEqual([]);
  localStorage.setItem(KEY, "{");
  kept.read();
  expect(kept.all).toEqual([]);
});
