import { expect, test } from "vitest";
import { Desk } from "./desk.svelte";
import type { MapView, Option } from "./view";

const option = (code: number, text: string): Option => {
  const [verb = "", ...rest] = text.split(" ");
  const names = { buy: ["card"], exchange: ["card", "taken"], token: ["token"] }[verb] ?? ["what"];
  return { code, text, verb, args: rest.map((word, i) => [names[i] ?? "x", word]) };
};
const player = (seat: number) => ({ seat, hand: [], coins: 6, prices: { "4": 3 }, finished: false, dungeon: null });
const viewOf = (more: Record<string, unknown>): MapView =>
  ({
    version: 1,
    since: 1,
    round: 1,
    seat: 0,
    actors: [0],
    phase: "market",
    question: { step: "Buy", actor: 0, rules: ["M4.2"] },
    options: [option(1, "buy D19"), option(2, "token key"), option(3, "pass")],
    players: [player(0), player(1)],
    market: { token_price: 1, book_price: 2, cards: [{ card: "D19", cost: 4 }] },
    explored: null,
    primary: null,
    ...more,
  }) as unknown as MapView;
const explored = { round: 1, primary: { kind: "key", points: 2 }, secondary: null };

function at(first: MapView) {
  let view = $state.raw(first);
  const given: unknown[] = [];
  const desk = new Desk(() => ({ view, player: String, onchoose: (code) => given.push(code) }));
  desk.take(first);
  const take = (next: MapView) => {
    view = next;
    desk.take(next);
  };
  return { desk, given, take };
}

test("the market offers its answers with what they cost the player, and the last one calmly", () => {
  const { desk, given } = at(viewOf({}));
  expect(desk.choices.map(({ key, costs, calm, button }) => [key, costs, calm, button])).toEqual([
    ["1", [{ icon: "coin", text: "−3" }], false, false],
    ["2", [{ icon: "coin", text: "−1" }], false, false],
    ["3", [], true, true],
  ]);
  expect(desk.rules).toEqual(["M4.2"]);
  desk.turn.hover = 1;
  expect([desk.spend, desk.coming]).toEqual([3, "D19"]);
  desk.answer("2");
  expect(given).toEqual([2]);
});

test("an exchange lights what the held card can be exchanged for", () => {
  const options = [option(1, "exchange S1 D19"), option(2, "exchange S2 D20"), option(3, "skip")];
  const { desk } = at(viewOf({ phase: "reset", question: { step: "Exchange", actor: 0, rules: [] }, options }));
  expect(desk.offered).toEqual([]);
  desk.turn.hold("S2");
  expect(desk.offered.map(({ code }) => code)).toEqual([2]);
});

test("a round that ends shows its dungeons until somebody goes on; they can be opened again", () => {
  const { desk, take } = at(viewOf({ phase: "exploration", question: null, options: [] }));
  expect(desk.reveals).toBe(false);
  take(viewOf({ explored }));
  expect([desk.reveals, desk.rules, desk.choices.map(({ key }) => key)]).toEqual([true, ["M7.3", "M7.5"], ["on"]]);
  desk.answer("on");
  expect([desk.reveals, desk.revealable]).toEqual([false, true]);
  desk.reveal();
  expect(desk.reveals).toBe(true);
  take(viewOf({ phase: "exploration", explored, question: null, options: [] }));
  expect([desk.reveals, desk.revealable]).toEqual([false, false]);
});

test("keys of the drawing table are there for who draws, and the focus follows only where it is free", () => {
  const { desk, take } = at(viewOf({}));
  expect(desk.keys(true, () => {})).toEqual({});
  take(viewOf({ phase: "exploration", question: { step: "Explore", actor: 0, rules: [] }, options: [] }));
  let followed = 0;
  const after = () => {
    followed += 1;
  };
  desk.keys(true, after)["shift+u"]?.();
  desk.keys(false, after).u?.();
  desk.keys(false, after).c?.();
  expect(followed).toBe(2);
});

test("B11, B12: the last reveal runs before the scores, and the bar tells of the round that is revealed", () => {
  const { desk, take } = at(viewOf({ phase: "exploration", round: 6, question: null, options: [] }));
  expect(desk.act).toBeNull();
  const end = viewOf({ phase: "end", round: 6, over: true, explored: { ...explored, round: 6 }, options: [] });
  take(end);
  expect(desk.act?.holds).toBe(true);
  desk.seen();
  expect([desk.act?.holds, desk.act === null]).toEqual([false, false]);
  // Who comes to a table that is over has no reveal to wait for.
  expect(at(end).desk.act?.holds).toBe(false);
  const next = at(viewOf({ phase: "exploration", question: null, options: [] }));
  next.take(viewOf({ round: 2, over: false, explored }));
  expect(next.desk.act).toEqual({ title: expect.any(String), holds: false });
});

test("panels come with what there is to put into them, and the first steps go with the first card", () => {
  const { desk, take } = at(viewOf({}));
  expect([desk.panels, desk.begins, desk.lesson]).toEqual([["table", "sheet", "cards", "kit"], true, true]);
  const asks = { phase: "exploration", question: { step: "Explore", actor: 0, rules: [] }, options: [] };
  take(viewOf({ ...asks, round: 2 }));
  expect([desk.drawing, desk.begins, desk.lesson]).toEqual([true, true, false]);
  const lies = { cards: [{ card: "S1", cost: 0, x: 0, y: 0, turned: false }], path: null, next: [], barred: [] };
  take(viewOf({ ...asks, players: [{ ...player(0), dungeon: lies }, player(1)] }));
  expect([desk.panels[0], desk.begins]).toEqual(["found", false]);
});

test("what the pointer is over shows what it would do: an answer of the market, or none", () => {
  const { desk } = at(viewOf({}));
  desk.preview("1");
  expect(desk.turn.hover).toBe(1);
  desk.preview("on");
  expect(desk.turn.hover).toBeNull();
});
