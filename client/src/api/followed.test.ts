import { expect, test } from "vitest";
import type { Table } from ".";
import { Followed } from "./followed";

const whole = (turn: number, seats: string[]) =>
  JSON.stringify({ seq: turn, entries: [], reset: true, turn, table: { seq: turn, seats, title: "a", open: null } });
const patch = (base: number, turn: number, ops: object[]) =>
  JSON.stringify({ seq: turn, entries: [{ seq: turn }], base, turn, patch: ops });

test("patches lead from one table to the next; what did not change stays the same object", () => {
  const followed = new Followed();
  const first = followed.take("update", whole(4, ["Ada", "Lise"]))?.table;
  const ops = [
    { op: "replace", path: "/seq", value: 5 },
    { op: "replace", path: "/open", value: { watch: true } },
    { op: "add", path: "/a~1b", value: 1 },
  ];
  const update = followed.take("patch", patch(4, 5, ops));
  expect(update?.table).toEqual({ seq: 5, seats: ["Ada", "Lise"], title: "a", open: { watch: true }, "a/b": 1 });
  expect(update?.entries).toEqual([{ seq: 5 }]);
  expect(update?.table.seats).toBe((first as Table).seats);
  expect(first?.seq).toBe(4);
  const removed = followed.take("patch", patch(5, 6, [{ op: "remove", path: "/seats/0" }]));
  expect(removed?.table.seats).toEqual(["Lise"]);
});

test("a patch that leads on from another table than ours is not taken; a whole table always is", () => {
  const followed = new Followed();
  expect(followed.take("patch", patch(4, 5, []))).toBeNull();
  followed.take("update", whole(4, []));
  expect(followed.take("patch", patch(5, 6, []))).toBeNull();
  expect(followed.take("update", whole(7, ["Ada"]))?.table.seats).toEqual(["Ada"]);
  expect(followed.take("patch", patch(7, 8, []))?.seq).toBe(8);
});
