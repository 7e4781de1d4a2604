import { expect, test } from "vitest";
import { Parser } from "./stream";

test("messages come whole, however the pieces fall", () => {
  const text = ': hello\n\nevent: update\nid: 7\ndata: {"a":\ndata: 1}\n\nid: 8\ndata: x\n\n';
  for (const size of [1, 3, text.length]) {
    const parser = new Parser();
    const got = [];
    for (let i = 0; i < text.length; i += size) got.push(...parser.push(text.slice(i, i + size)));
    expect(got).toEqual([
      { id: "7", event: "update", data: '{"a":\n1}' },
      { id: "8", event: "", data: "x" },
    ]);
  }
});

test("comments and half messages say nothing", () => {
  expect(new Parser().push(": still here\n\ndata: half")).toEqual([]);
});
