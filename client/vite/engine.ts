/**
 * `engine/` of a build: Pyodide and the Python sources of the games, for pages that ask the engine themselves
 * (src/engine). All of it lies in a folder whose name tells what is in it, so that it is cached for ever; what shrinks is
 * packed here, for plain file servers pack nothing. A development server has none: there the server answers.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = here("../../src/lanterns");
const PYODIDE = here("../node_modules/pyodide");
/** Floors that run in a page, see `lanterns.page`. */
const FLOORS = ["core", "games", "bots", "page"];
const READ = /\.(?:py|toml|json)$/;

/** Every source that the page may import or read, by its path from the folder that holds `lanterns`. */
export function sources(): Record<string, string> {
  const files = FLOORS.flatMap((floor) =>
    readdirSync(join(SOURCE, floor), { recursive: true, encoding: "utf8" }).map((file) => join(floor, file)),
  );
  const found = ["__init__.py", "api.py", ...files.filter((file) => READ.test(file))].sort();
  return Object.fromEntries(
    found.map((file) => [
      `lanterns/${relative(SOURCE, join(SOURCE, file)).replaceAll("\\", "/")}`,
      readFileSync(join(SOURCE, file), "utf8"),
    ]),
  );
}

export type Packed = { folder: string; files: ReadonlyMap<string, Buffer> };

let made: Packed | null = null;
/** The folder and its files. Names that end in `.bin` are gzip. */
export function engineFiles(): Packed {
  if (made) return made;
  const plain = (name: string) => readFileSync(join(PYODIDE, name));
  // No package of Pyodide's own list: nothing is ever fetched from elsewhere.
  const lock = { ...JSON.parse(plain("pyodide-lock.json").toString()), packages: {} };
  const packed = (data: string | Buffer) => gzipSync(data, { level: 9 });
  const files = new Map([
    ["pyodide.mjs", plain("pyodide.mjs")],
    ["pyodide-lock.json", Buffer.from(JSON.stringify(lock))],
    ["pyodide.asm.mjs", plain("pyodide.asm.mjs")],
    ["pyodide.asm.wasm.bin", packed(plain("pyodide.asm.wasm"))],
    ["python_stdlib.zip", plain("python_stdlib.zip")],
    ["lanterns.bin", packed(JSON.stringify(sources()))],
  ]);
  const hash = createHash("sha256");
  for (const [name, data] of files) hash.update(name).update(data);
  made = { folder: `engine/${hash.digest("hex").slice(0, 16)}`, files };
  return made;
}

/** `virtual:engine`: where this build has it, and the size of each file. */
export function engine(): Plugin {
  const id = "\0virtual:engine";
  let built = false;
  return {
    name: "lanterns-engine",
    config: (_, { command }) => {
      built = command === "build";
    },
    resolveId: (source) => (source === "virtual:engine" ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      if (!built) return "export const FOLDER = '';\nexport const SIZES = {};\n";
      const { folder, files } = engineFiles();
      const sizes = Object.fromEntries([...files].map(([name, data]) => [name, data.length]));
      return `export const FOLDER = ${JSON.stringify(folder)};\nexport const SIZES = ${JSON.stringify(sizes)};\n`;
    },
    generateBundle() {
      if (!built) return;
      const { folder, files } = engineFiles();
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}
