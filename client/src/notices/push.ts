/** What a push message says, and what a browser's push address is made of: pure, for the worker and the page. */

export type Notice = { title: string; body: string; path: string; tag: string };

/** A message of the server; one that cannot be read still says whose it is. */
export function noticeOf(text: string): Notice {
  let said: Partial<Record<keyof Notice, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null) said = found;
  } catch {
    // An empty push, or one of another program.
  }
  const word = (key: keyof Notice, usual: string): string => (typeof said[key] === "string" ? said[key] : usual);
  const path = word("path", "/");
  return {
    title: word("title", "Three Lanterns"),
    body: word("body", ""),
    // Only pages of our own.
    path: /^\/(?!\/)/.test(path) ? path : "/",
    tag: word("tag", "notice"),
  };
}

/** The bytes of the URL's base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export type Keyed = { endpoint: string; p256dh: string; auth: string };

/** What the server is told of a subscription; null where it has no keys. */
export function keyed(subscription: PushSubscriptionJSON): Keyed | null {
  const { endpoint, keys } = subscription;
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
