import { expect, test } from "vitest";
import type { Entry } from "../../api";
import { Dice } from "./dice.svelte";
import { Nights } from "./nights.svelte";
import type { QuestView } from "./view";

type Told = [key: string, params?: Record<string, string | number>];
const entry = (line: number, seat: number, ...told: Told[]): Entry =>
  ({
    kind: seat < 0 ? "chance" : "action",
    line,
    seat,
    action: null,
    events: told.map(([key, params = {}]) => ({ key, params, rule: "" })),
  }) as unknown as Entry;
const began = entry(1, 1, ["idled", { seat: 1 }], ["night-begins", { round: 3, points: "1 -2" }]);
const rolled = [entry(2, 0, ["rolls", { seat: 0 }]), entry(3, -1, ["dice-thrown", { dice: "torch torch" }])];
const rests = entry(4, 0, ["rests", { seat: 0 }], ["dawn", { round: 3, points: "7 -2" }], ["day-begins", { round: 4 }]);

const odds = (seat: number, hurt: number) => ({ seat, hurt, of: 6 });
const viewOf = (version: number, more: object): QuestView =>
  ({
    version,
    since: version,
    seat: 0,
    actors: [0],
    over: false,
    phase: "night",
    question: { step: "RollOrRest", actor: 0, rules: [] },
    options: [],
    players: [{ score: 1 }, { score: -2 }],
    dice: [],
    odds: [odds(1, 1), odds(0, 2)],
    ...more,
  }) as unknown as QuestView;

function table(entries: readonly Entry[], view = viewOf(1, {}), past = false) {
  let now = $state.raw({ view, entries });
  let mine = $state(true);
  const dice = new Dice(() => ({ view: now.view, entries: now.entries, log: [], fast: true }));
  const nights = new Nights(dice, () => ({ view: now.view, mine, past, trails: true }));
  // What the page does in its effects.
  const watch = () => {
    dice.watch();
    nights.watch();
  };
  watch();
  const take = (next: QuestView, more: readonly Entry[], asked = true) => {
    now = { view: next, entries: [...now.entries, ...more] };
    mine = asked;
    watch();
  };
  return { nights, take };
}

test("the odds of the next roll are those of one's own seat, and stand beside the dice until the next is asked for", () => {
  const { nights, take } = table([began]);
  expect([nights.now, nights.rollable, nights.odds?.hurt]).toEqual([true, true, 2]);
  expect(nights.before).toBeUndefined();
  const symbols = { question: { step: "Symbols", actor: 0, rules: [] }, odds: [odds(0, 4)], dice: ["torch", "torch"] };
  take(viewOf(2, symbols), rolled);
  expect([nights.rollable, nights.before?.hurt, nights.odds?.hurt]).toEqual([false, 2, 4]);
  take(viewOf(3, {}), []);
  expect(nights.before).toBeUndefined();
});

test("what a seat wins shows from the moment it has it to the end of the Night", () => {
  const { nights, take } = table([began, ...rolled]);
  expect([nights.won(0), nights.won(1)]).toEqual([null, null]);
  take(viewOf(2, { players: [{ score: 5 }, { score: -3 }] }), []);
  expect([nights.won(0), nights.won(1)]).toEqual([4, -1]);
  take(viewOf(3, { phase: "day", players: [{ score: 7 }, { score: -2 }] }), [rests]);
  expect(nights.won(0)).toBeNull();
});

test("its sum opens once when the Day begins, is closed for good, and goes with the end of the game", () => {
  const day = { phase: "day", odds: null };
  const { nights, take } = table([began, ...rolled]);
  expect(nights.shown).toBeNull();
  take(viewOf(2, day), [rests]);
  expect([nights.shown?.round, nights.shown?.seats[0]?.won]).toEqual([3, 6]);
  take(viewOf(3, { ...day, over: true }), []);
  expect(nights.shown).toBeNull();
  take(viewOf(4, day), []);
  nights.close();
  take(viewOf(5, day), []);
  expect(nights.shown).toBeNull();
});

test("to see the Night again closes its sum and says at which line it began, while one is open", () => {
  const { nights, take } = table([began, ...rolled]);
  expect(nights.again()).toBeNull();
  take(viewOf(2, { phase: "day", odds: null }), [rests]);
  const from = nights.shown?.from;
  expect(from).toBeTypeOf("number");
  expect(nights.again()).toBe(from);
  expect(nights.shown).toBeNull();
});

test("no sum opens for a Night that was over when the page came, nor at a moment of the past", () => {
  const day = viewOf(1, { phase: "day", odds: null });
  const late = table([began, ...rolled, rests], day);
  late.take(viewOf(2, { phase: "day", odds: null }), []);
  expect(late.nights.shown).toBeNull();
  const past = table([began, ...rolled], viewOf(1, {}), true);
  past.take(day, [rests]);
  expect(past.nights.shown).toBeNull();
});
