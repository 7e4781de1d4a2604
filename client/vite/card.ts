/**
 * `card/` of a build: what the server draws the picture of a shared game with. It knows no colour and no outline by
 * itself: `art.json` holds those of the page, and beside it lie the fonts of the page as files that a server can read.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import type { Face, Lantern } from "../src/games/face";
import { findGames } from "./games";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string) => readFileSync(here(path), "utf8");
const light = (path: string): Record<string, string> => JSON.parse(text(path)).light;

/** The names that the server asks for, and the static fonts behind them. */
export const FONTS: Readonly<Record<string, string>> = {
  "sign-800.ttf": "@expo-google-fonts/alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf",
  "text-400.ttf": "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  "text-700.ttf": "@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
};
/** The licence of the fonts goes where they go. */
const LICENCES: Readonly<Record<string, string>> = {
  "sign-OFL.txt": "@expo-google-fonts/alegreya/LICENSE_FONT",
  "text-OFL.txt": "@expo-google-fonts/atkinson-hyperlegible-next/LICENSE_FONT",
};
const packaged = (file: string): string => here(join("../node_modules", file));
export const fontFile = (name: string): string => packaged(FONTS[name] ?? name);

export type Art = {
  colours: Record<string, string>;
  seals: Record<string, string>;
  dashes: Record<string, string>;
  cloth: string;
  lanterns: Record<string, Lantern>;
};

const read = async <T>(path: string): Promise<T> =>
  (await runnerImport<T>(path, { configFile: false, logLevel: "error" })).module;

/** The art of the page, from where the page has it. */
export async function artOf(guests: readonly string[]): Promise<Art> {
  const { SEAL } = await read<{ SEAL: Record<string, string> }>(here("../src/art/seats.ts"));
  const { DASHES } = await read<{ DASHES: Record<string, string> }>(here("../src/ui/chart.ts"));
  const lanterns: Record<string, Lantern> = {};
  for (const { card, kit } of findGames(guests)) {
    const file = join(kit, "face.ts");
    if (!existsSync(file)) continue;
    const { face } = await read<{ face: Face }>(file);
    if (face.lantern) lanterns[card.id] = face.lantern;
  }
  const cloth = text("../src/art/sheets/cloth.svg").replace(/<!--.*?-->|<\/?svg[^>]*>|\n/gs, "");
  return {
    colours: { ...light("../look/tokens.json"), ...light("../look/art.json") },
    seals: SEAL,
    dashes: DASHES,
    cloth,
    lanterns,
  };
}

export function card(guests: readonly string[]): Plugin {
  return {
    name: "lanterns-card",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "card/art.json", source: JSON.stringify(await artOf(guests)) });
      for (const name of Object.keys(FONTS))
        this.emitFile({ type: "asset", fileName: `card/${name}`, source: readFileSync(fontFile(name)) });
      for (const [name, file] of Object.entries(LICENCES))
        this.emitFile({ type: "asset", fileName: `card/${name}`, source: readFileSync(packaged(file)) });
    },
  };
}
