/** What the screen has room for. */
import { settings } from "../settings.svelte";

const ask = (query: string): MediaQueryList | null => (typeof matchMedia === "undefined" ? null : matchMedia(query));
const three = ask("(min-width: 63.8125rem)");
const low = ask("(max-width: 63.75rem) and (max-height: 31.25rem) and (orientation: landscape)");
let now = $state(three?.matches ?? true);
let flat = $state(low?.matches ?? false);
three?.addEventListener("change", (event) => (now = event.matches));
low?.addEventListener("change", (event) => (flat = event.matches));

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
    return now && settings.textSize >= 150;
  },
  /** Text so large that a phone scrolls rather than lose some of it. */
  get large() {
    return !now && !flat && settings.textSize >= 150;
  },
};
