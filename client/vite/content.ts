/**
 * What the engine's games read themselves, in the bundle: `import cards from "@engine/GAME/content/cards.toml?keep=id,cost"`
 * is the data of that file below src/lanterns/games, with only the keys to keep of each entry of its tables. Without
 * `keep` it is all of it. TOML and JSON; the file's type is said where it is imported.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const ENGINE = fileURLToPath(new URL("../../src/lanterns/games", import.meta.url));
const NAME = /^@engine\/(?<file>[^?]+\.(?:toml|json))(?:\?keep=(?<keep>[\w,]+))?$/;

type Data = Record<string, unknown>;

/** The data with only these keys of each entry of its tables, lists of entries. */
export function kept(data: Data, keys: readonly string[]): Data {
  const entry = (one: Data) => Object.fromEntries(keys.flatMap((key) => (key in one ? [[key, one[key]]] : [])));
  const table = (value: unknown) => (Array.isArray(value) ? value.map((one) => entry(one as Data)) : value);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, table(value)]));
}

export function content(): Plugin {
  return {
    name: "lanterns-content",
    enforce: "pre",
    resolveId(source) {
      if (!source.startsWith("@engine/")) return undefined;
      const { file, keep = "" } = NAME.exec(source)?.groups ?? {};
      if (!file) throw new Error(`${source} is no file.toml or file.json with ?keep=KEY,KEY`);
      // The bar keeps other plugins from reading the ending of the file.
      return `\0engine:${file}|${keep}`;
    },
    load(id) {
      if (!id.startsWith("\0engine:")) return undefined;
      const [name = "", keep = ""] = id.slice(8).split("|");
      const file = join(ENGINE, name);
      this.addWatchFile(file);
      const text = readFileSync(file, "utf8");
      const data = (name.endsWith(".json") ? JSON.parse(text) : parse(text)) as Data;
      return `export default ${JSON.stringify(keep ? kept(data, keep.split(",")) : data)};\n`;
    },
  };
}
