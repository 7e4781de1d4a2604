import { beforeEach, expect, test, vi } from "vitest";
import type { Entry, Table } from "../api";
import { Absence, AWAY } from "./absence.svelte";
import type { Told } from "./lines";
import { leaveAt, see, seen } from "./me";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const entry = (seq: number, seat: number | null): Entry => ({ seq, line: seq, seat }) as Entry;
const at = (seq: number): Table => ({ id: "t", seq, mine: [0] }) as unknown as Table;
const LOG = [entry(1, 0), entry(2, 1), entry(3, null), entry(4, 1)];

test("who comes back learns what the others did since, once", () => {
  see("t", 1);
  const absence = new Absence();
  expect(absence.welcome([], at(0))).toBe(false);
  expect(absence.welcome(LOG, at(4))).toBe(true);
  expect([absence.unseen, seen("t")]).toEqual([[2, 4], 4]);
  absence.clear();
  expect(absence.welcome(LOG, at(4))).toBe(false);
  expect(absence.unseen).toEqual([]);
});

test("B5, B19: who loads the page again, or glances elsewhere, has missed nothing", () => {
  see("t", 1);
  leaveAt("t", Date.now() - AWAY + 1000);
  const again = new Absence();
  expect(again.welcome(LOG, at(4))).toBe(true);
  expect(again.unseen).toEqual([]);
  again.turn(true, at(4));
  again.take([entry(5, 1)], at(5));
  again.turn(false, at(5));
  expect([again.unseen, seen("t")]).toEqual([[], 5]);
});

test("who comes for the first time, or has seen all, has missed nothing", () => {
  const first = new Absence();
  first.welcome(LOG, at(4));
  const again = new Absence();
  again.welcome(LOG, at(4));
  expect([first.unseen, again.unseen]).toEqual([[], []]);
});

test("while the page is out of sight the deeds of others gather; in sight they are seen", () => {
  const absence = new Absence();
  absence.take([entry(5, 1)], at(5));
  expect([absence.unseen, seen("t")]).toEqual([[], 5]);
  absence.turn(true, at(5));
  absence.take([entry(6, 0), entry(7, 1)], at(7));
  expect([absence.unseen, seen("t")]).toEqual([[7], 5]);
  leaveAt("t", Date.now() - AWAY);
  absence.turn(false, at(7));
  expect([absence.unseen, seen("t")]).toEqual([[7], 7]);
  const line = (record: number, kind: string) => ({ record, kind }) as Told;
  expect(absence.digest([line(6, "action"), line(7, "action"), line(7, "chance")])).toEqual([line(7, "action")]);
});
