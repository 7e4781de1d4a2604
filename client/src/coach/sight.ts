/** What can be pressed where it is seen: a place that dice, a tray or the tools lie over is none to point at. */

/** Whether a press at a point meets an element, given what lies on top there. A place of a board is met through whatever else
 * the board draws there, as the board finds it; anything else is met at itself, at what it holds, or at what holds it. */
export function meets(element: Element, top: Element | null): boolean {
  if (!top) return false;
  const map = element.closest(".map");
  return map ? map.contains(top) : element.contains(top) || top.contains(element);
}

/** What is to be pressed next: the first of the places that leads to the answer and is not selected yet; when none of
 * these is in sight, or all are selected, the button that gives the answer. `lost`: there is a place to press, and none is seen. */
export function nextPress<E>(
  places: readonly E[],
  buttons: readonly E[],
  is: { selected: (one: E) => boolean; inSight: (one: E) => boolean },
): { next: E | null; lost: boolean } {
  const open = places.filter((one) => !is.selected(one));
  const place = open.find(is.inSight);
  return {
    next: place ?? buttons.find(is.inSight) ?? places.at(-1) ?? null,
    lost: open.length > 0 && place === undefined,
  };
}

export type Pt = { x: number; y: number };
/** The end of a bent line from `from` by `bend` to `to`, from where on its points are all free; null when too little is left. */
export function freeEnd(from: Pt, bend: Pt, to: Pt, free: (at: Pt) => boolean): { from: Pt; bend: Pt } | null {
  const on = (a: Pt, b: Pt, t: number): Pt => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const at = (t: number): Pt => on(on(from, bend, t), on(bend, to, t), t);
  let t = 1;
  while (t > 0 && free(at(Math.max(0, t - STEP)))) t = Math.max(0, t - STEP);
  return t > LEAST ? null : { from: at(t), bend: on(bend, to, t) };
}
const STEP = 0.05;
/** The part of a line that is to be left of it, as a share. */
const LEAST = 0.8;
