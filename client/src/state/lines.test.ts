import { expect, test } from "vitest";
import type { Entry, Table } from "../api";
import type { Kit, View } from "../games/kit";
import { setLanguage } from "../i18n/index.svelte";
import { linesOf, namesOf, seatName } from "./lines";

const table = {
  seats: [
    { seat: 0, name: "Ada" },
    { seat: 1, name: "" },
    { seat: 2, name: "Nan" },
  ],
  people: [
    { person: 0, name: "Ada", seats: [0] },
    { person: 1, name: "", seats: [1] },
    { person: 2, name: "", seats: [] },
  ],
} as unknown as Table;

test("B11, C9: nobody is ever called by nothing: a seat by its number, a person by their seat", () => {
  const { player, person } = namesOf(table);
  expect([0, 1, 2, 9].map(player)).toEqual(["Ada", "seat-number", "Nan", "seat-number"]);
  expect([0, 1, 2, 7].map(person)).toEqual(["Ada", "seat-number", "somebody", "somebody"]);
  expect(seatName({ seat: 3, name: "" })).toBe("seat-number");
});

test("a draw of which no event tells is told in words, never in notation, and is no row of the log", () => {
  const entry = {
    seq: 1,
    line: 1,
    kind: "chance",
    seat: null,
    events: [],
    action: { code: 1, text: "draw 2 S3", verb: "draw", args: [] },
  } as unknown as Entry;
  const kit = { reader: () => ({ player: String }), heading: () => "", action: () => "Nan draws S3" };
  const context = { kit: kit as unknown as Kit<View>, view: {} as View, player: String, person: String };
  const lines = linesOf(entry, { ...context, colour: () => null });
  expect(lines.map(({ text, quiet }) => [text, quiet])).toEqual([["Nan draws S3", true]]);
});

test("whose name is deleted is somebody in the language of the page", async () => {
  await setLanguage("fr");
  const shown = ["somebody", "somebody (2)", "Somebody", "somebody else"].map((name) => seatName({ seat: 0, name }));
  expect(shown).toEqual(["Quelqu’un", "Quelqu’un (2)", "Somebody", "somebody else"]);
});
