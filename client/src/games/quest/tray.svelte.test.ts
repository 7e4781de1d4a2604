import { expect, test } from "vitest";
import { Turn } from "../frame/turn.svelte";
import { Dice } from "./dice.svelte";
import { Tray } from "./tray.svelte";
import type { Option, QuestView } from "./view";

const option = (code: number, verb: string, ...args: [string, string][]): Option =>
  ({ code, verb, text: "", args }) as unknown as Option;

function table(step: string, faces: string, options: Option[], mine = true) {
  const given: number[] = [];
  const view = {
    version: 1,
    since: 1,
    seat: 0,
    roller: 0,
    actors: [0],
    question: { step, actor: 0, rules: [] },
    options,
    players: [],
    dice: faces.split(" "),
  } as unknown as QuestView;
  const turn = new Turn(() => ({ view, onchoose: mine ? (code: number) => given.push(code) : undefined }));
  const dice = new Dice(() => ({ view, log: [], entries: [], fast: false }));
  return { tray: new Tray(turn, dice, () => ({ view, player: String })), turn, given };
}
const advance = (code: number, hero: number, payment: string) =>
  option(code, "advance", ["hero", String(hero)], ["payment", payment]);

test("a die that one answer alone uses selects it at the first press and gives it at the second", () => {
  const { tray, turn, given } = table("Symbols", "torch damage", [advance(1, 1, "t"), option(2, "done")]);
  expect(tray.lit).toEqual([0]);
  tray.press(1);
  expect(turn.code).toBeNull();
  tray.press(0);
  expect([turn.code, turn.held, given]).toEqual([1, "die-torch", []]);
  tray.press(0);
  expect(given).toEqual([1]);
});

test("a die that several answers use asks which, and takes none", () => {
  const { tray, turn } = table("Symbols", "torch torch", [advance(1, 1, "t"), advance(2, 2, "t")]);
  tray.press(1);
  expect([turn.code, turn.held]).toEqual([null, "die-torch"]);
  tray.press(1);
  expect(turn.code).toBeNull();
});

test("for a reroll dice are picked and let go, and the answer goes with those that are picked", () => {
  const rerolls = [option(1, "reroll", ["dice", "1"]), option(2, "reroll", ["dice", "12"]), option(3, "skip")];
  const { tray, turn } = table("Reroll", "damage power", rerolls);
  tray.press(1);
  expect([turn.code, tray.dice.map(({ again }) => again)]).toEqual([null, ["keep", "reroll"]]);
  tray.press(0);
  expect(turn.code).toBe(2);
  tray.press(1);
  expect(turn.code).toBe(1);
});

test("nobody who is not asked presses a die", () => {
  const { tray, turn } = table("Symbols", "torch", [advance(1, 1, "t")], false);
  tray.press(0);
  expect([tray.lit, turn.held]).toEqual([[], null]);
});

test("digits press the dice while some are lit; held for several answers a die leaves them to those", () => {
  const several = [advance(1, 1, "t"), advance(2, 2, "t")];
  const { tray, turn } = table("Symbols", "damage torch", several);
  expect([tray.digits, Object.keys(tray.keys)]).toEqual([true, ["1", "2"]]);
  tray.keys["2"]?.();
  expect([turn.held, tray.digits, Object.keys(tray.keys)]).toEqual(["die-torch", false, []]);
  expect(table("RollOrRest", "torch", []).tray.digits).toBe(false);
  expect(table("Symbols", "torch", several, false).tray.digits).toBe(false);
});
