import { beforeEach, describe, expect, test } from "vitest";
import { type Language, loadGame, loadRooms, setLanguage } from "../i18n/index.svelte";
import { changeOf, linesOf, marksOf, ticksOf } from "./race";
import {
  bestText,
  causeText,
  lit,
  type Over,
  type Place,
  ranked,
  reasonOf,
  type Story,
  type Turning,
  titleOf,
} from "./words";

const NAMES = ["Ada", "Bo", "Lise", "Nan"];
const player = (seat: number) => NAMES[seat] ?? "";
const over = (
  results: number[],
  scores: number[],
  more: Partial<Over> & { reason?: string; resigned?: number[] } = {},
): Over => ({
  cooperative: false,
  mine: [0],
  seats: results.map(() => null),
  ...more,
  result: { reason: more.reason ?? "rounds", results, scores, resigned: more.resigned ?? [] },
});
const plainly = (text: string) => text.replaceAll("\u2212", "-").replaceAll("\u202f", " ");
const story = (more: Partial<Story> = {}): Story => ({
  unit: "round",
  chapters: [0, 1, 2],
  lines: [4, 20, 40],
  tracks: [],
  turnings: [],
  cause: null,
  sources: [],
  ...more,
});
type Said = Record<Language, string>;

beforeEach(async () => {
  await loadRooms(["end", "end-quest", "end-dungeons"]);
});

describe("the title", () => {
  const CASES: [string, Over, Said][] = [
    ["I win", over([1, 0], [27, 24]), { en: "You win, 27 to 24", fr: "Vous gagnez, 27 à 24" }],
    ["I win below nothing", over([1, 0], [-2, -7]), { en: "You win, -2 to -7", fr: "Vous gagnez, -2 à -7" }],
    ["another wins", over([0, 1], [39, 41]), { en: "Bo wins by 2", fr: "Bo gagne de 2" }],
    ["I look on", over([1, 0], [9, 4], { mine: [] }), { en: "Ada wins by 5", fr: "Ada gagne de 5" }],
    ["one screen for two", over([1, 0], [9, 4], { mine: [0, 1] }), { en: "Ada wins by 5", fr: "Ada gagne de 5" }],
    ["I win a tie", over([1, 0], [9, 9]), { en: "You win the tie at 9", fr: "À 9 partout, vous gagnez" }],
    ["another wins a tie", over([0, 1], [9, 9]), { en: "Bo wins the tie at 9", fr: "À 9 partout, Bo gagne" }],
    [
      "I share it",
      over([0.5, 0, 0.5], [24, 3, 24], { mine: [2] }),
      { en: "You and Ada share it, 24 each", fr: "Victoire partagée, 24 chacun : vous et Ada" },
    ],
    [
      "others share it",
      over([0, 0.5, 0.5], [3, 9, 9]),
      { en: "Bo and Lise share it, 9 each", fr: "Victoire partagée, 9 chacun : Bo et Lise" },
    ],
    ["there are no points", over([0, 1], [0, 0]), { en: "Bo wins", fr: "Bo gagne" }],
    [
      "all won together",
      over([1, 1], [36, 36], { cooperative: true, reason: "boss-beaten" }),
      { en: "Danongorf has nothing left. You have won!", fr: "Danongorf n’a plus rien. Vous avez gagné !" },
    ],
    [
      "one alone",
      over([0], [46], { reason: "short" }),
      {
        en: "The fifth Night has passed, and the target is not reached",
        fr: "La cinquième Nuit est passée, et l’objectif n’est pas atteint",
      },
    ],
    [
      "all gave up",
      over([0, 0], [5, 9], { reason: "resigned", resigned: [0, 1] }),
      { en: "The game was given up", fr: "La partie a été abandonnée" },
    ],
  ];
  for (const language of ["en", "fr"] as const)
    test.each(CASES)(`${language}: %s`, async (_, how, said) => {
      await loadGame("quest", { args: {}, sources: {} });
      await setLanguage(language);
      expect(plainly(titleOf(how, player))).toBe(said[language]);
    });
});

