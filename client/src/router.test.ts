import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("puzzles are found by game and id", () => {
  expect(routeOf("/puzzles")).toMatchObject({ screen: "puzzles", id: "" });
  expect(routeOf("/puzzles/dungeons/dungeons-004")).toEqual({
    screen: "puzzles",
    game: "dungeons",
    id: "dungeons-004",
  });
});

test("every screen has its address", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/new/quest", "?seats=bots")).toEqual({ screen: "new", game: "quest", seats: "bots" });
  expect(routeOf("/table/abc")).toEqual({ screen: "table", id: "abc" });
  expect(routeOf("/replay")).toEqual({ screen: "replay", id: null, at: null, seals: false });
  expect(routeOf("/replay/abc", "?at=12")).toEqual({ screen: "replay", id: "abc", at: 12, seals: false });
  expect(routeOf("/replay/abc", "?at=12&seals")).toMatchObject({ at: 12, seals: true });
  expect(routeOf("/analysis/abc")).toEqual({ screen: "analysis", id: "abc" });
  expect(routeOf("/shared/token", "?lang=fr")).toEqual({ screen: "shared", token: "token" });
  expect(routeOf("/rules/quest", "", "#Q3.7")).toEqual({
    screen: "rules",
    game: "quest",
    chapter: "",
    rule: "Q3.7",
  });
  expect(routeOf("/rules/quest/day")).toEqual({ screen: "rules", game: "quest", chapter: "day", rule: "" });
  expect(routeOf("/daily")).toEqual({ screen: "daily", day: "", board: "" });
  expect(routeOf("/daily/night")).toEqual({ screen: "daily", day: "", board: "night" });
  expect(routeOf("/daily/2026-11-28/night")).toEqual({ screen: "daily", day: "2026-11-28", board: "night" });
  expect(routeOf("/guide")).toEqual({ screen: "guide" });
  expect(routeOf("/learn/dungeons")).toEqual({ screen: "learn", game: "dungeons" });
  expect(routeOf("/seat/secret")).toEqual({ screen: "seat", secret: "secret" });
  expect(routeOf("/settings")).toEqual({ screen: "settings" });
});

test("a link that the server could not follow says so, an unknown address too", () => {
  expect(routeOf("/watch/secret")).toEqual({ screen: "lost", link: true });
  expect(routeOf("/rules/quest/day/more")).toEqual({ screen: "lost", link: false });
  expect(routeOf("/no/such/place")).toEqual({ screen: "lost", link: false });
  expect(routeOf("/table/%E0%A4%A")).toEqual({ screen: "table", id: "%E0%A4%A" });
});
