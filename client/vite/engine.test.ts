import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { folderOf, sources } from "./engine";

test("the page has the floors of the engine and nothing of the server", () => {
  const files = Object.keys(sources());
  expect(files).toContain("lanterns/page/__init__.py");
  expect(files).toContain("lanterns/games/mapmasters/board/content/cards.toml");
  expect(files).toContain("lanterns/web/service/play.py");
  expect(files).toContain("lanterns/rules/quest.md");
  expect(
    files.filter((file) => /lanterns\/(store|cli|arena)\/|web\/(routes|door)|__pycache__|\.ftl$/.test(file)),
  ).toEqual([]);
});

test("the page has every file that games and bots read, byte by byte", () => {
  const root = fileURLToPath(new URL("../../src/lanterns/", import.meta.url));
  const files = sources();
  const kept = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(games|bots)\/.*\.[a-z]+$/.test(file),
  );
  const read = kept.filter((file) => !/\.(ftl|so)$|__pycache__/.test(file));
  expect(read).toContain("games/quest/bots/fight.bin");
  for (const file of read)
    expect([file, files[`lanterns/${file}`]?.length]).toEqual([file, statSync(root + file).size]);
});

test("the folder is named by what it is made of", () => {
  const one = folderOf({ "a.py": "1" });
  expect(one).toMatch(/^engine\/[0-9a-f]{16}$/);
  expect(folderOf({ "a.py": "1" })).toBe(one);
  expect(folderOf({ "a.py": "2" })).not.toBe(one);
});
