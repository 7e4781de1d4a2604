/** What the rules for people and the page on which a game is learned show is drawn: no case is without its picture. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import * as dungeons from "./dungeons/scenes";
import * as mapmasters from "./mapmasters/scenes";
import * as quest from "./quest/scenes";

type Learn = { screen: { picture: string }[]; case: { case: string }[] };
type Rules = { chapter: { rule: { case?: string }[] }[] };
const GAMES = { quest, dungeons, mapmasters };
const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../../../src/lanterns/rules/${path}`, import.meta.url), "utf8"));

test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])(
  "%s: every case that is told is drawn, and every drawn one is told",
  (game) => {
    const { SCENES, SIGNS } = GAMES[game];
    const drawn = [...Object.keys(SCENES), ...SIGNS];
    const learn = read(`learning/${game}.toml`) as Learn;
    const rules = read(`people/${game}.toml`) as Rules;
    const shown = [...learn.screen.map((one) => one.picture), ...learn.case.map((one) => one.case)];
    const told = rules.chapter.flatMap((one) => one.rule.flatMap((rule) => rule.case ?? []));
    expect(shown.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(told.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(drawn.filter((name) => !shown.includes(name) && !told.includes(name))).toEqual([]);
    expect(existsSync(new URL(`./${game}/cases.ts`, import.meta.url))).toBe(true);
  },
);
