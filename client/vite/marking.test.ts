import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { marking } from "./marking";

const transform = marking().transform as (code: string, id: string) => { code: string } | undefined;
const id = fileURLToPath(new URL("../node_modules/svelte/src/internal/client/reactivity/sources.js", import.meta.url));

test("Svelte remembers where a change has been after a hundred steps, and nothing else of it is another", () => {
  const code = readFileSync(id, "utf8");
  const changed = transform(code, id)?.code ?? "";
  expect(changed).not.toBe(code);
  expect(changed.replace("count_deps > 100 ", "count_deps > 100000 ")).toBe(code);
  expect(transform(code, "/other/sources.js")).toBeUndefined();
});

test("a version of Svelte that walks otherwise is told, not passed over", () => {
  expect(() => transform("if (count_deps > 5) {}", id)).toThrow("vite/marking.ts");
});
