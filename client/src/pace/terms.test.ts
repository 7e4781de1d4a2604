import { beforeAll, expect, test } from "vitest";
import { loadRooms, setLanguage } from "../i18n/index.svelte";
import { span } from "./span";
import { CLOCKS, paceAsked, said, termsOf } from "./terms";

beforeAll(async () => {
  await setLanguage("en");
  await loadRooms(["pace"]);
});

test("time in words, and the last minutes as a clock", () => {
  expect(span(3.2 * 86400)).toBe("3 days");
  expect(span(30 * 3600)).toBe("30 hours");
  expect(span(90 * 60)).toBe("90 minutes");
  expect(span(599)).toBe("9:59");
  expect(span(5)).toBe("0:05");
  expect(span(-5)).toBe("0:00");
});

test("a new table says nothing of time that was not chosen", () => {
  expect(paceAsked().map(({ name, needs }) => [name, needs?.name])).toEqual([
    ["pace", undefined],
    ["pace-after", "pace"],
    ["pace-away", undefined],
  ]);
});

test("the body of a new table says what was chosen", () => {
  expect(termsOf({})).toBeNull();
  expect(termsOf({ pace: "off", "pace-after": "resign" })).toBeNull();
  expect(termsOf({ pace: "off", "pace-away": "60" })).toEqual({ kind: "", away: 60 });
  expect(termsOf({ pace: "live 30 300", "pace-after": "resign", "pace-away": "0" })).toEqual({
    kind: "live",
    seconds: 30,
    bank: 300,
    after: "resign",
    away: 0,
  });
  expect(termsOf({ pace: "turns 86400 0" })).toMatchObject({ kind: "turns", seconds: 86400, after: "bot" });
});

test("each clock is said in words", async () => {
  expect(said({ kind: "live", seconds: 30, bank: 300 })).toBe("30 seconds a decision, and 5 minutes more");
  expect(said({ kind: "turns", seconds: 86400, bank: 0 })).toBe("1 day to answer");
  const [clock] = paceAsked();
  expect(new Set(clock?.choices.map((choice) => choice.label)).size).toBe(CLOCKS.length);
  await setLanguage("fr");
  expect(said({ kind: "turns", seconds: 3 * 86400, bank: 0 })).toMatch(/^3\sjours pour répondre$/);
  await setLanguage("en");
});
