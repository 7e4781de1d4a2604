import { expect, test } from "vitest";
import { HANDS } from "./hero";

test("one item lies in one hand, long things behind the body", () => {
  const { behind, front } = HANDS(["T03", "T01"]);
  expect(behind.map((item) => item.id)).toEqual(["T03"]);
  expect(front.map((item) => item.id)).toEqual(["T01"]);
  expect(behind[0]?.at).toContain("translate(12 ");
  expect(front[0]?.at).toContain("translate(-12 ");
});

test("two things for the right hand use both hands, a third is not drawn", () => {
  const { behind, front } = HANDS(["sword", "staff", "shield"]);
  expect(behind.length + front.length).toBe(2);
  const sides = [...behind, ...front].map((item) => item.at.includes("translate(-"));
  expect(new Set(sides).size).toBe(2);
});
