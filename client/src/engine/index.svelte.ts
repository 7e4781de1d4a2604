/**
 * The engine of the games in this page: loaded when it is first wanted, then asked by `call` without a network. Nothing of
 * it is fetched before, and a page that cannot have it (no WebAssembly, an old browser) asks the server as ever.
 */
import { FOLDER, SIZES } from "virtual:engine";
import { Refused, type Shapes } from "../api";
import { hrefOf } from "../base";
import type { Told } from "./words";

type Waiting = { done: (text: string) => void; failed: (error: Refused) => void };
type State = "off" | "loading" | "ready" | "failed";

let state = $state<State>("off");
let part = $state(0);
let worker: Worker | null = null;
let ready: Promise<void> | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Whether this page and this browser can run the engine at all. */
export const canRun = (): boolean =>
  FOLDER !== "" &&
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  typeof DecompressionStream === "function";

/** How it stands with the engine: `part` of its files is here, 0 to 1. */
export const engine = {
  get state(): State {
    return state;
  },
  get part(): number {
    return part;
  },
  /** How much is fetched the first time, in bytes. */
  size: Object.values(SIZES).reduce((sum, size) => sum + size, 0),
};

/** What was asked of an engine that is gone is not answered any more. */
function end(why: string): void {
  worker?.terminate();
  worker = null;
  ready = null;
  state = "failed";
  for (const one of waiting.values()) one.failed(new Refused("internal"));
  waiting.clear();
  console.warn(`the engine has stopped: ${why}`);
}

function hear(told: Told, begun: (error?: Error) => void): void {
  if ("part" in told) part = told.part;
  else if ("ready" in told) {
    state = "ready";
    keep(told.ready);
    begun();
  } else if ("failed" in told) {
    end(told.failed);
    begun(new Refused("offline"));
  } else {
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if ("problem" in told) asked?.failed(new Refused(told.problem.code, told.problem));
    else asked?.done(told.done);
  }
}

/** The service worker keeps the files for times without a network, also those that came before it was there. */
function keep(script: string): void {
  const paths = [...Object.keys(SIZES).map((name) => `${FOLDER}/${name}`), script.slice(script.indexOf("engine/"))];
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "keep", paths }));
}
/** Loads the engine, once. Rejects with Refused ("offline") when its files cannot be had; it may be tried again. */
export function load(): Promise<void> {
  if (ready) return ready;
  if (!canRun()) return Promise.reject(new Refused("internal"));
  state = "loading";
  part = 0;
  ready = new Promise((resolve, reject) => {
    const begun = (error?: Error) => (error ? reject(error) : resolve());
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data, begun);
    worker.onerror = (event) => {
      end(event.message || "its file was not found");
      begun(new Refused("offline"));
    };
    const folder = new URL(hrefOf(`/${FOLDER}/`), location.href).href;
    worker.postMessage({ load: folder, sizes: SIZES });
  });
  return ready;
}

/** Asks a function of `lanterns.page`. Rejects with Refused, as the server's answers do. */
export async function call<T>(name: string, data: object): Promise<T> {
  await load();
  const id = ++last;
  const text = await new Promise<string>((done, failed) => {
    waiting.set(id, { done, failed });
    worker?.postMessage({ id, name, data: JSON.stringify(data) });
  });
  return JSON.parse(text) as T;
}

/** The answer of a companion, `POST /api/companion/{game}/{topic}`: of the engine where it is here, else of the server;
 * without a line, of the engine as soon as it is loaded. */
export async function askCompanion<A>(
  game: string,
  topic: string,
  params: object,
  server: () => Promise<A>,
): Promise<A> {
  const here = async (): Promise<A> => {
    const found = await call<Shapes["CompanionAnswer"]>("companion", { game, topic, params });
    return found.answer as unknown as A;
  };
  if (state === "ready")
    try {
      return await here();
    } catch (error) {
      // A game from elsewhere, which the server alone has.
      if (!(error instanceof Refused && ["game-unknown", "topic-unknown"].includes(error.code))) throw error;
    }
  try {
    return await server();
  } catch (error) {
    if (!(error instanceof Refused && error.code === "offline") || !canRun()) throw error;
    return here();
  }
}
