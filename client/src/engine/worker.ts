/// <reference lib="webworker" />
/**
 * The engine of the games in a worker: Pyodide with the sources of `lanterns`, both from our own server, asked by
 * `lanterns.page.call`. Its file alone is served with leave to compile WebAssembly.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "@locales/en/web.ftl?raw";
import fr from "@locales/fr/web.ftl?raw";
import type { Shapes } from "../api/refused";
import { House } from "./house";
import { openStore } from "./store";
import type { Call, Load, NotDone, Told } from "./words";

declare const self: DedicatedWorkerGlobalScope;
type Door = { call: (name: string, data: string) => string };

const HOME = "/lib/lanterns-src";
const tell = (told: Told): void => self.postMessage(told);

const unpacked = (body: ReadableStream<Uint8Array>): ReadableStream =>
  body.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);

/** From here on Pyodide is given its files as they lie on our server, some of them packed; and how far it is, is told. */
function serve(folder: string, sizes: Record<string, number>): void {
  const fetched = self.fetch.bind(self);
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let have = 0;
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        have += chunk.byteLength;
        tell({ part: Math.min(1, have / whole) });
        out.enqueue(chunk);
      },
    });
  self.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(folder)) return fetched(input, init);
    const name = url.slice(folder.length);
    const packed = `${name}.bin` in sizes;
    const answer = await fetched(packed ? `${url}.bin` : url, init);
    if (!answer.ok || !answer.body) throw new TypeError(`${name}: ${answer.status}`);
    const body = answer.body.pipeThrough(counted());
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(packed ? unpacked(body) : body, { headers: { "Content-Type": type } });
  };
}

async function start({ load: folder, sizes }: Load): Promise<Door> {
  serve(folder, sizes);
  const bytes = async (name: string) => new Uint8Array(await (await fetch(folder + name)).arrayBuffer());
  const sources = Promise.all([bytes("lanterns.zip"), bytes("msgspec.whl")]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const [py, [packed, wheel]] = await Promise.all([loadPyodide({ indexURL: folder }), sources]);
  py.unpackArchive(packed, "zip", { extractDir: HOME });
  py.unpackArchive(wheel, "wheel");
  py.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return py.pyimport("lanterns.page") as Door;
}

const bundles = Object.entries({ en, fr }).map(([code, text]) => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
});
/** The sentences of a problem are those of the server. */
function problem({ code, detail, refusal, table = null }: NotDone): Shapes["Problem"] {
  const key = `error-${code}`;
  const [english = "", french = ""] = bundles.map((bundle) => {
    const value = bundle.getMessage(key)?.value ?? bundle.getMessage("error-internal")?.value;
    return value ? bundle.formatPattern(value) : "";
  });
  return { code, key, en: english, fr: french, detail, refusal, table };
}

let door: Promise<Door> | null = null;
let house: House | null = null;
self.onmessage = async ({ data }: MessageEvent<Load | Call>) => {
  if ("load" in data) {
    door = start(data);
    door.then(
      () => tell({ ready: self.location.pathname }),
      (error) => tell({ failed: String(error) }),
    );
    return;
  }
  const { id, name, data: asked } = data;
  try {
    const open = await door;
    if (!open) throw new Error("it was not loaded");
    const call = (one: string, words: string) =>
      JSON.parse(open.call(one, words)) as { done?: unknown; problem?: NotDone };
    if (data.house) {
      house ??= new House(call, await openStore());
      const out = await house.ask(name, JSON.parse(asked));
      tell({ id, done: JSON.stringify(out.problem ? { ...out, body: JSON.stringify(problem(out.problem)) } : out) });
      return;
    }
    const answer = call(name, asked);
    if (answer.problem) tell({ id, problem: problem(answer.problem) });
    else tell({ id, done: JSON.stringify(answer.done) });
  } catch (error) {
    tell({ id, problem: problem({ code: "internal", detail: String(error), refusal: null }) });
  }
};
