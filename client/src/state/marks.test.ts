import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Marks as Told } from "../api";
import type { Mark } from "../games/kit";
import { Marks } from "./marks.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ping = (key: string, seat = 1): Mark => ({ kind: "ping", key, seat, value: [] });
/** A server that keeps what it is sent. */
function server() {
  const sent: string[] = [];
  let turn = 0;
  const held = new Map<string, Mark>();
  const marks = new Marks(async ({ kind, key, seat, value }) => {
    sent.push(`${kind} ${key} ${value === null ? "-" : value.join(",")}`);
    turn += 1;
    if (value === null) held.delete(kind + key);
    else held.set(kind + key, { kind, key, seat, value: [...value] });
    return { turn, marks: [...held.values()] } as Told;
  });
  return { marks, sent };
}

test("of aims in quick succession the first and the last are sent, four times a second at most", async () => {
  const { marks, sent } = server();
  for (const key of ["a", "b", "c"]) marks.put(0, "aim", key);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["aim a "]);
  await vi.advanceTimersByTimeAsync(250);
  expect(sent).toEqual(["aim a ", "aim c "]);
  marks.put(0, "aim", "c");
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  marks.put(0, "aim", "c", null);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)).toBe("aim c -");
});

test("an aim that waits is forgotten with the answer", async () => {
  const { marks, sent } = server();
  marks.put(0, "aim", "a");
  marks.put(0, "aim", "b");
  marks.answered(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(["aim a "]);
});

test("a plan of mine shows at once, each plan waits for itself, and the server's word stands", async () => {
  const { marks, sent } = server();
  marks.put(0, "sketch", "one", [1]);
  marks.put(0, "sketch", "two", [2]);
  expect(marks.list.map((mark) => [mark.key, mark.value])).toEqual([
    ["one", [1]],
    ["two", [2]],
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["sketch one 1", "sketch two 2"]);
  marks.put(0, "sketch", "one", [1, 5]);
  marks.take({ turn: 3, marks: [{ kind: "sketch", key: "one", seat: 1, value: [9] }] });
  expect(marks.list).toEqual([{ kind: "sketch", key: "one", seat: 0, value: [1, 5] }]);
  marks.put(0, "sketch", "one", null);
  expect(marks.list).toEqual([]);
});

test("a mark that is refused leaves what the server told", async () => {
  const marks = new Marks(async () => {
    throw new Error("no");
  });
  marks.take({ turn: 5, marks: [ping("castle")] });
  marks.put(0, "sketch", "one", [1]);
  expect(marks.list).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(marks.list).toEqual([ping("castle")]);
});

test("a ping is told once, and older news does not come back", () => {
  const { marks } = server();
  const told: string[] = [];
  marks.onping = (mark) => told.push(mark.key);
  marks.take({ turn: 5, marks: [ping("castle")] });
  marks.take({ turn: 6, marks: [ping("castle"), ping("mine", 2)] });
  marks.take({ turn: 4, marks: [] });
  expect(told).toEqual(["castle", "mine"]);
  expect(marks.list).toHaveLength(2);
  marks.take({ turn: 7, marks: [] });
  marks.take({ turn: 8, marks: [ping("castle")] });
  expect(told).toEqual(["castle", "mine", "castle"]);
});
