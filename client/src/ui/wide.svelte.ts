/** What the screen has room for. */
const ask = (query: string): MediaQueryList | null => (typeof matchMedia === "undefined" ? null : matchMedia(query));
const three = ask("(min-width: 63.8125rem)");
const low = ask("(max-width: 63.75rem) and (max-height: 31.25rem) and (orientation: landscape)");
let now = $state(three?.matches ?? true);
let flat = $state(low?.matches ?? false);
three?.addEventListener("change", (event) => (now = event.matches));
low?.addEventListener("change", (event) => (flat = event.matches));

// ---- how large text is, by our own setting or the browser's: a strip of one rem tells when that changes
const USUAL = 16;
const LARGE = 1.5 * USUAL;
let rem = $state(USUAL);
if (typeof ResizeObserver !== "undefined") {
  const strip = document.createElement("div");
  strip.style.cssText = "position:absolute;visibility:hidden;pointer-events:none;width:1rem;height:0";
  document.documentElement.append(strip);
  rem = strip.getBoundingClientRect().width || USUAL;
  new ResizeObserver(() => (rem = strip.getBoundingClientRect().width || USUAL)).observe(strip);
}

export const wide = {
  /** Three columns stand beside each other. */
  get now() {
    return now;
  },
  /** A phone on its side: the question stands at the right of the board. */
  get flat() {
    return flat;
  },
  /** Three columns, with text so large that they hold few words. */
  get huge() {
    return now && rem >= LARGE;
  },
  /** Text so large that a phone scrolls rather than lose some of it. */
  get large() {
    return !now && !flat && rem >= LARGE;
  },
};
