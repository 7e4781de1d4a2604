import { expect, test } from "vitest";
import { bytesOf, keyed, noticeOf } from "./push";

test("a notice of the server is shown as it is", () => {
  const said = { title: "Your turn: Quest", body: "Choose. Ada waits for you.", path: "/table/x", tag: "x-1" };
  expect(noticeOf(JSON.stringify(said))).toEqual(said);
});

test("what is no notice of the server still is one, and leads home", () => {
  for (const text of ["", "hello", "null", "7", "{}", '{"title":7,"path":null}'])
    expect(noticeOf(text)).toEqual({ title: "Three Lanterns", body: "", path: "/", tag: "notice" });
});

test("a notice leads to a page of ours only", () => {
  for (const path of ["https://elsewhere.example/", "//elsewhere.example", "table/x", "javascript:alert(1)"])
    expect(noticeOf(JSON.stringify({ path })).path).toBe("/");
});

test("keys are read from the URL's base64", () => {
  expect([...bytesOf("-_8")]).toEqual([251, 255]);
});

test("a subscription without keys is none", () => {
  expect(keyed({ endpoint: "https://push.example/1", keys: { p256dh: "a", auth: "b" } })).toEqual({
    endpoint: "https://push.example/1",
    p256dh: "a",
    auth: "b",
  });
  expect(keyed({ endpoint: "https://push.example/1" })).toBeNull();
});
