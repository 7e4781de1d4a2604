import { expect, test } from "vitest";
import { isShared, pathOf } from "./share";

const TOKEN = "23456789abcdefghjkmnpqrstu";

test("a public address is longer than the id of any table", () => {
  expect(isShared(TOKEN)).toBe(true);
  for (const other of ["", "23456789abcdef", `${TOKEN}2`, TOKEN.toUpperCase(), `${TOKEN.slice(1)}1`])
    expect(isShared(other), other).toBe(false);
});

test("a link leads to the end, to a moment or to the first turn", () => {
  expect(pathOf(TOKEN, "end", false, "fr")).toBe(`/shared/${TOKEN}?lang=fr`);
  expect(pathOf(TOKEN, 12, true, "fr")).toBe(`/replay/${TOKEN}?at=12&lang=fr&seals`);
  expect(pathOf(TOKEN, null, false, "en")).toBe(`/replay/${TOKEN}?lang=en`);
});

test("a game without a public address has no page of its end for others", () => {
  expect(pathOf("abc", "end", false, "en")).toBe("/replay/abc");
  expect(pathOf("abc", 3, true, "fr")).toBe("/replay/abc?at=3&seals");
});
