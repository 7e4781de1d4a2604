/** The line under a finger, on positions as the engine tells them: tests/fixtures/mapmasters-touch.json. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { stepOf } from "../board/pieces";
import { isHalt, waysOf } from "../board/tally";
import { Drawing } from "./drawing.svelte";
import { Grip } from "./grip.svelte";
import { Laying } from "./laying.svelte";
import { Mat } from "./mat.svelte";
import type { Laid, MapView, Next, Step } from "./view";

type Position = { next: Next[]; texts: Record<string, string> };
type Trace = {
  /** What the finger did. */
  what: string;
  start: string;
  /** Units of the table to a pixel. */
  unit: number;
  /** Milliseconds, and the place in units of the table. */
  points: [ms: number, x: number, y: number][];
  /** The line that it means. */
  line: string[];
};
const kept = JSON.parse(
  readFileSync(new URL("../../../../tests/fixtures/mapmasters-touch.json", import.meta.url), "utf8"),
) as { cards: Laid[]; positions: Record<string, Position>; traces: Trace[] };

const BACK = 0;
const step = (more: Partial<Step>): Step => stepOf({ verb: "start", ...more });

/** A table that answers so many events of the finger late, and the hand that draws at it. */
function table(start: string, late: number) {
  let steps = [start];
  const trace = (): Step[] =>
    steps.map((text, i) => {
      if (i === 0) return step({ at: text.split(" ").slice(1).join(".") });
      const { next, texts } = kept.positions[steps.slice(0, i).join(";")] as Position;
      return next.find((one) => texts[one.code] === text) as Next;
    });
  let version = 1;
  const viewOf = (): MapView => {
    const { next, texts } = kept.positions[steps.join(";")] as Position;
    const option = (code: number, text: string) => ({ code, text, verb: text.split(" ")[0], args: [] });
    return {
      version,
      round: 1,
      seat: 0,
      actors: [0],
      question: { step: "Explore", actor: 0, rules: [] },
      options: [...next.map((one) => option(one.code, texts[one.code] ?? "")), option(BACK, "back")],
      players: [
        {
          dungeon: {
            cards: kept.cards,
            path: { steps, trace: trace(), end: "stop" },
            next,
            barred: [],
          },
        },
      ],
    } as unknown as MapView;
  };
  let view = $state.raw(viewOf());
  const deeds: string[] = [];
  let waiting: { left: number; answer: () => void }[] = [];
  const drawing = new Drawing(() => ({
    view,
    onchoose: (codes: number | number[]) =>
      new Promise<boolean>((resolve) => {
        const answer = () => {
          for (const code of [codes].flat()) {
            const text = code === BACK ? "back" : (kept.positions[steps.join(";")]?.texts[code] ?? "?");
            deeds.push(text);
            steps = code === BACK ? steps.slice(0, -1) : [...steps, text];
          }
          version += 1;
          view = viewOf();
          drawing.learn();
          resolve(true);
        };
        waiting.push({ left: late, answer });
      }),
  }));
  drawing.learn();
  const laying = new Laying(() => ({ drawing, cost: () => 0, reader: () => ({ player: String, seat: 0 }) }));
  const ways = () => waysOf(drawing.position.next).filter((way) => !isHalt(way.main));
  const mat = new Mat(() => ({ drawing, laying, mode: "line", ways: ways(), wide: false }));
  let unit = 1;
  const grip = new Grip(mat, {
    at: (x, y) => ({ x: x * unit, y: y * unit, unit }),
    onway: (way) => drawing.step(way.main),
    onstart: () => {},
    onback: () => drawing.undo(),
  });
  /** What has come meanwhile is shown, and the line follows. */
  const tick = async () => {
    for (const one of waiting) one.left -= 1;
    const due = waiting.filter((one) => one.left < 0);
    waiting = waiting.filter((one) => one.left >= 0);
    for (const one of due) one.answer();
    await Promise.resolve();
    await Promise.resolve();
    grip.follow();
  };
  const draw = async (points: readonly (readonly [number, number, number])[], scale = 1) => {
    unit = scale;
    const at = ([, x, y]: readonly [number, number, number]) => ({ clientX: x / unit, clientY: y / unit });
    const target = { closest: () => null } as unknown as Element;
    const first = points[0] ?? [0, 0, 0];
    const held = grip.down({ ...at(first), button: 0, target, stopPropagation: () => {} });
    for (const point of points.slice(1)) {
      grip.moved(at(point));
      await tick();
    }
    for (let i = 0; i <= late + 1; i++) await tick();
    grip.ended({ type: "pointerup" });
    return held;
  };
  return { draw, deeds, line: () => drawing.position.steps };
}

const named = (asked: boolean) =>
  kept.traces.filter((one) => one.what.startsWith("there and back") === asked).map((one) => [one.what, one] as const);

describe.each([0, 5])(
  "B2: ink under a finger is steady, with answers that come %i events late",
  { timeout: 60_000 },
  (late) => {
    test.each(named(false))("%s: each step is drawn once, none is taken back", async (_, trace) => {
      const { draw, deeds, line } = table(trace.start, late);
      expect(await draw(trace.points, trace.unit)).toBe(true);
      expect(line()).toEqual(trace.line);
      expect(deeds).toEqual(trace.line.slice(1));
    });

    test.each(named(true))("%s: who follows the line back takes the step up, once", async (_, trace) => {
      const { draw, deeds, line } = table(trace.start, late);
      await draw(trace.points, trace.unit);
      expect(line()).toEqual(trace.line);
      expect(deeds.filter((one) => one === "back")).toHaveLength(1);
    });
  },
);
