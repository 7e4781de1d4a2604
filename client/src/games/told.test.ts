/**
 * Every kind of thing whose effect matters where it is chosen gives it in words to each way of asking: a pointer that rests and
 * a finger that stays (`data-tip`), the focus (a control, or a list with one tab stop), and a screen reader (text or attributes).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Component, createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import { about, loadGame, name, setLanguage, t } from "../i18n/index.svelte";
import Acts from "../ui/Acts.svelte";
import Meter from "../ui/Meter.svelte";
import SeatPanel from "../ui/SeatPanel.svelte";
import BossPanel from "./dungeons/BossPanel.svelte";
import { Desk } from "./dungeons/desk.svelte";
import Enemies from "./dungeons/Enemies.svelte";
import HeroCard from "./dungeons/HeroCard.svelte";
import Mat from "./dungeons/Mat.svelte";
import Rows from "./dungeons/Rows.svelte";
import { cardText, roomCard } from "./dungeons/room";
import { boss, view as dungeon, hero } from "./dungeons/testing";
import type { DungeonsView } from "./dungeons/view";
import { tellsOf } from "./frame/words";
import Found from "./mapmasters/Found.svelte";
import Kit from "./mapmasters/Kit.svelte";
import MarketStall from "./mapmasters/MarketStall.svelte";
import Objective from "./mapmasters/Objective.svelte";
import ScoreSheet from "./mapmasters/ScoreSheet.svelte";
import Goals from "./mapmasters-coop/Goals.svelte";
import Groups from "./mapmasters-coop/Groups.svelte";
import Shop from "./mapmasters-coop/Shop.svelte";
import type { CoopView, Goal } from "./mapmasters-coop/view";
import { goalsAt, goalTells } from "./mapmasters-coop/words";
import Legends from "./quest/Legends.svelte";
import Movement from "./quest/Movement.svelte";
import PlayerSheet from "./quest/PlayerSheet.svelte";
import Row from "./quest/Row.svelte";
import SeatStats from "./quest/SeatStats.svelte";
import type { QuestView } from "./quest/view";
import { phrase, placeText, pointsWords, regionName } from "./quest/words";

type Node = { tag: string; attrs: Record<string, string>; text: string; up: Node | null };
const plain = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
const VOID = new Set(["input", "br", "img"]);
const above = (node: Node): Node[] => (node.up ? [node.up, ...above(node.up)] : []);
/** What is drawn, as elements with their attributes and all the text within them. */
function parsed(html: string): Node[] {
  const nodes: Node[] = [];
  let at = null as Node | null;
  for (const [, close, tag, rest, text] of html
    .replace(/<!--.*?-->/gs, "")
    .matchAll(/<(\/?)([\w:-]+)((?:"[^"]*"|[^>"])*)>|([^<]+)/g)) {
    if (text !== undefined) for (const node of at ? [at, ...above(at)] : []) node.text += plain(text);
    else if (close) at = at?.up ?? null;
    else {
      const attrs = Object.fromEntries(
        [...(rest ?? "").matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
          key ?? "",
          plain(value ?? ""),
        ]),
      );
      const node: Node = { tag: tag ?? "", attrs, text: "", up: at };
      nodes.push(node);
      if (!VOID.has(node.tag) && !rest?.endsWith("/")) at = node;
    }
  }
  return nodes;
}
const LIVE = new Set(["button", "a", "summary"]);

