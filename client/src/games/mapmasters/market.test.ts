import { describe, expect, it } from "vitest";
import { stepOf } from "../board/pieces";
import { coinPile, kindOf, marketTargets, notationOf, placeOf, priceOf } from "./market";
import { barsOf, boxOf, gainsOf, type MeterAnswer, percent } from "./reveal";
import type { MapView, Option, Player } from "./view";

const option = (code: number, verb: string, ...args: [string, string][]): Option => ({ code, verb, args, text: "" });

describe("the market", () => {
  it("has a place for every purchase, and none for the rest", () => {
    expect(placeOf(option(1, "token", ["token", "key"]))).toBe("token-key");
    expect(placeOf(option(1, "gift", ["token", "key"]))).toBe("token-key");
    expect(placeOf(option(1, "book", ["book", "loud-circle"]))).toBe("book-loud-circle");
    expect(placeOf(option(1, "blind-book"))).toBe("book-blind");
    expect(placeOf(option(1, "buy", ["card", "D19"]))).toBe("card-D19");
    expect(placeOf(option(1, "blind", ["cost", "4"]))).toBe("blind-4");
    expect(placeOf(option(1, "pass"))).toBeNull();
  });

  it("takes a card that is wanted in exchange for several as one place with several answers", () => {
    const targets = marketTargets([
      option(7, "exchange", ["card", "D02"], ["taken", "D19"]),
      option(8, "exchange", ["card", "D03"], ["taken", "D19"]),
      option(9, "skip"),
    ]);
    expect(targets).toEqual([{ key: "card-D19", spot: "card-D19", codes: [7, 8] }]);
  });

  it("writes a purchase as the engine does, to ask why it is barred", () => {
    expect(["token-key", "book-loud-circle", "book-blind", "card-D19", "blind-4"].map(notationOf)).toEqual([
      "token key",
      "book loud-circle",
      "blind-book",
      "buy D19",
      "blind 4",
    ]);
  });

  it("asks the player's own price: tokens 1, books 2, cards their cost, less with Haggler [M4.3, M4.11]", () => {
    const view = { market: { token_price: 1, book_price: 2, cards: [{ cost: 4, card: "D19" }] } } as unknown as MapView;
    const player = { prices: { "3": 2, "4": 3, "5": 4, "6": 5 } } as unknown as Player;
    expect(priceOf("token-key", view, player)).toBe(1);
    expect(priceOf("book-shears", view, player)).toBe(2);
    expect(priceOf("card-D19", view, player)).toBe(3);
    expect(priceOf("blind-6", view, player)).toBe(5);
    expect(priceOf("card-D19", view, undefined)).toBe(4);
    expect(priceOf("card-D20", view, player)).toBeNull();
    expect(["token-key", "book-shears", "card-D19", "blind-6"].map((key) => kindOf(key, view))).toEqual([
      "token",
      "book",
      "4",
      "6",
    ]);
  });

  it("lists coins by threes", () => {
    expect(coinPile(8)).toEqual([3, 3, 1, 1]);
  });
});

describe("the reveal", () => {
  const laid = [
    { card: "D20", cost: 4, x: 0, y: 0, turned: false },
    { card: "S4", cost: 0, x: -1, y: 1, turned: true },
  ];
  const step = (gains: string[]) => stepOf({ gains });

  it("shows where a line gains points, step by step, on the card where that lies", () => {
    const gains = gainsOf(laid, [step([]), step(["D20.h1/1"]), step(["S4.h1/1", "S4.h1"])], 3);
    expect(gains.map((gain) => [gain.step, gain.points])).toEqual([
      [1, 3],
      [2, 3],
      [2, 3],
    ]);
    for (const { at } of gains.slice(1)) {
      expect(at.x).toBeLessThan(0); // S4 lies to the left
      expect(at.y).toBeGreaterThan(100);
    }
    expect(gainsOf(laid, [stepOf()], 3)).toEqual([]);
  });

  it("frames a dungeon with its margin", () => {
    expect(boxOf(laid, 10)).toBe("-110 -10 220 320");
  });

  const answer = (rest: Partial<MeterAnswer>): MeterAnswer =>
    ({
      value: 6,
      optimum: 9,
      sampled: 200,
      spread: [
        [3, 50],
        [6, 149],
        [8, 1],
      ],
      percentile: 25,
      ...rest,
    }) as MeterAnswer;

  it("draws the spread as percentages, with bars for the own value and the best", () => {
    expect(barsOf(answer({}))).toEqual([
      { points: 3, part: 25, own: false },
      { points: 6, part: 74.5, own: true },
      { points: 8, part: 0.5, own: false },
      { points: 9, part: 0, own: false },
    ]);
    expect(barsOf(answer({ sampled: 0, spread: [], value: 0, optimum: 0 }))).toEqual([
      { points: 0, part: 0, own: true },
    ]);
  });

  it("reads small shares as less than one in a hundred", () => {
    expect([0, 0.4, 1.2, 99.6].map(percent)).toEqual(["0", "<1", "1", "100"]);
  });
});
