import { expect, test } from "vitest";
import { idsOf, variablesOf, worldOf } from "./picture";

test("a picture takes along all that its drawing refers to", () => {
  const svg =
    '<use href="#i-coin"/><path fill="url(#p-blue)"/><path style="fill: url(&quot;#p-red&quot;)"/><use href="#i-coin"/>';
  expect(idsOf(svg)).toEqual(["i-coin", "p-blue", "p-red"]);
});

test("and every colour by its name", () => {
  expect(variablesOf("a { fill: var(--pen) } :root { --pen: #000; --felt1: #fff }")).toEqual(["--felt1", "--pen"]);
});

test("the land of a board is what a picture shows", () => {
  expect(worldOf("-20 0 500.5 300")).toEqual({ x: -20, y: 0, width: 500.5, height: 300 });
  for (const none of ["", "0 0 0 0", "1 2 3", "a b c d"]) expect(worldOf(none)).toBeNull();
});
