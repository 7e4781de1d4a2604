import { expect, test, vi } from "vitest";
import { runKey } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
  let prevented = false;
  const event = { key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...more };
  return {
    event: { ...event, preventDefault: () => (prevented = true) } as unknown as KeyboardEvent,
    prevented: () => prevented,
  };
};

test("a key runs its action and nothing else happens", () => {
  const done: string[] = [];
  const { event, prevented } = press("D");
  expect(runKey(event, { d: () => done.push("roll") }, true)).toBe(true);
  expect(done).toEqual(["roll"]);
  expect(prevented()).toBe(true);
});

test("letters can be switched off, digits and Ctrl Z stay", () => {
  const done: string[] = [];
  const actions = { d: () => done.push("d"), "3": () => done.push("3"), "ctrl+z": () => done.push("z") };
  expect(runKey(press("d").event, actions, false)).toBe(false);
  runKey(press("3").event, actions, false);
  runKey(press("z", { ctrlKey: true }).event, actions, false);
  expect(done).toEqual(["3", "z"]);
});

test("Shift makes another key of a letter where one is named so, else the same", () => {
  const done: string[] = [];
  const actions = { u: () => done.push("u"), "shift+u": () => done.push("U"), p: () => done.push("p") };
  runKey(press("U", { shiftKey: true }).event, actions, true);
  runKey(press("u").event, actions, true);
  runKey(press("P", { shiftKey: true }).event, actions, true);
  expect(done).toEqual(["U", "u", "p"]);
});

test("a dialog over a table takes its keys, and a table in a dialog has those of its own", () => {
  const own = {} as Element;
  let open: Element[] = [];
  vi.stubGlobal("document", { querySelectorAll: () => open });
  const used = (within?: Element) => runKey(press("3").event, { "3": () => undefined }, true, within);
  expect([used(), used(own)]).toEqual([true, false]);
  open = [own];
  expect([used(), used(own)]).toEqual([false, true]);
  open = [own, {} as Element];
  expect([used(), used(own)]).toEqual([false, false]);
  vi.unstubAllGlobals();
});

test("a key that another part has used is left alone", () => {
  expect(runKey(press("d", { defaultPrevented: true }).event, { d: () => undefined }, true)).toBe(false);
});