/** How an effect that is drawn can be asked for: in which ways its words are there. */
function ways(html: string, words: string) {
  const nodes = parsed(html);
  const tips = nodes.filter((node) => node.attrs["data-tip"]?.includes(words));
  const focus = tips.filter(
    (tip) =>
      tip.attrs.tabindex !== undefined ||
      [tip, ...above(tip)].some((node) => LIVE.has(node.tag) || node.attrs["data-told"] !== undefined) ||
      nodes.some((node) => LIVE.has(node.tag) && above(node).includes(tip)),
  );
  const said = (node: Node) => ["aria-label", "aria-description"].some((key) => node.attrs[key]?.includes(words));
  return {
    pointer: tips.length > 0,
    focus: focus.length > 0,
    reader: nodes.some((node) => said(node) || node.text.includes(words)),
  };
}
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = ["games", "ui"].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => [`${room}/${file}`, readFileSync(join(ROOT, room, file), "utf8")] as const),
);
const EVERY = { pointer: true, focus: true, reader: true };
// biome-ignore lint/suspicious/noExplicitAny: components of all kinds, each with props of its own.
const html = (component: Component<any>, props: Record<string, unknown>): string => render(component, { props }).body;
const person = (seat: number): string => `P${seat}`;
const FACTS = { args: {}, sources: {} };

const quester = {
  seat: 0,
  colour: "blue",
  health: 4,
  max_health: 6,
  power: 1,
  max_power: 3,
  quests: ["P01"],
  goblins: 1,
  spell: 2,
  score: -9,
  points: { quests: -5, goblins: -2, spells: -2, legends: 0 },
  heroes: [{ at: "00R", space: null, items: [], colour: null }],
  stash: [],
  legends: {},
};
const isle = {
  seat: 0,
  mode: "together",
  crossed: false,
  row: ["P01"],
  deck: 9,
  movement: [{ card: "horse", shown: true, used: false }],
  card: null,
  options: [{ code: 7, verb: "pick", args: [["card", "horse"]], reach: ["00L", "01R"] }],
  land: { "00": { card: "goblin-1", gloom: false }, "01": { card: "castle-blue", gloom: false } },
  goblins: { "00": { face: "passive", wounds: 0 } },
  players: [quester],
} as unknown as QuestView;
const item = "T01";
const quest = "P01";
const player = {
  ...quester,
  heroes: [{ at: "00R", space: null, items: [item], colour: null }],
  legends: { sword: { step: 0, temples: [] } },
};

describe("Quest", () => {
  beforeAll(async () => {
    await loadGame("quest", FACTS);
    await setLanguage("en");
  });
  const seat = (of: typeof player) =>
    html(SeatPanel, {
      name: "Ann",
      colour: "blue",
      lit: false,
      children: createRawSnippet(() => ({ render: () => html(SeatStats, { player: of, whole: false }) })),
    });
  test("treasures that a player holds", () => {
    expect(about("item", item)).not.toBe("");
    expect(ways(seat(player), about("item", item))).toEqual(EVERY);
  });
  test("legendary items", () => expect(ways(html(Legends, { player }), about("item", "sword"))).toEqual(EVERY));
  test("Health, Power, goblins and the Spell level", () => {
    for (const key of ["health", "power", "goblins", "spell"])
      expect(ways(seat(player), t(`screen-about-col-${key}`)), key).toEqual(EVERY);
  });
  test("points: a number below nothing says what it is made of", () => {
    const words = pointsWords(player as unknown as QuestView["players"][number]);
    expect(words).toContain(`${t("points-quests")} −5`);
    expect(ways(html(PlayerSheet, { player, view: isle }), words)).toEqual(EVERY);
  });
  test("quests of the row: in plain words, and those that may be taken are buttons", () => {
    expect(about("quest", quest)).not.toBe("");
    const drawn = html(Row, { view: { ...isle, row: [quest] }, lit: new Map([[quest, 1]]), onpick: () => {} });
    const button = parsed(drawn).find((node) => node.tag === "button");
    expect(button?.text).toContain(about("quest", quest));
    expect(button?.text).toContain(name(quest, "quest"));
  });
  test.each([true, false])("movement cards, in the question (%s) too: the way, and where it leads now", (compact) => {
    const drawn = html(Movement, { view: isle, compact, lit: new Map([["horse", 7]]) });
    expect(ways(drawn, about("movement", "horse"))).toEqual(EVERY);
    expect(ways(drawn, t("panel-reach", { count: 2 }))).toEqual(EVERY);
  });
  test("grottos: by name, with what they do, to the ear and to whoever looks closely", () => {
    const told = about("grotto", "GB1");
    expect(told).not.toBe("");
    expect(regionName(isle, "00R", person)).toContain(told.replace(/\.$/, ""));
    expect(placeText(isle, "00R", person).text).toContain(told);
  });
  test("answers about items, treasures and cards tell what those do", () => {
    const tellers = { item: ["item"], quest: ["quest", "item"], card: ["movement"] };
    expect(tellsOf({ args: [["item", item]] }, tellers)).toBe(about("item", item));
    expect(tellsOf({ args: [["hero", "1"]] }, tellers)).toBeUndefined();
  });
  test("a whole card is called by what is at its right, and by its place alone where nothing lies", () => {
    expect(phrase(isle, "00")).toBe(t("place-card-with", { place: phrase(isle, "00R") }));
    expect(phrase(isle, "44")).toBe(t("place-card", { row: 5, column: 5 }));
  });
});

