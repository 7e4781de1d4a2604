import { expect, test } from "vitest";
import type { Table } from "../api";
import { Finale } from "./finale.svelte";

const table = { id: "t" } as Table;
function finale() {
  const told: string[] = [];
  let done = () => {};
  const wait = new Promise<void>((resolve) => {
    done = resolve;
  });
  const one = new Finale(
    ({ id }) => told.push(id),
    () => wait,
  );
  return { one, told, done: () => done() };
}

test("the scores come when the last event has played out, and are told then", async () => {
  const { one, told, done } = finale();
  const come = one.come(table);
  expect([one.ended, one.scores, told]).toEqual([true, false, []]);
  done();
  await come;
  expect([one.scores, told]).toEqual([true, ["t"]]);
});

test("who has left hears nothing of the end", async () => {
  const { one, told, done } = finale();
  const come = one.come(table);
  one.leave();
  done();
  await come;
  expect([one.scores, told]).toEqual([false, []]);
});
