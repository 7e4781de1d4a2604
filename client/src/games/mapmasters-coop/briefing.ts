/** The briefing of a mission opens by itself when a mission begins, until somebody wants it no more. */
import type { CoopView } from "./view";

const SKIP = "lanterns.briefing";
const READ = "lanterns.briefed";

/** Storage may be barred; then nothing is kept. */
function kept(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}
function keep(store: () => Storage, key: string, value: string): void {
  try {
    store().setItem(key, value);
  } catch {
    // It will be shown again.
  }
}
const local = () => localStorage;
const session = () => sessionStorage;

export const skips = (): boolean => kept(local, SKIP) === "skip";
export const setSkips = (skip: boolean): void => keep(local, SKIP, skip ? "skip" : "show");

/** Whether it opens: before the mission is played, to somebody who plays it and has not read it in this window. */
export function opens(view: Pick<CoopView, "phase" | "over" | "seat" | "mission">): boolean {
  if (view.over || view.seat < 0 || (view.phase !== "pawns" && view.phase !== "market")) return false;
  return !skips() && kept(session, READ) !== String(view.mission.id);
}
export const read = (view: Pick<CoopView, "mission">): void => keep(session, READ, String(view.mission.id));
