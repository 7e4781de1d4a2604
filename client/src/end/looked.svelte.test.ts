import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Looked } from "./looked.svelte";

/** What the server knows: findings so far, of three, how many it tells at once, and how it goes on. */
let known = 0;
let most = 3;
let status = "stopped";
let asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  known = 0;
  most = 3;
  status = "stopped";
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path.replace(/^.*analysis/, "")}`);
    if (init?.method === "POST") status = "running";
    const from = Number(/known=(\d+)/.exec(path)?.[1] ?? 0);
    const found = Array.from({ length: Math.min(most, known - from) }, (_, at) => ({ number: 3 - from - at }));
    return new Response(JSON.stringify({ status, actions: 3, known, found, named: [], sums: [], surprise: null }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const numbers = (looked: Looked) => looked.found.map(({ number }) => number);

test("what was found before the page was opened is there at once, and nothing more is asked", async () => {
  known = 3;
  most = 2;
  status = "done";
  const looked = new Looked("t");
  await looked.follow();
  expect([looked.before, looked.status, numbers(looked)]).toEqual([true, "done", [3, 2, 1]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["GET ?known=0", "GET ?known=2"]);
});

test("nothing is begun by looking on", async () => {
  const looked = new Looked("t");
  await looked.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looked.status, asked]).toEqual(["stopped", ["GET ?known=0"]]);
});

test("once asked for it fills in until all is known", async () => {
  const looked = new Looked("t");
  await looked.follow();
  await looked.begin();
  expect([asked[1], looked.status, looked.actions]).toEqual(["POST ?known=0", "running", 3]);
  known = 2;
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers(looked)).toEqual([3, 2]);
  known = 3;
  status = "done";
  await vi.advanceTimersByTimeAsync(3000);
  expect([looked.before, looked.status, numbers(looked)]).toEqual([false, "done", [3, 2, 1]]);
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(count);
});

test("whoever goes asks no more", async () => {
  status = "running";
  const looked = new Looked("t");
  await looked.follow();
  looked.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["GET ?known=0"]);
});

test("an analysis that is not to be had leaves the page as it is", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 422 }));
  const looked = new Looked("t");
  await looked.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looked.before, looked.status, looked.found]).toEqual([false, "", []]);
});
