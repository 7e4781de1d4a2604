import { expect, test, vi } from "vitest";
import { measured } from "./measured";

test("all who measure do so in one frame, and who takes it back is not asked", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  const told: string[] = [];
  measured(() => told.push("heading"));
  const back = measured(() => told.push("tray"));
  measured(() => told.push("line"));
  back();
  expect(told).toEqual([]);
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  expect(told).toEqual(["heading", "line"]);

  measured(() => told.push("again"));
  expect(frames).toHaveLength(2);
  frames[1]?.(0);
  expect(told.at(-1)).toBe("again");
  vi.unstubAllGlobals();
});
