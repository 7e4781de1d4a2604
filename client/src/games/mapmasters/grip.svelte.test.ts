import { beforeEach, expect, test, vi } from "vitest";
import { Drawing } from "./drawing.svelte";
import { Grip } from "./grip.svelte";
import { Laying } from "./laying.svelte";
import { Mat } from "./mat.svelte";
import type { MapView } from "./view";

const option = (code: number, verb: string, args: [string, string][]) => ({ code, text: verb, verb, args });
/** S1 lies at 0,0; a line may begin at its upper edge, S2 may be laid beside it. */
const view = {
  version: 1,
  since: 1,
  round: 1,
  seat: 0,
  actors: [0],
  question: { step: "Explore", actor: 0, rules: [] },
  options: [
    option(1, "start", [
      ["card", "S1"],
      ["slot", "T"],
    ]),
    option(2, "lay", [
      ["card", "S2"],
      ["place", "1,0"],
    ]),
  ],
  players: [
    { dungeon: { cards: [{ card: "S1", cost: 0, x: 0, y: 0, turned: false }], path: null, next: [], barred: [] } },
  ],
} as unknown as MapView;

function hands(mode: "cards" | "line") {
  const started: unknown[] = [];
  const drawing = new Drawing(() => ({ view, onchoose: () => true }));
  const laying = new Laying(() => ({ drawing, cost: () => 0, reader: () => ({ player: String, seat: 0 }) }));
  const mat = new Mat(() => ({ drawing, laying, mode, ways: [], wide: true }));
  const grip = new Grip(mat, {
    at: (x, y) => ({ x, y, unit: 1 }),
    onway: () => {},
    onstart: (start) => started.push(start.code),
    onback: () => {},
  });
  return { mat, grip, laying, started };
}
const stopped = vi.fn();
const at = (clientX: number, clientY: number, on: string | null = null) => ({
  clientX,
  clientY,
  button: 0,
  target: { closest: () => on } as unknown as Element,
  stopPropagation: stopped,
});
beforeEach(() => stopped.mockClear());

test("while cards are laid the mat lights the cards, and for the card in the hand its places", () => {
  const { mat, laying } = hands("cards");
  expect(mat.stops.map(({ key }) => key)).toEqual(["card-S1"]);
  laying.hold("S2");
  expect(mat.stops.map(({ key }) => key)).toEqual(["place-1,0", "card-S1"]);
  expect(mat.targets.map(({ key }) => key)).toEqual(["place-1,0", "card-S1"]);
});

test("a hand that moves carries the card under it, one that does not presses", () => {
  const { grip, laying } = hands("cards");
  expect(grip.down(at(250, 20))).toBe(false);
  expect(grip.down(at(50, 60, "place-0,0"))).toBe(false);
  expect(grip.down(at(50, 60))).toBe(true);
  expect(stopped).toHaveBeenCalledOnce();
  grip.moved(at(53, 60));
  grip.ended({ type: "pointerup" });
  expect([laying.card, grip.took()]).toEqual([null, false]);
  grip.down(at(50, 60));
  grip.moved(at(150, 60));
  expect([laying.card, laying.dragging, laying.over]).toEqual(["S1", true, { x: 1, y: 0 }]);
  grip.ended({ type: "pointercancel" });
  expect([laying.dragging, laying.over, grip.took(), grip.took()]).toEqual([false, null, true, false]);
});

test("the line begins at a lit edge when the finger sets off, and nowhere else", () => {
  const { mat, grip, started } = hands("line");
  const [start] = mat.starts;
  expect(start?.place).toBe("S1.T");
  const [x, y] = [start?.at.x ?? 0, start?.at.y ?? 0];
  expect(grip.down(at(x + 80, y + 90))).toBe(false);
  expect(grip.down(at(x, y))).toBe(true);
  expect([grip.draws, started]).toEqual([false, []]);
  grip.moved(at(x, y + 9));
  expect([grip.draws, started]).toEqual([true, [1]]);
  grip.ended({ type: "pointerup" });
  expect([grip.draws, grip.took()]).toEqual([false, true]);
});
