import { afterEach, expect, test, vi } from "vitest";
import type { Summary } from "../api";
import { ago, byWaiting, laidOf, Tables } from "./tables.svelte";

afterEach(() => vi.unstubAllGlobals());

const seat = (n: number, more = {}) => ({
  seat: n,
  name: `P${n}`,
  kind: "person",
  colour: null,
  mine: n === 0,
  ready: true,
  ...more,
});
const summary = (more: Partial<Record<keyof Summary, unknown>> = {}): Summary =>
  ({
    id: "t1",
    game: "mapmasters",
    title: "Friday",
    status: "playing",
    paused: false,
    your_turn: false,
    updated: 0,
    unreadable: null,
    deletable: true,
    seats: [seat(0), seat(1, { kind: "open" })],
    ...more,
  }) as unknown as Summary;

test("how long ago, in the largest unit that fits", () => {
  expect([10, 600, 7200, 172_800].map((seconds) => ago(0, seconds))).toEqual(
    ["this minute", "10 min. ago", "2 hr. ago", "2 days ago"].map((text) =>
      expect.stringMatching(new RegExp(text.replaceAll(".", "\\.?"))),
    ),
  );
});

test("a table says how it stands and whether it waits for me", () => {
  const one = laidOf(summary(), 60);
  expect([one.sub, one.href, one.waits, one.broken]).toEqual(["P0, seat-open", "/table/t1", false, ""]);
  expect(one.colours).toHaveLength(2);
  expect(laidOf(summary({ your_turn: true })).waits).toBe(true);
  expect(laidOf(summary({ status: "lobby", seats: [seat(0, { ready: false })] })).waits).toBe(true);
  expect(laidOf(summary({ status: "lobby", seats: [seat(0), seat(1, { ready: false })] })).waits).toBe(false);
});

test("a table that cannot be opened keeps its name and says why", () => {
  const one = laidOf(summary({ unreadable: "newer" }));
  expect([one.title, one.broken]).toEqual(["Friday", "home-unreadable-newer"]);
});

test("seats that chose colours show theirs alone", () => {
  const seats = [seat(0, { colour: "red" }), seat(1)];
  expect(laidOf(summary({ game: "quest", seats })).colours).toEqual(["red"]);
});

test("tables that wait for me stand first, the others in their order", () => {
  const tables = ["a", "b", "c"].map((id) => laidOf(summary({ id, your_turn: id === "c" })));
  expect(byWaiting(tables).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test("a list that cannot be read says so, and is whole again when it can", async () => {
  let works = false;
  vi.stubGlobal("fetch", async () =>
    works
      ? new Response(JSON.stringify([summary()]))
      : new Response(JSON.stringify({ code: "internal" }), { status: 500 }),
  );
  const tables = new Tables();
  await tables.look();
  expect([tables.all, tables.failed === null]).toEqual([[], false]);
  works = true;
  await tables.look();
  expect([tables.all.map(({ id }) => id), tables.failed]).toEqual([["t1"], null]);
});
