import { expect, test } from "vitest";
import { chipAt, chipBox, freeCorner, placeTools, spotIn, widened } from "./corner";

const window = { w: 744, h: 636 };
const covers = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test("B5: tools lie in a free corner of the table and cover no card", () => {
  const world = { x: 0, y: 0, w: 744, h: 636 };
  const cards = [
    { x: 300, y: 10, w: 300, h: 120 },
    { x: 10, y: 130, w: 700, h: 490 },
  ];
  const { spot, inset } = placeTools(5, window, world, cards);
  expect([spot.corner, spot.columns, inset]).toEqual(["nw", 5, { left: 0, top: 0, bottom: 0 }]);
  for (const card of cards) expect(covers(spot.box, card)).toBe(false);
  // One more than the row has room for: two rows, or another corner, but never on a card.
  for (const n of [6, 7, 8])
    for (const card of cards) expect(covers(placeTools(n, window, world, cards).spot.box, card)).toBe(false);
});

test("B5: where cards are everywhere the table makes room beside them", () => {
  const world = { x: 0, y: 0, w: 744, h: 636 };
  const { spot, inset } = placeTools(4, window, world, [world]);
  expect(inset.left + inset.top).toBeGreaterThanOrEqual(48);
  const room = widened(world, window, inset);
  const k = Math.min(window.w / room.w, window.h / room.h);
  // The first pixel of the cards lies beyond the tools.
  const left = window.w / 2 + (world.x - room.x - room.w / 2) * k;
  const top = window.h / 2 + (world.y - room.y - room.h / 2) * k;
  expect(left >= spot.box.x + spot.box.w || top >= spot.box.y + spot.box.h).toBe(true);
});

test("tools leave a corner that is lit, and chips at the edges cover no lit place", () => {
  const phone = { w: 372, h: 489 };
  const first = spotIn("ne", 2, 2, phone);
  expect(freeCorner(first, 2, phone, [{ x: 100, y: 300 }])).toEqual(first);
  expect(freeCorner(first, 2, phone, [{ x: 340, y: 30 }]).corner).toBe("nw");
  expect(chipAt("right", phone, [])).toBe(0.43);
  const at = chipAt("right", phone, [{ x: 320, y: 0.43 * 489 + 20 }]);
  expect(at).not.toBe(0.43);
  // Nor does it lie under the tools.
  const tools = spotIn("ne", 3, 2, { w: 430, h: 376 }).box;
  const along = chipAt("top", { w: 430, h: 376 }, [], [tools]);
  expect(covers({ x: along * 430 - 66, y: 6, w: 132, h: 44 }, tools)).toBe(false);
});

test("what lies along the foot of a board has no chip over it: chips keep to the window above", () => {
  const room = { w: 372, h: 489 - 180 };
  for (const edge of ["left", "right", "bottom", "top"] as const) {
    const box = chipBox(edge, chipAt(edge, room, []), room);
    expect(box.y + box.h).toBeLessThanOrEqual(room.h);
  }
});
