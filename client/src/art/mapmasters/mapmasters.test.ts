import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { artefact } from "./artefacts";
import { BOOKS, book } from "./books";
import { parseCard } from "./card";
import { checkPlan } from "./check";
import { artOf, cardOf, cardPlan, DECK, iconsOf, layoutOf, TARGET_KINDS } from "./deck";
import { merged } from "./hand";
import { inkPath, type Stroke } from "./ink";
import { layoutCard, parsePlan } from "./layout";
import { KINDS, objectiveCard } from "./objectives";
import { goalPlate, tideMark, wantMark, wantPlaces } from "./targets";
import { PAWNS, pawn } from "./tokens";

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

type Pair = [number, number];
const kept = JSON.parse(
  readFileSync(new URL("../../../../tests/fixtures/mapmasters-drawn.json", import.meta.url), "utf8"),
) as Record<string, { icons: Pair[][]; rooms: Record<string, Pair[]> }>;

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

  it.each([...DECK.keys()])("%s: everything lies where the engine's own drawing puts it", (id) => {
    const near = (ours: readonly { x: number; y: number }[], theirs: Pair[] | undefined) => {
      expect(ours.length).toBe(theirs?.length);
      for (const [i, p] of ours.entries()) {
        expect(Math.abs(p.x - (theirs?.[i]?.[0] ?? 999))).toBeLessThan(0.11);
        expect(Math.abs(p.y - (theirs?.[i]?.[1] ?? 999))).toBeLessThan(0.11);
      }
    };
    for (const [i, q] of layoutOf(id).pieces.entries()) near(q.places, kept[id]?.icons[i]);
    for (const room of layoutOf(id).rooms) near(room.places, kept[id]?.rooms[room.id]);
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
    expect(faults("h1 50,120,40,30; L1-R1 60,50 60,80 30,80 30,30")).toContain("X1: L1-R1 crosses itself");
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

describe("inkPath", () => {
  const stroke = (step: number, lower: boolean, ...pts: [number, number][]): Stroke => ({
    step,
    lower,
    leap: false,
    pts: pts.map(([x, y]) => ({ x, y })),
  });
  const ends = (d: string) => d.match(/-?[\d.]+ -?[\d.]+$/)?.[0];

  it("gives one stretch per step, joined without a seam", () => {
    const parts = inkPath([
      stroke(0, false, [50, 0], [50, 50]),
      stroke(1, false, [50, 50], [100, 50]),
      stroke(2, true, [100, 50], [150, 50]),
    ]);
    expect(parts.map((part) => [part.step, part.lower])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(parts[1]?.d.startsWith(`M${ends(parts[0]?.d.split("L")[0] ?? "")}`)).toBe(true);
    expect(parts[2]?.from).toEqual({ x: 100, y: 50 });
    expect(parts[2]?.to).toEqual({ x: 150, y: 50 });
  });

  it("does not change what is drawn when the path goes on, but for the last bend", () => {
    const first = stroke(0, false, [50, 0], [50, 80]);
    const before = inkPath([first])[0]?.d ?? "";
    const after = inkPath([first, stroke(1, false, [50, 80], [90, 80])])[0]?.d ?? "";
    const start = before.slice(0, before.lastIndexOf("Q"));
    expect(after.startsWith(start)).toBe(true);
  });

  it("measures each stretch and draws a leap as an arc", () => {
    const [line, leap] = inkPath([
      stroke(0, false, [0, 0], [0, 100]),
      {
        step: 1,
        lower: false,
        leap: true,
        pts: [
          { x: 0, y: 100 },
          { x: 200, y: 100 },
        ],
      },
    ]);
    expect(line?.length).toBeGreaterThan(98);
    expect(line?.length).toBeLessThan(104);
    expect(leap?.leap).toBe(true);
    expect(leap?.d).toMatch(/^M0 100Q/);
  });

  it("draws nothing for a step that stays where it is", () => {
    expect(inkPath([stroke(0, false, [5, 5], [5, 5])])).toEqual([]);
  });
});

describe("pieces", () => {
  it("has a drawing for every book, objective, artefact, pawn and target card", () => {
    const drawings = [
      ...BOOKS.map(([id]) => book(id)),
      ...Object.keys(KINDS).map((kind) => objectiveCard(kind, true)),
      ...Array.from({ length: 13 }, (_, i) => artefact(i + 1)),
      ...PAWNS.map((_, i) => pawn(i)),
      ...[...TARGET_KINDS.keys()].map((id) => artOf(id).under + artOf(id).over),
    ];
    expect(BOOKS.length).toBe(17);
    expect(Object.keys(KINDS).length).toBe(12);
    expect(TARGET_KINDS.size).toBeGreaterThanOrEqual(29);
    for (const text of drawings) {
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/NaN|undefined/);
    }
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each([...TARGET_KINDS.keys()].filter((id) => TARGET_KINDS.get(id) === "step"))(
    "%s is drawn without complaint",
    (id) => {
      expect(checkPlan(cardOf(id), layoutOf(id))).toEqual([]);
    },
  );

  it("puts what a boss wishes for at its slots, turned with the card, else in the middle", () => {
    const wants = [
      { kind: "key", count: 2, slots: ["B"] },
      { kind: "monster", count: 3, deed: true },
    ];
    expect(wantPlaces(wants)[0]?.[0]?.y).toBeGreaterThan(150);
    expect(wantPlaces(wants, true)[0]?.[0]?.y).toBeLessThan(50);
    expect(wantPlaces(wants)[1]).toEqual([{ x: 50, y: 150 }]);
  });
});

describe("text on marks", () => {
  it("grows where its board is small, so that it is never under 12 pixels, away from the mark and from the rim", () => {
    const marks = [wantMark({ kind: "coin", count: 5 }), goalPlate(3), tideMark(7)];
    for (const [i, font] of [8, 12, 14].entries()) expect(marks[i]).toContain(`class="legible-${font}"`);
    expect(wantMark({ kind: "coin", count: 5 }, true)).toContain('x="-8"');
    expect(wantMark({ kind: "coin", count: 1 })).not.toContain("<text");
  });
});

describe("a board of Coop has many cards, and a page not too many elements", () => {
  it("joins strokes that look alike and follow each other, and no others", () => {
    const line = (d: string, colour: string) => `<path d="${d}" fill="none" stroke="${colour}"/>`;
    const two = line("M0 0L1 1", "red") + line("M2 2L3 3", "red");
    expect(merged(two)).toBe(line("M0 0L1 1M2 2L3 3", "red"));
    const kept = `${line("M0 0L1 1", "red") + line("M2 2L3 3", "blue")}<path d="M0 0Z" fill="red"/><path d="M1 1Z" fill="red"/>`;
    expect(merged(kept)).toBe(kept);
  });
  it("draws a face with fifty elements on the average", () => {
    const count = (text: string) => text.split("<").length - text.split("</").length;
    const all = [...DECK.keys()].map((id) => count(Object.values(artOf(id)).join("")));
    expect(all.reduce((sum, n) => sum + n, 0) / all.length).toBeLessThan(50);
  });
});