describe("Dungeons", () => {
  beforeAll(async () => {
    await loadGame("dungeons", FACTS);
    await setLanguage("en");
  });
  const one = hero({ gear: { "hand-1": "L01", "spell-1": "P01" }, sets: { bear: 2 }, skills: {} });
  const at = dungeon({ players: [one] });
  const card = () => html(HeroCard, { view: at, seat: 0, person: "Ann", lit: false, onopen: () => {} });
  test.each([
    ["loot and weapons", () => about("loot", "L01")],
    ["spells", () => about("spell", "P01")],
    ["sets", () => about("set", "bear")],
    ["Speed", () => t("screen-about-col-speed")],
    ["Defense", () => t("screen-about-col-defense")],
    ["Health", () => t("screen-about-col-health")],
    ["Focus", () => t("screen-about-col-focus")],
  ])("%s of a hero at the table and on its mat", (kind, words) => {
    expect(words()).not.toMatch(/^(screen-.*)?$/);
    const table = ways(card(), words());
    expect(table).toEqual(EVERY);
    const mat = ways(html(Mat, { hero: one, seat: 0 }), words());
    if (kind !== "loot and weapons" && kind !== "spells") expect(mat).toEqual(EVERY);
    else expect(mat.reader).toBe(true);
  });
  test("loot and spells of the rows", () => {
    const pile = { deck: 5, kinds: {}, row: ["L02"] };
    const view = { ...at, loot: pile, spells: { ...pile, row: ["P02"] } };
    expect(ways(html(Rows, { view }), about("loot", "L02"))).toEqual(EVERY);
    expect(ways(html(Rows, { view }), about("spell", "P02"))).toEqual(EVERY);
  });
  test("answers name weapons, printed ones by the hero, and spells", () => {
    const option = (code: number, verb: string, args: [string, string][]) => ({ code, verb, args, text: verb });
    const view = {
      ...at,
      options: [
        option(1, "attack", [
          ["weapon", "slot-1"],
          ["enemy", ""],
        ]),
        option(2, "attack", [
          ["weapon", "L01"],
          ["enemy", ""],
        ]),
        option(3, "cast", [["spell", "P01"]]),
      ],
    } as unknown as DungeonsView;
    const desk = new Desk(() => ({ view, seats: [], player: person, onchoose: () => {} }));
    expect(desk.choices.map(({ tells }) => tells)).toEqual([
      about("slot", "H1-1"),
      about("loot", "L01"),
      about("spell", "P01"),
    ]);
  });
  test("enemies: what their cards say, and the hearts of the boss", () => {
    expect(about("goblin", "bow")).not.toBe("");
    expect(ways(html(Enemies, { view: at, player: person }), about("goblin", "bow"))).toEqual(EVERY);
    const panel = html(BossPanel, { view: { ...at, boss: boss([8, 6]) }, boss: boss([8, 6]) });
    expect(ways(panel, t("dungeon-marker", { letter: "B", n: 6 }))).toEqual(EVERY);
  });
  test("spaces of the lair say what they do", () => {
    const card = roomCard({ ...at, boss: boss([8, 8]) }, "space-3", person);
    expect(card && [card.title, cardText(card)].join("")).toContain(name("space-3", "place"));
  });
  test("rooms say what they ask and give", () => {
    const room = roomCard(at, "d3", person);
    expect(room?.title).toBe(name("D09", "card"));
    expect(room && cardText(room)).not.toBe("");
  });
});

