import { expect, test } from "vitest";
import { freeEnd, meets, nextPress } from "./sight";

/** As much of an element as sight needs: what it lies in, by its name. */
class Fake {
  constructor(
    readonly name: string,
    readonly up: Fake | null = null,
  ) {}
  closest = (what: string): Fake | null => (what === `.${this.name}` ? this : (this.up?.closest(what) ?? null));
  contains = (other: Fake | null): boolean => other === this || (other?.up != null && this.contains(other.up));
}
const at = (one: Fake, top: Fake | null) => meets(one as unknown as Element, top as unknown as Element | null);

const zoom = new Fake("zoom");
const map = new Fake("map", zoom);
const [hero, region] = [new Fake("hero", map), new Fake("region", map)];
const die = new Fake("die", new Fake("tray", zoom));

test("a place of the board is met through what the board draws over it, not through dice or tools that lie there", () => {
  expect([at(hero, hero), at(hero, region), at(hero, map)]).toEqual([true, true, true]);
  expect([at(hero, die), at(hero, zoom), at(hero, null)]).toEqual([false, false, false]);
});
test("a button is met at itself, at its words, and at what holds it, not at what lies over it", () => {
  const holder = new Fake("why");
  const button = new Fake("btn", holder);
  expect([at(button, button), at(button, new Fake("label", button)), at(button, holder)]).toEqual([true, true, true]);
  expect(at(button, die)).toBe(false);
});

test("the first place that is in sight and not selected; then the button; a place that is hidden is passed over", () => {
  const next = (places: string[], hidden: string, selected = "") =>
    nextPress(places, ["button"], { selected: (one) => one === selected, inSight: (one) => one !== hidden });
  expect(next(["hero", "temple"], "")).toEqual({ next: "hero", lost: false });
  expect(next(["hero", "temple"], "", "hero")).toEqual({ next: "temple", lost: false });
  expect(next(["hero"], "", "hero")).toEqual({ next: "button", lost: false });
  expect(next([], "")).toEqual({ next: "button", lost: false });
  expect(next(["hero"], "hero")).toEqual({ next: "button", lost: true });
  expect(next(["hero", "temple"], "temple", "hero")).toEqual({ next: "button", lost: true });
  const blind = { selected: () => false, inSight: () => false };
  expect(nextPress(["hero"], [], blind)).toEqual({ next: "hero", lost: true });
});

test("a thread is drawn from where all that is left of it is free, and not at all when that is too little", () => {
  const [from, bend, to] = [
    { x: 0, y: 100 },
    { x: 0, y: 50 },
    { x: 0, y: 0 },
  ];
  expect(freeEnd(from, bend, to, () => true)).toEqual({ from, bend });
  const end = freeEnd(from, bend, to, ({ y }) => y < 51);
  expect([Math.round(end?.from.y ?? 0), Math.round(end?.bend.y ?? 0)]).toEqual([50, 25]);
  // What lies in its way further on cuts it there.
  expect(freeEnd(from, bend, to, ({ y }) => y < 31 || y > 40)?.from.y).toBeCloseTo(30);
  expect(freeEnd(from, bend, to, ({ y }) => y < 10)).toBeNull();
});
