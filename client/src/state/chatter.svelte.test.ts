import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../api";
import { Chatter, SHOWN } from "./chatter.svelte";

const line = (seq: number, person: number, kind = "chat"): Entry =>
  ({ seq, person, kind, text: `line ${seq}` }) as Entry;
const tell = (entry: Entry) => ({ id: entry.seq, text: entry.text, colour: null });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("B12: what others say is shown for six seconds and counted until the talk is open", () => {
  const chatter = new Chatter();
  chatter.take([line(1, 0), line(2, 1), line(3, 1, "action"), line(4, 1)], 0, tell);
  expect([chatter.unread, chatter.toast?.text]).toEqual([2, "line 4"]);
  vi.advanceTimersByTime(SHOWN - 1);
  expect(chatter.toast).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect([chatter.toast, chatter.unread]).toEqual([null, 2]);
  chatter.turn(true);
  expect(chatter.unread).toBe(0);
  chatter.take([line(5, 1)], 0, tell);
  expect([chatter.unread, chatter.toast]).toEqual([0, null]);
  chatter.turn(false);
  chatter.take([line(6, 1)], 0, tell);
  expect([chatter.unread, chatter.toast?.id]).toEqual([1, 6]);
});

test("B12: what was said while nobody looked is counted, my own lines never are", () => {
  const chatter = new Chatter();
  chatter.begin([line(1, 0), line(2, 1)], 0);
  chatter.take([line(3, 0)], 0, tell);
  expect([chatter.unread, chatter.toast]).toEqual([1, null]);
});
