import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS } from "./icons";

test("every icon name has a symbol of 24 by 24 and the other way round", () => {
  const text = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  const ids = [...text.matchAll(/<symbol id="i-([^"]+)" viewBox="0 0 24 24"/g)].map((match) => match[1]);
  expect([...ICONS].sort()).toEqual(ids.sort());
});
