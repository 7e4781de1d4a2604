import { expect, test } from "vitest";
import type { KindOfGames } from "../api/profile";
import { rowsOf } from "./kinds";
import { bytesOf, deviceLabel, textOf } from "./passkey";

const kind = (change: Partial<KindOfGames>): KindOfGames => ({
  game: "quest",
  mode: { mode: "together" },
  level: "",
  players: 2,
  games: 1,
  won: 0,
  best: 10,
  mean: 10,
  scores: [10],
  wins: [false],
  seats: [],
  ...change,
});

test("games of each against all are told apart by seats, those together and alone are not", () => {
  const rows = rowsOf([
    kind({ players: 2, games: 2, won: 1, best: 20, mean: 15 }),
    kind({ players: 4, games: 3, best: 12, mean: 11 }),
    kind({ game: "dungeons", mode: {}, players: 2, games: 4, best: null, mean: null }),
    kind({ game: "dungeons", mode: {}, players: 3, games: 1, best: null, mean: null }),
  ]);
  expect(rows.map((row) => [row.game, row.games, row.won, row.best])).toEqual([
    ["dungeons", 5, 0, null],
    ["quest", 3, 0, 12],
    ["quest", 2, 1, 20],
  ]);
});

test("the mean of a row weighs its parts by their games", () => {
  const rows = rowsOf([
    kind({ game: "mapmasters-coop", mode: {}, level: "easy", games: 1, mean: 10 }),
    kind({ game: "mapmasters-coop", mode: {}, level: "hard", games: 3, mean: 30 }),
  ]);
  expect(rows[0]?.mean).toBe(25);
});

test("bytes go to text and back, as in addresses", () => {
  const bytes = Uint8Array.from([0, 250, 251, 255, 62, 63]);
  expect(textOf(bytes.buffer)).toBe("APr7_z4_");
  expect([...bytesOf(textOf(bytes.buffer))]).toEqual([...bytes]);
});

test("a device is called by its browser and its system", () => {
  expect(deviceLabel("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")).toBe("Firefox, Android");
  expect(deviceLabel("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0")).toBe(
    "Edge, Linux",
  );
  expect(deviceLabel("something else")).toBe("");
});
