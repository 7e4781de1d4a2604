import { expect, test } from "vitest";
import { bossSheet, lettered } from "./sheets";

test("words of a mat are taken out of its drawing, so that a table can draw them 12 px high on any screen", () => {
  const text =
    '<text x="33" y="220.3" font-size="12.5" fill="#2A1F2B" text-anchor="middle" font-family="var(--ui)">1</text>';
  const sheet = `<symbol id="d-boss"><text x="1" y="1" font-size="9">B</text></symbol><symbol id="d-lair"><path d="M0 0"/>${text}</symbol>`;
  const found = lettered(sheet);
  expect(found.text).toBe(
    '<symbol id="d-boss"><text x="1" y="1" font-size="9">B</text></symbol><symbol id="d-lair"><path d="M0 0"/></symbol>',
  );
  expect(found.words).toEqual({
    lair: [{ x: 33, y: 220.3, size: 12.5, fill: "#2A1F2B", anchor: "middle", family: "var(--ui)", text: "1" }],
    track: [],
  });
  expect(lettered("").words).toEqual({ lair: [], track: [] });
});

test("every boss has six numbered spaces and a track of eight", async () => {
  for (const id of ["B1", "B2", "B3", "B4", "B5", "B6"]) {
    const { text, words } = await bossSheet(id);
    const digits = (found: { text: string }[]) => found.map((one) => one.text).filter((word) => /^[1-8]$/.test(word));
    expect(digits(words.lair).sort().join(""), id).toBe("123456");
    expect(digits(words.track).sort().join(""), id).toBe("12345678");
    expect(text, id).toContain('id="d-boss"');
  }
});