test("nothing says what it is by a title, which neither a finger nor the focus is told", () => {
  const titled = SOURCES.flatMap(([file, source]) =>
    [...source.matchAll(/\stitle=/g)]
      .filter(({ index }) => /^<[a-z]/.test(source.slice(0, index).match(/<[A-Za-z][^<]*$/)?.[0] ?? ""))
      .map(() => file),
  );
  expect(titled).toEqual([]);
});
test("what says its effect is a control, or lies in a list that is one tab stop", () => {
  const apart = SOURCES.filter(
    ([, source]) => source.includes("data-tip=") && !/<button|\.\.\.told\}|tabindex=/.test(source),
  ).map(([file]) => file);
  // Each lies in a list of another: the seat of a player, the card or the mat of a hero; a question's answers are controls.
  expect(apart.sort()).toEqual([
    "games/dungeons/Skills.svelte",
    "games/quest/Points.svelte",
    "games/quest/SeatStats.svelte",
    "ui/Meter.svelte",
    "ui/Why.svelte",
  ]);
});

describe("an answer", () => {
  test("says what its card does where it is hovered, focused or held, and to the ear", () => {
    const choices = [{ key: "1", label: "Take it", tells: "It gives a coin." }];
    const drawn = html(Acts, { title: "", choices, selected: null, lit: true, stacked: false, digits: true, width: 0 });
    expect(ways(drawn, "It gives a coin.")).toEqual(EVERY);
  });
  test("that is barred says why instead", () => {
    const choices = [{ key: "1", label: "Take it", tells: "It gives a coin.", why: "Too dear." }];
    const drawn = html(Acts, { title: "", choices, selected: null, lit: true, stacked: false, digits: true, width: 0 });
    expect(ways(drawn, "Too dear.")).toEqual(EVERY);
  });
  test("a number with pips says what it is for", () => {
    const drawn = html(Meter, { kind: "health", value: 1, max: 2, label: "Health 1 of 2", note: "At 0 it is over." });
    expect(ways(`<ul data-told="">${drawn}</ul>`, "At 0 it is over.")).toEqual(EVERY);
  });
});

describe("Map Masters", () => {
  beforeAll(async () => {
    await loadGame("mapmasters", FACTS);
    await setLanguage("en");
  });
  const tokens = { sword: 1, key: 0, rope: 0, scroll: 0 };
  const map = {
    seat: 0,
    round: 1,
    hourglass: false,
    bonus_value: 0,
    house: { time_bonus: "none" },
    primary: { kind: "trap", points: 2, counts: ["P", "V"], hourglass: false },
    players: [
      {
        seat: 0,
        tokens,
        coins: 3,
        books: [
          { book: "ambush", used: false },
          { book: "haggler", used: true },
        ],
        points: {},
        score: 0,
      },
    ],
    market: { tokens, token_price: 1, book_price: 2, books: ["deep-sky"], book_pile: 3, cards: [], piles: {} },
  };
  const stall = () =>
    html(MarketStall, {
      view: map,
      lit: () => false,
      far: () => true,
      place: (key: string, label: string) => ({ "data-key": key, "aria-label": label }),
    });
  test("objects of the market: tokens and books, and how it stands with them", () => {
    expect(ways(stall(), t("screen-about-token"))).toEqual(EVERY);
    expect(ways(stall(), about("book", "deep-sky"))).toEqual(EVERY);
    expect(ways(stall(), t("market-beyond")).pointer).toBe(true);
  });
  test("tokens and books of a kit, used or not", () => {
    const kit = html(Kit, { view: map });
    for (const words of [t("screen-about-token"), about("book", "ambush"), about("book", "haggler")])
      expect(ways(kit, words), words).toEqual(EVERY);
  });
  test("symbols that a line has found, and what the objective counts", () => {
    const found = html(Found, { tally: { counts: { s: 1 } }, objective: map.primary });
    expect(ways(found, t("screen-about-sword"))).toEqual(EVERY);
    expect(ways(found, t("screen-about-lava"))).toEqual(EVERY);
    expect(ways(html(Objective, { view: map }), t("screen-about-pit"))).toEqual(EVERY);
  });
  test("columns of the score", () => {
    expect(ways(html(ScoreSheet, { view: map, player: person }), t("screen-about-col-pink"))).toEqual(EVERY);
  });
});

