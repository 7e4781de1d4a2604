/** A box that scrolls can be reached by Tab, so that keys can scroll it; one that does not is no stop. */
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (box) => {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const watched = new Set<Element>();
  // What lies in it may come, go and grow.
  const follow = () => {
    for (const child of box.children)
      if (!watched.has(child)) {
        watched.add(child);
        sizes.observe(child);
      }
    look();
  };
  const children = new MutationObserver(follow);
  children.observe(box, { childList: true });
  follow();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
