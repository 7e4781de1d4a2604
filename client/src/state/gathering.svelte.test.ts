import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gathering, type LobbySeat } from "./gathering.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seat = (n: number, more: Partial<LobbySeat>): LobbySeat => ({
  seat: n,
  name: `P${n}`,
  colour: null,
  kind: "person",
  ready: true,
  ...more,
});
function round(seats: LobbySeat[], allowed: boolean, answer: true | string = true) {
  const copied: string[] = [];
  const said: string[] = [];
  const source = () => ({ seats, link: "/join", onlink: async () => answer });
  const copy = async (text: string) => {
    if (allowed) copied.push(text);
    return allowed;
  };
  return { gathering: new Gathering(source, { copy, say: (text) => said.push(text) }), copied, said };
}

test("a table waits for those who are not ready and for seats that are open", () => {
  const seats = [seat(0, { host: true }), seat(1, { ready: false }), seat(2, { kind: "open", ready: false, name: "" })];
  const { gathering } = round(seats, true);
  expect([gathering.complete, gathering.open, gathering.missing]).toEqual([false, true, "P1, lobby-open"]);
  expect(seats.map((one) => gathering.stateOf(one))).toEqual([
    "lobby-host-mark, lobby-ready",
    "lobby-choosing",
    "lobby-open",
  ]);
  expect(gathering.stateOf(seat(3, { kind: "bot" }))).toBe("lobby-bot-ready");
  expect(round([seat(0, {})], true).gathering.complete).toBe(true);
});

test("what is copied is said, and the button tells it for a while", async () => {
  const { gathering, copied, said } = round([seat(0, {})], true);
  await gathering.copy();
  expect([gathering.copied, copied, said]).toEqual(["words", ["/join"], ["lobby-copied"]]);
  vi.advanceTimersByTime(2000);
  await gathering.copySeat(1);
  vi.advanceTimersByTime(2000);
  expect(gathering.copied).toBe("seat-1");
  vi.advanceTimersByTime(1000);
  expect(gathering.copied).toBe("");
});

test("what cannot be copied is shown", async () => {
  const { gathering, said } = round([seat(0, {})], false, "https://host/seat/secret");
  await gathering.copy();
  expect(gathering.shown).toBe("/join");
  await gathering.copySeat(1);
  expect([gathering.shown, said]).toEqual(["https://host/seat/secret", []]);
});
