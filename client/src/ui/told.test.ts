import { afterEach, expect, test, vi } from "vitest";
import { oneStop, stepIn } from "./told";

test("arrows go from one to the next, the ends hold, and other keys are left alone", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => stepIn(3, 1, key))).toEqual([2, 2, 0, 0]);
  expect([stepIn(3, 2, "ArrowRight"), stepIn(3, 0, "ArrowLeft")]).toEqual([2, 0]);
  expect([stepIn(3, 1, "Home"), stepIn(3, 1, "End")]).toEqual([0, 2]);
  expect(["Enter", " ", "Tab", "a"].map((key) => stepIn(3, 1, key))).toEqual([null, null, null, null]);
});

/** As much of an element as a list and what it tells need. */
class Fake extends EventTarget {
  readonly attrs = new Map<string, string>();
  constructor(readonly list: () => Fake | null) {
    super();
  }
  children: Fake[] = [];
  live = false;
  querySelectorAll = () => this.children;
  querySelector = () => (this.live ? this : null);
  closest = (what: string) => (what === "[data-told]" ? this.list() : null);
  setAttribute = (name: string, value: string) => this.attrs.set(name, value);
  get stop(): string | undefined {
    return this.attrs.get("tabindex");
  }
  focus = () => {
    Fake.focused = this;
    const event = new Event("focusin");
    Object.defineProperty(event, "target", { value: this });
    this.list()?.dispatchEvent(event);
  };
  static focused: Fake | null = null;
}
afterEach(() => vi.unstubAllGlobals());

test("a list is one tab stop; arrows move it, and what goes or comes keeps it one", () => {
  let changed = () => {};
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(told: () => void) {
        changed = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const list: Fake = new Fake(() => list);
  const inner: Fake = new Fake(() => inner);
  const [one, two, button, other] = [
    new Fake(() => list),
    new Fake(() => list),
    new Fake(() => list),
    new Fake(() => inner),
  ];
  button.live = true;
  list.children = [one, two, button, other];
  const press = (at: Fake, key: string) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
    Object.defineProperty(event, "target", { value: at });
    list.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const end = oneStop(list as unknown as Element);
  const stops = () => list.children.map(({ stop }) => stop);
  // A control has its own stop, and a list within the list tells its own.
  expect(stops()).toEqual(["0", "-1", undefined, undefined]);
  expect(press(one, "ArrowRight")).toBe(true);
  expect([Fake.focused === two, stops()]).toEqual([true, ["-1", "0", undefined, undefined]]);
  expect([press(two, "Enter"), press(button, "ArrowLeft")]).toEqual([false, false]);
  list.children = [one, button];
  changed();
  expect(one.stop).toBe("0");
  end();
  expect(press(one, "End")).toBe(false);
});
