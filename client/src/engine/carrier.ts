/**
 * What a server is asked elsewhere, answered in this page: words by the files of the site, tables by the engine. Bots think
 * in an engine of their own, so that no answer waits for one.
 */
import { fileAt } from "../base";
import { engine } from "./index.svelte";
import { Machine } from "./machine.svelte";
import { openStore } from "./store";
import type { Carrier, Out, Thought } from "./words";

const thinker = new Machine();
/** Milliseconds before a bot answers, so that people can follow; a comment in a stream comes this often. */
const PAUSE_MS = 350;
const STILL_MS = 15_000;

/** Paths whose answers are the same for everybody, which lie beside the page as files. */
const WORDS = /^\/api\/(?:games|guide|lessons(?:\/[^/]+)?|(?:texts|rules|learn|handbook|companion|puzzles)\/[^/]+)$/;
/** The file with the answer to such a path; `lanterns site` gives it the same name. */
export const fileOf = (path: string): string => `${path.replace(/[?&]/g, ",")}.json`;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

// ---- who looks on, and what time does
const followers = new Map<string, Set<() => void>>();
const alarms = new Map<string, ReturnType<typeof setTimeout>>();
const windows = typeof BroadcastChannel === "function" ? new BroadcastChannel("lanterns-tables") : null;
const look = (table: string): void => {
  for (const one of followers.get(table) ?? []) one();
};
windows?.addEventListener("message", ({ data }) => {
  if (engine.state !== "ready") return; // it reads what is kept when it comes
  void engine.call<Out>("elsewhere", { table: data }, true).then(() => look(String(data)));
});

/** Asks the house and sees to what follows from the answer. */
async function ask(name: string, data: object): Promise<Out> {
  let out = await engine.call<Out>(name, data, true);
  while (out.job) {
    const { number, name: job, args } = out.job;
    const outcome = await thinker.call<unknown>("job", { name: job, args }).catch((error) => ["failed", String(error)]);
    out = await engine.call<Out>("finish", { number, outcome }, true);
  }
  if (out.look) void dig(out.look);
  for (const thought of out.thoughts ?? []) void think(thought);
  if (out.table) alarm(out.table, out.due ?? null);
  if (out.changed) windows?.postMessage(out.changed);
  for (const table of new Set([out.changed, out.marks, out.thoughts?.length ? out.table : undefined]))
    if (table) look(table);
  return out;
}

/** One answer of one bot; when it is not wanted any more the house says so, and asks for another. */
async function think({ args, code, ...asked }: Thought): Promise<void> {
  const thought = args
    ? thinker.call<unknown>("job", { name: "think", args }).catch((error) => ["failed", String(error)])
    : Promise.resolve(["done", code]);
  const [outcome] = await Promise.all([thought, sleep(PAUSE_MS)]);
  for (let waited = 0; ; ) {
    const { wait } = await ask("bot", { ...asked, outcome, waited });
    if (!wait) return;
    waited += wait;
    await sleep(wait * 1000);
  }
}

/** A bite of an analysis; the next one is asked for with what it has found, so that a bot may think in between. */
async function dig({ key, name, args }: NonNullable<Out["look"]>): Promise<void> {
  const outcome = await thinker.call<unknown>("job", { name, args }).catch((error) => ["failed", String(error)]);
  await ask("dug", { key, outcome });
}

function alarm(table: string, due: number | null): void {
  clearTimeout(alarms.get(table));
  alarms.delete(table);
  // What is further away than a timer reaches is asked for again when the table is.
  if (due !== null && due < 86_400)
    alarms.set(
      table,
      setTimeout(() => void ask("tick", { table }), due * 1000),
    );
}

const answerOf = ({ status, body = "", type = "application/json" }: Out): Response =>
  new Response(body, { status, headers: { "Content-Type": type } });

/** As `fetch`. */
export const carry: Carrier = async (path, init = {}) => {
  const [pathname = "", query = ""] = path.split("?");
  const method = init.method ?? "GET";
  if (method === "GET" && WORDS.test(pathname)) {
    const found = await fetch(fileAt(fileOf(path)), init);
    if (found.ok) return found;
    return answerOf(await ask("answer", { method, address: path, data: "" }));
  }
  const lists = method === "GET" && pathname === "/api/tables";
  if (lists && engine.state !== "ready" && (await (await openStore()).cards()).length === 0) {
    // Whoever comes for the first time need not wait to be told that there is nothing yet.
    void engine.load().catch(() => undefined);
    return answerOf({ status: 200, body: "[]" });
  }
  const events = /^\/api\/tables\/([^/]+)\/events$/.exec(pathname);
  if (events?.[1]) return follow(decodeURIComponent(events[1]), new URLSearchParams(query), init);
  return answerOf(await ask("answer", { method, address: path, data: typeof init.body === "string" ? init.body : "" }));
};

/** Server-sent events of a table: now, and whenever it changes. */
async function follow(table: string, query: URLSearchParams, init: RequestInit): Promise<Response> {
  const seat = query.has("seat") ? Number(query.get("seat")) : null;
  const known = Number(new Headers(init.headers).get("Last-Event-ID") || Number.NaN);
  let last: number | null = Number.isSafeInteger(known) ? known : null;
  let turn = -1;
  const told = async (): Promise<Out & { text: string }> => {
    const out = await ask("stream", { table, seat, last, turn });
    if (out.status !== 200) return { ...out, text: "" };
    const now = JSON.parse(out.body ?? "{}") as { text: string; last: number; turn: number };
    ({ last, turn } = now);
    return { ...out, text: now.text };
  };
  const first = await told();
  if (first.status !== 200) return answerOf(first);
  const encoder = new TextEncoder();
  let done = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      const say = (text: string) => text && out.enqueue(encoder.encode(text));
      say(first.text);
      let busy = false;
      let again = false;
      const tell = async () => {
        again = true;
        if (busy) return;
        busy = true;
        while (again) {
          again = false;
          const now = await told();
          if (now.status === 200) say(now.text);
          else {
            say("event: gone\ndata: {}\n\n");
            end();
          }
        }
        busy = false;
      };
      const wake = () => void tell().catch(() => end());
      const timer = setInterval(() => say(": still here\n\n"), STILL_MS);
      const room = followers.get(table) ?? new Set();
      followers.set(table, room.add(wake));
      done = () => {
        clearInterval(timer);
        room.delete(wake);
        again = false;
      };
      const end = () => {
        done();
        try {
          out.close();
        } catch {
          // whoever looked on is gone already
        }
      };
      init.signal?.addEventListener("abort", end, { once: true });
    },
    cancel: () => done(),
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
