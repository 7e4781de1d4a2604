import { expect, test } from "vitest";
import { nearest, reading } from "./roving";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ key: `${y}${x}`, x: x * 100, y: y * 100 })));
const at = (key: string) => grid.find((p) => p.key === key) as (typeof grid)[number];

test("arrows go to the neighbour straight ahead", () => {
  expect(nearest(grid, at("11"), "ArrowRight")?.key).toBe("12");
  expect(nearest(grid, at("11"), "ArrowUp")?.key).toBe("01");
});

test("from an edge an arrow comes back on the other side of its own row", () => {
  expect(nearest(grid, at("12"), "ArrowRight")?.key).toBe("10");
});

test("every place can be reached by arrows", () => {
  const some = [at("00"), at("12"), at("20"), at("21")];
  const seen = new Set(["00"]);
  const queue = ["00"];
  while (queue.length > 0) {
    const here = at(queue.pop() ?? "");
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
      const next = nearest(some, here, arrow);
      if (next && !seen.has(next.key)) {
        seen.add(next.key);
        queue.push(next.key);
      }
    }
  }
  expect(seen.size).toBe(4);
});

test("reading order is by row, then by column", () => {
  expect(reading([at("21"), at("00"), at("12")]).map((p) => p.key)).toEqual(["00", "12", "21"]);
});

test("one place alone has no neighbour", () => {
  expect(nearest([at("00")], at("00"), "ArrowUp")).toBeUndefined();
});
