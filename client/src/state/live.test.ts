import { expect, test } from "vitest";
import type { Entry, Table, Update } from "../api";
import { LiveTable } from "./live.svelte";

const entry = (seq: number): Entry =>
  ({
    seq,
    at: 0,
    kind: "action",
    line: seq,
    seat: 0,
    person: null,
    action: null,
    events: [],
    word: "",
    count: 0,
    text: "",
  }) as Entry;
const table = (seq: number, version = seq): Table =>
  ({ id: "t", seq, version, mine: [0], eyes: 0, view: { actors: [0] } }) as unknown as Table;
const update = (seqs: number[], reset = false): Update =>
  ({ seq: seqs.at(-1) ?? 0, entries: seqs.map(entry), table: table(seqs.at(-1) ?? 0), reset }) as Update;

test("an answer that overtakes the stream leaves no hole in the log and never goes back", async () => {
  const live = new LiveTable("t");
  await live.send(async () => update([1, 2], true));
  expect(live.table?.seq).toBe(2);
  await live.send(async () => update([5]));
  await live.send(async () => update([3, 4]));
  expect(live.entries.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(live.table?.seq).toBe(5);
});

test("what a quick hand does while an answer is on its way is done after it; the same move twice is one", async () => {
  const live = new LiveTable("t");
  const done: string[] = [];
  const first = live.send(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push("name");
    return update([1]);
  });
  const second = live.send(async () => {
    done.push("ready");
    return update([2]);
  });
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await live.act(7)).toBe(false);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(done).toEqual(["name", "ready"]);
});

test("what was refused is kept to be told, and the table stays", async () => {
  const live = new LiveTable("t");
  await live.send(async () => update([1]));
  const done = await live.send(async () => {
    throw new Error("no");
  });
  expect(done).toBe(false);
  expect(live.refused).toBeInstanceOf(Error);
  expect(live.table?.seq).toBe(1);
});
