/** One answer to "may things move now?" for everything that is animated from code. */

import { hold } from "./shows";

/** True when the system or the setting asks for less motion. */
export const still = (): boolean =>
  typeof document === "undefined" ||
  document.documentElement.classList.contains("still") ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

export const HOP = "cubic-bezier(.3,.7,.3,1)";

const running = new Set<Animation>();

/** Runs an animation that a click anywhere may skip; resolves when it has ended or was skipped. */
export function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (still() || typeof element.animate !== "function") return Promise.resolve();
  const animation = element.animate(frames, options);
  running.add(animation);
  const end = hold();
  const ended = () => {
    running.delete(animation);
    end();
  };
  return animation.finished.then(ended, ended);
}

/** Ends all running motion at its last frame. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
}
