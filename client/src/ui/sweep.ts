/** The way of a camera from one place to another. The board lies where it is to lie at once, and an animation of the
 * whole picture, which the page's own thread has no part in, brings it there. */
import type { Camera } from "./camera";

export const SWEEP = 280;
/** Between two of these the picture moves straight on: enough that nobody sees it. */
const STEPS = 8;

export type Way = { from: Camera; to: Camera };

/** Where the camera is, a part of the way (0 to 1) along: quick at first. */
export function along({ from, to }: Way, part: number): Camera {
  const e = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  return {
    cx: from.cx + (to.cx - from.cx) * e,
    cy: from.cy + (to.cy - from.cy) * e,
    k: from.k * (to.k / from.k) ** e,
  };
}

/** What is to be done with the picture that `to` sees, so that it is what `now` sees; about its middle. */
export function shifted(now: Camera, to: Camera): string {
  const dx = (to.cx - now.cx) * now.k;
  const dy = (to.cy - now.cy) * now.k;
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${(now.k / to.k).toFixed(5)})`;
}

/** Runs it on the picture. Returns what ends it. */
export function sweep(picture: Element, way: Way): () => void {
  const frames = Array.from({ length: STEPS + 1 }, (_, n) => ({
    transform: n === STEPS ? "none" : shifted(along(way, n / STEPS), way.to),
  }));
  const animation = picture.animate(frames, { duration: SWEEP });
  return () => animation.cancel();
}
