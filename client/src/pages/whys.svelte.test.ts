import { beforeAll, expect, test, vi } from "vitest";
import { Whys } from "./whys.svelte";

/** As much of an element as a press on a link needs. */
class Link {
  constructor(readonly hash: string) {}
  closest(selector: string) {
    return selector === "a.rule" && this.hash ? this : null;
  }
}
beforeAll(() => void vi.stubGlobal("Element", Link));
const press = (hash: string, ctrlKey = false) => {
  const event = { target: new Link(hash), ctrlKey, metaKey: false, preventDefault: vi.fn() };
  return event as unknown as MouseEvent & { preventDefault: ReturnType<typeof vi.fn> };
};

test("asking twice shuts what was explained, and another question takes it away", () => {
  const whys = new Whys();
  const asked = { title: "Move?", text: "", rules: ["Q3.4"] };
  whys.explain(asked);
  expect(whys.open).toEqual(asked);
  whys.explain(asked);
  expect(whys.open).toBeNull();
  whys.explain(asked);
  whys.explain({ ...asked, title: "Roll?" });
  expect(whys.open?.title).toBe("Roll?");
  whys.another();
  expect(whys.open).toBeNull();
});

test("a rule that was asked for stays while questions pass", () => {
  const whys = new Whys();
  const event = press("#Q3.4");
  whys.links(event);
  expect([whys.open?.rules, event.preventDefault.mock.calls.length]).toEqual([["Q3.4"], 1]);
  whys.another();
  expect(whys.open?.rules).toEqual(["Q3.4"]);
});

test("a press elsewhere, or with a key held, is the page's", () => {
  const whys = new Whys();
  for (const event of [press(""), press("#Q3.4", true)]) {
    whys.links(event);
    expect([whys.open, event.preventDefault.mock.calls.length]).toEqual([null, 0]);
  }
});
