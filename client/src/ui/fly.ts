/** Damage and gains that travel from where they arise to where they go. */
import type { IconName } from "../look/icons";
import { measured } from "../look/measured";
import { HOP, play, still } from "../look/motion";

const SVG = "http://www.w3.org/2000/svg";

/** Flies a small sign between two elements of the page; at once over when things may not move. */
export async function fly(
  from: Element,
  to: Element,
  icon: IconName,
  tone: "bad" | "good" | "power" | "magic",
): Promise<void> {
  if (still()) return;
  await new Promise<void>((ready) => measured(ready));
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "26");
  svg.setAttribute("height", "26");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("fly", `fly-${tone}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${icon}`);
  svg.append(use);
  document.body.append(svg);
  const at = (r: DOMRect) => `translate(${r.left + r.width / 2 - 13}px, ${r.top + r.height / 2 - 13}px)`;
  await play(
    svg,
    [
      { transform: `${at(a)} scale(.6)`, opacity: 0 },
      { transform: `${at(a)} scale(1.15)`, opacity: 1, offset: 0.2 },
      { transform: `${at(b)} scale(.9)`, opacity: 1, offset: 0.85 },
      { transform: `${at(b)} scale(.5)`, opacity: 0 },
    ],
    { duration: 520, easing: HOP, fill: "forwards" },
  );
  svg.remove();
}
