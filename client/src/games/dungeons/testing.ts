/** Positions for the tests of this folder. */
import type { Boss, DungeonHero, DungeonsView, Option, Seen } from "./view";

/** A hero on the entrance. */
export const hero = (more: Partial<DungeonHero>): DungeonHero => ({
  hero: "H1",
  room: "d4",
  place: "d4",
  health: 6,
  max_health: 6,
  focus: 8,
  max_focus: 8,
  skills: {},
  speed: 4,
  speed_left: 4,
  defense: 3,
  conscious: true,
  may_move: true,
  acted: false,
  gear: {},
  sets: {},
  ...more,
});
export const rule = (more: Partial<Seen["rule"]> = {}): Seen["rule"] => ({
  kind: "plain",
  test: null,
  disarm: null,
  cost: 0,
  reward: [],
  fail: [],
  ...more,
});
/** A card face up. */
export const seen = (card: string, sides: string, passages: string, more: Partial<Seen> = {}): Seen => ({
  card,
  sides,
  passages,
  altar: false,
  disarmed: false,
  rule: rule(),
  ...more,
});
/** A position of two heroes. */
export const view = (more: Partial<DungeonsView>): DungeonsView => ({
  game: "dungeons",
  version: 1,
  since: 1,
  over: false,
  end_reason: "",
  results: [],
  actors: [0],
  question: { step: "Act", actor: 0, rules: [], params: {} },
  options: [],
  barred: [],
  seat: 0,
  act: 1,
  turn: 1,
  active: 0,
  torch: { space: 4, skull: 20, start: 4, goblins: [], actions: [] },
  dungeon: { d4: seen("D00", "NESW", "E"), e4: seen("D05", "W", "W"), d3: seen("D09", "EW", ""), c4: { stack: "A" } },
  deck: { left: 10, A: 0, B: 6, C: 4 },
  enemies: { "goblin-2": { kind: "bow", room: "e4", defense: 4, speed: 2, range: 2, next: [] } },
  goblin_deck: 5,
  aims: [],
  movement: "open",
  minion_deck: 8,
  killed: 0,
  altars_left: 3,
  boss: null,
  split: null,
  next_act: { space: 5, steps: 1, now: false },
  forecast: [],
  loot: { deck: 26, row: [], kinds: {} },
  spells: { deck: 14, row: [], kinds: {} },
  players: [hero({}), hero({ hero: "H2", room: "e4", place: "e4" })],
  check: null,
  ...more,
});
let code = 0;
export const option = (verb: string, args: Record<string, string> = {}, more: Partial<Option> = {}): Option => ({
  code: ++code,
  text: verb,
  verb,
  args: Object.entries(args),
  ...more,
});
/** The dragon with hearts on these spaces. */
export const boss = (markers: number[], more: Partial<Boss> = {}): Boss => ({
  id: "B1",
  markers,
  hearts: markers.map((space) => ({ space, takes: space, gate: 0 })),
  gates: [],
  entrance: 2,
  action: { range: 4, health: 2, focus: 0, regain: false },
  face: { does: "within", range: 1, health: 2, focus: 0 },
  counter: { melee: 4, missile: 3, spell: 0 },
  after_spell: { health: 0, focus: 2 },
  spaces: [[], [], [], [], [], []],
  ...more,
});
