/**
 * What makes the page an app: `sw.js`, the service worker with the list of this build's files in it, and a web app
 * manifest for each language, its texts from the catalogues. All of it lies beside the page and knows no base path.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = ["en", "fr"];

export type Listed = { url: string; revision: string | null };

/** What a worker of this build keeps: the page and its pieces, not what only the server reads or what is loaded on wish. */
export const isKept = (file: string): boolean =>
  !/^(?:\.vite|card|engine)\/|^sw\.js$|\.(?:map|webmanifest)$/.test(file);

/** Every file of a folder by its path in it. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

/** The kept files of a folder; those of `assets/` carry their hash in their name. */
export function listed(folder: string): Listed[] {
  return filesOf(folder)
    .filter(isKept)
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith("assets/")
        ? null
        : createHash("sha256")
            .update(readFileSync(join(folder, url)))
            .digest("hex")
            .slice(0, 16),
    }));
}

/** Colours of the page, from where the page has them. */
const colours = (theme: "light" | "dark"): Record<string, string> =>
  JSON.parse(readFileSync(here("../look/tokens.json"), "utf8"))[theme];

/** The manifest in a language: addresses are told from where it lies, the first page. */
export function manifest(language: string): string {
  const said = new FluentBundle(language, { useIsolating: false });
  for (const file of ["ui", "install"])
    said.addResource(
      new FluentResource(readFileSync(here(`../../src/lanterns/locales/${language}/${file}.ftl`), "utf8")),
    );
  const t = (key: string): string => {
    const value = said.getMessage(key)?.value;
    if (!value) throw new Error(`the catalogues of ${language} have no ${key}`);
    return said.formatPattern(value);
  };
  const { room, panel } = colours("light");
  const png = (name: string, size: number, purpose: string) => ({
    src: `./icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "./",
    lang: language,
    dir: "ltr",
    name: t("product"),
    short_name: t("product-short"),
    description: t("product-about"),
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: room,
    theme_color: panel,
    categories: ["games"],
    icons: [
      png("icon-192", 192, "any"),
      png("icon-512", 512, "any"),
      png("maskable-512", 512, "maskable"),
      { src: "./icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: t("companion"), url: "./companion" },
      { name: t("rules"), url: "./rules" },
      { name: t("replays"), url: "./replay" },
    ],
  });
}

export function worker(): Plugin {
  let folder = "";
  return {
    name: "lanterns-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        {
          tag: "link",
          attrs: { rel: "manifest", href: "./manifest.en.webmanifest", crossorigin: "use-credentials" },
          injectTo: "head",
        },
        ...(["light", "dark"] as const).map((theme) => ({
          tag: "meta",
          attrs: { name: "theme-color", media: `(prefers-color-scheme: ${theme})`, content: colours(theme).panel },
          injectTo: "head" as const,
        })),
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icons/apple-180.png" }, injectTo: "head" },
      ],
    },
    async closeBundle() {
      for (const language of LANGUAGES)
        writeFileSync(join(folder, `manifest.${language}.webmanifest`), manifest(language));
      const files = listed(folder);
      const name = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
      await build({
        configFile: false,
        logLevel: "warn",
        root: here(".."),
        publicDir: false,
        define: {
          FILES: JSON.stringify(files),
          BUILD: JSON.stringify(name),
          ENGINE_FILES: JSON.stringify(filesOf(folder).filter((file) => file.startsWith("engine/"))),
          "process.env.NODE_ENV": '"production"',
        },
        build: {
          target: "es2022",
          outDir: folder,
          emptyOutDir: false,
          lib: { entry: here("../src/worker/sw.ts"), formats: ["iife"], name: "worker", fileName: () => "sw.js" },
        },
      });
    },
  };
}
