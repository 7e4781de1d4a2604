/** Keys of a table that work wherever the focus is, except while somebody types or answers a dialog. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

const typing = (target: EventTarget | null): boolean =>
  typeof HTMLElement !== "undefined" &&
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether no dialog lies over the page, or over the dialog that a table lies in. */
export const free = (within: Element | null): boolean =>
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? null) === within;

/**
 * Runs the action of a key. Names are "1" to "9", "ctrl+z", "Backspace", "?" and single letters in lower case, "shift+u"
 * where Shift makes another key of it; letters count only while the setting allows them. `within` is the dialog that the
 * table itself lies in: a dialog over that takes the keys. Returns whether the key was used.
 */
export function runKey(
  event: KeyboardEvent,
  actions: KeyActions,
  letters: boolean,
  within: Element | null = null,
): boolean {
  if (event.defaultPrevented || event.altKey || typing(event.target)) return false;
  if (typeof document !== "undefined" && !free(within)) return false;
  const mod = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const name = mod ? `ctrl+${key}` : key;
  if (!mod && /^\p{L}$/u.test(key) && !letters) return false;
  const action = (event.shiftKey ? actions[`shift+${name}`] : undefined) ?? actions[name];
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}
