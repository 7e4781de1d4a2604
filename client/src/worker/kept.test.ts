import { expect, test } from "vitest";
import { asked, isDeed, isDropped, isEngine, isWord, leftBy, OWN, SAID, storeOf, tellsOf } from "./kept";

test.each(["/", "/lanterns/"])("below %s, what everybody is told and what is one's own have their stores", (base) => {
  const said = ["games", "guide", "lessons", "lessons/quest", "texts/quest", "rules/quest", "learn/quest"];
  for (const path of [...said, "handbook/quest", "companion/quest"])
    expect(storeOf(`${base}api/${path}`, base), path).toBe(SAID);
  const days = ["daily", "daily/months/2026-11", "daily/2026-11-29/night", "daily/2026-11-29/dungeon/ahead"];
  for (const path of ["tables", "shares", "tables/abc/positions", "tables/abc/record", ...days])
    expect(storeOf(`${base}api/${path}`, base), path).toBe(OWN);
});

test("a table that is played, its stream and whatever is not asked for by the page are never kept", () => {
  for (const path of [
    "/api/tables/abc",
    "/api/tables/abc/events",
    "/api/tables/abc/entries",
    "/api/tables/abc/explain",
    "/api/tables/abc/share/close",
    "/api/shared/token",
    "/api/daily/2026-11-29/card",
    "/api/daily/2026-11-29/dungeon/practice",
    "/api/links",
    "/api/health",
    "/api/schema",
    "/table/abc",
    "/seat/secret",
    "/",
  ])
    expect(storeOf(path, "/"), path).toBeNull();
});

test("files of the engine are known by their folder, below the first page alone", () => {
  expect(isEngine("/lanterns/engine/0123/lanterns.bin", "/lanterns/")).toBe(true);
  expect(isEngine("/engine/0123/lanterns.bin", "/lanterns/")).toBe(false);
  expect(isEngine("/api/engine/x", "/")).toBe(false);
});

test("another site's path below the same name is none of ours", () => {
  expect(asked("/lanterns/api/games", "/lanterns/")).toBe("games");
  expect(asked("/api/games", "/lanterns/")).toBe("");
  expect(storeOf("/api/games", "/lanterns/")).toBeNull();
});

test("a dropped record is known by its question, a table that is left or deleted by its id", () => {
  expect(isDropped("/api/replay", "/")).toBe(true);
  expect(isDropped("/api/replay/analysis", "/")).toBe(false);
  expect(leftBy("/api/tables/abc/delete", "/")).toBe("abc");
  expect(leftBy("/api/tables/abc/leave", "/")).toBe("abc");
  expect(leftBy("/api/tables/abc/undo", "/")).toBe("");
  expect(tellsOf("/api/tables/abc/positions", "/", "abc")).toBe(true);
  expect(tellsOf("/api/tables/abcd/positions", "/", "abc")).toBe(false);
  expect(tellsOf("/api/tables", "/", "abc")).toBe(false);
});

test("addresses that do something are never answered by a page of before", () => {
  expect(["/seat/x", "/watch/x", "/api/games"].map((path) => isDeed(path, "/"))).toEqual([true, true, true]);
  expect(["/", "/companion", "/table/x", "/seating"].map((path) => isDeed(path, "/"))).toEqual(Array(4).fill(false));
});

test("a worker hears its own words and no others", () => {
  expect(isWord({ type: "take" })).toBe(true);
  expect(isWord({ type: "forget" })).toBe(true);
  expect(isWord({ type: "keep", paths: ["api/games"] })).toBe(true);
  for (const other of [null, "take", {}, { type: "keep" }, { type: "keep", paths: [1] }, { type: "x" }])
    expect(isWord(other)).toBe(false);
});
