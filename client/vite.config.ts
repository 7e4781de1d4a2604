import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { card } from "./vite/card";
import { content } from "./vite/content";
import { engine } from "./vite/engine";
import { games } from "./vite/games";
import { marking } from "./vite/marking";
import { worker } from "./vite/worker";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Palette = Record<"light" | "dark", Record<string, string>>;

/** `virtual:tokens.css`: the colour tokens of look/*.json as custom properties, one source for page and contrast check. */
function tokens(): Plugin {
  const files = [here("./look/tokens.json"), here("./look/art.json")];
  const id = "\0virtual:tokens.css";
  const declare = (theme: keyof Palette) =>
    files
      .flatMap((file) => Object.entries((JSON.parse(readFileSync(file, "utf8")) as Palette)[theme]))
      .map(([name, value]) => `--${name}:${value}`)
      .concat(`color-scheme:${theme}`)
      .join(";");
  return {
    name: "lanterns-tokens",
    resolveId: (source) => (source === "virtual:tokens.css" ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      for (const file of files) this.addWatchFile(file);
      const dark = declare("dark");
      return (
        `:root{${declare("light")}}\n` +
        `@media (prefers-color-scheme:dark){:root:not(.light){${dark}}}\n:root.dark{${dark}}\n`
      );
    },
  };
}

/** Sheets of drawings are written for people to read; the bundle takes them without line ends and comments. */
function sheets(): Plugin {
  return {
    name: "lanterns-sheets",
    enforce: "pre",
    load(source) {
      const [path, query] = source.split("?");
      if (!path?.endsWith(".svg") || query !== "sheet") return undefined;
      this.addWatchFile(path);
      const text = readFileSync(path, "utf8")
        .replace(/<!--.*?-->/gs, "")
        .replace(/\n\s*/g, "");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Folders of games from elsewhere that this build draws too. */
const GUESTS = (process.env.LANTERNS_KITS ?? "").split(",").filter(Boolean);

export default defineConfig({
  // The page may lie below any path: src/base.ts and web/client.py find out where.
  base: "./",
  plugins: [tokens(), sheets(), content(), games(GUESTS), marking(), card(GUESTS), engine(), svelte(), worker()],
  resolve: { alias: { "@locales": here("../src/lanterns/locales"), "@client": here("./src") }, dedupe: ["svelte"] },
  server: {
    fs: { allow: [here("."), here("../src/lanterns/locales"), ...GUESTS] },
    proxy: { "/api": { target: process.env.LANTERNS_SERVER ?? "http://127.0.0.1:8000" } },
  },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // Fonts and pictures stay files: a strict policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
  },
  // Its folder tells the server to let it compile WebAssembly.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "engine/worker-[hash].js" } } },
  test: { include: ["{src,vite}/**/*.test.ts"], environment: "node" },
});
