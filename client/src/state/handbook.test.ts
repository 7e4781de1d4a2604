import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import type { Handbook } from "../api";
import { piecesOf, placeOf, placesOf, search, stem, stemsOf } from "./handbook";

type Said = { head: string; text: string; ask: string; title: string; lead: string };
type Data = {
  chapter: (Record<"en" | "fr", Said> & {
    id: string;
    icon: string;
    rule: (Record<"en" | "fr", Said> & { rule: string; also?: string[] })[];
  })[];
  most: { rules: string[] };
};

/** The rules as the server sends them. */
function book(game: string, language: "en" | "fr"): Handbook {
  const file = new URL(`../../../src/lanterns/rules/people/${game}.toml`, import.meta.url);
  const data = parse(readFileSync(file, "utf8")) as unknown as Data;
  return {
    game,
    language,
    most: data.most.rules,
    trials: [],
    chapters: data.chapter.map((chapter) => ({
      id: chapter.id,
      icon: chapter.icon,
      title: chapter[language].title,
      lead: chapter[language].lead,
      rules: chapter.rule.map((rule) => ({
        id: rule.rule,
        number: rule.rule.slice(1),
        also: rule.also ?? [],
        head: rule[language].head,
        text: rule[language].text,
        ask: rule[language].ask,
        case: "",
        table: [],
      })),
    })),
  };
}
const asked = (game: string, language: "en" | "fr", question: string) =>
  search(book(game, language), question).map((answer) => answer.rule.id);

test.each([
  ["quest", "en", "how do I win", "Q9.2"],
  ["quest", "en", "tie", "Q9.3"],
  ["quest", "en", "can I stay on a goblin?", "Q3.8"],
  ["quest", "en", "lost all hearts", "Q6.11"],
  ["quest", "en", "why do I have -9 points", "Q9.2"],
  ["quest", "en", "Whom does damage hit?", "Q6.5"],
  ["quest", "fr", "comment gagner", "Q9.2"],
  ["quest", "fr", "Comment gagner ?", "Q9.2"],
  ["quest", "fr", "egalite", "Q9.3"],
  ["quest", "fr", "deux héros dans un temple", "Q3.10"],
  ["quest", "fr", "apprendre un sort", "Q7.4"],
  ["dungeons", "en", "how do I lose", "D3.2"],
  ["dungeons", "en", "does it hit back", "D11.1"],
  ["dungeons", "fr", "entrer dans le repaire", "D16.1"],
  ["dungeons", "fr", "comment gagner", "D3.1"],
  ["mapmasters", "en", "how do I win", "M9.2"],
  ["mapmasters", "en", "may I cross my own line", "P12"],
  ["mapmasters", "en", "undo", "M6.1"],
  ["mapmasters", "fr", "comment gagner", "M9.2"],
  ["mapmasters", "fr", "ou partir", "P1"],
  ["mapmasters", "fr", "ex aequo", "M9.5"],
] as const)("%s, %s: “%s” is answered by %s first", (game, language, question, rule) => {
  expect(asked(game, language, question)[0]).toBe(rule);
});

test.each(["quest", "dungeons", "mapmasters"])(
  "%s: every question that a rule knows finds it among the first five",
  (game) => {
    for (const language of ["en", "fr"] as const) {
      const known = book(game, language);
      const lost = known.chapters
        .flatMap((chapter) => chapter.rules)
        .flatMap((rule) => rule.ask.split(",").map((one) => ({ one: one.trim(), id: rule.id })))
        .filter(
          ({ one, id }) =>
            one.includes(" ") &&
            !search(known, one)
              .slice(0, 5)
              .some((found) => found.rule.id === id),
        );
      expect(lost).toEqual([]);
    }
  },
);

describe("words", () => {
  test("accents, capitals and endings make no difference", () => {
    expect(stem("Goblins")).toBe(stem("goblin"));
    expect(stem("égalités")).toBe(stem("egalite"));
    expect(stem("passing")).toBe(stem("pass"));
    expect(stem("cœur")).toBe(stem("coeurs"));
    expect(stemsOf("how do I win?")).toEqual(["win"]);
    expect(stemsOf("-9 points")).toEqual(["-9", "point"]);
  });
  test("what nobody wrote of is not found", () => {
    expect(asked("quest", "en", "zeppelin")).toEqual([]);
    expect(asked("quest", "en", " ? ")).toEqual([]);
  });
  test("what is asked for is marked, bold words stay bold", () => {
    expect(piecesOf("**Horse:** the winner wins", ["win"])).toEqual([
      { text: "Horse:", bold: true, mark: false },
      { text: " the ", bold: false, mark: false },
      { text: "winner", bold: false, mark: true },
      { text: " ", bold: false, mark: false },
      { text: "wins", bold: false, mark: true },
    ]);
  });
});

test("a number of the reference leads to the rule that tells it", () => {
  const quest = book("quest", "en");
  expect(placeOf(quest, "Q3.11")?.rule.id).toBe("Q3.10");
  expect(placeOf(quest, "QR26")?.rule.id).toBe("Q9.1");
  expect(placeOf(quest, "Q9.3-Q9.4")?.rule.id).toBe("Q9.3");
  expect(placeOf(quest, "Q8")?.chapter.id).toBe("dawn");
  expect(placeOf(quest, "QV12")).toBeNull();
  expect(placesOf(quest, ["Q3.10", "Q3.11", "nothing", "Q3.4"]).map((one) => one.rule.id)).toEqual(["Q3.10", "Q3.4"]);
});
