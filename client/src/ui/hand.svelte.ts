/** Whether the person works with keys or with a pointer: keys print their digits and are given back the focus. */
let keys = $state(false);
const SILENT = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);

if (typeof window !== "undefined") {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!SILENT.has(event.key)) keys = true;
    },
    true,
  );
  window.addEventListener("pointerdown", () => (keys = false), true);
}

export const hand = {
  /** The last thing that was pressed was a key. */
  get keys() {
    return keys;
  },
};
