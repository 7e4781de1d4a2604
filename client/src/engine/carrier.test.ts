import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StreamState } from "../api/stream";
import type { Call, Load } from "./words";

vi.mock("virtual:engine", () => ({ FOLDER: "engine/abc", SIZES: { "pyodide.mjs": 3 } }));
vi.mock("./store", () => ({ openStore: async () => ({ cards: async () => [] }) }));
vi.mock("../api/carrier", async () => ({ carry: (await import("./carrier")).carry }));

/** A worker whose house answers by `say`. */
let say: (name: string, data: Record<string, unknown>) => object;
class Fake {
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror = null;
  postMessage(data: Load | Call) {
    const told = "load" in data ? { ready: "/engine/worker-1.js" } : { id: data.id, done: this.#answer(data) };
    setTimeout(() => this.onmessage?.({ data: told }));
  }
  #answer({ name, data }: Call): string {
    return JSON.stringify(say(name, JSON.parse(data)));
  }
  terminate() {}
}
const fetched = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("location", { href: "http://localhost/", origin: "http://localhost" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());
const fresh = () => import("./carrier");

test("words are files, and all else the engine answers", async () => {
  const { carry } = await fresh();
  fetched.mockResolvedValue(new Response("{}"));
  await carry("/api/handbook/quest?language=fr");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/handbook/quest,language=fr.json");
  say = (name, data) => ({ status: 409, body: JSON.stringify({ name, ...data }) });
  const answer = await carry("/api/tables/t/undo", { method: "POST", body: '{"a":1}' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    name: "answer",
    method: "POST",
    address: "/api/tables/t/undo",
    data: '{"a":1}',
  });
});

test("who comes for the first time is told at once that there are no tables, and may lay one", async () => {
  const { carry } = await fresh();
  say = (name) => ({ status: 201, body: JSON.stringify(name) });
  expect(await (await carry("/api/tables")).json()).toEqual([]);
  expect(await (await carry("/api/tables", { method: "POST", body: "{}" })).json()).toBe("answer");
  expect(await (await carry("/api/tables")).json()).toBe("answer"); // the engine is there by now
});

test("work for the thinker is done by it before the answer comes", async () => {
  const { carry } = await fresh();
  say = (name, data) => {
    if (name === "job") return ["done", { of: data.name }];
    if (name === "finish") return { status: 200, body: JSON.stringify(data.outcome) };
    return { job: { number: 7, name: "study", args: [] } };
  };
  const answer = await carry("/api/tables/t/study", { method: "POST", body: "{}" });
  expect(await answer.json()).toEqual(["done", { of: "study" }]);
});

test("a game is looked into bite by bite, the next one asked for with what the last has found", async () => {
  const { carry } = await fresh();
  const dug: unknown[] = [];
  say = (name, data) => {
    if (name === "job") return ["done", data.args];
    if (name === "dug") dug.push(data);
    const look = { key: "t", name: "analyse", args: [dug.length] };
    return { status: 200, body: JSON.stringify("begun"), ...(dug.length < 2 ? { look } : {}) };
  };
  expect(await (await carry("/api/tables/t/analysis", { method: "POST", body: "{}" })).json()).toBe("begun");
  await vi.waitFor(() => expect(dug).toHaveLength(2));
  expect(dug).toEqual([
    { key: "t", outcome: ["done", [0]] },
    { key: "t", outcome: ["done", [1]] },
  ]);
});

test("a bot answers what it was asked, and who looks on is told", async () => {
  const { carry } = await fresh();
  const { Stream } = await import("../api/stream");
  let seq = 1;
  const bots: unknown[] = [];
  say = (name, data) => {
    if (name === "bot") {
      bots.push(data);
      seq += 1;
      return { status: 200, changed: "t" };
    }
    if (name === "stream")
      return {
        status: 200,
        body: JSON.stringify({ text: `id: ${seq}\nevent: update\ndata: ${seq}\n\n`, last: seq, turn: 0 }),
      };
    return { status: 200, body: "{}", table: "t", thoughts: [{ table: "t", seat: 1, version: 4, code: 9 }] };
  };
  const heard: string[] = [];
  const states: StreamState[] = [];
  const stream = new Stream("/api/tables/t/events?patches=true", {
    onmessage: (data) => heard.push(data) > 0,
    onstate: (state) => states.push(state),
  });
  await vi.waitFor(() => expect(heard).toEqual(["1"]));
  await carry("/api/tables/t/actions", { method: "POST", body: "{}" });
  await vi.waitFor(() => expect(heard.at(-1)).toBe("2"), 3000);
  expect(bots).toEqual([{ table: "t", seat: 1, version: 4, outcome: ["done", 9], waited: 0 }]);
  expect(states).toEqual(["open"]);
  stream.close();
});
