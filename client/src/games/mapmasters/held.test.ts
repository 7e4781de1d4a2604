import { expect, test } from "vitest";
import { layoutOf } from "../../art/mapmasters/deck";
import { BLANK, joined, POINTS } from "../../art/mapmasters/sketch";
import { type Answer, drawnAs, EMPTY, fits, freshHand, placed, question } from "./held";

const straight = joined(BLANK, 0, POINTS.length - 2, false);
const written = (text: string) => ({ text, sketch: null });

test("a card is drawn by its own number, or lent to the deck by the letter of its place", () => {
  expect(drawnAs(written(" d20 "), 0)).toBe("D20");
  expect(drawnAs(written("T-B: c"), 1)).toBe("B");
  expect(layoutOf("B").pieces.map(({ name }) => name)).toEqual(["T-B"]);
  expect(drawnAs(written("L1-R1"), 1)).toBe("B");
  expect(layoutOf("B").pieces.map(({ name }) => name)).toEqual(["L1-R1"]);
  for (const text of ["", "T-", "hello"]) expect(drawnAs(written(text), 2)).toBe("");
});

test("the engine is told of the cards that there are, and its letters are those of their places again", () => {
  const hand = {
    ...freshHand("coin"),
    cards: [EMPTY, written("S1"), { text: "", sketch: straight }, EMPTY, written("T-B")],
  };
  const { params = {}, places } = question(hand);
  expect(places).toEqual([1, 2, 4]);
  expect((params.cards as string[]).length).toBe(3);
  const step = {
    at: "B.T",
    piece: ["B.T-e1", -1, 0],
    leap: null,
    found: ["C.T-B/1"],
    used: [],
    rooms: [],
    gains: ["S1.h1"],
  };
  const answer = { left: ["C"], cards: [{ card: "B" }, { card: "S1" }], trace: [step] } as unknown as Answer;
  const told = placed(answer, places);
  expect(told.left).toEqual(["E"]);
  expect(told.cards.map(({ card }) => card)).toEqual(["C", "S1"]);
  expect(told.trace[0]).toMatchObject({ at: "C.T", piece: ["C.T-e1", -1, 0], found: ["E.T-B/1"], gains: ["S1.h1"] });
});

test("a hand that another version kept is known by its shape", () => {
  expect(fits(freshHand("coin"))).toBe(true);
  expect(fits({ ...freshHand("coin"), cards: [EMPTY] })).toBe(false);
});
