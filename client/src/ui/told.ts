/**
 * Lists of pictures and numbers that only tell what they are: each of their `[data-tip]` says its effect in words (tips.ts),
 * to a pointer, to a finger that rests, and to the focus. All of a list are one tab stop; arrows, Home and End move among them.
 */
import { createAttachmentKey } from "svelte/attachments";

/** What can have the focus by itself, and has its own place among the tab stops. */
const LIVE = "button, a[href], input, select, textarea, summary";

/** Where an arrow leads in a list of `count` from the one at `at`; null for other keys. The ends hold. */
export function stepIn(count: number, at: number, key: string): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : null;
  return step === null ? null : Math.max(0, Math.min(count - 1, at + step));
}

/** Makes what a list tells one tab stop, and keeps it so while the list changes; returns how to end it. */
export function oneStop(list: Element): () => void {
  let here: HTMLElement | null = null;
  const items = () =>
    [...list.querySelectorAll<HTMLElement>("[data-tip]")].filter(
      (item) => item.closest("[data-told]") === list && !item.closest(LIVE) && !item.querySelector(LIVE),
    );
  const set = () => {
    const all = items();
    if (here === null || !all.includes(here)) here = all[0] ?? null;
    for (const item of all) item.setAttribute("tabindex", item === here ? "0" : "-1");
  };
  const focus = (event: Event) => {
    const item = items().find((one) => one === event.target);
    if (!item) return;
    here = item;
    set();
  };
  const press = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    const next = at < 0 || ctrlKey || metaKey || altKey ? null : stepIn(all.length, at, key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  const watch = new MutationObserver(set);
  watch.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-tip"] });
  list.addEventListener("focusin", focus);
  list.addEventListener("keydown", press);
  set();
  return () => {
    watch.disconnect();
    list.removeEventListener("focusin", focus);
    list.removeEventListener("keydown", press);
  };
}

/** To be spread onto the list. */
export const told = { "data-told": "", [createAttachmentKey()]: oneStop };

/** What a name is said with, to be spread onto what has one: ARIA 1.3, which readers know and the compiler does not yet. */
export const described = (text: string | undefined): { "aria-description"?: string } =>
  text ? { "aria-description": text } : {};
