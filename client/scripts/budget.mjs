// Compressed weight of a page as a browser would fetch it: `node scripts/budget.mjs` after `npm run build`.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const root = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", root), "utf8"));
const packed = (file) => gzipSync(readFileSync(new URL(file, root)), { level: 9 }).length;
// Fonts are compressed already; a server sends them as they are.
const weigh = (file) => (file.endsWith(".woff2") ? readFileSync(new URL(file, root)).length : packed(file));

/** Every file that the entry needs before it can show `screens` (keys of the manifest). */
function files(screens) {
  const seen = new Set();
  const out = new Set(["index.html", "theme.js"]);
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no chunk ${key} in the manifest`);
    out.add(chunk.file);
    for (const css of chunk.css ?? []) out.add(css);
    for (const asset of chunk.assets ?? []) out.add(asset);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of screens) visit(key);
  return [...out];
}

// French readers load the most: their language and English behind it.
const texts = (...files) =>
  ["en", "fr"].flatMap((code) =>
    files.map((file) => Object.keys(manifest).find((key) => key.includes(`locales/${code}/${file}.ftl`))),
  );
const pages = {
  home: { limit: 250_000, screens: ["index.html", "src/pages/HomePage.svelte", ...texts("ui")] },
  "quest table": {
    limit: 400_000,
    screens: [
      "index.html",
      "src/pages/TablePage.svelte",
      "src/pages/PlayPage.svelte",
      "src/games/quest/index.ts",
      ...texts("ui", "core", "quest", "quest-board", "quest-screen"),
    ],
  },
  "map masters table": {
    limit: 400_000,
    screens: [
      "index.html",
      "src/pages/TablePage.svelte",
      "src/pages/PlayPage.svelte",
      "src/games/mapmasters/index.ts",
      ...texts("ui", "core", "mapmasters", "mapmasters-board", "mapmasters-market", "mapmasters-screen"),
    ],
  },
};
let failed = false;
for (const [name, { limit, screens }] of Object.entries(pages)) {
  const list = files(screens.filter(Boolean)).filter((file) => existsSync(new URL(file, root)));
  const bytes = list.reduce((sum, file) => sum + weigh(file), 0);
  failed ||= bytes > limit;
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB in ${list.length} files`);
}
process.exit(failed ? 1 : 0);
