import { describe, expect, test } from "vitest";
import { centre, closedSides, figures, lairCorner, world } from "./geometry";
import { bestOf, shownButtons, spotOf, targetsOf } from "./targets";
import { boss, hero, option, seen, view } from "./testing";

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
    expect(spotOf(option("enter"), view({ boss: boss([8, 8]) }))).toEqual({ kind: "place", place: "space-2" });
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
    const v = view({ boss: boss([8]) });
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
