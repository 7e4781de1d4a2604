/** Small cases of Quest, drawn by the parts of its board: what lies where, who goes how, and what comes of it. */
import type { Colour } from "../../art/seats";
import type { IconName } from "../../look/icons";
import type { Cell, Region } from "./view";

export type Scene = {
  /** The cards that lie, by cell. */
  land: Record<Cell, string>;
  goblins?: Record<Cell, "passive" | "aggressive">;
  /** Colour, which of the three heroes, where; on a temple the stone. */
  heroes?: [Colour, number, Region, number?][];
  /** Ways of heroes: colour, from, to, and the cells between for the ship. */
  ways?: [Colour, Region, Region, Cell[]?][];
  /** What may be and what may not. */
  marks?: [Region, "check" | "x"][];
  /** What is paid or gained there. */
  flag?: [Region, IconName, string];
  /** Numbers that the text explains. */
  numbers?: Region[];
  /** Signs at the end of ways. */
  signs?: [Cell, IconName][];
};

const STRIP = { "21": "castle-blue", "22": "goblin-4", "23": "sun" };
export const SCENES: Record<string, Scene> = {
  pass: {
    land: STRIP,
    goblins: { "22": "aggressive" },
    heroes: [["blue", 0, "21R"]],
    ways: [["blue", "21R", "23L"]],
    flag: ["22R", "bolt", "−1"],
  },
  land: {
    land: STRIP,
    goblins: { "22": "aggressive" },
    heroes: [["blue", 0, "21R"]],
    ways: [["blue", "21R", "22R"]],
    marks: [["22R", "check"]],
  },
  ways: {
    land: {
      "11": "forest",
      "12": "castle-red",
      "13": "sun",
      "21": "water",
      "22": "shadow",
      "23": "castle-green",
      "31": "ice",
      "32": "fire",
      "33": "goblin-2",
    },
    heroes: [["blue", 0, "22L"]],
    ways: [
      ["blue", "22L", "21R"],
      ["blue", "22L", "12L"],
      ["blue", "22L", "33L"],
      ["blue", "22L", "11R"],
    ],
    signs: [
      ["21", "horse"],
      ["12", "raft"],
      ["33", "gryphon"],
      ["11", "gryphon"],
    ],
  },
  ship: {
    land: { "10": "castle-yellow", "11": "goblin-6", "12": "forest", "20": "water", "22": "sun" },
    goblins: { "11": "aggressive" },
    heroes: [["blue", 2, "20R"]],
    ways: [["blue", "20R", "22L", ["10", "11", "12"]]],
    flag: ["11R", "bolt", "−1"],
    signs: [["10", "ship"]],
  },
  room: {
    land: { "21": "ice", "22": "fire" },
    heroes: [
      ["blue", 0, "21R", 3],
      ["red", 1, "21R", 0],
      ["blue", 1, "22R", 3],
      ["blue", 2, "22R", 0],
    ],
    marks: [
      ["21L", "check"],
      ["22L", "x"],
    ],
  },
  idle: {
    land: { "21": "castle-blue", "22": "castle-red" },
    heroes: [
      ["blue", 2, "21R"],
      ["blue", 0, "22R"],
    ],
    flag: ["21R", "heart", "+1"],
  },
  stones: { land: { "22": "shadow" }, heroes: [["blue", 1, "22R", 2]] },
  "other-card": {
    land: { "21": "castle-blue", "22": "ice" },
    heroes: [["blue", 0, "21R"]],
    ways: [["blue", "21R", "22L"]],
    marks: [
      ["21L", "x"],
      ["22L", "check"],
    ],
  },
  quest: {
    land: { "21": "water", "22": "goblin-3", "23": "fire" },
    goblins: { "22": "passive" },
    heroes: [
      ["blue", 0, "21R", 0],
      ["blue", 1, "23R", 0],
    ],
    ways: [["blue", "22R", "23R"]],
    marks: [["23L", "check"]],
  },
  rest: {
    land: { "21": "castle-blue", "22": "goblin-1", "23": "ice" },
    goblins: { "22": "passive" },
    heroes: [
      ["blue", 1, "22L"],
      ["blue", 0, "23R", 2],
    ],
    ways: [["blue", "22L", "21R"]],
    flag: ["21R", "heart", "+1"],
  },
  learn: { land: { "22": "forest" }, heroes: [["blue", 2, "22L"]], flag: ["22R", "star", "II"] },
  isle: {
    land: {
      "11": "castle-blue",
      "12": "fire",
      "13": "goblin-4",
      "14": "castle-red",
      "21": "goblin-2",
      "22": "water",
      "23": "castle-yellow",
      "24": "sun",
    },
    goblins: { "13": "aggressive", "21": "passive" },
    heroes: [
      ["blue", 0, "11R"],
      ["blue", 1, "11R"],
      ["blue", 2, "12R", 1],
      ["yellow", 0, "23R"],
      ["yellow", 1, "23R"],
      ["yellow", 2, "22L"],
    ],
    numbers: ["11R", "12R", "12L", "13L", "13R"],
  },
};
/** Cases that are told by dice and signs alone. */
export const SIGNS: readonly string[] = ["forge", "deal", "minus", "round"];
