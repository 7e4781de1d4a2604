import { expect, test } from "vitest";
import { idsOf, variablesOf } from "./picture";

test("a picture takes along all that its drawing refers to", () => {
  const svg =
    '<use href="#i-coin"/><path fill="url(#p-blue)"/><path style="fill: url(&quot;#p-red&quot;)"/><use href="#i-coin"/>';
  expect(idsOf(svg)).toEqual(["i-coin", "p-blue", "p-red"]);
});

test("and every colour by its name", () => {
  expect(variablesOf("a { fill: var(--pen) } :root { --pen: #000; --felt1: #fff }")).toEqual(["--felt1", "--pen"]);
});
