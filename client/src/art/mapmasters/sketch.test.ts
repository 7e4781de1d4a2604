import { expect, test } from "vitest";
import { parseCard } from "./card";
import { DECK } from "./deck";
import { freehand } from "./freehand";
import { layoutCard, parsePlan } from "./layout";
import {
  BLANK,
  cleared,
  composed,
  filled,
  iconed,
  joined,
  marked,
  POINTS,
  rubbed,
  type Segment,
  type Sketch,
} from "./sketch";

const at = (x: number, y: number): number => POINTS.findIndex((p) => p.x === x && p.y === y);
const T = at(50, 0);
const [L1, R1, B] = [at(0, 50), at(100, 50), at(50, 200)];
const path = (sketch: Sketch, lower: boolean, ...points: number[]): Sketch =>
  points.slice(1).reduce((one, to, i) => joined(one, points[i] as number, to, lower), sketch);
const part = (sketch: Sketch, n: number): Segment => sketch.segments[n] as Segment;
/** What is composed can be read and drawn. */
const drawn = (sketch: Sketch) => {
  const { face, plan } = composed(sketch);
  return layoutCard(parseCard(`A = ${face}`), parsePlan(plan));
};

test("corridors that meet make a crossing, and bends are bends", () => {
  const one = path(BLANK, false, T, at(50, 50), at(50, 100), B);
  const two = path(one, false, at(50, 50), at(80, 50), R1);
  expect(composed(two).face).toBe("T-j1; j1-B; j1-R1");
  const { pieces, points } = drawn(two);
  expect(points.map(({ id, at }) => [id, at])).toEqual([["j1", { x: 50, y: 50 }]]);
  expect(pieces[1]?.line.at(-1)).toEqual({ x: 50, y: 200 });
});

test("a corridor is cut where it passes points, and taken away as it was put", () => {
  const long = joined(BLANK, T, B, false);
  expect(long.segments).toHaveLength(8);
  expect(composed(long).face).toBe("T-B");
  expect(joined(long, B, T, false)).toEqual(BLANK);
});

test("icons stand in the order of the corridor, whichever way its parts were drawn", () => {
  let sketch = joined(joined(BLANK, at(50, 25), T, false), at(50, 25), at(50, 50), false);
  sketch = iconed(sketch, part(sketch, 0), "c");
  sketch = iconed(sketch, part(sketch, 1), "b");
  expect(composed(sketch).face).toBe("T-e1: c b");
  expect(drawn(sketch).pieces[0]?.places.map(({ y }) => Math.round(y))).toEqual([13, 38]);
  let crowded = joined(BLANK, T, B, false);
  for (const icon of "cb") crowded = iconed(crowded, part(crowded, 0), icon);
  expect(composed(crowded).face).toBe("T-B: c b");
  expect(composed(crowded).plan).not.toContain("@");
  expect(composed(rubbed(sketch, part(sketch, 0))).face).toBe("T-e1: b");
});

test("a room has its doors clockwise, what is in it, and the pit that falls from it", () => {
  const middle = at(50, 100);
  let sketch = path(BLANK, false, T, at(50, 50), middle, B);
  sketch = path(sketch, false, L1, at(20, 75), middle);
  sketch = path(sketch, true, middle, at(80, 100), R1);
  sketch = marked(marked(sketch, middle, "room"), middle, "pit");
  sketch = filled(filled(sketch, middle, "M"), middle, "c");
  const { face } = composed(sketch);
  expect(face.split("; ").sort()).toEqual(["L1-h1", "T-h1", "h1(L1,T,B): P1 M c", "h1-B", "q1=R1"]);
  expect(drawn(sketch).rooms[0]?.content).toEqual(["P1", "M", "c"]);
  expect(composed(cleared(sketch, middle)).face).toContain("P1 M");
});

test("stairs join both levels, a pit has its landing, circles are counted", () => {
  let sketch = path(BLANK, false, T, at(50, 50));
  sketch = path(sketch, true, at(50, 50), at(50, 100), at(80, 100));
  sketch = path(sketch, false, at(50, 150), B);
  sketch = path(sketch, true, at(50, 150), at(80, 150));
  sketch = marked(marked(marked(sketch, at(50, 50), "stairs"), at(50, 150), "pit"), at(80, 100), "circle");
  expect(composed(sketch).face.split("; ").sort()).toEqual(["T-s1", "p1-B", "q1=e1", "s1=o1"]);
  drawn(sketch);
});

test("nothing stands on a slot, and nothing drawn is nothing written", () => {
  expect(marked(BLANK, T, "room")).toEqual(BLANK);
  expect(composed(BLANK)).toEqual({ face: "", plan: "" });
});

test("every face of the house is drawn from its notation alone", () => {
  for (const card of DECK.values()) {
    const { points, rooms } = layoutCard(card, parsePlan(freehand(card)));
    for (const { at: p } of points)
      expect([p.x >= 0, p.x <= 100, p.y >= 0, p.y <= 200], card.id).toEqual([true, true, true, true]);
    expect(rooms.length).toBe(card.rooms.length);
  }
});
