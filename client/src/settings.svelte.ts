/** What a person has set on this device. Kept in the browser only; theme.js reads the same record before the first paint. */
import { type Language, preferred, setLanguage } from "./i18n/index.svelte";

export type Settings = {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "full" | "less";
  textSize: 100 | 115 | 130 | 150 | 200;
  letters: boolean;
  sound: boolean;
  volume: number;
  speed: "calm" | "normal" | "fast";
  odds: boolean;
  trails: boolean;
  confirm: "risky" | "all";
  letterKeys: boolean;
};

const KEY = "lanterns.settings";
const DEFAULTS: Settings = {
  language: preferred(),
  theme: "auto",
  motion: "full",
  textSize: 100,
  letters: false,
  sound: false,
  volume: 0.6,
  speed: "normal",
  odds: true,
  trails: true,
  confirm: "risky",
  letterKeys: true,
};

function load(): Settings {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof saved !== "object" || saved === null) return { ...DEFAULTS };
    // A value of another kind than the default's is from another version: leave it.
    const fits = Object.entries(saved).filter(
      ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(fits) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Changes settings, shows them at once and remembers them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is closed to us: the change holds until the page is left.
  }
  show();
  if (change.language) void setLanguage(change.language);
}

/** Puts the settings on the page. */
export function show(): void {
  const root = document.documentElement;
  root.classList.toggle("light", settings.theme === "light");
  root.classList.toggle("dark", settings.theme === "dark");
  root.classList.toggle("still", settings.motion === "less");
  root.classList.toggle("letters", settings.letters);
  root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
}

/** Whether the page is dark now, by setting or by system. */
export const isDark = (): boolean =>
  settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
