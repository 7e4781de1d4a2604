import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay, STEP_MS } from "./replay.svelte";

describe("the replay of lines", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // a page whose reader wants motion
    vi.stubGlobal("document", { documentElement: { classList: { contains: () => false } } });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("draws all lines step by step, each to its own end", () => {
    const replay = new Replay();
    replay.start(4);
    expect(replay.running).toBe(true);
    expect(replay.of(4)).toEqual({ upto: 0, fresh: 0 });
    vi.advanceTimersByTime(450 + STEP_MS);
    expect(replay.of(4)).toEqual({ upto: 2, fresh: 2 });
    expect(replay.of(2)).toEqual({ upto: 1, fresh: null }); // a shorter line is done
    expect(replay.of(0)).toEqual({ upto: -1, fresh: null }); // nothing was drawn
    vi.advanceTimersByTime(10 * STEP_MS);
    expect(replay.running).toBe(false);
    expect(replay.of(4)).toEqual({ upto: 3, fresh: null });
  });

  it("can be skipped", () => {
    const replay = new Replay();
    replay.start(9);
    replay.skip();
    expect(replay.of(9)).toEqual({ upto: 8, fresh: null });
    vi.advanceTimersByTime(10_000);
    expect(replay.of(9)).toEqual({ upto: 8, fresh: null });
  });

  it("shows the end at once to who wants less motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const replay = new Replay();
    replay.start(9);
    expect(replay.running).toBe(false);
    expect(replay.of(9)).toEqual({ upto: 8, fresh: null });
  });
});
