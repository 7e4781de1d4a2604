/** A dialog over the page: opens with its element, takes the focus and gives it back when the element goes. */
import type { Attachment } from "svelte/attachments";

/** Esc asks to close it; the page decides. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    dialog.addEventListener("cancel", cancel);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("cancel", cancel);
      dialog.close();
      // What had the focus may be gone with the answer; a dialog that came by itself took it from nothing.
      const back = before?.isConnected && before !== document.body ? before : document.querySelector("[data-question]");
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    };
  };
}
