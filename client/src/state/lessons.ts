/** How far this browser has come in the lessons: it is kept here alone, no account is needed. */
const KEY = "lanterns.lessons";

export type Progress = {
  /** The table at which it is played. */
  table: string;
  /** The step that is open, counted from 0. */
  step: number;
  done: boolean;
};

function all(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) || "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

const NONE: Progress = { table: "", step: 0, done: false };

export const progressOf = (lesson: string): Progress => ({ ...NONE, ...all()[lesson] });
/** The lessons that were played to their end. */
export const doneLessons = (): string[] =>
  Object.entries(all()).flatMap(([lesson, { done }]) => (done ? [lesson] : []));
export function keepProgress(lesson: string, change: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson]: { ...progressOf(lesson), ...change } }));
  } catch {
    // Storage is closed to us: the lesson goes on, and is not remembered.
  }
}
