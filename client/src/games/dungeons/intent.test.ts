import { beforeAll, describe, expect, test } from "vitest";
import { loadGame, setLanguage } from "../../i18n/index.svelte";
import { effects } from "./effects";
import { aimOf, bossTorch, deedsOf, inAll, intentText, nextEye, rays, whenText } from "./intent";
import { hero } from "./testing";
import type { Aim, DungeonsView, Option, Outcome } from "./view";
import { actionText } from "./words";

const seen = (passages: string, card = "D01") => ({ card, sides: passages, passages, altar: false, disarmed: false });
const bow: Aim = { with: "attack slot-1", kind: "missile", range: 2, rooms: ["e4", "f4", "d3"], barred: {} };
const goblin = (next: Outcome[]) => ({ kind: "bow", room: "f4", defense: 5, speed: 2, range: 2, next });
const view = (more: Partial<DungeonsView>): DungeonsView =>
  ({
    dungeon: { d4: seen("NE"), e4: seen("WE"), f4: seen("W", "D27"), d3: seen("S"), c4: { stack: "B" } },
    enemies: {},
    aims: [bow],
    torch: { space: 4, skull: 20, start: 0, goblins: [9], actions: [5, 8] },
    next_act: { space: 5, steps: 1, now: false },
    forecast: [],
    players: [],
    boss: null,
    ...more,
  }) as unknown as DungeonsView;

beforeAll(async () => {
  await setLanguage("en");
  await loadGame("dungeons", { args: {}, sources: {} });
});

test("the torch face of a boss says what it does, nothing when it does nothing", () => {
  const said = (hits: Outcome["hits"], more = {}) => bossTorch(view({}), { hits, ...more }, () => "Ada");
  expect(said([{ seat: 0, health: 1, focus: 2, falls: true }])).toBe(
    "On the torch also: Ada loses 1 Health and 2 Focus and falls.",
  );
  expect(said([], { regain: true })).toBe("On the torch also: it regains 1 Health.");
  expect(said([])).toBe("");
  expect(bossTorch(view({}), undefined, () => "Ada")).toBe("");
});

test("damage is divided among the markers that there are", () => {
  const args: [string, string][] = ["3", "0", "0", "0"].map((part) => ["hits", part]);
  const said = (markers: number[]) =>
    actionText(view({ seat: 0, boss: { markers } as DungeonsView["boss"] }), { verb: "split", args }, () => "Ada");
  expect(said([8, 8])).toBe("Damage 3, 0");
  expect(said([8, 8, 8, 8])).toBe("Damage 3, 0, 0, 0");
});