test("what the game says of its end comes before: the level and the points of a Chosen One", async () => {
  await loadGame("quest", { args: {}, sources: {} });
  await setLanguage("en");
  const alone = over([0], [46], { reason: "short" });
  const titles = [
    titleOf(alone, player, { key: "short", params: { points: 46, target: 55, short: 9, level: "knight" } }),
    titleOf(alone, player, { key: "target", params: { points: 57, target: 55, level: "knight" } }),
  ];
  expect(titles).toEqual(["46 of 55, 9 short", "Knight: 57 of 55"]);
});

test("ranks: who won, then points, then seats; together as they sit", () => {
  expect(ranked(over([0, 0, 1, 0], [10, 24, 24, 30]))).toEqual([2, 3, 1, 0]);
  expect(ranked(over([0, 0], [5, 5]))).toEqual([0, 1]);
  expect(ranked(over([1, 1], [3, 9], { cooperative: true }))).toEqual([0, 1]);
  expect(lit(over([0.5, 0.5], [5, 5]))).toEqual([0, 1]);
  expect(lit(over([0, 0], [5, 5], { cooperative: true }))).toEqual([]);
  expect(lit(over([0, 0], [5, 9], { reason: "resigned" }))).toEqual([]);
});

describe("the sentence", () => {
  const late = { key: "late", params: { seat: 0, other_seat: 1, points: 8, margin: 3, source: "quests", count: 2 } };
  const count = { key: "count", params: { seat: 1, other_seat: 0, points: 9, source: "goblins", count: 5, less: 2 } };
  const tie = { key: "tie", params: { seat: 1, other_seat: 0, points: 9, source: "quests", count: 5, less: 4 } };
  const CASES: [string, Story["cause"], Said][] = [
    [
      "the last round",
      late,
      {
        en: "The last round brought you 2 quests: 8 points, and the margin is 3.",
        fr: "La dernière manche vous a rapporté 2 quêtes : 8 points, pour une avance de 3.",
      },
    ],
    [
      "what was counted, of another against me",
      count,
      {
        en: "Bo has 5 goblins, you 2: that is 9 points more.",
        fr: "Bo a 5 gobelins, vous 2 : soit 9 points de plus.",
      },
    ],
    [
      "a tie that is broken",
      tie,
      {
        en: "9 points each: 5 quests against 4 break the tie.",
        fr: "9 points chacun : 5 quêtes contre 4 font la différence.",
      },
    ],
    [
      "a target that was not reached",
      { key: "short-by", params: { seat: 0, short: 9, source: "goblins", count: 1 } },
      { en: "1 goblin more would have been enough.", fr: "Il aurait suffi de 1 gobelin de plus." },
    ],
    [
      "a door that was near",
      { key: "door-near", params: { seat: 1, rooms: 1, turn: 9 } },
      {
        en: "The Lair Door lay 1 room from Bo on turn 9.",
        fr: "La Porte du Repaire était à 1 pièce de Bo au tour 9.",
      },
    ],
    ["what this catalogue does not know", { key: "unheard-of", params: {} }, { en: "", fr: "" }],
  ];
  for (const language of ["en", "fr"] as const)
    test.each(CASES)(`${language}: %s`, async (_, cause, said) => {
      await setLanguage(language);
      expect(plainly(causeText(cause as NonNullable<Story["cause"]>, over([1, 0], [9, 9]), player))).toBe(
        said[language],
      );
    });

  test("who gave up on the way is named; a game that was given up says when", async () => {
    await loadGame("quest", { args: {}, sources: {} });
    await setLanguage("en");
    expect(reasonOf(over([1, 0], [27, 24], { resigned: [1] }), story({ cause: late as Story["cause"] }), player)).toBe(
      "The last round brought you 2 quests: 8 points, and the margin is 3. Bo gave up on the way.",
    );
    const given = over([0, 0], [5, 9], { reason: "resigned", resigned: [0, 1] });
    expect(reasonOf(given, story(), player)).toBe("It ended in round 2; the points are those of that moment.");
    expect(reasonOf(given, null, player)).toBe("All players have resigned.");
    // Before the story is read there is the reason of the rules; what stands in the title is not said again.
    expect(reasonOf(over([1, 0], [27, 24]), null, player)).toBe("The fifth Night has passed.");
    expect(reasonOf(over([1, 1], [1, 1], { cooperative: true, reason: "boss-beaten" }), null, player)).toBe("");
  });
});

