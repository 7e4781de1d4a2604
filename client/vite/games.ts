/**
 * The games that a build draws: the folders of src/games with an `index.ts`, and, for a build with games from elsewhere,
 * the folder `client` of each folder that LANTERNS_KITS names (with commas between). What is known of a game stands on
 * its card, `card.toml` of the engine; a kit without one is an error. Six modules tell the page of them:
 *
 * virtual:cards    the cards, by their place on the shelf, and the catalogues in the folders of games
 * virtual:faces    `face.ts` of each: what is shown before a game is opened
 * virtual:scenes   `scene.svg` of each box
 * virtual:kits     `index.ts` of each, loaded when the game is opened
 * virtual:cases    `cases.ts` of each: small drawn cases for those who learn it, loaded where it is learned
 * virtual:companions  `companion.ts` of each: how its box lies on the table, loaded by the companion
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const HOUSE = here("../src/games");
const ENGINE = here("../../src/lanterns/games");

type Card = { id: string; shelf?: number; [key: string]: unknown };
type Found = { card: Card; kit: string; home: string; guest: boolean };

/** The files below a folder of that ending, by their whole paths. */
const below = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));
const read = (file: string): Card => parse(readFileSync(file, "utf8")) as unknown as Card;

/** Every game that is drawn. `guests` are the folders of games from elsewhere. */
export function findGames(guests: readonly string[]): Found[] {
  const cards = below(ENGINE, "card.toml");
  const own = below(HOUSE, "/index.ts").map((file) => {
    const kit = dirname(file);
    const at = cards.find((one) => read(one).id === basename(kit));
    if (!at) throw new Error(`${kit} draws a game that has no card.toml in ${ENGINE}`);
    return { card: read(at), kit, home: dirname(at), guest: false };
  });
  const others = guests.map((folder) => {
    const home = resolve(folder);
    if (!existsSync(join(home, "card.toml")) || !existsSync(join(home, "client/index.ts")))
      throw new Error(`LANTERNS_KITS names ${home}, which lacks card.toml or client/index.ts`);
    return { card: read(join(home, "card.toml")), kit: join(home, "client"), home, guest: true };
  });
  return [...own, ...others].sort((a, b) => (a.card.shelf ?? 99) - (b.card.shelf ?? 99));
}

const table = (entries: string[]): string => `{\n${entries.join(",\n")}\n}`;

/** The text of one of these modules. */
function moduleOf(name: string, games: readonly Found[]): string {
  const having = (file: string) => games.filter((game) => existsSync(join(game.kit, file)));
  const eager = (file: string, found: readonly Found[], what: string): string =>
    found
      .map((game, i) => `import ${what.replace("#", String(i))} from ${JSON.stringify(join(game.kit, file))};`)
      .join("\n");
  const lazy = (file: string, found: readonly Found[]): string =>
    table(
      found.map((game) => `${JSON.stringify(game.card.id)}: () => import(${JSON.stringify(join(game.kit, file))})`),
    );
  switch (name) {
    case "cards": {
      const words = games.flatMap(({ home }) =>
        existsSync(join(home, "locales")) ? below(join(home, "locales"), ".ftl") : [],
      );
      // What a game says before it is opened is small, and wanted at once: it is no file of its own.
      const load = (file: string) =>
        basename(file) === "ui.ftl"
          ? `${JSON.stringify(file)}: async () => ${JSON.stringify(readFileSync(file, "utf8"))}`
          : `${JSON.stringify(file)}: () => import(${JSON.stringify(`${file}?raw`)}).then((found) => found.default)`;
      return (
        `export const CARDS = ${JSON.stringify(games.map((game) => game.card))};\n` +
        `export const WORDS = ${table(words.map(load))};`
      );
    }
    case "faces": {
      const found = having("face.ts");
      const entries = found.map((game, i) => `${JSON.stringify(game.card.id)}: face${i}`);
      return `${eager("face.ts", found, "{ face as face# }")}\nexport const FACES = ${table(entries)};`;
    }
    case "scenes": {
      const found = having("scene.svg");
      const entries = found.map((game, i) => `${JSON.stringify(game.card.id)}: scene${i}`);
      return `${eager("scene.svg?sheet", found, "scene#")}\nexport const SCENES = ${table(entries)};`;
    }
    case "cases":
      return `export const CASES = ${lazy("cases.ts", having("cases.ts"))};`;
    case "companions":
      return `export const COMPANIONS = ${lazy("companion.ts", having("companion.ts"))};`;
    default:
      return `export const KITS = ${lazy("index.ts", games)};`;
  }
}

export function games(guests: readonly string[]): Plugin {
  const names = ["cards", "faces", "scenes", "kits", "cases", "companions"];
  return {
    name: "lanterns-games",
    resolveId: (source) => {
      const [kind, name] = source.split(":");
      return kind === "virtual" && name && names.includes(name) ? `\0${source}` : undefined;
    },
    load(source) {
      const name = source.startsWith("\0virtual:") ? source.slice(9) : "";
      if (!names.includes(name)) return undefined;
      const found = findGames(guests);
      for (const game of found) this.addWatchFile(join(game.home, "card.toml"));
      return moduleOf(name, found);
    },
  };
}
