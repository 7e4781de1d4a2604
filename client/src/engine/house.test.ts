import { beforeEach, expect, test } from "vitest";
import { House } from "./house";
import { Conflict, type Store } from "./store";
import type { Change, Row } from "./words";

/** A door that answers from a list, and a store that keeps or refuses. */
let said: Record<string, unknown>[];
let asked: [string, Record<string, unknown>][];
let kept: Change[];
let refuses: Error | null;
const row: Row = { id: "t", seq: 3 };
const change: Change = { table: "t", before: 3, card: { id: "t", seq: 4 }, board: {}, entries: [[4]] };
const store: Store = {
  cards: async () => [row],
  card: async () => row,
  read: async (table) => (table === "t" ? { card: row, board: {}, entries: [] } : undefined),
  keep: async (one) => {
    if (refuses) throw refuses;
    kept.push(one);
  },
  remove: async () => {
    if (refuses) throw refuses;
  },
};
const house = () =>
  new House((name, data) => {
    asked.push([name, JSON.parse(data)]);
    return { done: ["begin", "forget"].includes(name) ? null : said.shift() };
  }, store);
const names = () => asked.map(([name]) => name);

beforeEach(() => {
  [said, asked, kept, refuses] = [[], [], [], null];
});

test("what a command changes is kept before it is answered", async () => {
  said = [{ status: 200, body: "{}", change }];
  expect(await house().ask("answer", {})).toEqual({ status: 200, body: "{}", thoughts: [], changed: "t" });
  expect(kept).toEqual([change]);
  expect(asked[0]).toEqual(["begin", { cards: [row] }]);
});

test("a full store refuses the command, and the table is read again as it was", async () => {
  const full = new DOMException("no room", "QuotaExceededError");
  refuses = full;
  said = [
    { status: 200, change },
    { status: 200, body: "later" },
  ];
  const one = house();
  expect(await one.ask("answer", {})).toMatchObject({ status: 503, problem: { code: "store-full" } });
  expect(asked.at(-1)).toEqual(["forget", { table: "t", card: row }]);
  refuses = null;
  expect(await one.ask("answer", {})).toMatchObject({ status: 200, body: "later" });
});

test("who comes second is told that the table has moved on", async () => {
  refuses = new Conflict("t");
  said = [{ status: 200, change }];
  expect(await house().ask("answer", {})).toMatchObject({ status: 409, changed: "t", problem: { code: "stale" } });
});

test("a table that is wanted is brought, with what bots are to think about", async () => {
  const thought = { table: "t", seat: 1, version: 2 };
  said = [{ needs: "t" }, { status: 200, table: "t", thoughts: [thought], due: null }, { status: 200, body: "{}" }];
  expect(await house().ask("answer", {})).toMatchObject({ status: 200, table: "t", thoughts: [thought] });
  expect(names()).toEqual(["begin", "answer", "bring", "answer"]);
  said = [{ needs: "gone" }, { status: 404 }];
  asked = [];
  expect(await house().ask("answer", {})).toMatchObject({ status: 404 });
  expect(names()).toEqual(["begin", "answer", "forget", "answer"]);
});
