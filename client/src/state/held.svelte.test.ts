import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, Table } from "../api";
import { LiveTable } from "./live.svelte";

const table = (version: number, codes: number[], step = "Move"): Table =>
  ({
    id: "t",
    seq: version,
    version,
    mine: [0],
    eyes: 0,
    view: { actors: [0], seat: 0, question: { step }, options: codes.map((code) => ({ code })) },
  }) as unknown as Table;

/** A table whose line can be cut: it stands at a version and takes answers that are named at it. */
class Far {
  up = true;
  now = table(3, [1, 2]);
  entries: Entry[] = [];
  played: unknown[] = [];
  /** The answer is taken, and the word of it lost. */
  loses = false;

  constructor() {
    vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
      if (!this.up) throw new TypeError("cut");
      const reply = (body: object) => new Response(JSON.stringify(body));
      if (path.includes("/entries")) return reply({ entries: this.entries, seq: this.now.seq, more: false });
      if (!path.includes("/actions")) return reply(this.now);
      const body = JSON.parse(init?.body ?? "{}");
      this.played.push(body);
      this.#move([body.code ?? body.codes].flat()[0]);
      if (!this.loses) return reply({ seq: this.now.seq, entries: [], table: this.now, reset: false });
      this.up = false;
      throw new TypeError("cut");
    });
  }
  #move(code: number): void {
    const { version } = this.now;
    const entry = { seq: version + 1, line: version + 1, kind: "action", seat: 0, action: { code }, events: [] };
    this.entries.push(entry as unknown as Entry);
    this.now = table(version + 1, [1, 2]);
  }
}
let far: Far;
beforeEach(() => {
  vi.useFakeTimers();
  far = new Far();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const cut = async () => {
  const live = new LiveTable("t");
  await live.send(async () => ({ seq: 3, entries: [], table: far.now, reset: true }) as never);
  far.up = false;
  expect(await live.act(2)).toBe(false);
  return live;
};
const later = () => vi.advanceTimersByTimeAsync(20_000);

test("B29: an answer pressed while the line is cut is kept without a complaint, and sent once when it is back", async () => {
  const live = await cut();
  expect([live.held.answer?.code, live.refused]).toEqual([2, null]);
  await later();
  expect(far.played).toEqual([]);
  far.up = true;
  await later();
  expect(far.played).toEqual([{ seat: 0, version: 3, code: 2 }]);
  expect([live.held.answer, live.refused, live.table?.version]).toEqual([null, null, 4]);
});

test("B29: it is sent at the version that it finds, if the question and the answer are still there", async () => {
  await cut();
  far.now = table(5, [2, 7]);
  far.up = true;
  await later();
  expect(far.played).toEqual([{ seat: 0, version: 5, code: 2 }]);
});

test.each([
  ["the answer is gone", table(5, [1])],
  ["another question is asked", table(5, [1, 2], "Rest")],
])("B29: where %s it is said, and nothing is played", async (_, now) => {
  const live = await cut();
  far.now = now;
  far.up = true;
  await later();
  expect(far.played).toEqual([]);
  expect((live.refused as { code: string }).code).toBe("late");
  expect([live.held.answer, live.table?.version]).toEqual([null, 5]);
});

test("B29: an answer that had reached the table is not played twice", async () => {
  far.loses = true;
  const live = new LiveTable("t");
  await live.send(async () => ({ seq: 3, entries: [], table: far.now, reset: true }) as never);
  expect(await live.act(2)).toBe(false);
  far.loses = false;
  far.up = true;
  await later();
  expect(far.played.length).toBe(1);
  expect([live.held.answer, live.refused, live.table?.version]).toEqual([null, null, 4]);
});

test("B29: who does not want it sent any more says so; a table that is left sends nothing", async () => {
  const live = await cut();
  live.held.forget();
  const other = await cut();
  other.close();
  far.up = true;
  await later();
  expect(far.played).toEqual([]);
});
