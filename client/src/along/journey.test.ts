import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../api";
import { Refused, type Shapes } from "../api/refused";
import { bring, drop, take } from "./journey";
import { takenAll, takenAs, takenOf } from "./taken";

const problem = (code: string) => ({ code, key: `error-${code}`, en: code, fr: code }) as Shapes["Problem"];
const tableOf = (id: string, more: Partial<Table> = {}): Table =>
  ({
    id,
    game: "g",
    title: "Friday",
    version: 7,
    status: "playing",
    paused: false,
    chat: true,
    people: [],
    ...more,
  }) as Table;

/** What was asked, of the server and of the engine; and what is answered otherwise than by a table. */
let asked: string[] = [];
let refused: Record<string, string> = {};
let version = 7;
let full = false;
/** The page is of before an update: the files of its engine are nowhere any more. */
let older = false;
vi.mock("../engine/index.svelte", () => ({
  engine: {
    load: async () => {
      asked.push("load");
      if (older) throw new Refused("offline");
    },
  },
}));
vi.mock("../engine/carrier", () => ({
  carry: async (path: string) => {
    asked.push(`here ${path}`);
    return full
      ? new Response(JSON.stringify(problem("store-full")), { status: 503 })
      : new Response(JSON.stringify({ table: tableOf("here-1"), links: [] }), { status: 201 });
  },
}));
vi.mock("../api/carrier", () => ({
  carry: async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? "GET"} ${path.replace("/api/tables/", "")}${path.endsWith("pause") ? ` ${init.body}` : ""}`;
    asked.push(what);
    const code = refused[what];
    if (code === "offline") throw new TypeError("no line");
    if (code) return new Response(JSON.stringify(problem(code)), { status: 409 });
    if (path.endsWith("/record")) return new Response("record");
    const id = path.endsWith("/import") ? "t2" : "t1";
    const table = tableOf(id, { version });
    return new Response(JSON.stringify(path.endsWith("/import") ? { table, links: [] } : table));
  },
}));
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  [asked, refused, version, full, older] = [[], {}, 7, false, false];
});
afterEach(() => vi.unstubAllGlobals());

test("a game is taken along while its table waits, and both know of each other", async () => {
  const one = await take(tableOf("t1"));
  expect(one).toMatchObject({ id: "here-1", of: "t1", version: 7, game: "g", title: "Friday" });
  expect(asked).toEqual([
    "load",
    "GET t1/record",
    'POST t1/pause {"paused":true}',
    "GET t1",
    "GET t1/record",
    "here /api/tables/import",
  ]);
  expect([takenOf("t1")?.id, takenAs("here-1")?.of]).toEqual(["here-1", "t1"]);
});

test("a browser without room takes nothing along, and the table at the server goes on", async () => {
  full = true;
  await expect(take(tableOf("t1"))).rejects.toMatchObject({ code: "store-full" });
  expect([asked.at(-1), takenAll()]).toEqual(['POST t1/pause {"paused":false}', []]);
});

test("a page whose engine went with an update takes nothing along, and touches no table", async () => {
  older = true;
  await expect(take(tableOf("t1"))).rejects.toMatchObject({ code: "offline" });
  expect([asked, takenAll()]).toEqual([["load"], []]);
});

test("of a game with secrets nothing is begun", async () => {
  refused["GET t1/record"] = "secret-record";
  await expect(take(tableOf("t1"))).rejects.toMatchObject({ code: "secret-record" });
  expect(asked).toEqual(["load", "GET t1/record"]);
});

test("it is brought back as a record, and what is left behind goes away", async () => {
  const one = await take(tableOf("t1"));
  asked = [];
  expect(await bring(one, tableOf("here-1"), false)).toBe("t2");
  expect(asked).toEqual([
    "GET t1",
    'POST here-1/pause {"paused":true}',
    "GET here-1/record",
    "POST import",
    "POST t1/delete",
    "POST here-1/leave",
  ]);
  expect(takenAll()).toEqual([]);
});

test("a table that has moved on, or is gone, is left alone: the game becomes a table of its own if that is wanted", async () => {
  const one = await take(tableOf("t1"));
  version = 9;
  expect(await bring(one, tableOf("here-1"), false)).toBeNull();
  refused["GET t1"] = "table-unknown";
  expect(await bring(one, tableOf("here-1"), false)).toBeNull();
  expect(takenAll()).toHaveLength(1);
  asked = [];
  expect(await bring(one, tableOf("here-1"), true)).toBe("t2");
  expect(asked).not.toContain("POST t1/delete");
  expect(takenAll()).toEqual([]);
});

test("without the server, or when it does not take the record, the game stays here as it is", async () => {
  const one = await take(tableOf("t1"));
  refused["GET t1"] = "offline";
  await expect(bring(one, tableOf("here-1"), false)).rejects.toMatchObject({ code: "offline" });
  refused = { "POST import": "bad-record" };
  asked = [];
  await expect(bring(one, tableOf("here-1"), false)).rejects.toBeInstanceOf(Refused);
  expect(asked.at(-1)).toBe('POST here-1/pause {"paused":false}');
  expect(takenAll()).toHaveLength(1);
});

test("a game that is thrown away lets its table go on", async () => {
  const one = await take(tableOf("t1"));
  asked = [];
  await drop(one);
  expect([asked, takenAll()]).toEqual([["POST here-1/leave", 'POST t1/pause {"paused":false}'], []]);
});
