/** One engine of the games: a worker that is loaded when it is first wanted, then asked by `call` without a network. */
import { FOLDER, SIZES } from "virtual:engine";
import { Refused } from "../api/refused";
import { fileAt } from "../base";
import { ENGINE } from "../worker/kept";
import type { Call, Told } from "./words";

type Waiting = { done: (text: string) => void; failed: (error: Refused) => void };
type State = "off" | "loading" | "ready" | "failed";

/** Whether this page and this browser can run an engine at all. */
export const canRun = (): boolean =>
  FOLDER !== "" &&
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  typeof DecompressionStream === "function";

/** The service worker keeps the files for times without a network, also those that came before it was there. */
function keep(script: string): void {
  const paths = [...Object.keys(SIZES).map((name) => `${FOLDER}/${name}`), script.slice(script.indexOf("engine/"))];
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "keep", paths }));
}

export class Machine {
  /** How it stands: `part` of its files is here, 0 to 1. */
  state = $state<State>("off");
  part = $state(0);
  /** How much is fetched the first time, in bytes. */
  readonly size = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What was asked of an engine that is gone is not answered any more. */
  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = null;
    this.state = "failed";
    for (const one of this.#waiting.values()) one.failed(new Refused("internal"));
    this.#waiting.clear();
    console.warn(`the engine has stopped: ${why}`);
  }

  #hear(told: Told, begun: (error?: Error) => void): void {
    if ("part" in told) this.part = told.part;
    else if ("ready" in told) {
      this.state = "ready";
      keep(told.ready);
      begun();
    } else if ("failed" in told) {
      this.#end(told.failed);
      begun(new Refused("offline"));
    } else {
      const asked = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("problem" in told) asked?.failed(new Refused(told.problem.code, told.problem));
      else asked?.done(told.done);
    }
  }

  /** Loads it, once. Rejects with Refused ("offline") when its files cannot be had; it may be tried again. */
  load(): Promise<void> {
    if (this.#ready) return this.#ready;
    if (!canRun()) return Promise.reject(new Refused("internal"));
    this.state = "loading";
    this.part = 0;
    this.#ready = new Promise((resolve, reject) => {
      const begun = (error?: Error) => (error ? reject(error) : resolve());
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data, begun);
      worker.onerror = (event) => {
        this.#end(event.message || "its file was not found");
        begun(new Refused("offline"));
      };
      worker.postMessage({ load: new URL(fileAt(`/${FOLDER}/`), location.href).href, sizes: SIZES });
    });
    return this.#ready;
  }

  /** Whether all its files are kept for times without a network. */
  async kept(): Promise<boolean> {
    if (typeof caches !== "object") return false;
    const have = new Set((await (await caches.open(ENGINE)).keys()).map(({ url }) => url));
    return Object.keys(SIZES).every((name) => have.has(new URL(fileAt(`/${FOLDER}/${name}`), location.href).href));
  }

  /** Asks a function of `lanterns.page`, or (`house`) of the tables of this browser, see house.ts. Rejects with Refused,
   * as the server's answers do. */
  async call<T>(name: string, data: object, house = false): Promise<T> {
    await this.load();
    const id = ++this.#last;
    const text = await new Promise<string>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      const asked: Call = { id, name, data: JSON.stringify(data), ...(house ? { house } : {}) };
      this.#worker?.postMessage(asked);
    });
    return JSON.parse(text) as T;
  }
}
