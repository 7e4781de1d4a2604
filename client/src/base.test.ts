import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hrefOf, inside, placeOf, screenAt, wholeUrl } from "./base";

test("the page says where it lies", () => {
  expect(placeOf("./", "http://localhost:5173")).toEqual({ origin: "http://localhost:5173", base: "/" });
  expect(placeOf("", "http://a.example")).toEqual({ origin: "http://a.example", base: "/" });
  expect(placeOf("/lanterns/", "http://a.example")).toEqual({ origin: "http://a.example", base: "/lanterns/" });
  expect(placeOf("https://b.example/games/x/", "http://localhost:8008")).toEqual({
    origin: "https://b.example",
    base: "/games/x/",
  });
});

test("paths of the app and addresses of the site lead to each other", () => {
  for (const base of ["/", "/lanterns/", "/games/x/"])
    for (const path of ["/", "/table/abc", "/replay/x?at=3", "/rules/quest#Q3.7"]) {
      expect(hrefOf(path, base).startsWith(base)).toBe(true);
      expect(inside(hrefOf(path, base), base)).toBe(path);
    }
  expect(hrefOf("/table/abc", "/lanterns/")).toBe("/lanterns/table/abc");
  expect(inside("/lanterns", "/lanterns/")).toBe("/");
  expect(inside("/lanternsx", "/lanterns/")).toBe("/lanternsx"); // not ours
});

test("without a server the path stands in the query, which any file server takes", () => {
  for (const base of ["/", "/lanterns/"])
    for (const [path, search, hash, address] of [
      ["/", "", "", ""],
      ["/table/abc", "", "", "?/table/abc"],
      ["/replay/x", "?at=3", "", "?/replay/x&at=3"],
      ["/rules/quest", "", "#Q3.7", "?/rules/quest#Q3.7"],
      ["/new/quest", "?seats=me,bot&x=1", "#top", "?/new/quest&seats=me,bot&x=1#top"],
    ] as const) {
      const href = hrefOf(path + search + hash, base, false);
      expect(href).toBe(base + address);
      expect(screenAt(new URL(href, "http://a.example"), base, false)).toEqual({ path, search });
    }
});

test("links that are handed out are whole", () => {
  expect(wholeUrl("/seat/s")).toBe("http://localhost/seat/s");
  expect(wholeUrl("https://b.example/lanterns/seat/s")).toBe("https://b.example/lanterns/seat/s");
});

test("every link of the app goes through the base", () => {
  const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" });
  const bare = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .filter((file) =>
      /href=["{`]+\/|href="\/|location\.origin/.test(readFileSync(new URL(file, import.meta.url), "utf8")),
    )
    .filter((file) => !["base.ts", "router.svelte.ts"].includes(file));
  expect(bare).toEqual([]);
});
