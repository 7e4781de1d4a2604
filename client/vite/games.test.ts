/** What is shared knows no game by its name; a game is its folder, and what is known of it stands on its card. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findGames } from "./games";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const games = findGames([]);
const IDS = games.map((game) => game.card.id);
const NAMES = new RegExp(`(?<![\\w-])(?:${[...IDS].sort((a, b) => b.length - a.length).join("|")})(?![\\w-])`, "g");

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
/** Rooms of games that are of one family alone. */
const FAMILY = "games/board/";
/** The game whose folder a file lies in, in games or in art. Who may import what is held by src/rooms.test.ts. */
const folderOf = (file: string): string =>
  file.startsWith(FAMILY)
    ? FAMILY
    : (IDS.find((id) => file.startsWith(`games/${id}/`) || file.startsWith(`art/${id}/`)) ?? "");
/** Code as it runs: without comments, which may name games as examples. */
const code = (text: string): string => text.replace(/\/\*.*?\*\/|<!--.*?-->|(?<=^|\s)\/\/[^\n]*/gs, "");

const shared = files.filter((file) => !folderOf(file) && !/\.test\.ts$|\.d\.ts$/.test(file));

test("every drawn game has its card, its face or its box's, and a scene", () => {
  expect(IDS).toEqual(["quest", "dungeons", "mapmasters", "mapmasters-coop"]);
  for (const { card } of games) expect(IDS).toContain(card.box ?? card.id);
});

test("shared code names no game", () => {
  const slips = shared.flatMap((file) =>
    (code(readFileSync(SOURCE + file, "utf8")).match(NAMES) ?? []).map((name) => `${file} names ${name}`),
  );
  expect(slips).toEqual([]);
});

test("the build knows no game by its name either: a game says itself what it reads", () => {
  const build = ["../vite.config.ts", "../vite/games.ts", "../vite/content.ts"];
  for (const file of build) expect(code(readFileSync(SOURCE + file, "utf8")).match(NAMES) ?? []).toEqual([]);
});

test("a folder without a card or a kit is named", () => {
  expect(() => findGames(["/nowhere"])).toThrow("LANTERNS_KITS names /nowhere, which lacks card.toml");
});
