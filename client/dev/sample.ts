/** A quest view in the middle of a game, for the gallery: rules section 8, map M1. */
import type { Option, QuestPlayer, QuestView } from "../src/games/quest/view";

const CARDS: Record<string, string> = {
  "02": "forest", "03": "goblin-7", "10": "goblin-6", "11": "castle-blue", "12": "fire", "13": "castle-red",
  "20": "water", "21": "goblin-1", "22": "ice", "23": "goblin-4", "24": "goblin-3", "31": "castle-yellow",
  "32": "shadow", "33": "castle-green", "34": "sun", "41": "goblin-5", "42": "goblin-2",
};
const legends = (sword: number, shield: number, staff: number) => ({
  sword: { step: sword, temples: ["ice", "shadow"] },
  shield: { step: shield, temples: ["fire", "water"] },
  staff: { step: staff, temples: ["sun", "forest"] },
});
const hero = (at: string, items: string[] = [], space: number | null = null) => ({ at, items, space });

const players: QuestPlayer[] = [
  {
    seat: 0, colour: "red", health: 6, max_health: 6, power: 2, max_power: 4, spell: 1, quests: ["P01", "T05"], goblins: 0,
    score: -3, adventuring: false, stash: ["T12"], legends: legends(0, 0, 1),
    heroes: [hero("42L", ["T10", "T06"]), hero("22R", ["T09"], 1), hero("13R", ["staff"])],
  },
  {
    seat: 1, colour: "yellow", health: 4, max_health: 8, power: 3, max_power: 3, spell: 0, quests: ["P02", "T04"], goblins: 2,
    score: 4, adventuring: false, stash: [], legends: legends(1, 0, 0),
    heroes: [hero("31R", ["T01", "sword"]), hero("41L", ["T04", "T05"]), hero("10R")],
  },
  {
    seat: 2, colour: "green", health: 6, max_health: 6, power: 5, max_power: 6, spell: 3, quests: ["T12"], goblins: 0,
    score: -2, adventuring: true, stash: [], legends: legends(0, 1, 0),
    heroes: [hero("33R"), hero("33R"), hero("24L", ["staff", "T12"])],
  },
  {
    seat: 3, colour: "blue", health: 5, max_health: 7, power: 3, max_power: 5, spell: 2, quests: ["P08", "T03", "T02"], goblins: 1,
    score: 7, adventuring: true, stash: [], legends: legends(1, 2, 0),
    heroes: [hero("12L", ["shield", "T03"]), hero("20R", ["T02"], 3), hero("11R", ["T08"])],
  },
];

const move = (code: number, to: string, cost = 0, calms: string[] = [], passes: string[] = []): Option => ({
  code, text: `move 1 ${to}`, verb: "move", args: [["hero", "1"], ["region", to]], cost, calms, passes,
});

export const day: QuestView = {
  game: "quest", version: 120, over: false, end_reason: null, actors: [3],
  question: { step: "MoveOrIdle", actor: 3, rules: ["Q3.2", "Q3.4"], params: { card: "gryphon" } },
  options: [
    move(1, "03R"), move(2, "21R"), move(3, "23R"), move(4, "34L", 1, ["23"], ["23"]), move(5, "34R", 1, ["23"], ["23"]),
    { code: 9, text: "idle", verb: "idle", args: [] },
  ],
  mode: "together", seat: 3, phase: "day", round: 4, turn: 3, first: 0, crossed: true, roller: 0, magic: 1, target: 0,
  dice: [], card: "gryphon",
  movement: [
    { card: "horse", used: true, shown: true }, { card: "raft", used: false, shown: true },
    { card: "gryphon", used: false, shown: true }, { card: "ship", used: true, shown: true },
    { card: "foot", used: false, shown: true },
  ],
  land: Object.fromEntries(Object.entries(CARDS).map(([cell, card]) => [cell, { card, gloom: false }])),
  goblins: {
    "03": { face: "aggressive", wounds: 0 }, "10": { face: "passive", wounds: 0 }, "21": { face: "passive", wounds: 0 },
    "23": { face: "aggressive", wounds: 0 }, "24": { face: "passive", wounds: 2 }, "41": { face: "passive", wounds: 0 },
    "42": { face: "passive", wounds: 4 },
  },
  supply: 3, row: ["T11", "P04", "P09"], deck: 12, discard: [], players,
};

export const night: QuestView = {
  ...day, phase: "night", version: 140, magic: 6, card: null,
  question: { step: "RollOrRest", actor: 3, rules: ["Q6.2"] },
  options: [{ code: 20, text: "roll", verb: "roll", args: [] }, { code: 21, text: "rest", verb: "rest", args: [] }],
  dice: ["torch", "torch", "damage", "magic", "scroll"],
  odds: [{ seat: 3, of: 7776, hurt: 4651, exhausted: 0, heroes: [{ learn: 0 }, { advance: 1520, finish: 1520 }, {}] }],
};

export const gloom: QuestView = {
  ...day, land: Object.fromEntries(Object.entries(CARDS).map(([cell, card]) => [cell, { card, gloom: true }])),
};
