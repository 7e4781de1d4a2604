/** What the server draws pictures with is the art of the page, and the fonts are there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS } from "../src/art/seats";
import { artOf, FONTS, fontFile } from "./card";
import { findGames } from "./games";

test("every colour of a seat has its fill, its outline, its dash and its cloth; every box its lantern", async () => {
  const art = await artOf([]);
  for (const colour of COLOURS) {
    expect(art.colours[colour]).toMatch(/^#[0-9A-F]{6}$/i);
    expect(art.seals[colour]).toMatch(/^M/);
    expect(art.dashes).toHaveProperty(colour);
    expect(art.cloth).toContain(`id="p-${colour}"`);
  }
  const boxes = [...new Set(findGames([]).map(({ card }) => String(card.box ?? card.id)))];
  expect(Object.keys(art.lanterns).sort()).toEqual(boxes.sort());
  for (const name of ["plaster", "plaster2", "timber", "timber2", "glowA", "glowB", "iron", "pen", "pen2", "wallStone"])
    expect(art.colours).toHaveProperty(name);
});

test("the fonts of the picture are static TrueType files", () => {
  for (const name of Object.keys(FONTS)) {
    const font = readFileSync(fontFile(name));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(font.includes("fvar")).toBe(false);
  }
});
