/**
 * `engine/` of a build: Pyodide and the Python sources of the games, for pages that ask the engine themselves
 * (src/engine). All of it lies in a folder whose name tells what it is made of, so that it is cached for ever; what shrinks
 * is packed here, for plain file servers pack nothing. A development server has none: there the server answers.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = here("../../src/lanterns");
const PYODIDE = here("../node_modules/pyodide");
/** Floors that run in a page, see `lanterns.page`; and of the server what is said and done there too. */
const FLOORS = [
  ...["core", "games", "bots", "tables", "lessons", "puzzles", "analysis", "page"],
  ...["web/service", "web/turns", "rules"],
];
/** The pages of the rules lie elsewhere in a work tree, see `lanterns.rules`. */
const PAGES = here("../../docs/rules");
const FILES = [
  ...["__init__.py", "api.py", "web/__init__.py", "web/requests.py", "web/responses.py", "web/views.py"],
  ...[
    "web/analysis.py",
    "web/lessons.py",
    "web/puzzles.py",
    "web/endings.py",
    "web/people/__init__.py",
    "web/people/shapes.py",
  ],
  ...["web/live/__init__.py", "web/live/snapshots.py", "web/live/patches.py"],
  ...["web/processes/__init__.py", "web/processes/jobs.py"],
  ...["web/trials.py", "locales/__init__.py", "locales/functions.py", "locales/wording.py"],
];
const READ = /\.(?:py|toml|json|bin)$/;
/** Compiled for Pyodide; its hash, and that of no other file, is in engine.txt beside package.json. */
const WHEEL = "msgspec-0.23.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl";
const PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"];

/** The package that tables need, from where Python's packages come; pip checks the hash, of a kept one too. */
function wheel(): Uint8Array {
  const kept = here("../node_modules/.cache/engine");
  mkdirSync(kept, { recursive: true });
  const own = here("../../.venv/bin/python");
  const python = existsSync(own) ? own : "python3";
  const only = ["--only-binary=:all:", "--no-deps", "--require-hashes", ...PLATFORM];
  const pip = ["-m", "pip", "download", "-q", "--disable-pip-version-check", ...only];
  const where = ["--find-links", kept, "-r", here("../engine.txt"), "-d", kept];
  try {
    // What is there already is not asked for again.
    const far = existsSync(join(kept, WHEEL)) ? ["--no-index"] : [];
    execFileSync(python, [...pip, ...far, ...where], { stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new Error(`${WHEEL} could not be had; is there a network, and pip in ${python}? ${said}`);
  }
  return new Uint8Array(readFileSync(join(kept, WHEEL)));
}

/** Files by their path from the folder that holds `lanterns`. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** Every source that the page may import or read. */
export function sources(): Files {
  const files = FLOORS.flatMap((floor) =>
    readdirSync(join(SOURCE, floor), { recursive: true, encoding: "utf8" }).map((file) => join(floor, file)),
  );
  const found = [...FILES, ...files.filter((file) => READ.test(file))].sort();
  const pages = readdirSync(PAGES).filter((file) => file.endsWith(".md") && file !== "index.md");
  return Object.fromEntries([
    ...found.map((file) => [
      `lanterns/${relative(SOURCE, join(SOURCE, file)).replaceAll("\\", "/")}`,
      readFileSync(join(SOURCE, file)),
    ]),
    ...pages.map((file) => [`lanterns/rules/${file}`, readFileSync(join(PAGES, file))]),
  ]);
}

/** The folder of an engine, named by what it is made of. */
export function folderOf(files: Files): string {
  const hash = createHash("sha256").update(version);
  for (const [path, content] of Object.entries(files)) hash.update(path).update(content);
  return `engine/${hash.digest("hex").slice(0, 16)}`;
}

/** Compiles sources by the Python that will run them, which then starts a second sooner; a zip file of what that makes and
 * of the data beside it. */
const PACK = `
import compileall, pathlib, py_compile, shutil
root = pathlib.Path("/pack")
assert compileall.compile_dir(root, quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
for source in root.rglob("*.py"):
    source.unlink()
shutil.make_archive("/packed", "zip", root)
`;
/** What is missing there, a page would miss: what the engine says of a file that it cannot use is an error here. */
const TRY = `
import logging, sys
class Missing(logging.Handler):
    def emit(self, record):
        raise FileNotFoundError(record.getMessage())
logging.getLogger("lanterns").addHandler(Missing())
sys.path.insert(0, "/pack")
import lanterns.page.house
`;
async function pack(files: Files, needs: Uint8Array): Promise<Uint8Array> {
  const py = await loadPyodide({ indexURL: PYODIDE });
  for (const [path, content] of Object.entries(files)) {
    const at = `/pack/${path}`;
    py.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
    py.FS.writeFile(at, content);
  }
  py.runPython(PACK);
  py.unpackArchive(needs, "wheel");
  py.runPython(TRY);
  return py.FS.readFile("/packed.zip") as Uint8Array;
}

type Packed = { folder: string; files: ReadonlyMap<string, Uint8Array> };
let made: Promise<Packed> | null = null;
/** The folder and its files. Those whose names end in `.bin` are gzip. */
const engineFiles = (): Promise<Packed> => {
  made ??= make();
  return made;
};
async function make(): Promise<Packed> {
  const found = sources();
  const needs = wheel();
  const plain = (name: string) => readFileSync(join(PYODIDE, name));
  // No package of Pyodide's own list: nothing is ever fetched from elsewhere.
  const lock = { ...JSON.parse(plain("pyodide-lock.json").toString()), packages: {} };
  const files = new Map<string, Uint8Array>([
    ["pyodide.mjs", plain("pyodide.mjs")],
    ["pyodide-lock.json", Buffer.from(JSON.stringify(lock))],
    ["pyodide.asm.mjs", plain("pyodide.asm.mjs")],
    ["pyodide.asm.wasm.bin", gzipSync(plain("pyodide.asm.wasm"), { level: 9 })],
    ["python_stdlib.zip", plain("python_stdlib.zip")],
    ["msgspec.whl", needs],
    ["lanterns.zip", await pack(found, needs)],
  ]);
  return { folder: folderOf({ ...found, wheel: WHEEL }), files };
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
    async load(source) {
      if (source !== id) return undefined;
      if (!built) return "export const FOLDER = '';\nexport const SIZES = {};\n";
      const { folder, files } = await engineFiles();
      const sizes = Object.fromEntries([...files].map(([name, data]) => [name, data.length]));
      return `export const FOLDER = ${JSON.stringify(folder)};\nexport const SIZES = ${JSON.stringify(sizes)};\n`;
    },
    async generateBundle() {
      if (!built) return;
      const { folder, files } = await engineFiles();
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}
