/**
 * The rooms of the client and the doors between them: no file may be reached from itself along imports, types included,
 * shared rooms know no game, and no file is longer than can be overlooked. A new room of games that several games share is named in SHARED.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = dirname(fileURLToPath(import.meta.url));
/** Rooms in `games/` that are no game: what all games share, and what a family of games does. */
const SHARED = ["frame", "board"];
/** What the shared screens know of games: where they are found, and what each brings. */
const KIT = ["games/kit.ts", "games/box.ts", "games/contract.ts"];
/** Rooms that know nothing of games at all. */
const GROUND = ["ui", "art", "look", "i18n", "api"];

/** Lines of a component or module, styles included. */
const LONGEST = 400;

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file));
const known = new Set(files);

/** The file that an import names, "" for what is no source of the client. A glob names every file that fits. */
function resolved(from: string, name: string): string[] {
  if (!name.startsWith(".")) return [];
  const to = relative(ROOT, join(ROOT, dirname(from), name)).replaceAll("\\", "/");
  if (to.includes("*")) {
    const fits = new RegExp(`^${to.replace(/[.]/g, "\\.").replace(/\*/g, "[^/]*")}$`);
    return files.filter((file) => fits.test(file));
  }
  return [to, `${to}.ts`, `${to}.svelte`, `${to}/index.ts`, `${to}/index.svelte.ts`]
    .filter((file) => known.has(file))
    .slice(0, 1);
}
const NAMED = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bglob(?:<[^>]*>)?\(\s*\[?\s*)["']([^"']+)["']/g;
/** What a source imports: values, types, `import()`, `export from` and globs. */
const namesIn = (source: string): string[] => [...source.matchAll(NAMED)].map((found) => found[1] ?? "");

const imports = new Map(
  files.map((file) => {
    const names = namesIn(readFileSync(join(ROOT, file), "utf8"));
    return [file, [...new Set(names.flatMap((name) => resolved(file, name)))]];
  }),
);

/** A way along imports from a file back to itself, or null. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const found = walk(file);
    if (found) return found;
  }
  return null;
}
const gameOf = (file: string): string | undefined => file.match(/^games\/([^/]+)\//)?.[1];
/** Doors that should not be there, as "from -> to". */
function doors(barred: (from: string, to: string) => boolean): string[] {
  return [...imports].flatMap(([from, to]) => to.filter((one) => barred(from, one)).map((one) => `${from} -> ${one}`));
}

test("imports are found in every form", () => {
  const source = `import { a } from "./a";\nimport type { B } from '../b';\nexport { c } from "./c";
    import "./d.css";\nconst e = () => import("./e");\ntype F = import("./f").F;\nimport.meta.glob<string>("./g/*.ts", {});
    import {\n  h,\n} from "./h";`;
  expect(namesIn(source)).toEqual(["./a", "../b", "./c", "./d.css", "./e", "./f", "./g/*.ts", "./h"]);
  expect(imports.get("pages/PlayPage.svelte")).toContain("state/story.svelte.ts");
  expect(files.length).toBeGreaterThan(200);
});

test("a circle is named from its first file to itself", () => {
  const graph = new Map(Object.entries({ a: ["b", "c"], b: [], c: ["d"], d: ["b", "c"] }));
  expect(circle(graph)).toEqual(["c", "d", "c"]);
  expect(circle(new Map(Object.entries({ a: ["b"], b: [] })))).toBeNull();
});

test("what is loaded when it is wanted waits for a cut line", () => {
  const hasty = files.filter((file) => {
    const source = readFileSync(join(ROOT, file), "utf8").replaceAll(/patient\(\(\) => import\(|typeof import\(/g, "");
    return /\bimport\("[^"]*"\)(?!\.)/.test(source);
  });
  expect(hasty).toEqual([]);
});

test("no file is reached from itself", () => {
  expect(circle(imports)?.join(" -> ") ?? null).toBeNull();
});

test("every source can be overlooked: none is longer than four hundred lines", () => {
  const long = files.map(
    (file) => [file, readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length] as const,
  );
  expect(long.filter(([, lines]) => lines > LONGEST)).toEqual([]);
});

test("what all games share knows no game", () => {
  expect(doors((from, to) => GROUND.includes(from.split("/")[0] ?? "") && to.startsWith("games/"))).toEqual([]);
});

test("games do not know each other, and what they share knows none of them", () => {
  expect(
    doors((from, to) => {
      const [one, other] = [gameOf(from), gameOf(to)];
      return one !== undefined && other !== undefined && one !== other && !SHARED.includes(other);
    }),
  ).toEqual([]);
});

test("screens, pages and state reach games through the kit alone, and games reach no screen", () => {
  const screens = (file: string) => !file.startsWith("games/") && !GROUND.includes(file.split("/")[0] ?? "");
  expect(doors((from, to) => screens(from) && to.startsWith("games/") && !KIT.includes(to))).toEqual([]);
  expect(doors((from, to) => gameOf(from) !== undefined && /^(screens|pages)\//.test(to))).toEqual([]);
});

test("what lies below does not know the screens, and art and signs know no table either", () => {
  expect(doors((from, to) => /^(ui|art|look|state)\//.test(from) && /^(screens|pages)\//.test(to))).toEqual([]);
  expect(doors((from, to) => /^(art|look)\//.test(from) && to.startsWith("state/"))).toEqual([]);
});
