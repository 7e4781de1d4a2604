/** Small cases of Dungeons, drawn by the parts of its board: rooms, who stands in them, who goes where. */
import type { IconName } from "../../look/icons";

export type Scene = {
  /** Rooms by their squares: the card and its open sides, or the letter of a card that lies face down. */
  rooms: Record<string, [card: string, sides: string] | "A" | "B" | "C">;
  /** Heroes: who, where, Health; 0 lies on the ground. */
  heroes?: [hero: string, room: string, health: number][];
  /** Enemies: goblins by their weapon, minions by their number with their Health. */
  foes?: [kind: string, room: string, hits?: number][];
  /** Ways: of a hero by its place in `heroes`, or of an enemy (null). */
  ways?: [seat: number | null, rooms: string[]][];
  marks?: [room: string, sign: "check" | "x"][];
  /** What is lost or gained there. */
  flag?: [room: string, icon: IconName, text: string];
  altar?: string;
  /** Where the frame of a stamp begins: 0 shows the first two of three rooms, 108 the last two, the middle without it. */
  stamp?: number;
  numbers?: string[];
};

export const SCENES: Record<string, Scene> = {
  stop: {
    rooms: { a1: ["D00", "NES"], b1: ["D22", "EW"], c1: ["D04", "ESW"] },
    heroes: [["H5", "a1", 6]],
    foes: [["knife", "c1"]],
    ways: [[0, ["a1", "b1", "c1"]]],
    marks: [["c1", "x"]],
    stamp: 108,
  },
  "new-room": {
    rooms: { a1: ["D00", "NES"], b1: ["D21", "NEW"], c1: "A" },
    heroes: [["H8", "b1", 7]],
    foes: [["bow", "b1"]],
    flag: ["b1", "heart", "−1"],
    stamp: 108,
  },
  reveal: {
    rooms: { a1: ["D00", "NES"], b1: ["D16", "ESW"], c1: "A" },
    heroes: [["H5", "b1", 6]],
    ways: [[0, ["a1", "b1"]]],
  },
  "goblin-room": {
    rooms: { a1: ["D22", "EW"], b1: ["D06", "W"], c1: "A" },
    heroes: [["H8", "b1", 7]],
    foes: [["knife", "b1"]],
    flag: ["b1", "heart", "−1"],
  },
  trap: {
    rooms: { a1: ["D22", "EW"], b1: ["D16", "ESW"], c1: ["D08", "EW"] },
    heroes: [["H5", "b1", 4]],
    ways: [[0, ["a1", "b1", "c1"]]],
    flag: ["b1", "heart", "−2"],
  },
  sight: {
    rooms: { a1: ["D00", "NES"], b1: ["D16", "ESW"], c1: ["D22", "EW"] },
    heroes: [["H7", "a1", 6]],
    foes: [["bow", "c1"]],
    ways: [[0, ["a1", "b1", "c1"]]],
    marks: [["c1", "check"]],
  },
  back: {
    rooms: { a1: ["D08", "EW"], b1: ["D23", "ESW"], c1: ["D22", "EW"] },
    heroes: [["H8", "b1", 6]],
    foes: [["M3", "b1", 4]],
    flag: ["b1", "heart", "−2"],
    stamp: 0,
  },
  claw: {
    rooms: { a1: ["D00", "NES"], b1: ["D22", "EW"], c1: ["D09", "ESW"] },
    heroes: [["H8", "c1", 5]],
    foes: [["knife", "a1"]],
    ways: [[null, ["a1", "b1", "c1"]]],
    flag: ["c1", "heart", "−2"],
    stamp: 108,
  },
  down: {
    rooms: { a1: ["D22", "EW"], b1: ["D05", "EW"], c1: ["D08", "EW"] },
    heroes: [["H5", "b1", 0]],
    flag: ["b1", "heart", "+3"],
  },
  enter: {
    rooms: { a1: ["D22", "EW"], b1: ["D27", "ESW"], c1: ["D09", "EW"] },
    heroes: [
      ["H5", "b1", 5],
      ["H8", "b1", 6],
    ],
    marks: [["b1", "check"]],
  },
  dungeon: {
    rooms: {
      a1: ["D00", "ESW"],
      b1: ["D04", "ESW"],
      c1: ["D23", "ESW"],
      d1: ["D16", "ESW"],
      e1: "B",
      a2: ["D10", "NE"],
      b2: ["D06", "NW"],
      c2: ["D14", "NE"],
      d2: ["D08", "NEW"],
      e2: ["D27", "NW"],
    },
    heroes: [
      ["H5", "a1", 6],
      ["H8", "c2", 7],
    ],
    foes: [
      ["knife", "b1"],
      ["M3", "c1", 7],
    ],
    numbers: ["a1", "c1", "d1", "e1", "e2"],
  },
};
/** Cases that are told by dice and signs alone. */
export const SIGNS: readonly string[] = ["test", "left-over", "hit", "torch", "turn", "gates"];
