import type { Plugin } from "vite";

const WHERE = /svelte[\\/]src[\\/]internal[\\/]client[\\/]reactivity[\\/]sources\.js$/;
const FROM = "count_deps > 100000";
const TO = "count_deps > 100";

/**
 * A change walks from its source to all that depends on it. Svelte walks every path, and remembers where it has been only
 * after 100,000 steps: meant for rare graphs, but a table's values are read from each other in so many ways that each
 * answer walks nearly that far (two million steps in a Night of three bots, a fifth of the work). Here it remembers after
 * a hundred steps. What is marked is the same. Another version of Svelte may do so by itself: then this goes.
 */
export function marking(): Plugin {
  return {
    name: "lanterns-marking",
    enforce: "pre",
    transform(code, id) {
      if (!WHERE.test(id.split("?")[0] ?? "")) return undefined;
      if (code.split(FROM).length !== 2) throw new Error(`vite/marking.ts: "${FROM}" is not in this version of Svelte`);
      return { code: code.replace(FROM, TO), map: null };
    },
  };
}
