import { expect, test } from "vitest";
import { CHUNK, chunksOf, fold, windowed } from "./log";

const lines = Array.from({ length: 2000 }, (_, id) => ({ id, setup: id < 25 }));

test("A13: of a long log only the chunks near the eye are in the page, with the newest and the one with the tab stop", () => {
  const chunks = chunksOf(fold(lines, false));
  expect(chunks.flat()).toHaveLength(1975);
  const shown = windowed(chunks, new Set([3, 4, 900]), 40);
  expect([...shown].sort((a, b) => a - b)).toEqual([0, 3, 4, chunks.length - 1]);
  expect([...shown].length * CHUNK).toBeLessThan(150);
});

test("what laid the table is folded away, and comes when it is asked for", () => {
  expect(fold(lines, false)[0]?.id).toBe(25);
  expect(fold(lines, true)).toHaveLength(2000);
});
