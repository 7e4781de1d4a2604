import { expect, test, vi } from "vitest";
import { type Ground, Lens, type Pt } from "./lens.svelte";
import { SWEEP, type Way } from "./sweep";

const WORLD = { x: 0, y: 0, w: 1000, h: 500 };
/** A window on a table of 1000 by 500; nothing sweeps here, as nobody shows it. */
function lens(w: number, h: number, more: Partial<Ground> = {}) {
  const ground: Ground = { world: WORLD, ease: 0.7, lit: [], own: [], foot: 0, ...more };
  const one = new Lens(() => ground);
  one.w = w;
  one.h = h;
  return { one, ground };
}
const middle = ({ camera }: Lens): [number, number] => [Math.round(camera.cx), Math.round(camera.cy)];
const scale = ({ camera }: Lens): number => Math.round(camera.k * 1000) / 1000;

test("all of a large board is seen, whatever is lit, and a new question moves nothing", () => {
  const { one, ground } = lens(1000, 500, { lit: [{ x: 900, y: 400 }] });
  one.asked("first");
  expect([middle(one), scale(one)]).toEqual([[500, 250], 1]);
  ground.lit = [{ x: 10, y: 10 }];
  one.asked("second");
  expect([middle(one), scale(one)]).toEqual([[500, 250], 1]);
});

test("a small board frames what is lit when a question comes, and one's own figures where nothing is", () => {
  const { one, ground } = lens(300, 200, { lit: [{ x: 900, y: 400 }] });
  one.asked("first");
  expect(scale(one)).toBe(0.7);
  expect(one.view.x + one.view.w).toBe(1000);
  ground.lit = [];
  ground.own = [{ x: 0, y: 0 }];
  one.asked("second");
  expect(one.view.x).toBe(0);
  expect(one.view.y).toBe(0);
});

test("a board that was moved stays where it is while its question is the same, and another size does not move it", () => {
  const { one } = lens(300, 200, { lit: [{ x: 900, y: 400 }] });
  one.asked("first");
  one.come({ x: 300, y: 250 });
  const at = middle(one);
  one.asked("first");
  one.h = 190;
  one.asked("first");
  expect(middle(one)).toEqual(at);
  one.asked("second");
  expect(middle(one)).not.toEqual(at);
});

test("a board under a hand does not move by itself", () => {
  const { one, ground } = lens(300, 200, { lit: [{ x: 900, y: 400 }] });
  one.asked("first");
  const at = middle(one);
  one.down(1, { x: 10, y: 10 });
  ground.lit = [{ x: 10, y: 10 }];
  one.asked("second");
  expect(middle(one)).toEqual(at);
});

test("a finger drags the board once it has moved, and the click at its end chooses nothing", () => {
  const { one } = lens(500, 250);
  one.asked("q");
  one.zoom(2);
  expect([middle(one), scale(one)]).toEqual([[500, 250], 1]);
  one.down(1, { x: 100, y: 100 });
  expect(one.move(1, { x: 103, y: 100 })).toBe(false);
  expect([middle(one), one.takesClick()]).toEqual([[500, 250], false]);
  expect([one.move(1, { x: 120, y: 90 }), one.move(1, { x: 130, y: 90 })]).toEqual([true, false]);
  expect(middle(one)).toEqual([470, 260]);
  one.up(1, { x: 130, y: 90 }, false, 1);
  expect([one.takesClick(), one.takesClick()]).toEqual([true, false]);
  expect(one.move(1, { x: 200, y: 90 })).toBe(false);
  expect(middle(one)).toEqual([470, 260]);
});

test("two fingers zoom about the point between them", () => {
  const { one } = lens(500, 250);
  one.asked("q");
  one.down(1, { x: 200, y: 125 });
  one.down(2, { x: 300, y: 125 });
  one.move(2, { x: 400, y: 125 });
  expect(scale(one)).toBe(1);
  one.cancel(1);
  one.cancel(2);
  one.wheel({ x: 250, y: 125 }, 400, false);
  expect(scale(one)).toBeLessThan(1);
});

test("a double press frames the part that it is on, and then the whole; answers are no double press", () => {
  const pressed: Pt[] = [];
  const partAt = (at: Pt) => {
    pressed.push(at);
    return { x: 0, y: 0, w: 100, h: 50 };
  };
  const { one } = lens(500, 250, { partAt });
  one.asked("q");
  const press = (now: number, busy = false) => {
    one.down(1, { x: 0, y: 0 });
    one.up(1, { x: 0, y: 0 }, busy, now);
  };
  press(1000, true);
  press(1100);
  press(1500);
  expect(scale(one)).toBe(0.5);
  press(1700);
  expect([scale(one), pressed]).toEqual([3, [{ x: 0, y: 0 }]]); // no closer than six times the whole
  press(2000);
  press(2100);
  expect(scale(one)).toBe(0.5);
});

test("a point outside is brought into view, one inside moves nothing, and rest is told of each time", () => {
  let rests = 0;
  const { one } = lens(300, 150, { ease: 0.1, onrest: () => rests++ });
  one.asked("q");
  one.zoom(4);
  const at = middle(one);
  rests = 0;
  one.reveal({ x: 510, y: 260 });
  expect([middle(one), rests]).toEqual([at, 0]);
  one.reveal({ x: 800, y: 250 });
  expect([middle(one), rests]).toEqual([[800, 250], 1]);
  one.towards([
    { x: 200, y: 100 },
    { x: 300, y: 200 },
  ]);
  expect([middle(one), rests]).toEqual([[250, 150], 2]);
  one.towards([]);
  expect(rests).toBe(2);
});

test("what lies along the foot hides nothing that is brought into view", () => {
  const { one } = lens(300, 150, { ease: 0.1, foot: 80, world: { x: 0, y: 0, w: 1000, h: 900 } });
  one.asked("q");
  one.zoom(4);
  const seen = (at: Pt) => (at.y - one.view.y) * one.camera.k;
  for (const at of [
    { x: 500, y: 400 },
    { x: 500, y: 450 },
  ]) {
    one.come(at);
    expect(Math.round(seen(at))).toBe(35); // the middle of the 70 pixels above it
  }
  const under = { x: 500, y: 450 + 50 / one.camera.k };
  expect(seen(under)).toBeGreaterThan(70);
  one.reveal(under);
  expect(Math.round(seen(under))).toBe(35);
});

test("a board that sweeps lies at its end at once, and a hand takes it where it is seen", () => {
  vi.stubGlobal("document", { documentElement: { classList: { contains: () => false } } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  const ways: Way[] = [];
  let ended = 0;
  const sweep = (way: Way) => {
    ways.push(way);
    return () => ended++;
  };
  const { one } = lens(300, 200, { lit: [{ x: 900, y: 400 }], sweep });
  one.asked("first");
  expect(ways).toEqual([]); // it comes as it lies
  one.come({ x: 300, y: 250 });
  expect(middle(one)).toEqual([300, 250]);
  expect(ways.length).toBe(1);
  clock.mockReturnValue(1000 + SWEEP / 4);
  one.down(1, { x: 10, y: 10 });
  expect(ended).toBe(1);
  const [x] = middle(one);
  expect(x).toBeGreaterThan(300);
  expect(x).toBeLessThan(786);
  clock.mockReturnValue(9000);
  one.up(1, { x: 10, y: 10 }, true);
  one.come({ x: 400, y: 250 });
  expect(ways.at(-1)?.from.cx).toBeCloseTo(x, 0);
  vi.unstubAllGlobals();
  clock.mockRestore();
});
