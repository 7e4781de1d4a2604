import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { roleWord } from "./role";

beforeAll(() => setLanguage("en"));

test("a seat says what it is, unless its name says so", () => {
  expect(roleWord("Ada", "you")).toBe("you");
  expect(roleWord("You", "you")).toBe("");
  expect(roleWord("Old Nan", "bot")).toBe("bot");
  expect([roleWord("Bo", null), roleWord("Bo", undefined)]).toEqual(["", ""]);
});
