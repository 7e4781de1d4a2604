import { expect, test } from "vitest";
import { CELLS, half, kindOf, RING, sail, standings, TRACK } from "./geometry";

test("there are 17 cards, 12 of them on the coast [Q1.1, Q1.2]", () => {
  expect(CELLS).toHaveLength(17);
  expect(RING.filter((cell) => CELLS.includes(cell))).toHaveLength(12);
});

test("the two halves of a card do not overlap", () => {
  const left = half("22L");
  const right = half("22R");
  expect(left.x + left.w).toBeLessThan(right.x);
  expect(right.x + right.w).toBeLessThan(2 * 157 + 151);
});

test("a card's kind and side say what stands there [Q1.3, Q1.4]", () => {
  expect(kindOf("goblin-3", true)).toBe("portal");
  expect(kindOf("goblin-3", false)).toBe("grotto");
  expect(kindOf("castle-red", true)).toBe("obelisk");
  expect(kindOf("castle-red", false)).toBe("castle");
  expect(kindOf("ice", false)).toBe("temple");
});

test("the ship passes the coast cards between, on either side [Q3.6]", () => {
  expect(sail("11", "20", false)).toEqual(["10"]);
  expect(sail("11", "20", true)).toEqual(["02", "03", "13", "24", "34", "33", "42", "41", "31"]);
});

test("heroes in one castle stand apart, a hero on a temple stands on its space [Q6.14]", () => {
  const hero = (at: string, space: number | null) => ({ at, space, items: [] });
  const player = { heroes: [hero("11R", null), hero("11R", null), hero("22R", 3)] };
  const view = { land: { "11": { card: "castle-blue", gloom: false }, "22": { card: "ice", gloom: false } } };
  const found = standings({ ...view, players: [{ seat: 0, ...player }] } as never);
  const castle = found.filter((s) => s.hero < 2).map((s) => s.x);
  expect(Math.abs((castle[0] ?? 0) - (castle[1] ?? 0))).toBeGreaterThan(20);
  const temple = found.find((s) => s.hero === 2);
  expect(temple?.x).toBe(2 * 157 + (TRACK[3]?.x ?? 0));
});
