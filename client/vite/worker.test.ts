import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isKept, listed, manifest } from "./worker";

test("a worker keeps the page and its pieces, and neither itself nor what only the server reads", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanterns-"));
  for (const name of ["assets", "card", ".vite"]) mkdirSync(join(folder, name));
  const files = ["index.html", "sw.js", "assets/app-1a2b3c4d.js", "card/art.json", ".vite/manifest.json", "theme.js"];
  for (const file of files) writeFileSync(join(folder, file), file);
  const first = listed(folder);
  expect(first.map(({ url }) => url)).toEqual(["assets/app-1a2b3c4d.js", "index.html", "theme.js"]);
  expect(first[0]?.revision).toBeNull();
  writeFileSync(join(folder, "index.html"), "another");
  const then = listed(folder);
  expect(then[1]?.revision).not.toBe(first[1]?.revision);
  expect(then[2]).toEqual(first[2]);
  rmSync(folder, { recursive: true });
});

test("what is loaded on wish alone is kept by whoever loads it", () => {
  expect(isKept("engine/pyodide.asm.wasm")).toBe(false);
  expect(isKept("manifest.en.webmanifest")).toBe(false);
  expect(isKept("assets/a-12345678.css")).toBe(true);
});

test.each(["en", "fr"])("the manifest of %s has its name, its icons and addresses that hold below any path", (code) => {
  const read = JSON.parse(manifest(code));
  expect(read.lang).toBe(code);
  expect(read.name).toMatch(code === "en" ? /Three Lanterns/ : /Trois Lanternes/);
  expect(read.short_name.length).toBeLessThanOrEqual(12);
  const icons = read.icons as { sizes: string; purpose: string; src: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
    "any any",
  ]);
  const addresses = [read.id, read.start_url, read.scope, ...icons.map(({ src }) => src)];
  for (const address of [...addresses, ...read.shortcuts.map((one: { url: string }) => one.url)])
    expect(address).toMatch(/^\.\//);
  expect(read.background_color).toMatch(/^#[0-9A-F]{6}$/i);
});
