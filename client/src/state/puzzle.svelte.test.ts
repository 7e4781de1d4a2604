import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../games/kit";
import { Riddle } from "./puzzle.svelte";

const IDS = ["quest-001", "quest-002", "quest-003"];
const option = (code: number) => ({ code, text: `deed ${code}`, verb: "x", args: [] });
const VIEW = { version: 4, seat: 1, over: false, actors: [1], options: [7, 8, 9].map(option) };
const kept = new Map<string, string>();
let asked: [string, unknown][] = [];
let unit = "chance";
let refuse = false;

vi.mock("./texts", () => ({ openGame: async () => {} }));
vi.mock("../games/kit", () => ({
  kitOf: async () => ({
    action: (_: View, action: { text: string }) => action.text,
    concern: (_: View, one: { key: string }) => `about ${one.key}`,
  }),
}));
beforeEach(() => {
  kept.clear();
  asked = [];
  unit = "chance";
  refuse = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
    const body = init?.body ? JSON.parse(init.body) : null;
    asked.push([path.replace(/^.*puzzles/, ""), body]);
    if (path.endsWith("/table")) return new Response(JSON.stringify({ table: { id: "t" }, links: [] }));
    if (path.endsWith("/quest"))
      return new Response(
        JSON.stringify({ game: "quest", puzzles: IDS.map((id) => ({ id, phase: "day", step: "" })) }),
      );
    if (refuse) return new Response(JSON.stringify({ code: "too-many", en: "slower" }), { status: 429 });
    if (body === null) {
      const seats = [
        { name: "Bot 1", kind: "bot" },
        { name: "Bot 2", kind: "bot" },
      ];
      const head = { game: "quest", ruleset: "quest/1", options: {}, phase: "day", step: "", seat: 1, seats };
      return new Response(JSON.stringify({ ...head, id: path.split("/").at(-1), choices: [7, 8], view: VIEW }));
    }
    const [high, low] = unit === "points" ? [6, 4] : [0.623, 0.58];
    return new Response(
      JSON.stringify({
        right: body.code === 8,
        unit,
        walks: 900,
        answers: [
          { code: 8, value: high, low: high, high },
          { code: 7, value: low, low, high: low },
        ],
        concerns: [{ key: "weak", params: {}, places: [] }],
      }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(id = ""): Promise<Riddle> {
  const riddle = new Riddle("quest");
  await riddle.open(id);
  return riddle;
}

test("without a name the first puzzle that is not solved is opened, and after it the next such", async () => {
  kept.set("lanterns.solved.quest", "quest-001");
  const riddle = await opened();
  expect([riddle.id, riddle.number, riddle.count, riddle.next]).toEqual(["quest-002", 2, 1, "quest-003"]);
  await riddle.open("quest-003");
  expect(riddle.next).toBe("quest-002");
});

test("the table offers what is asked about alone, and nothing once it is answered", async () => {
  const riddle = await opened("quest-002");
  expect(riddle.view?.options.map(({ code }) => code)).toEqual([7, 8]);
  expect(riddle.seats.map(({ role }) => role)).toEqual(["bot", "you"]);
  kept.set("lanterns.name", "Ada");
  expect((await opened("quest-002")).seats[1]).toEqual({ name: "Ada", role: "you" });
  expect(await riddle.choose([8, 9])).toBe(true);
  expect(riddle.view?.options).toEqual([]);
});

test("a right answer is remembered, a wrong one is told kindly and can be tried again", async () => {
  const riddle = await opened("quest-002");
  await riddle.choose(7);
  expect([riddle.verdict?.right, riddle.answer, riddle.count]).toEqual([false, 7, 0]);
  riddle.again();
  expect(riddle.verdict).toBeNull();
  await riddle.choose(8);
  expect([riddle.verdict?.right, riddle.count]).toEqual([true, 1]);
  expect((await opened()).id).toBe("quest-001");
  expect(kept.get("lanterns.solved.quest")).toBe("quest-002");
});

test("what is not asked about is not sent, and said", async () => {
  const riddle = await opened("quest-002");
  expect(await riddle.choose(9)).toBe(false);
  expect(riddle.aside).toBe(true);
  expect(asked.filter(([, body]) => body)).toEqual([]);
});

test("bars are chances of a hundred, or points beside the most, and mine is marked", async () => {
  const riddle = await opened("quest-002");
  await riddle.choose(7);
  expect(riddle.bars.map(({ label, share, shown, mine }) => [label, share, shown, mine])).toEqual([
    ["deed 8", 62, "62", false],
    ["deed 7", 58, "58", true],
  ]);
  expect([riddle.gap, riddle.concerns]).toEqual([4, ["about weak"]]);
  riddle.again();
  unit = "points";
  await riddle.choose(8);
  expect(riddle.bars.map(({ share, shown }) => [share, shown])).toEqual([
    [100, "6"],
    [67, "4"],
  ]);
  expect(riddle.gap).toBe(2);
});

test("it is played on at a table, and what fails is kept to be said", async () => {
  const riddle = await opened("quest-002");
  expect(await riddle.playOn()).toBe("t");
  expect(asked.at(-1)?.[0]).toBe("/quest/quest-002/table");
  refuse = true;
  expect(await riddle.choose(8)).toBe(false);
  expect(riddle.failed).toMatchObject({ code: "too-many" });
  expect(riddle.view?.options).toHaveLength(2);
});
