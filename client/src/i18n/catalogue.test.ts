import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";

const folder = new URL("../../../src/lanterns/locales/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, folder), "utf8");
const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("what a language lacks is said in English, what none has is its key", () => {
  const catalogue = new Catalogue(["fr", "en"], { en: ["yes = Yes\nno = No"], fr: ["yes = Oui"] });
  expect(catalogue.say("yes")).toBe("Oui");
  expect(catalogue.say("no")).toBe("No");
  expect(catalogue.say("maybe")).toBe("maybe");
});

test("a number less than nothing has a minus, not a hyphen, and still chooses its wording", () => {
  const text = "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}";
  const catalogue = new Catalogue(["fr", "en"], { fr: [text], en: [text] });
  expect(catalogue.say("points", { n: -7 })).toBe("−7 points");
  expect(catalogue.say("points", { n: -1 })).toBe("−1 point");
  expect(catalogue.say("points", { n: 7 })).toBe("7 points");
});

test("ids become names by their kind, seats become players, P_id keeps what came", () => {
  const catalogue = new Catalogue(["en"], {
    en: [
      "name-item-T01 = Iron Helm\nname-quest-T01 = The Helm\nname-face-torch = torch\n" +
        "event-got = { $you ->\n    [yes] You get\n   *[no] { $who } gets\n} { $item } ({ $item_id }).\nrolled = { $dice }",
    ],
  });
  const reader = { player: (seat: number) => `P${seat}`, seat: 2 };
  expect(catalogue.tell("event-got", { seat: 1, item: "T01" }, reader)).toBe("P1 gets Iron Helm (T01).");
  expect(catalogue.tell("event-got", { seat: 2, item: "T01" }, reader)).toBe("You get Iron Helm (T01).");
  expect(catalogue.tell("rolled", { dice: "torch torch" }, reader)).toBe("torch, torch");
  expect(catalogue.name("T01", "quest")).toBe("The Helm");
  expect(catalogue.name("T01")).toBe("T01");
});

test("what happened begins with a capital, unless a player's name begins it", () => {
  const catalogue = new Catalogue(["fr"], {
    fr: [
      "name-enemy-goblin-1 = le Gobelin 1\nevent-foe = { $enemy } va.\nevent-goes = { $who } va.\nword = { $enemy }",
    ],
  });
  const reader = { player: (seat: number) => `zoé ${seat}` };
  expect(catalogue.tell("event-foe", { seat: 0, enemy: "goblin-1" }, reader)).toBe("Le Gobelin 1 va.");
  expect(catalogue.tell("event-goes", { seat: 0 }, reader)).toBe("zoé 0 va.");
  expect(catalogue.tell("word", { enemy: "goblin-1" }, reader)).toBe("le Gobelin 1");
});

test("cards are told with the numbers of their ruleset", () => {
  const source =
    "text-card-D08 = Torch { SIGNED($torch_up) }, { $torch_up_word } up.\nnumber-2 = two\nask-Push-why = By { $n }.\n" +
    "stats-card = Number  { $torch_up }.\nsource-own = Ours.";
  const facts = {
    args: { "card-D08": { torch_up: 2 }, "ask-Push-why": { n: 13 } },
    sources: { "card-D08": "own" },
  };
  const catalogue = new Catalogue(["en"], { en: [source] }, facts);
  expect(catalogue.text("card", "D08")).toBe("Torch +2, two up.");
  expect(catalogue.stats("card", "D08")).toBe("Number 2.");
  expect(catalogue.source("card", "D08")).toBe("Ours.");
  expect(catalogue.source("card", "D09")).toBe("");
  expect(catalogue.say("ask-Push-why")).toBe("By 13.");
});

test("the functions of the catalogues say what the server's say", () => {
  type Cases = { ELIDE: [string, string, string][]; SIGNED: [number, string][] };
  const cases = JSON.parse(
    readFileSync(new URL("../../../tests/locales/functions.json", import.meta.url), "utf8"),
  ) as Cases;
  const catalogue = new Catalogue(["fr"], { fr: ["elide = { ELIDE($word, $name) }\nsigned = { SIGNED($n) }"] });
  for (const [word, name, told] of cases.ELIDE) expect(catalogue.say("elide", { word, name })).toBe(told);
  for (const [n, told] of cases.SIGNED) expect(catalogue.say("signed", { n })).toBe(told);
});

test("a game names its places", () => {
  const catalogue = new Catalogue(["en"], { en: ["moved = to { $to }"] });
  const reader = {
    player: String,
    phrase: (param: string, id: string) => (param === "to" ? `place ${id}` : undefined),
  };
  expect(catalogue.tell("moved", { to: "22R" }, reader)).toBe("to place 22R");
});

test("English and French have the same interface texts", () => {
  for (const file of readdirSync(new URL("en/", folder)).filter((f) => /^(ui|quest-board)\.ftl$/.test(f))) {
    expect(keys(text(`fr/${file}`)), file).toEqual(keys(text(`en/${file}`)));
  }
});

test("every key that the client names is in ui.ftl or a game's catalogue", () => {
  const known = new Set(readdirSync(new URL("en/", folder)).flatMap((file) => keys(text(`en/${file}`))));
  const sources: string[] = [];
  const walk = (dir: URL) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(new URL(`${entry.name}/`, dir));
      else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test."))
        sources.push(readFileSync(new URL(entry.name, dir), "utf8"));
    }
  };
  walk(new URL("../", import.meta.url));
  const used = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});
