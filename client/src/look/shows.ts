/** What plays out on a table for longer than one motion (a reveal, dice, a fall): the end of the game waits for it. */

let holds = 0;
const waiting = new Set<() => void>();

/** Something begins to play; what this returns ends it, once. */
export function hold(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    if (holds === 0) for (const wake of waiting) wake();
  };
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when nothing has played for `quiet` milliseconds, and at the latest after `most`: what begins meanwhile is
 * waited for too. */
export async function playedOut(quiet: number, most: number): Promise<void> {
  const end = Date.now() + most;
  do {
    if (holds > 0) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.max(0, end - Date.now()));
        waiting.add(wake);
      });
    }
    await after(Math.min(quiet, Math.max(0, end - Date.now())));
  } while (holds > 0 && Date.now() < end);
}
