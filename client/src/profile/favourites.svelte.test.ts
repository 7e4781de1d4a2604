import { afterEach, expect, test, vi } from "vitest";
import { type Favourite, profileApi } from "../api/profile";
import { Favourites } from "./favourites.svelte";

const one = (id: string) => ({ table: { id }, marked: 1 }) as Favourite;
afterEach(() => vi.restoreAllMocks());

test("a star is given and taken off again", async () => {
  const mark = vi
    .spyOn(profileApi, "markFavourite")
    .mockImplementation(async (table, marked) => (marked ? [one(table)] : []));
  const favourites = new Favourites();
  expect(favourites.has("t1")).toBe(false);
  await favourites.turn("t1");
  expect(favourites.has("t1")).toBe(true);
  await favourites.turn("t1");
  expect(favourites.has("t1")).toBe(false);
  expect(mark.mock.calls).toEqual([
    ["t1", true],
    ["t1", false],
  ]);
});

test("a refusal leaves what is marked, and the next press asks again", async () => {
  const refused = new Error("full");
  vi.spyOn(profileApi, "favourites").mockResolvedValue([one("t1")]);
  const mark = vi
    .spyOn(profileApi, "markFavourite")
    .mockRejectedValueOnce(refused)
    .mockResolvedValue([one("t2")]);
  const favourites = new Favourites();
  await favourites.look();
  await favourites.turn("t2");
  expect([favourites.wrong, favourites.has("t1"), favourites.has("t2")]).toEqual([refused, true, false]);
  await favourites.turn("t2");
  expect([favourites.wrong, favourites.has("t2")]).toEqual([null, true]);
  expect(mark).toHaveBeenCalledTimes(2);
});

test("a list that comes late does not undo a star", async () => {
  let answer: (all: Favourite[]) => void = () => {};
  vi.spyOn(profileApi, "favourites").mockReturnValue(new Promise((done) => (answer = done)));
  vi.spyOn(profileApi, "markFavourite").mockResolvedValue([one("t1")]);
  const favourites = new Favourites();
  const looking = favourites.look();
  await favourites.turn("t1");
  answer([]);
  await looking;
  expect(favourites.has("t1")).toBe(true);
});
