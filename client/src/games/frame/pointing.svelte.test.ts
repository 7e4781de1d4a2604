import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mark, View } from "../contract";
import { LongPress, Pointing } from "./pointing.svelte";

const view: View = {
  version: 1,
  since: 1,
  over: false,
  end_reason: "",
  results: [],
  seat: 0,
  actors: [1],
  question: null,
  options: [],
};
const two = [
  { name: "Ada", role: "you" as const },
  { name: "Bo", role: null },
];
const ping = (seat: number, key: string): Mark => ({ kind: "ping", key, seat, value: [] });

/** A table with what it was told, and what was sent from it. */
function table(more: Partial<ReturnType<ConstructorParameters<typeof Pointing>[0]>> = {}) {
  const sent: unknown[] = [];
  let marks = $state.raw<readonly Mark[]>([]);
  let hidden = $state(false);
  const pointing = new Pointing(() => ({
    view,
    seats: two,
    marks,
    onmark: hidden ? undefined : (...mark) => sent.push(mark),
    colour: (seat) => (seat === 0 ? "blue" : "red"),
    hidden,
    ...more,
  }));
  const set = (next: { marks?: readonly Mark[]; hidden?: boolean }) => {
    marks = next.marks ?? marks;
    hidden = next.hidden ?? hidden;
  };
  return { pointing, sent, set };
}
const on = (key: string | null, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({
    button: 0,
    isPrimary: true,
    clientX: 0,
    clientY: 0,
    target: { closest: () => (key === null ? null : { getAttribute: () => key }) },
    ...more,
  }) as unknown as PointerEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a press on a place points at it once, after the hand was taken up", () => {
  const { pointing, sent } = table();
  expect(pointing.take("card-D19")).toBe(false);
  pointing.on = true;
  expect(pointing.take("card-D19")).toBe(true);
  expect(pointing.take("card-D19")).toBe(false);
  expect(sent).toEqual([["ping", "card-D19"]]);
});

test("alone with bots there is nobody to point for", () => {
  const { pointing } = table({ seats: [two[0] as (typeof two)[0], { name: "Old Nan", role: "bot" }] });
  pointing.on = true;
  expect(pointing.can).toBe(false);
  expect(pointing.take("card-D19")).toBe(false);
});

test("a board of one's own shows no marks, and a hand that was up when it came presses as ever", () => {
  const { pointing, sent, set } = table();
  set({ marks: [ping(1, "card-D19")] });
  expect(pointing.shown).toEqual([{ kind: "ping", key: "card-D19", colour: "red", id: "ping 1 card-D19" }]);
  pointing.on = true;
  set({ hidden: true });
  expect(pointing.shown).toEqual([]);
  expect(pointing.take("card-D19")).toBe(false);
  expect(sent).toEqual([]);
});

test("a long press points and is no press; a short one, and one that drags, is", () => {
  const { pointing, sent } = table();
  const press = new LongPress(pointing);
  press.down(on("token-key"));
  expect(press.busy).toBe(true);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([["ping", "token-key"]]);
  expect(press.takes("token-key")).toBe(true);
  expect(press.takes("token-key")).toBe(false);
  press.down(on("token-key"));
  press.up();
  vi.advanceTimersByTime(500);
  press.down(on("token-key"));
  press.move(on("token-key", { clientX: 20 }));
  vi.advanceTimersByTime(500);
  press.down(on(null));
  vi.advanceTimersByTime(500);
  expect(press.takes("token-key")).toBe(false);
  expect(sent).toHaveLength(1);
});

test("the place that a line of the log tells of is shown while the line is pointed at", () => {
  const { pointing } = table();
  pointing.lit = "card-D19";
  expect(pointing.shown.map(({ kind, key }) => [kind, key])).toEqual([["told", "card-D19"]]);
  pointing.lit = null;
  expect(pointing.shown).toEqual([]);
});
