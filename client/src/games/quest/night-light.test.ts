import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = "light" | "dark";
type Rgb = [number, number, number];
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../look/${file}.json`, import.meta.url), "utf8")) as Record<
    Theme,
    Record<string, string>
  >;
const ART = read("art");
const TOKENS = read("tokens");

/** Red, green, blue and opacity of "#RRGGBB" or "rgba(r,g,b,a)". */
function colour(text: string): { rgb: Rgb; a: number } {
  if (text.startsWith("#"))
    return { rgb: [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16)) as Rgb, a: 1 };
  const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [r, g, b], a };
}
const mix = (under: Rgb, over: Rgb, a: number): Rgb => under.map((u, i) => u * (1 - a) + (over[i] ?? 0) * a) as Rgb;
/** The ground as Night.svelte lights it away from all lamps: multiplied by the tint, then lifted. */
function atNight(theme: Theme, ground: string): Rgb {
  const tint = colour(ART[theme].nightTint ?? "");
  const lift = colour(ART[theme].nightLift ?? "");
  const { rgb } = colour(ground);
  const multiplied = rgb.map((v, i) => (v * (tint.rgb[i] ?? 0)) / 255) as Rgb;
  return mix(mix(rgb, multiplied, tint.a), lift.rgb, lift.a);
}
function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((v) =>
    v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = (theme: Theme) =>
  Object.entries(ART[theme]).filter(([name, value]) => /^(land|gl)-/.test(name) && value.startsWith("#"));

test.each(["light", "dark"] as const)("by Night figures and castles stand out of every ground, %s", (theme) => {
  // Both have a rim of the halo's colour above the night: a figure all round, a castle along its walls.
  const { rgb: rim } = colour(TOKENS[theme].halo ?? "");
  expect(GROUNDS(theme).length).toBeGreaterThan(15);
  for (const [name, ground] of GROUNDS(theme))
    expect(contrast(rim, atNight(theme, ground)), name).toBeGreaterThanOrEqual(3);
});

test("moonlight lifts dark lands instead of blackening them", () => {
  for (const [name, ground] of GROUNDS("dark")) expect(luminance(atNight("dark", ground)), name).toBeGreaterThan(0.02);
});
