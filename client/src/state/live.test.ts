import { afterEach, expect, test, vi } from "vitest";
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

test("what a quick hand does while an answer is on its way is done after it", async () => {
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
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(done).toEqual(["name", "ready"]);
});

/** A server on which seat 0 has answers 1..9; 5 is followed by chance, 8 is refused, 9 is no option after 7. */
function server(): { body: { code?: number; codes?: number[]; version: number } }[] {
  const asked: { body: { code?: number; codes?: number[]; version: number } }[] = [];
  let version = 0;
  vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
    const body = JSON.parse(init.body);
    asked.push({ body });
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (body.code === 8) return new Response(JSON.stringify({ code: "illegal-action" }), { status: 422 });
    const from = version;
    version += body.codes?.length ?? 1;
    const entries: Entry[] = Array.from({ length: version - from }, (_, i) => ({ ...entry(from + i + 1), seat: 0 }));
    if (body.code === 5) entries.push({ ...entry(++version), kind: "chance", seat: null });
    const options = [1, 2, 3, 5, 7, 8, ...(body.code === 7 ? [] : [9])].map((code) => ({ code }));
    const now = { ...table(version), view: { actors: [0], seat: 0, options } };
    return new Response(JSON.stringify({ seq: version, entries, table: now, reset: false }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());
const laid = async () => {
  const live = new LiveTable("t");
  await live.send(async () => ({ ...update([]), entries: [], table: table(0) }));
  return live;
};

test("answers of a quick hand follow each other, each at the version that it finds; a list is one deed", async () => {
  const asked = server();
  const live = await laid();
  expect(await Promise.all([live.act(1), live.act([2, 3]), live.act(7)])).toEqual([true, true, true]);
  expect(asked.map(({ body }) => body)).toEqual([
    { seat: 0, version: 0, code: 1 },
    { seat: 0, version: 1, codes: [2, 3] },
    { seat: 0, version: 3, code: 7 },
  ]);
  expect(live.table?.version).toBe(4);
  expect(live.refused).toBeNull();
});

test("the same answer pressed twice is one; what chance, a refusal or the answer itself has overtaken is not sent", async () => {
  const asked = server();
  const live = await laid();
  expect(await Promise.all([live.act(1), live.act(1)])).toEqual([true, false]);
  expect(await Promise.all([live.act(7), live.act(9)])).toEqual([true, false]);
  expect(await Promise.all([live.act(5), live.act(2)])).toEqual([true, false]);
  expect(live.refused).toBeNull();
  expect(await Promise.all([live.act(8), live.act(3)])).toEqual([false, false]);
  expect(live.refused).not.toBeNull();
  expect(asked.map(({ body }) => body.code)).toEqual([1, 7, 5, 8]);
  expect(await live.act(1)).toBe(true); // and it goes on
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

test("a table that was taken away leaves the screen, with the server's sentence", async () => {
  const answers = [
    new Response(`event: update\ndata: ${JSON.stringify(update([1], true))}\n\nevent: gone\ndata: {}\n\n`),
    ...Array.from({ length: 4 }, () => new Response(JSON.stringify({ code: "table-unknown" }), { status: 404 })),
  ];
  vi.stubGlobal("fetch", async () => answers.shift() ?? new Response("", { status: 404 }));
  const live = new LiveTable("t");
  live.open();
  await vi.waitFor(() => expect(live.failed).not.toBeNull());
  expect(live.table).toBeNull();
  expect((live.failed as { code: string }).code).toBe("table-unknown");
  live.close();
});

/** A stream that says what it is given, and how often it was connected, each time with the last id that was known. */
function line(): { say: (text: string) => void; known: (string | null)[] } {
  let now: ReadableStreamDefaultController<Uint8Array> | null = null;
  const known: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (init.method === "POST") return new Response(JSON.stringify({ seq: 2, version: 2 }));
    known.push(new Headers(init.headers).get("Last-Event-ID"));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        now = controller;
      },
    });
    init.signal?.addEventListener("abort", () => now?.error(new Error("aborted")));
    return new Response(body);
  });
  return { say: (text) => now?.enqueue(new TextEncoder().encode(text)), known };
}
const told = (event: string, data: object, id: number) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const later = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

test("a deed that the stream tells of is done when it has told, whichever comes first", async () => {
  const { say } = line();
  const live = new LiveTable("t");
  live.open();
  await later();
  say(told("update", { ...update([1], true), turn: 1 }, 1));
  await vi.waitFor(() => expect(live.table?.seq).toBe(1));
  const next = { seq: 2, entries: [entry(2)], base: 1, turn: 2, patch: [{ op: "replace", path: "/seq", value: 2 }] };
  const done = live.send(async () => ({ seq: 2, version: 2 }));
  await later(5);
  expect(live.busy).toBe(true);
  say(told("patch", next, 2));
  expect(await done).toBe(true);
  expect(live.table?.seq).toBe(2);
  expect(live.entries.map((one) => one.seq)).toEqual([1, 2]);
  expect(await live.send(async () => ({ seq: 2, version: 2 }))).toBe(true); // it was told before
  expect(live.busy).toBe(false);
  live.close();
});

test("after a patch that does not fit, the line is begun anew and nothing is missed", async () => {
  const { say, known } = line();
  const live = new LiveTable("t");
  live.open();
  await later();
  say(told("update", { ...update([1], true), turn: 1 }, 1));
  await vi.waitFor(() => expect(live.table?.seq).toBe(1));
  say(told("patch", { seq: 3, entries: [entry(3)], base: 2, turn: 3, patch: [] }, 3));
  await vi.waitFor(() => expect(known).toEqual([null, "1"]));
  say(told("update", { ...update([2, 3]), turn: 3 }, 3));
  await vi.waitFor(() => expect(live.entries.map((one) => one.seq)).toEqual([1, 2, 3]));
  live.close();
});
