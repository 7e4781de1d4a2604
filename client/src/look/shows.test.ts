import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold, playedOut } from "./shows";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const watched = (quiet: number, most: number) => {
  const seen = { over: false };
  void playedOut(quiet, most).then(() => {
    seen.over = true;
  });
  return seen;
};

test("B11: the end waits for all that plays, and for what begins while it waits", async () => {
  const one = hold();
  const seen = watched(500, 9000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.over).toBe(false);
  one();
  one();
  await vi.advanceTimersByTimeAsync(400);
  const other = hold();
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.over).toBe(false);
  other();
  await vi.advanceTimersByTimeAsync(499);
  expect(seen.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.over).toBe(true);
});

test("with nothing to wait for it is quiet for a moment; what never ends does not hold it for ever", async () => {
  const short = watched(500, 9000);
  await vi.advanceTimersByTimeAsync(500);
  expect(short.over).toBe(true);
  const never = hold();
  const long = watched(500, 9000);
  await vi.advanceTimersByTimeAsync(8999);
  expect(long.over).toBe(false);
  await vi.advanceTimersByTimeAsync(501);
  expect(long.over).toBe(true);
  never();
});
