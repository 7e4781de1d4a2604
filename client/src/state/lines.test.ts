import { expect, test } from "vitest";
import type { Table } from "../api";
import { namesOf, seatName } from "./lines";

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
