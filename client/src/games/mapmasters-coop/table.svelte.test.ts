import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Mark } from "../contract";
import { opens, read, setSkips } from "./briefing";
import { Desk } from "./desk.svelte";
import type { CoopView, Option } from "./view";
import { TOLD_MS, Watching } from "./watching.svelte";

const option = (code: number, text: string): Option => {
  const [verb = "", ...rest] = text.split(" ");
  const names = { play: ["card", "place", "turn"], pawn: ["spot"], begin: ["group"] }[verb] ?? ["what"];
  return { code, text, verb, args: rest.map((word, i) => [names[i] ?? "x", word]) };
};
const viewOf = (more: Record<string, unknown>): CoopView =>
  ({
    version: 1,
    since: 1,
    seat: 0,
    actors: [0],
    over: false,
    phase: "play",
    question: { step: "PlayCard", actor: 0, rules: [] },
    options: [
      option(1, "play S1 B2"),
      option(2, "play S1 B2 turned"),
      option(3, "play D20 B2"),
      option(4, "play S1 C2"),
    ],
    players: [{ seat: 0, hand: ["S1", "D20"], cards: 2 }],
    cells: [],
    groups: [{ group: "blue", number: 0, stage: "start", spot: "A1.T", goods: {}, tokens: {}, used_tokens: {} }],
    objectives: [{ number: 1, card: "B02", place: "B3", need: "goods", what: "coin", amount: 5, at: [], met: null }],
    legs: [],
    shuts_in: [],
    drawing: null,
    codes: { begin: { blue: 90 }, enter: 91, fairy: {}, no_fairy: 92 },
    mission: { id: 1, blocked: [] },
    ...more,
  }) as unknown as CoopView;

afterEach(() => {
  vi.useRealTimers();
});
function at(view: CoopView, more: Record<string, unknown> = {}) {
  const given: unknown[] = [];
  const desk = new Desk(() => ({ view, seats: [], player: String, onchoose: (code) => given.push(code), ...more }));
  return { desk, given };
}

describe("a card that is played", () => {
  test("C3: a place under the hand shows the card there before anything is pressed, and a press chooses it", () => {
    const { desk, given } = at(viewOf({}));
    expect(desk.held).toBe("S1");
    expect(desk.targets.map(({ key }) => key)).toEqual(["place-B2", "place-C2"]);
    const [first] = desk.targets;
    desk.look(first ?? null);
    expect(desk.tried).toEqual({ card: "S1", place: "B2", turned: false, joins: [] });
    desk.look(null);
    expect(desk.tried).toBeNull();
    if (first) desk.pick(first, true);
    expect([desk.turn.code, desk.selected, desk.tried?.place, given]).toEqual([1, "place-B2", "B2", []]);
    // Another press turns it, another card takes its place, the button plays it.
    if (first) desk.pick(first, true);
    expect(desk.tried?.turned).toBe(true);
    desk.hold("D20");
    expect(desk.held).toBe("D20");
    desk.answer("3");
    expect(given).toEqual([3]);
  });

  test("a win is in sight once a goal is met", () => {
    expect(at(viewOf({})).desk.winning).toBeFalsy();
    const met = [{ number: 1, met: "blue", place: "B3" }];
    expect(at(viewOf({ objectives: met })).desk.winning).toBe(true);
  });
});

describe("C2: suggested places for pawns", () => {
  const pawns = viewOf({
    phase: "pawns",
    question: { step: "PlacePawn", actor: 0, rules: [] },
    options: [option(11, "pawn A1.T"), option(12, "pawn B1.T"), option(13, "pawn C1.T")],
  });
  const answer = { places: [{ action: 12, spot: "B1.T", objective: 1, away: 1 }], cards: [] };

  test("are starred with their reason and have a button; nothing is chosen for anybody", async () => {
    const asked: string[] = [];
    const onstudy = async (topic: string) => {
      asked.push(topic);
      return answer;
    };
    const { desk } = at(pawns, { hints: true, onstudy });
    await desk.stars.ask();
    await desk.stars.ask();
    expect(desk.stars.list).toHaveLength(1);
    expect(asked).toEqual(["suggest"]);
    expect([...desk.stars.keys(null).keys()]).toEqual(["side-B1.T"]);
    expect(desk.choices.map(({ key, button }) => [key, button])).toEqual([
      ["11", false],
      ["12", true],
      ["13", false],
    ]);
    expect(desk.turn.code).toBeNull();
  });

  test("are not asked for where hints are off", async () => {
    const onstudy = vi.fn(async () => answer);
    const { desk } = at(pawns, { hints: false, onstudy });
    await desk.stars.ask();
    expect([onstudy.mock.calls.length, desk.stars.list.length]).toEqual([0, 0]);
  });
});

