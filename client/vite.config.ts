import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { games } from "./vite/games";

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

/** `virtual:mapmasters-cards`: the faces of Map Masters and their drawing plans, straight from the engine's content. */
function faces(): Plugin {
  const games = "../src/lanterns/games/mapmasters/";
  const files = {
    cards: here(`${games}board/content/cards.toml`),
    plans: here(`${games}board/content/plans.json`),
    targets: here(`${games}coop/content/targets.toml`),
    former: here(`${games}coop/content/before-3/targets.toml`),
  };
  const id = "\0virtual:mapmasters-cards";
  return {
    name: "lanterns-mapmasters-cards",
    resolveId: (source) => (source === "virtual:mapmasters-cards" ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      for (const file of Object.values(files)) this.addWatchFile(file);
      type Face = { id: string; cost: number; face: string };
      type Target = { id: string; kind: string; face: string; plan: string };
      const { card } = parse(readFileSync(files.cards, "utf8")) as unknown as { card: Face[] };
      const { target } = parse(readFileSync(files.targets, "utf8")) as unknown as { target: Target[] };
      const { target: former } = parse(readFileSync(files.former, "utf8")) as unknown as { target: Target[] };
      // Faces that were drawn otherwise before lie on tables that were begun then: B03_2 (coop/missions/faces.py drawn_as).
      for (const one of former) {
        const today = target.find((other) => other.id === one.id);
        if (today && today.face !== one.face) target.push({ ...one, id: `${one.id}_2` });
      }
      const plans = JSON.parse(readFileSync(files.plans, "utf8")) as Record<string, string>;
      for (const one of target) plans[one.id] = one.plan;
      return (
        `export const FACES = ${JSON.stringify(card.map((one) => `card ${one.id} $${one.cost} = ${one.face}`))};\n` +
        `export const TARGETS = ${JSON.stringify(target.map((one) => [one.kind, `card ${one.id} = ${one.face}`]))};\n` +
        `export const PLANS = ${JSON.stringify(plans)};\n`
      );
    },
  };
}

/** `virtual:mapmasters-missions`: the grids of the missions of Map Masters Coop, straight from the engine's content. */
function missions(): Plugin {
  const file = here("../src/lanterns/games/mapmasters/coop/content/missions.toml");
  const id = "\0virtual:mapmasters-missions";
  return {
    name: "lanterns-mapmasters-missions",
    resolveId: (source) => (source === "virtual:mapmasters-missions" ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      this.addWatchFile(file);
      const { mission } = parse(readFileSync(file, "utf8")) as unknown as {
        mission: { id: number; pawns: number; grid: string[] }[];
      };
      const known = mission.map(({ id, pawns, grid }) => ({
        id,
        pawns,
        grid: grid.map((row) => row.trim().split(/\s+/)),
      }));
      return `export const MISSIONS = ${JSON.stringify(known)};\n`;
    },
  };
}

/** Folders of games from elsewhere that this build draws too. */
const GUESTS = (process.env.LANTERNS_KITS ?? "").split(",").filter(Boolean);

export default defineConfig({
  // The page may lie below any path: src/base.ts and web/client.py find out where.
  base: "./",
  plugins: [tokens(), sheets(), faces(), missions(), games(GUESTS), svelte()],
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
  test: { include: ["{src,vite}/**/*.test.ts"], environment: "node" },
});
