/**
 * One tooltip for all controls that have no words of their own: every `.iconbtn` says its name, and what `data-tip` says
 * where that is set, with the key of `aria-keyshortcuts`. It comes when a pointer has rested for 400 ms, when a finger has
 * (what it rests on is not pressed then), or when a key has moved the focus there; it lies over everything, dialogs included, and is never cut by a box or by the window.
 */
import { hand } from "./hand.svelte";

const REST = 400; // milliseconds
const GAP = 6; // pixels
const WHO = ".iconbtn, [data-tip]";

/** Where a tooltip of a size lies beside a control: above, or below where that is out of the window. */
export function placed(
  at: { left: number; right: number; top: number; bottom: number },
  size: { w: number; h: number },
  window: { w: number; h: number },
): { x: number; y: number } {
  const x = (at.left + at.right - size.w) / 2;
  const above = at.top - GAP - size.h;
  const below = at.bottom + GAP;
  const y = above >= GAP || below + size.h > window.h ? Math.max(GAP, above) : below;
  return { x: Math.max(GAP, Math.min(x, window.w - GAP - size.w)), y };
}

const KEYS: Record<string, string> = { Control: "Ctrl", Backspace: "⌫", Escape: "Esc" };
const keysOf = (control: Element): string =>
  (control.getAttribute("aria-keyshortcuts") ?? "")
    .split("+")
    .map((key) => KEYS[key] ?? key)
    .join(" ");

/** Starts it for a page; returns how to stop it. */
export function startTips(page: Document = document): () => void {
  const tip = page.createElement("div");
  tip.className = "tip";
  tip.setAttribute("popover", "manual");
  tip.setAttribute("aria-hidden", "true"); // the control's own name says it
  page.body.append(tip);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  /** A finger rests, or has rested, on what is told: letting go of it is no press. */
  let held = false;

  const hide = () => {
    clearTimeout(timer);
    if (shown && tip.isConnected) tip.hidePopover();
    shown = null;
  };
  const show = (control: Element) => {
    if (!control.isConnected) return;
    const text = control.getAttribute("data-tip") ?? control.getAttribute("aria-label") ?? "";
    if (!text) return;
    hide();
    shown = control;
    const keys = keysOf(control);
    tip.textContent = text;
    if (keys) {
      const key = page.createElement("kbd");
      key.textContent = keys;
      tip.append(" ", key);
    }
    tip.showPopover();
    const at = placed(
      control.getBoundingClientRect(),
      { w: tip.offsetWidth, h: tip.offsetHeight },
      { w: page.documentElement.clientWidth, h: page.documentElement.clientHeight },
    );
    tip.style.left = `${at.x}px`;
    tip.style.top = `${at.y}px`;
  };
  const controlOf = (event: Event) => (event.target instanceof Element ? event.target.closest(WHO) : null);
  const over = (event: PointerEvent) => {
    const control = controlOf(event);
    if (control === shown && control) return;
    hide();
    if (control && event.pointerType !== "touch") timer = setTimeout(() => show(control), REST);
  };
  const down = (event: PointerEvent) => {
    hide();
    held = false;
    const control = controlOf(event);
    if (!control || event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      show(control);
      held = shown !== null;
    }, REST);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !held) clearTimeout(timer);
  };
  const letGo = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = (event: FocusEvent) => {
    hide();
    const control = controlOf(event);
    if (control && hand.keys) show(control);
  };
  // What is barred says why when it is pressed, for hands that cannot hover.
  const click = (event: MouseEvent) => {
    const control = controlOf(event);
    if (control?.matches('[aria-disabled="true"]') || control?.querySelector('[aria-disabled="true"]')) show(control);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  page.addEventListener("pointerover", over);
  page.addEventListener("pointerdown", down, true);
  page.addEventListener("pointerup", up, true);
  page.addEventListener("pointercancel", up, true);
  page.addEventListener("click", letGo, true);
  page.addEventListener("focusin", focus);
  page.addEventListener("focusout", hide);
  page.addEventListener("click", click);
  page.addEventListener("keydown", key, true);
  page.addEventListener("scroll", hide, true);
  return () => {
    hide();
    tip.remove();
    page.removeEventListener("pointerover", over);
    page.removeEventListener("pointerdown", down, true);
    page.removeEventListener("pointerup", up, true);
    page.removeEventListener("pointercancel", up, true);
    page.removeEventListener("click", letGo, true);
    page.removeEventListener("focusin", focus);
    page.removeEventListener("focusout", hide);
    page.removeEventListener("click", click);
    page.removeEventListener("keydown", key, true);
    page.removeEventListener("scroll", hide, true);
  };
}