describe("stars for cards", () => {
  const marks: Mark[] = [{ kind: "sketch", key: "blue", seat: 1, value: [41, 42] }];
  const hint = { action: 2, group: "blue", adds: { 1: 2 }, objective: 0, away: 99 };
  const onstudy = vi.fn(async (topic: string) =>
    topic === "suggest" ? { places: [], cards: [hint] } : { tried: [], plans: [] },
  );

  test("are asked for with the plans there are; the place is starred for its card alone and takes it that way up", async () => {
    const { desk } = at(viewOf({}), { hints: true, onstudy, marks });
    await desk.stars.ask();
    expect(onstudy).toHaveBeenCalledWith("suggest", { steps: [90, 41, 42] });
    expect(desk.stars.cards.map(({ card, key }) => [card, key])).toEqual([["S1", "place-B2"]]);
    expect([...desk.stars.keys("S1").keys(), ...desk.stars.keys("D20").keys()]).toEqual(["place-B2"]);
    expect(desk.choices.find(({ key }) => key === "2")).toMatchObject({ icon: "star", button: true });
    const [first] = desk.targets;
    if (first) desk.pick(first, true);
    expect(desk.turn.code).toBe(2);
  });

  test("are none where no plan waits: no card is better than another", async () => {
    onstudy.mockClear();
    const { desk } = at(viewOf({}), { hints: true, onstudy, marks: [] });
    await desk.stars.ask();
    expect([onstudy.mock.calls.length, desk.stars.cards.length]).toEqual([0, 0]);
  });
});

describe("C4: plans of the others", () => {
  const sketch = (seat: number, key: string, value: number[]): Mark => ({ kind: "sketch", key, seat, value });

  test("are told while they grow and said once; what stood before, and my own, is no news", () => {
    vi.useFakeTimers();
    let marks = [sketch(1, "red", [1])];
    const news: string[] = [];
    const watching = new Watching(
      () => ({ marks, seat: 0 }),
      ({ seat, group }) => news.push(`${seat} ${group}`),
    );
    watching.take();
    marks = [...marks, sketch(0, "blue", [5])];
    watching.take();
    expect([watching.now, news]).toEqual([null, []]);
    marks = [sketch(1, "red", [1, 2])];
    watching.take();
    marks = [sketch(1, "red", [1, 2, 3])];
    watching.take();
    expect([watching.now, news]).toEqual([{ group: "red", seat: 1 }, ["1 red"]]);
    vi.advanceTimersByTime(TOLD_MS + 1);
    expect(watching.now).toBeNull();
    watching.follow("red");
    expect(watching.following).toBe("red");
  });
});

describe("C2: the briefing", () => {
  const kept = () => {
    const map = new Map<string, string>();
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
    };
  };
  beforeEach(() => {
    vi.stubGlobal("localStorage", kept());
    vi.stubGlobal("sessionStorage", kept());
  });
  afterEach(() => vi.unstubAllGlobals());

  test("opens before a mission to each who plays it, once in a window, and never again if it is not wanted", () => {
    const before = viewOf({ phase: "pawns" });
    expect(opens(before)).toBe(true);
    expect(opens(viewOf({ phase: "pawns", seat: -1 }))).toBe(false);
    expect(opens(viewOf({}))).toBe(false);
    read(before);
    expect(opens(before)).toBe(false);
    expect(opens(viewOf({ phase: "pawns", mission: { id: 2, blocked: [] } }))).toBe(true);
    setSkips(true);
    expect(opens(viewOf({ phase: "pawns", mission: { id: 3, blocked: [] } }))).toBe(false);
  });
});
