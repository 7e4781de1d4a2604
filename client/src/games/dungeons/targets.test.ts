import { describe, expect, test } from "vitest";
import { centre, closedSides, figures, lairCorner, world } from "./geometry";
import { bestOf, shownButtons, spotOf, targetsOf } from "./targets";
import type { DungeonHero, DungeonsView, Option } from "./view";

const hero = (more: Partial<DungeonHero>): DungeonHero => ({
  hero: "H1",
  room: "d4",
  place: "d4",
  health: 6,
  max_health: 6,
  focus: 8,
  max_focus: 8,
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
const seen = (card: string, sides: string, passages: string) => ({
  card,
  sides,
  passages,
  altar: false,
  disarmed: false,
});
const view = (more: Partial<DungeonsView>): DungeonsView => ({
  game: "dungeons",
  version: 1,
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
  loot: { deck: 26, row: [] },
  spells: { deck: 14, row: [] },
  players: [hero({}), hero({ hero: "H2", room: "e4", place: "e4" })],
  check: null,
  ...more,
});
let code = 0;
const option = (verb: string, args: Record<string, string> = {}): Option => ({
  code: ++code,
  text: verb,
  verb,
  args: Object.entries(args),
});

describe("places of answers", () => {
  test("a square, a figure or nothing answers an option", () => {
    const v = view({});
    expect(spotOf(option("move", { place: "e4" }), v)).toEqual({ kind: "place", place: "e4" });
    expect(spotOf(option("attack", { weapon: "slot-1", enemy: "goblin-2" }), v)).toEqual({
      kind: "enemy",
      enemy: "goblin-2",
    });
    expect(spotOf(option("heal", { hero: "H2" }), v)).toEqual({ kind: "hero", seat: 1 });
    expect(spotOf(option("rest"), v)).toBeNull();
    expect(spotOf(option("attack", { weapon: "area" }), v)).toBeNull();
  });
  test("several answers of one place share its light", () => {
    const a = option("attack", { weapon: "slot-1", enemy: "goblin-2" });
    const b = option("cast", { spell: "P01", enemy: "goblin-2" });
    expect(targetsOf(view({ options: [a, b, option("end")] }))).toEqual([
      { key: "goblin-2", spot: { kind: "enemy", enemy: "goblin-2" }, codes: [a.code, b.code] },
    ]);
  });
  test("a new card is turned where it lies, and its first turn is put forward", () => {
    const options = [option("lay", { sides: "NE" }), option("lay", { sides: "ES" })];
    const v = view({ options, question: { step: "Lay", actor: 0, rules: [], params: { cell: "e3", card: "D02" } } });
    expect(targetsOf(v).map((target) => target.key)).toEqual(["place-e3"]);
    expect(bestOf(v)).toBe(options[0]?.code);
  });
  test("the lair is entered by its entrance space", () => {
    const boss = { id: "B1", markers: [8, 8], gates: [], entrance: 2 };
    expect(spotOf(option("enter"), view({ boss }))).toEqual({ kind: "place", place: "space-2" });
  });
});

describe("checks", () => {
  test("the highest total is put forward", () => {
    const options = [
      { ...option("choose", { die: "+2" }), total: 2 },
      { ...option("choose", { die: "5" }), total: 5 },
      { ...option("choose", { die: "5", plus: "+1+2" }), total: 8 },
      { ...option("modify", { die: "5", way: "up" }), total: 9 },
    ];
    expect(bestOf(view({ options, question: { step: "Dice", actor: 0, rules: [], params: {} } }))).toBe(
      options[2]?.code,
    );
  });
  test("the end of the turn and what the room offers keep their buttons", () => {
    const options = [option("rest"), option("search"), option("move", { place: "e4" }), option("end")];
    expect(shownButtons(view({ options }))).toEqual(new Set([options[1]?.code, options[3]?.code]));
  });
});

describe("the table", () => {
  test("a corridor is closed by a card without one, and open to what is not yet seen", () => {
    const { dungeon } = view({});
    expect(closedSides(dungeon, "d4", "NESW")).toBe("N");
    expect(closedSides(dungeon, "a1", "NW")).toBe("NW");
  });
  test("the table grows with the cards, and by the lair above them", () => {
    const small = world(view({}));
    const wide = world(view({ dungeon: { d4: seen("D00", "N", ""), g7: { stack: "C" } } }));
    expect(wide.w).toBeGreaterThan(small.w);
    const v = view({ boss: { id: "B1", markers: [8], gates: [], entrance: 2 } });
    expect(world(v).y).toBeLessThan(lairCorner(v).y);
    expect(centre(v, "space-6").y).toBeLessThan(centre(v, "space-1").y);
    expect(centre(v, "space-6").x).toBe(centre(v, "space-1").x);
  });
  test("figures of one room stand apart", () => {
    const v = view({ players: [hero({}), hero({ hero: "H2" }), hero({ hero: "H3" })] });
    const xs = figures(v).flatMap((f) => (f.kind === "hero" ? [f.x] : []));
    expect(new Set(xs).size).toBe(3);
  });
});
