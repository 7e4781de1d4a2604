import { expect, test } from "vitest";
import { type Language, loadGame, setLanguage } from "../i18n/index.svelte";
import { type Ended, endSentence, endTitle, listed } from "./ending";

const ended = (results: number[], scores: number[], more: Partial<Ended> = {}): Ended => ({
  cooperative: false,
  mine: [0],
  seats: results.map(() => null),
  result: { reason: "rounds", results, scores },
  ...more,
});
const NAMES = ["Ada", "Bo", "Lise", "Nan"];
const CASES: [string, Ended, Record<Language, string>][] = [
  ["I win", ended([1, 0], [27, 1]), { en: "You win with 27 points.", fr: "Vous gagnez avec 27 points." }],
  ["I win without points", ended([1, 0], [0, 0]), { en: "You win.", fr: "Vous gagnez." }],
  ["another wins", ended([0, 1], [0, 1]), { en: "Bo wins with 1 point.", fr: "Bo gagne avec 1 point." }],
  ["another wins without points", ended([0, 1], [0, 0]), { en: "Bo wins.", fr: "Bo gagne." }],
  [
    "two share it",
    ended([0, 0.5, 0.5], [3, 9, 9]),
    { en: "Bo and Lise share the win with 9 points each.", fr: "Victoire partagée avec 9 points chacun : Bo et Lise." },
  ],
  [
    "three share it, I too, without points",
    ended([1, 0, 1, 1], [0, 0, 0, 0]),
    { en: "You, Lise, and Nan share the win.", fr: "Victoire partagée : vous, Lise et Nan." },
  ],
  ["nobody wins", ended([0, 0], [3, 9]), { en: "Nobody wins.", fr: "Personne ne gagne." }],
  [
    "people at one screen are no “you”",
    ended([1, 0], [27, 1], { mine: [0, 1] }),
    { en: "Ada wins with 27 points.", fr: "Ada gagne avec 27 points." },
  ],
  [
    "who looks on is no “you”",
    ended([1, 0], [27, 1], { mine: [] }),
    { en: "Ada wins with 27 points.", fr: "Ada gagne avec 27 points." },
  ],
  [
    "all win together",
    ended([1, 1], [36, 36], { cooperative: true }),
    { en: "All have won together.", fr: "Tous ont gagné ensemble." },
  ],
  [
    "all lose together",
    ended([0, 0], [0, 0], { cooperative: true }),
    { en: "All have lost together.", fr: "Tous ont perdu ensemble." },
  ],
  ["one alone", ended([0], [-7]), { en: "-7 points in the end.", fr: "-7 points à la fin." }],
  ["one alone without points", ended([0], [0], { cooperative: true }), { en: "", fr: "" }],
];

for (const language of ["en", "fr"] as const)
  test.each(CASES)(`A9 (${language}): %s`, async (_, how, said) => {
    await setLanguage(language);
    expect(
      endSentence(how, (seat) => NAMES[seat] ?? "")
        .replaceAll("\u2212", "-")
        .replaceAll("\u202f", " "),
    ).toBe(said[language]);
  });

test("A9: a reason that a seat's mark is called like stays the reason", async () => {
  await setLanguage("en");
  const reason = (reason: string) => endTitle(ended([0], [0], { result: { reason, results: [0], scores: [0] } }));
  expect(reason("resigned")).toBe("All players have resigned.");
  expect(reason("")).toBe("The game is over.");
  expect(reason("unheard-of")).toBe("The game is over.");
  expect(endTitle(ended([], [], { result: null }))).toBe("The game is over.");
  expect(listed(["Ada"])).toBe("Ada");
});

test('whoever had no seat is no "you"', async () => {
  await loadGame("quest", { args: {}, sources: {} });
  for (const [language, own, told] of [
    ["en", "Your Health is at 0. Danongorf wins the fight.", "Health is at 0, and Danongorf wins the fight."],
    [
      "fr",
      "Votre Santé est à 0. Danongorf gagne le combat final.",
      "La Santé est à 0, et Danongorf gagne le combat final.",
    ],
  ] as const) {
    await setLanguage(language);
    const lost = { result: { reason: "fallen", results: [0], scores: [0] } };
    expect(endTitle(ended([0], [0], lost))).toBe(own);
    expect(endTitle(ended([0], [0], { ...lost, mine: [] }))).toBe(told);
  }
});
