/// <reference lib="webworker" />
/** What the service worker does with notices: shows them, and leads to the table when one is pressed. */
import { noticeOf } from "./push";

declare const self: ServiceWorkerGlobalScope;

/** A push has come: it is shown, for a browser allows none that is not. */
export function onPush(event: PushEvent): void {
  const { title, body, path, tag } = noticeOf(event.data?.text() ?? "");
  const at = (file: string) => new URL(file, self.registration.scope).href;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: at("icons/icon-192.png"),
      data: { path },
    }),
  );
}

/** A notice was pressed: the window that shows its page comes forward, else one opens. */
export function onClick(event: NotificationEvent): void {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  const target = new URL((path ?? "").replace(/^\//, ""), self.registration.scope).href;
  event.waitUntil(show(target));
}

async function show(target: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.split(/[?#]/)[0] === target);
  if (there) await there.focus();
  else await self.clients.openWindow(target);
}

/** Begins to listen. */
export function startNotices(): void {
  self.addEventListener("push", onPush);
  self.addEventListener("notificationclick", onClick);
}
