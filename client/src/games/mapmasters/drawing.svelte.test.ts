import { describe, expect, test } from "vitest";
import { stepOf } from "../board/pieces";
import { Drawing } from "./drawing.svelte";
import type { Dungeon, MapView, Next, Option, Step } from "./view";

const option = (code: number, text: string): Option => {
  const [verb = "", ...rest] = text.split(" ");
  const names = { lay: ["card", "place", "turn"], start: ["card", "slot"] }[verb] ?? ["piece"];
  return { code, text, verb, args: rest.map((word, i) => [names[i] ?? "x", word]) };
};
const BACK = option(90, "back");
const FINISH = option(91, "finish");
const step = (at: string, piece: Step["piece"] = null): Step => stepOf({ verb: piece ? "walk" : "start", piece, at });
const next = (code: number, at: string, piece: Step["piece"]): Next => ({
  ...step(at, piece),
  code,
  group: 0,
  state: 0,
  unpaid: false,
});
const dungeon = (steps: string[], trace: Step[], ways: Next[]): Dungeon =>
  ({
    layout: "a=S1@0,0",
    cards: [{ card: "S1", cost: 0, x: 0, y: 0, turned: false }],
    path: steps.length > 0 ? { steps, trace, end: "stop" } : null,
    next: ways,
    barred: [],
  }) as unknown as Dungeon;
const viewOf = (version: number, own: Dungeon, options: Option[]): MapView =>
  ({
    version,
    since: version,
    round: 1,
    seat: 0,
    actors: [0],
    question: { step: "Explore", actor: 0, rules: [] },
    options,
    players: [{ dungeon: own }],
  }) as unknown as MapView;

const T = step("S1.T");
const J = next(2, "S1.j1", ["S1.T-j1", -1, 1]);
const L = next(3, "S1.L1", ["S1.j1-L1", -1, 1]);
const laid = viewOf(1, dungeon([], [], []), [option(1, "start S1 T"), BACK, FINISH]);
const begun = viewOf(2, dungeon(["start S1 T"], [T], [J]), [option(2, "walk S1.T-j1"), BACK, FINISH]);
const walked = viewOf(3, dungeon(["start S1 T", "walk S1.T-j1"], [T, J], [L]), [
  option(3, "walk S1.j1-L1"),
  BACK,
  FINISH,
]);

/** A table whose answers come when they are let go. */
function table() {
  let view = $state.raw(laid);
  const sent: (number | number[])[] = [];
  let answer: ((done: boolean) => void) | null = null;
  const drawing = new Drawing(() => ({
    view,
    onchoose: (code: number | number[]) => {
      sent.push(code);
      return new Promise<boolean>((resolve) => (answer = resolve));
    },
  }));
  drawing.learn();
  const come = async (fresh: MapView | null) => {
    if (fresh) {
      view = fresh;
      drawing.learn();
    }
    answer?.(fresh !== null);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { drawing, sent, come };
}

describe("a dungeon that is being drawn", () => {
  test("a step shows at once; what comes after it is known with the answer", async () => {
    const { drawing, sent, come } = table();
    drawing.start(option(1, "start S1 T"));
    expect(drawing.position.steps).toEqual(["start S1 T"]);
    expect([drawing.position.sure, drawing.options]).toEqual([false, []]);
    await come(begun);
    expect(drawing.position.sure).toBe(true);
    expect(drawing.position.next).toEqual([J]);
    drawing.step(J);
    expect(drawing.position.trace).toHaveLength(2);
    expect(sent).toEqual([1, 2]);
  });

  test("steps are taken back to what was seen, with all that may be done there, in one deed", async () => {
    const { drawing, sent, come } = table();
    drawing.start(option(1, "start S1 T"));
    await come(begun);
    drawing.step(J);
    await come(walked);
    drawing.backTo(0);
    expect(drawing.position.steps).toEqual([]);
    expect(drawing.position.sure).toBe(true);
    expect(drawing.options.map((one) => one.code)).toEqual([1, 90, 91]);
    expect(sent.at(-1)).toEqual([90, 90]);
    // What is drawn before the answer waits, and goes together.
    drawing.start(option(1, "start S1 T"));
    expect(drawing.position.next).toEqual([J]);
    drawing.step(J);
    expect(sent).toHaveLength(3);
    await come(laid);
    expect(sent.at(-1)).toEqual([1, 2]);
  });

  test("a step that was not sent yet is not sent when it is taken back", async () => {
    const { drawing, sent, come } = table();
    drawing.start(option(1, "start S1 T"));
    await come(begun);
    drawing.step(J);
    await come(walked);
    drawing.undo();
    drawing.step(J);
    drawing.undo();
    expect(sent.at(-1)).toBe(90);
    await come(begun);
    expect(sent).toEqual([1, 2, 90]);
    expect(drawing.position.steps).toEqual(["start S1 T"]);
  });

  test("what is refused is not shown any longer, and nothing after it is sent", async () => {
    const { drawing, sent, come } = table();
    drawing.start(option(1, "start S1 T"));
    await come(null);
    expect(drawing.position.steps).toEqual([]);
    expect(sent).toEqual([1]);
  });
});
