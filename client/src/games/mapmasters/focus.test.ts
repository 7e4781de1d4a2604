import { expect, test } from "vitest";
import { Desk } from "./desk.svelte";
import { Focus, type Stop } from "./focus";
import { handSize } from "./hand";
import type { MapView } from "./view";

const laid = { card: "S1", cost: 0, x: 0, y: 0, turned: false };
const dungeon = (steps: readonly string[]) => ({
  cards: [laid],
  path: { steps, trace: steps.map(() => ({})), end: "stop" },
  next: [],
  barred: [],
});
function table({ lies = false, steps = [] as string[], at = "table" as "answer" | "table" | "elsewhere" } = {}) {
  const view = {
    version: 1,
    since: 1,
    round: 1,
    seat: 0,
    actors: [0],
    phase: "exploration",
    question: { step: "Explore", actor: 0, rules: [] },
    options: [],
    players: [{ seat: 0, hand: ["S1", "S2"], dungeon: lies ? dungeon(steps) : null }],
    explored: null,
    primary: null,
  } as unknown as MapView;
  const went: string[] = [];
  const stops = new Set<Stop | "hand">();
  const desk = new Desk(() => ({ view, player: String, onchoose: () => undefined }));
  const reach = (stop: Stop | "hand") => {
    if (stops.has(stop)) went.push(stop);
    return stops.has(stop);
  };
  const focus = new Focus(desk, {
    at: () => at,
    mat: reach,
    hand: () => reach("hand"),
    question: () => void went.push("question"),
  });
  return { desk, focus, went, stops };
}

test("while cards are laid the focus goes to the places of the card that is held, else to the hand, else to a card", async () => {
  const { desk, focus, went, stops } = table();
  stops.add("place-").add("card-");
  await focus.follow();
  stops.add("hand");
  await focus.follow();
  desk.explorer.laying.hold("S2");
  await focus.follow();
  expect(went).toEqual(["card-", "hand", "place-"]);
});

test("while the line is drawn the focus goes to its next point, its start, or the question", async () => {
  const { desk, focus, went, stops } = table({ lies: true });
  desk.explorer.setMode("line");
  await focus.follow();
  stops.add("start-");
  await focus.follow();
  stops.add("way-");
  await focus.follow();
  expect(went).toEqual(["question", "start-", "way-"]);
});

test("arrows pressed on an answer draw on from there, and Enter stays with the answer", () => {
  const { focus, went } = table({ lies: true, steps: ["start S1 T"], at: "answer" });
  const keys = focus.keys(() => {});
  keys.ArrowUp?.();
  expect(went).toEqual(["question"]);
  expect("Enter" in keys && keys.Enter).toBeUndefined();
  const free = table({ lies: true, steps: ["start S1 T"] });
  free.focus.keys(() => {}).ArrowUp?.();
  expect(free.went).toEqual([]);
});

test("letters open the panels and go back to the hand", () => {
  const { focus, went, stops } = table();
  stops.add("hand");
  const opened: string[] = [];
  const keys = focus.keys((panel) => opened.push(panel));
  keys.p?.();
  keys.q?.();
  keys.h?.();
  expect([opened, went]).toEqual([["table", "kit"], ["hand"]]);
});

test("the hand is fanned out and large until a card lies, and never smaller than can be read", () => {
  expect(handSize(0, true, 800)).toEqual({ spread: "fan", height: 304 });
  expect(handSize(0, true, 2000).height).toBe(400);
  expect(handSize(1, false, 800)).toEqual({ spread: "row", height: 160 });
  expect(handSize(1, false, 200).height).toBe(84);
});