describe("Coop", () => {
  beforeAll(async () => {
    await loadGame("mapmasters-coop", FACTS);
    await setLanguage("en");
  });
  const goal = (more: Partial<Goal>): Goal =>
    ({
      number: 1,
      card: "B02",
      place: "B3",
      need: "goods",
      what: "coin",
      amount: 5,
      at: [],
      exits: [],
      met: null,
      open: true,
      after: [],
      have: {},
      opens: [],
      ...more,
    }) as unknown as Goal;
  const none = { sword: 0, key: 0, rope: 0, scroll: 0 };
  const group = {
    group: "blue",
    number: 0,
    stage: "start",
    spot: "A1.T",
    goods: {},
    tokens: { ...none, key: 1 },
    used_tokens: none,
    books: [{ book: "ambush", used: false }],
    artefacts: ["A1"],
    shut_in: false,
  };
  const view = {
    seat: 0,
    turn: 1,
    house: { level: "normal" },
    mission: { id: 1, tide: [], chase: 0 },
    options: [],
    groups: [group],
    cells: [],
    market: { coins: 3, books: ["ambush"], book_pile: 1 },
    objectives: [goal({}), goal({ number: 2, place: "C1", opens: [["A1", "B1"]] as Goal["opens"] })],
  } as unknown as CoopView;
  test("objects of the shop", () => {
    const shop = html(Shop, { view });
    expect(ways(shop, t("screen-about-token"))).toEqual(EVERY);
    expect(ways(shop, about("book", "ambush"))).toEqual(EVERY);
  });
  test("goals in the strip of a phone and as a list", () => {
    expect(ways(html(Goals, { view, strip: true }), goalTells(view.objectives[1] as Goal))).toEqual(EVERY);
    expect(ways(html(Goals, { view }), t("coop-goal-opens", { edges: "A1|B1" })).reader).toBe(true);
  });
  test("what a group holds", () => {
    const groups = html(Groups, { view, plans: [], drawing: null });
    for (const words of [t("screen-about-token"), about("book", "ambush"), t("screen-about-artefact")])
      expect(ways(groups, words), words).toEqual(EVERY);
  });
  test("doors and goals at a place of the board: those that are met there, and those that open a wall beside it", () => {
    expect(goalsAt(view, "A1").map(({ number }) => number)).toEqual([2]);
    expect(goalsAt(view, "B3").map(({ number }) => number)).toEqual([1]);
    const met = {
      ...view,
      objectives: [goal({ number: 2, met: "blue", place: "C1", opens: [["A1", "B1"]] as Goal["opens"] })],
    };
    expect(goalsAt(met, "A1")).toEqual([]);
    // A board is drawn once it has a size: what a place tells stands with its tab stop and its name.
    const board = SOURCES.find(([file]) => file === "games/frame/LitBoard.svelte")?.[1] ?? "";
    expect(board).toMatch(/aria-label=\{stop\.label\}\s+data-tip=\{stop\.tip\}\s+tabindex=/);
  });
});
