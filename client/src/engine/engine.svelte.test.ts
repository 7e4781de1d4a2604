import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shapes } from "../api";
import type { Call, Load, Told } from "./words";

vi.mock("virtual:engine", () => ({ FOLDER: "engine/abc", SIZES: { "pyodide.mjs": 3 } }));

/** A worker that answers as it is told to. */
class Fake {
  static made: Fake[] = [];
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: Call[] = [];
  loaded: Load | null = null;
  ended = false;
  constructor() {
    Fake.made.push(this);
  }
  postMessage(data: Load | Call) {
    if ("load" in data) this.loaded = data;
    else this.asked.push(data);
  }
  terminate() {
    this.ended = true;
  }
  tell(data: Told) {
    this.onmessage?.({ data });
  }
}
const problem = { code: "bad-box", key: "error-bad-box", en: "No.", fr: "Non." } as Shapes["Problem"];
const fresh = async () => {
  vi.resetModules();
  return { ...(await import("./index.svelte")), ...(await import("../api")) };
};

beforeEach(() => {
  Fake.made = [];
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("location", { href: "http://localhost/companion", origin: "http://localhost" });
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

test("it is loaded once, tells how far it is, and answers by the number of the question", async () => {
  const { call, engine } = await fresh();
  expect(engine.state).toBe("off");
  const [one, two] = [call<number>("a", {}), call<number>("b", { x: 1 })];
  const [worker] = Fake.made;
  expect(Fake.made).toHaveLength(1);
  expect(worker?.loaded?.load).toBe("http://localhost/engine/abc/");
  worker?.tell({ part: 0.5 });
  expect([engine.state, engine.part]).toEqual(["loading", 0.5]);
  worker?.tell({ ready: "/engine/worker-1.js" });
  await vi.waitFor(() => expect(worker?.asked).toHaveLength(2));
  const [first, second] = (worker?.asked ?? []) as [Call, Call];
  expect(second.data).toBe('{"x":1}');
  worker?.tell({ id: second.id, done: "2" });
  worker?.tell({ id: first.id, done: "1" });
  expect([await one, await two]).toEqual([1, 2]);
});

test("a problem is refused as the server's is", async () => {
  const { call } = await fresh();
  const asked = call("a", {});
  Fake.made[0]?.tell({ ready: "/engine/worker-1.js" });
  await vi.waitFor(() => expect(Fake.made[0]?.asked).toHaveLength(1));
  Fake.made[0]?.tell({ id: 1, problem });
  await expect(asked).rejects.toMatchObject({ code: "bad-box", problem });
});

test("an engine that stops leaves no question open, and can be loaded again", async () => {
  const { call, engine, load } = await fresh();
  const asked = call("a", {});
  Fake.made[0]?.tell({ ready: "/engine/worker-1.js" });
  await vi.waitFor(() => expect(Fake.made[0]?.asked).toHaveLength(1));
  Fake.made[0]?.onerror?.({ message: "out of memory" });
  await expect(asked).rejects.toMatchObject({ code: "internal" });
  expect([engine.state, Fake.made[0]?.ended]).toEqual(["failed", true]);
  const again = load();
  Fake.made[1]?.tell({ ready: "/engine/worker-1.js" });
  await again;
  expect(engine.state).toBe("ready");
});

test("the server answers until the engine is there; without a line the engine is waited for", async () => {
  const { askCompanion, load, Refused } = await fresh();
  expect(await askCompanion("g", "t", {}, async () => "server")).toBe("server");
  expect(Fake.made).toHaveLength(0);
  await expect(askCompanion("g", "t", {}, () => Promise.reject(new Refused("bad-box", problem)))).rejects.toMatchObject(
    {
      code: "bad-box",
    },
  );
  const cut = askCompanion("g", "t", {}, () => Promise.reject(new Refused("offline")));
  await vi.waitFor(() => expect(Fake.made).toHaveLength(1));
  Fake.made[0]?.tell({ ready: "/engine/worker-1.js" });
  await vi.waitFor(() => expect(Fake.made[0]?.asked).toHaveLength(1));
  Fake.made[0]?.tell({ id: 1, done: '{"topic":"t","answer":"engine"}' });
  expect(await cut).toBe("engine");
  await load();
  const here = askCompanion("g", "t", {}, async () => "server");
  await vi.waitFor(() => expect(Fake.made[0]?.asked).toHaveLength(2));
  Fake.made[0]?.tell({ id: 2, done: '{"topic":"t","answer":"engine"}' });
  expect(await here).toBe("engine");
});
