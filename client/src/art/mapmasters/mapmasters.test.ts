import { describe, expect, it } from "vitest";
import { parseCard } from "./card";
import { checkPlan } from "./check";
import { artOf, cardOf, cardPlan, DECK, iconsOf, layoutOf } from "./deck";
import { layoutCard, parsePlan } from "./layout";

describe("notation [rules 2.4]", () => {
  it("reads pieces of both levels, rooms and repeated pairs", () => {
    const text = "card X1 $4 = T-h1: b s; B-h1; s1=s2: k; j1-h1; j1-h1: c; h1(T,j1,j1,B): M c";
    const card = parseCard(text);
    expect(card.id).toBe("X1");
    expect(card.cost).toBe(4);
    expect(card.pieces.map((q) => q.name)).toEqual(["T-h1", "B-h1", "s1=s2", "j1-h1", "j1-h1#2"]);
    expect(card.pieces[2]).toMatchObject({ lower: true, icons: ["k"] });
    expect(card.rooms).toEqual([{ id: "h1", doors: ["T", "j1", "j1", "B"], content: ["M", "c"], lower: false }]);
  });

  it("names what it cannot read", () => {
    expect(() => parseCard("card X1 = T~j1")).toThrow("no piece and no room: T~j1");
    expect(() => parseCard("nothing")).toThrow("no card: nothing");
  });
});

describe("the 81 faces", () => {
  it("are the engine's: 9 to start with, 18 of each cost", () => {
    const costs = [...DECK.values()].map((card) => card.cost);
    expect(DECK.size).toBe(81);
    expect([0, 3, 4, 5, 6].map((cost) => costs.filter((one) => one === cost).length)).toEqual([9, 18, 18, 18, 18]);
  });

  it.each([...DECK.keys()])("%s: its plan has no complaint, turned or not", (id) => {
    expect(checkPlan(cardOf(id), layoutOf(id))).toEqual([]);
    expect(checkPlan(cardOf(id), layoutOf(id, true))).toEqual([]);
    for (const q of layoutOf(id).pieces)
      expect(q.line.every((p) => Number.isFinite(p.x) && Number.isFinite(p.y))).toBe(true);
    expect(artOf(id).under + artOf(id).over + artOf(id).marks).not.toMatch(/NaN|undefined/);
  });

  it("turn by half: places go to the other side, names stay", () => {
    const [there, turned] = [iconsOf("D57"), iconsOf("D57", true)];
    expect(turned.map((one) => one.name)).toEqual(there.map((one) => one.name));
    for (const [i, one] of there.entries()) {
      expect(turned[i]?.at).toEqual({ x: 100 - one.at.x, y: 200 - one.at.y });
    }
  });
});

describe("checkPlan", () => {
  const card = parseCard("card X1 = L1-R1: c; L2-R2: b; T-h1; h1-B; h1(T,B): k");
  const faults = (plan: string) => checkPlan(card, layoutCard(card, parsePlan(plan)));

  it("finds corridors that cross or touch, icons that overlap or are cut, doors in another order", () => {
    expect(faults("h1 50,100,40,30; L1-R1 30,120; L2-R2 30,80")).toContain("X1: L1-R1 and L2-R2 cross");
    expect(faults("h1 50,100,40,30; L1-R1 50,130; L2-R2 50,145")).toContain("X1: L1-R1 and L2-R2 touch");
    expect(faults("h1 50,50,40,30")).toContain("X1: icons L1-R1/1 and h1/1 overlap");
    expect(faults("h1 50,100,40,30; L1-R1 @.05")).toContain("X1: L1-R1/1 is cut by the rim");
    const three = parseCard("card X2 = T-h1; R1-h1; B-h1; h1(T,B,R1)");
    expect(checkPlan(three, layoutCard(three, parsePlan("h1 50,100,40,30")))).toEqual([
      "X2 h1: doors drawn T,R1,B, listed T,B,R1",
    ]);
  });

  it("tells which node a plan leaves out", () => {
    expect(() => layoutCard(cardOf("S1"), { ...cardPlan("S1"), at: {} })).toThrow("S1: its plan does not place j1");
  });
});
