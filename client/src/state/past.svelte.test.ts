import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Past } from "./past.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A record of so many lines; `fails` for a server that is away. */
function table(lines: number, fails = false) {
  vi.stubGlobal("fetch", async () => {
    if (fails) return new Response(JSON.stringify({ code: "internal" }), { status: 500 });
    const positions = Array.from({ length: lines + 1 }, (_, line) => ({
      line,
      view: { line, actors: [0], options: [1] },
    }));
    return new Response(JSON.stringify({ lines, positions }));
  });
  const said: string[] = [];
  const failed: unknown[] = [];
  let back = 0;
  const past = new Past(() => ({ id: "t", version: lines, pace: 1000, textAt: (line) => `line ${line}` }), {
    say: (text) => said.push(text),
    onfail: (error) => failed.push(error),
    onback: () => back++,
  });
  return { past, said, failed, backs: () => back };
}
/** As an effect does: what runs is ended and begun anew whenever the moment changes. */
async function pass(past: Past, times: number) {
  for (let i = 0; i < times; i++) {
    const end = past.run();
    await vi.advanceTimersByTimeAsync(1000);
    end?.();
  }
}

test("a moment is shown with its words, and nobody is asked in it", async () => {
  const { past, said, backs } = table(3);
  await past.show(2);
  expect(past.at).toMatchObject({ line: 2, text: "line 2", view: { line: 2, actors: [], options: [] } });
  expect(said).toEqual(["line 2"]);
  past.back();
  expect([past.at, backs()]).toEqual([null, 1]);
});

test("steps stay within the record", async () => {
  const { past } = table(1);
  past.step(1);
  expect(past.at).toBeNull();
  await past.show(1);
  past.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(past.at?.line).toBe(1);
  past.step(-1);
  await vi.advanceTimersByTimeAsync(0);
  past.step(-1);
  await vi.advanceTimersByTimeAsync(0);
  expect(past.at?.line).toBe(0);
});

test("it plays to the newest line and stops; what is watched again comes back to the present", async () => {
  const { past, backs } = table(2);
  await past.show(1);
  past.playing = true;
  await pass(past, 2);
  expect([past.at?.line, past.playing, backs()]).toEqual([2, false, 0]);
  await past.watch(2);
  expect([past.at?.line, past.playing]).toEqual([1, true]);
  await pass(past, 2);
  expect([past.at, past.playing, backs()]).toEqual([null, false, 1]);
});

test("what cannot be read is told, and the present stays", async () => {
  const { past, failed } = table(2, true);
  await past.show(1);
  expect([past.at, failed.length]).toEqual([null, 1]);
});
