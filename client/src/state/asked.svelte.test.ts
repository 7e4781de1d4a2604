import { expect, test } from "vitest";
import type { Table } from "../api";
import type { View } from "../games/kit";
import { Asked } from "./asked.svelte";

type Facts = Partial<Record<keyof Table, unknown>>;
const asked = (more: Facts = {}, view: Partial<View> = {}) =>
  new Asked(() => ({
    table: {
      status: "playing",
      mine: [0],
      eyes: 0,
      paused: false,
      curtain: false,
      seats: [{ stand_in: false }, { stand_in: false }],
      clocks: [],
      people: [
        { person: 7, me: true, seats: [0] },
        { person: 8, me: false, seats: [1] },
      ],
      proposal: null,
      ...more,
    } as unknown as Table,
    view: {
      version: 4,
      since: 4,
      seat: 0,
      actors: [0],
      question: { step: "Move", actor: 0, rules: [] },
      ...view,
    } as View,
  }));

test("I am asked while my seat acts and the table goes on", () => {
  const now = asked();
  expect([now.mine, now.free, now.question]).toEqual([true, true, "4-Move-0"]);
  for (const none of [
    asked({ paused: true }),
    asked({ status: "over" }),
    asked({ mine: [] }),
    asked({}, { actors: [1] }),
  ])
    expect([none.mine, none.free, none.question]).toEqual([false, false, ""]);
});

test("a bot that stands in for me answers, and a hand that lies face down is turned over first", () => {
  const away = asked({ seats: [{ stand_in: true }] });
  expect([away.mine, away.free, away.question, away.note(false, "open")]).toEqual([true, false, "", "standing"]);
  const down = asked({ clocks: [{ seat: 0, face_down: true }] });
  expect([down.down, down.free, down.question, down.note(false, "open")]).toEqual([true, false, "4-look-0", "down"]);
});

test("what stands in place of the question, the most pressing first", () => {
  const proposal = (waiting: number[]) => ({ proposal: { waiting } });
  expect(asked().note(false, "open")).toBe("");
  expect(asked({ status: "over" }).note(true, "cut")).toBe("past");
  expect(asked({ status: "over" }).note(false, "cut")).toBe("cut");
  expect(asked({ status: "over", paused: true }).note(false, "open")).toBe("over");
  expect(asked({ paused: true, ...proposal([7]) }).note(false, "open")).toBe("pause");
  expect(asked(proposal([7])).note(false, "open")).toBe("proposal");
  expect(asked(proposal([8])).note(false, "open")).toBe("waiting");
});

test("the curtain closes for the next of several at one screen until it is opened for them", () => {
  const two = asked({ curtain: true, mine: [0, 1], eyes: 1 });
  expect([two.closed(null), two.closed(0), two.closed(1)]).toEqual([true, true, false]);
  expect(asked({ curtain: true }).closed(null)).toBe(false);
  expect(asked({ curtain: true, mine: [0, 1], status: "over" }).closed(null)).toBe(false);
});

test("alone is who sits with bots or at every seat", () => {
  expect(asked().alone).toBe(false);
  expect(
    asked({
      people: [
        { person: 7, me: true, seats: [0, 1] },
        { person: 9, me: false, seats: [] },
      ],
    }).alone,
  ).toBe(true);
});
