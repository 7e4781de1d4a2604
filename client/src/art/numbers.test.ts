/** Numbers that are drawn: they are those of the content, as the numbers of the sentences are. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { plate } from "./quest/cards";

const games = new URL("../../../src/lanterns/games/", import.meta.url);
const content = (path: string) => parse(readFileSync(new URL(path, games), "utf8")) as Record<string, unknown[]>;

type Grotto = { id: string; number: number; side: string; dice?: number; amount?: number };
test("the plate over a grotto has the dice and the amount of its action", () => {
  const grottos = content("quest/content/grottos.toml").grotto as Grotto[];
  expect(grottos).toHaveLength(14);
  for (const { id, number, side, dice, amount } of grottos) {
    const marks = plate(`goblin-${number}`, side === "gloom").full;
    const drawn = marks.flatMap((mark) => ("text" in mark ? (mark.text.match(/\d+/g) ?? []) : []));
    // A plate has room for one number: of dice that move heroes, how many are rolled.
    const wanted = dice ?? amount;
    if (wanted !== undefined) expect(drawn, id).toContain(String(wanted));
  }
});

type Boss = { id: string; spaces: string[][]; gates: number[] };
test("the spaces of a lair have the gains, losses and modifiers of its boss", () => {
  for (const boss of content("dungeons/content/bosses.toml").boss as Boss[]) {
    const sheet = readFileSync(new URL(`./sheets/dungeons-boss-${boss.id}.svg`, import.meta.url), "utf8");
    const drawn = [...sheet.matchAll(/<text[^>]*>([+−]\d+)/g)].map((found) => found[1]);
    const wanted = boss.spaces.flat().map((effect) => {
      const [does = "", amount = "0"] = effect.split(" ");
      const number = does.startsWith("lose-") ? -Number(amount) : Number(amount);
      return number < 0 ? `−${-number}` : `+${number}`;
    });
    expect(drawn, boss.id).toEqual(wanted);
  }
});