test("my best", async () => {
  await setLanguage("en");
  const place = (more: Partial<Place>): Place => ({
    games: 24,
    place: 3,
    score: 27,
    best: 31,
    before: 31,
    won: 9,
    ...more,
  });
  const said = (more: Partial<Place>, cooperative = false) => bestText(place(more), 4, cooperative, true);
  expect(said({})).toBe("Place 3 of your 24 games with 4. Your best: 31.");
  expect(said({ score: 39, before: 36, place: 1, best: 39 })).toBe("39 is your best of 24 games with 4: it was 36.");
  expect(said({ games: 1, before: null })).toBe("Your first game of this kind.");
  expect(said({ games: 9, won: 3 }, true)).toBe("3 of your 9 games with 4 are won.");
  expect(bestText(null, 4, false, true)).toBe("");
});

describe("the race", () => {
  const turning = (more: Partial<Turning>): Turning => ({
    first: 3,
    chances: [],
    line: 9,
    chapter: 1,
    seat: 1,
    chance: false,
    track: 1,
    before: [1, 2],
    after: [1, 6],
    events: [],
    ...more,
  });
  const scores: Story["tracks"] = [
    { key: "score", seat: 0, values: [-9, 1, 7] },
    { key: "score", seat: 1, values: [-9, 6, 6] },
  ];
  test("has a line for each seat, mine stronger, and a number at the chapter of each turning point", () => {
    const told = story({ tracks: scores, turnings: [turning({}), turning({ chapter: 2, track: 0 })] });
    const lines = linesOf(told, { colour: (seat) => (seat ? "red" : "blue"), player, mine: [1] });
    expect(lines.map(({ name, colour, mine }) => [name, colour, mine])).toEqual([
      ["Ada", "blue", false],
      ["Bo", "red", true],
    ]);
    expect(marksOf(told)).toEqual([
      { at: 1, line: 1, sign: "1" },
      { at: 2, line: 0, sign: "2" },
    ]);
  });
  test("draws nothing of what there is not yet", async () => {
    await setLanguage("en");
    const told = story({ unit: "turn", tracks: [{ key: "hearts", seat: -1, values: [-1, 24, 0] }] });
    const [line] = linesOf(told, { colour: () => null, player, mine: [] });
    expect([line?.name, line?.colour, line?.values]).toEqual(["hearts of the boss", undefined, [null, 24, 0]]);
  });
  test("has a tick for each round, and of many turns some with the last", async () => {
    await setLanguage("en");
    expect(ticksOf(story()).map(({ label }) => label)).toEqual(["start", "1", "2"]);
    const many = ticksOf(story({ chapters: Array.from({ length: 32 }, (_, n) => n) }));
    expect(many.length).toBeLessThan(11);
    expect([many[0]?.label, many.at(-1)?.label]).toEqual(["start", "31"]);
  });
  test("tells what a turning point changed", async () => {
    await setLanguage("en");
    expect(changeOf(story({ tracks: scores }), turning({}))).toBe("lead 6 to 1");
    expect(changeOf(story({ tracks: scores.slice(0, 1) }), turning({ track: 0, before: [-9], after: [-5] }))).toBe(
      "−9 → −5 points",
    );
    const torch: Story["tracks"] = [{ key: "torch", seat: -1, values: [16, 9, 4] }];
    expect(changeOf(story({ tracks: torch }), turning({ track: 0, before: [9], after: [7] }))).toBe(
      "torch spaces left 9 → 7",
    );
    expect(changeOf(story({ tracks: torch }), turning({ track: 0, before: [9], after: [9] }))).toBe("");
  });
});
