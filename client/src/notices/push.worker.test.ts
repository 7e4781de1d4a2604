import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onClick, onPush } from "./push.worker";

/** What of a service worker the handlers touch: its registration and the windows that are open. */
const windows: { url: string; focus: () => Promise<void> }[] = [];
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
let work: Promise<unknown>[] = [];
const waitUntil = (one: Promise<unknown>) => work.push(one);

beforeEach(() => {
  work = [];
  windows.length = 0;
  const registration = { scope: "https://games.example/lanterns/", showNotification };
  vi.stubGlobal("self", { registration, clients: { matchAll: async () => windows, openWindow } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function push(text: string | null) {
  const data = text === null ? null : { text: () => text };
  onPush({ data, waitUntil } as unknown as PushEvent);
  await Promise.all(work);
}
async function click(path: string | undefined) {
  const close = vi.fn();
  onClick({ notification: { close, data: { path } }, waitUntil } as unknown as NotificationEvent);
  await Promise.all(work);
  expect(close).toHaveBeenCalledOnce();
}

test("a push is shown with its tag, so that a later one takes its place", async () => {
  await push(JSON.stringify({ title: "Your turn", body: "Choose.", path: "/table/x", tag: "x-1" }));
  expect(showNotification).toHaveBeenCalledWith("Your turn", {
    body: "Choose.",
    tag: "x-1",
    icon: "https://games.example/lanterns/icons/icon-192.png",
    data: { path: "/table/x" },
  });
});

test("a push without words is shown too", async () => {
  await push(null);
  expect(showNotification).toHaveBeenCalledOnce();
});

test("a notice that is pressed brings the window of its table forward, wherever the site lies", async () => {
  const focus = vi.fn(async () => undefined);
  windows.push({ url: "https://games.example/lanterns/", focus: async () => undefined });
  windows.push({ url: "https://games.example/lanterns/table/x?seat=1", focus });
  await click("/table/x");
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test("without such a window one is opened", async () => {
  await click("/table/x");
  expect(openWindow).toHaveBeenCalledWith("https://games.example/lanterns/table/x");
  await click(undefined);
  expect(openWindow).toHaveBeenLastCalledWith("https://games.example/lanterns/");
});