describe("intentions", () => {
  const outcome = (room: string, hits: Outcome["hits"] = []): Outcome => ({ room, way: [room], hits });
  const hit = { seat: 0, health: 3, focus: 0, falls: false };
  test("ties that come to the same are told once, others are told apart", () => {
    const said = (next: Outcome[]) =>
      intentText(view({ enemies: { "goblin-1": goblin(next) } }), "goblin-1", () => "Ada");
    expect(said([outcome("d4", [hit])])).toMatch(/^moves to .*\(d4\), Ada loses 3 Health\.$/);
    expect(said([outcome("d4", [hit]), outcome("d3", [hit])])).toMatch(/\(d4\) or .*\(d3\), Ada loses 3 Health\.$/);
    const apart = said([outcome("d4", [{ ...hit, falls: true }]), outcome("f4")]);
    expect(apart).toMatch(/^the active player chooses: .*and falls; stays\.$/);
    expect(said([])).toBe("does not act any more.");
  });
  test("in French too, with what comes of it beside", async () => {
    await setLanguage("fr");
    const next = [{ ...outcome("f4", [{ ...hit, focus: 2 }]), goblin: "d3" }];
    const text = intentText(view({ enemies: { "goblin-1": goblin(next) } }), "goblin-1", () => "Ada");
    expect(text).toMatch(
      /^reste sur place, Ada perd 3 Santé et 2 Concentration, un Gobelin arrive ici\u202f: .*\(d3\)\.$/,
    );
    await setLanguage("en");
  });
  test("the next eye is the space that the view tells, and none when it is over", () => {
    expect(nextEye(view({}))).toEqual({ space: 5, n: 1 });
    expect(nextEye(view({ next_act: { space: null, steps: null, now: false } }))).toBeNull();
  });
  test("A10: the heading never says that enemies act no more while they do", () => {
    expect(whenText(view({ next_act: { space: null, steps: null, now: true } }))).toBe("They act now.");
    expect(whenText(view({}))).toContain("5");
  });
  test("A10: a row has the place, the heroes hit and for how much, each once; what ties leave open is unsure", () => {
    const players = [hero({}), hero({ hero: "H5" })];
    const next = [outcome("d4", [hit]), { ...outcome("d3", [{ ...hit, seat: 1 }]), goblin: "d3" }];
    const deeds = deedsOf(view({ players, enemies: { "goblin-1": goblin(next) } }), "goblin-1");
    expect(deeds.moves).toBe("Arcane altar or Arcane altar");
    expect(deeds.choice).toBe(true);
    expect(deeds.hits.map(({ seat, sure }) => [seat, sure])).toEqual([
      [0, false],
      [1, false],
    ]);
    expect(deeds.goblin).toBe(true);
    const done = view({ players, next_act: { space: 8, steps: 3, now: true }, enemies: { "goblin-1": goblin([]) } });
    expect(deedsOf(done, "goblin-1").done).toBe(true);
    expect(intentText(done, "goblin-1", () => "")).toBe("has acted.");
  });
  test("A10: the last row sums up what is left of each hero", () => {
    const one = { seat: 0, health: 6, health_left: [1, 1], focus: 3, focus_left: [3, 3], falls: "no" as const };
    const said = (more: object) => inAll(view({ forecast: [{ ...one, ...more }] }))[0]?.text;
    expect(said({})).toBe("6 → 1");
    expect(said({ health_left: [1, 4] })).toBe("6 → 1–4");
    expect(said({ health_left: [0, 0], falls: "yes" })).toBe("falls");
    expect(said({ health_left: [0, 2], falls: "maybe" })).toBe("6 → 0–2, may fall");
    expect(said({ health_left: [6, 6], focus_left: [1, 1] })).toBe("Focus 3 → 1");
  });
  test("A11: heroes are called by their class, two of one person differ", () => {
    const players = [hero({}), hero({ hero: "H5" })];
    const next = [outcome("d4", [hit, { ...hit, seat: 1 }])];
    const text = intentText(view({ players, enemies: { "goblin-1": goblin(next) } }), "goblin-1", () => "Player 1");
    expect(text).toContain("Sorceress loses 3 Health, Rogue loses 3 Health");
  });
});

describe("aiming", () => {
  const attack = {
    code: 1,
    text: "",
    verb: "attack",
    args: [
      ["weapon", "slot-1"],
      ["enemy", "goblin-1"],
    ],
  } as Option;
  test("an option aims with what its verb and first argument name", () => {
    expect(aimOf(view({}), attack)).toBe(bow);
    expect(aimOf(view({}), { ...attack, verb: "move" })).toBeNull();
    expect(aimOf(view({}), undefined)).toBeNull();
  });
  test("a missile has one ray for each line, to its farthest room", () => {
    const lines = rays(view({}), "d4", bow).map(([a, b]) => [b.x - a.x, b.y - a.y]);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual([208, 0]);
    expect(lines).toContainEqual([0, -104]);
    expect(rays(view({}), "d4", { ...bow, kind: "path" })).toEqual([]);
  });
});

test("losses and finds fly to their hero, the fallen enemy to who is active", () => {
  const hero = { health: 5, focus: 2, gear: {} };
  const before = view({
    active: 0,
    act: 1,
    enemies: { "goblin-1": goblin([]) },
    players: [hero] as unknown as DungeonsView["players"],
  });
  const after = view({
    active: 0,
    act: 1,
    players: [{ ...hero, health: 3, gear: { "hand-1": "L05" } }] as unknown as DungeonsView["players"],
  });
  expect(effects(before, after).map(({ to, icon }) => `${icon} ${to}`)).toEqual(["claw 0", "chest 0", "skull 0"]);
  expect(effects(after, after)).toEqual([]);
});
