import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { engineFiles, sources } from "./engine";

test("the page has the floors of the engine and nothing of the server", () => {
  const files = Object.keys(sources());
  expect(files).toContain("lanterns/page/__init__.py");
  expect(files).toContain("lanterns/games/mapmasters/board/content/cards.toml");
  expect(files.filter((file) => /lanterns\/(web|store|cli|arena)\/|__pycache__|\.ftl$/.test(file))).toEqual([]);
});

test("the folder is named by what is in it, and what is packed can be read", () => {
  const { folder, files } = engineFiles();
  expect(folder).toMatch(/^engine\/[0-9a-f]{16}$/);
  const read = JSON.parse(gunzipSync(files.get("lanterns.bin") as Buffer).toString());
  expect(read["lanterns/__init__.py"]).toMatch(/__version__/);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(10_000_000);
});
