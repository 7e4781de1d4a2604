import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onLate, patient } from "./patient";

const AWAY = new TypeError("Failed to fetch dynamically imported module: http://localhost/assets/a.js");

let late = -1;
let page = new EventTarget();
/** What is put into the head of the page. */
let head: { href: string; onload: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [page, head] = [new EventTarget(), []];
  onLate((now) => (late = now));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (link: (typeof head)[0]) => head.push(link) },
  });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a piece that a cut line keeps back is asked for again until it comes", async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(AWAY).mockRejectedValueOnce(AWAY);
  load.mockResolvedValue(7);
  const piece = patient(load)();
  await vi.advanceTimersByTimeAsync(10);
  expect(late).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await piece).toBe(7);
  expect(load).toHaveBeenCalledTimes(3);
  expect(late).toBe(0);
});

test("it is asked for at once when the browser has a network again", async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(AWAY).mockResolvedValue(7);
  const piece = patient(load)();
  await vi.advanceTimersByTimeAsync(10);
  page.dispatchEvent(new Event("online"));
  expect(await piece).toBe(7);
});

test("a fault of the piece itself is thrown", async () => {
  await expect(patient(() => Promise.reject(new Error("x is not defined")))()).rejects.toThrow("x is not defined");
  expect(late).toBe(0);
});

test("a style that did not come is put onto the page before its piece is drawn", async () => {
  const missing = new Error("Unable to preload CSS for /assets/a.css");
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(missing).mockResolvedValue(7);
  const piece = patient(load)();
  await vi.advanceTimersByTimeAsync(3000);
  expect(head.map(({ href }) => href)).toEqual(["/assets/a.css"]);
  expect(load).toHaveBeenCalledTimes(1);
  head[0]?.onload();
  expect(await piece).toBe(7);
});
