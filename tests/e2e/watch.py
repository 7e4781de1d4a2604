"""Somebody who looks over a person's shoulder: `Watch(page)` before the page is opened, `look` at a few positions,
`sizes` to see one of them at other sizes, `done` at the end. What it finds is told together, with where it was seen.

It finds: what moves though nobody did anything (layout shift, summed over all of it), a question that is out of sight,
lit places and answers that something covers, text under 12 pixels as it is drawn, what scrolls sideways, the focus lost
after an answer by key, what axe objects to, errors of the page, and too many elements at the end."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
# Where a table has to look right: a small desktop, a large one, a phone, the phone on its side.
FLAT = (844, 390)
SIZES = ((1280, 800), (1920, 1080), (390, 844), FLAT)
MOST_SHIFT = 0.1
# Where most answers come by request, past the page: what they move at once no hand would.
ANY_SHIFT = float("inf")
SMALLEST_TEXT = 12
# Elements of a page, however long the game was.
MOST_NODES = 3000

# Counts while the page lives: shifts without input before them, and keys after which the focus was on nothing.
RECORD = """
(() => {
  const told = (window.watched = { shift: 0, shifts: [], lost: [], pause: false });
  const name = (node) => node && (node.id || node.className?.baseVal || node.className || node.nodeName || "?");
  // Another scene, such as the reveal after the drawing, has an order of its own: what it moves is meant.
  const SCENE_MS = 1000;
  let changed = -Infinity, scene;
  new MutationObserver(() => {
    const now = document.querySelector("main.table")?.dataset.scene;
    if (!now) return;
    if (scene && now !== scene) changed = performance.now();
    scene = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-scene"] });
  // Firefox does not tell of shifts.
  if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput || told.pause || Math.abs(entry.startTime - changed) < SCENE_MS) continue;
      told.shift += entry.value;
      const what = entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
        `${name(node)} (${a.x} ${a.y} ${a.width}x${a.height} to ${b.x} ${b.y} ${b.width}x${b.height})`);
      told.shifts.push(`${entry.value.toFixed(3)}: ${what.slice(0, 3).join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  // An answer by key leaves the focus somewhere: seen when the next key comes, or after a while without one.
  let timer, last = null;
  const gone = () => {
    const open = document.querySelector("main.table") && !document.querySelector(".curtain");
    if (last && open && document.activeElement === document.body) told.lost.push(`${last.key} at ${last.on}`);
    last = null;
  };
  addEventListener("pointerdown", () => { last = null; clearTimeout(timer); }, true);
  addEventListener("keydown", (event) => {
    clearTimeout(timer);
    if (last && performance.now() - last.at > 40) gone();
    if (["Tab", "Shift", "Control"].includes(event.key) || event.target === document.body) return;
    const on = event.target;
    const where = `${on.nodeName} ${name(on)} ${on.getAttribute?.("data-key") ?? ""}`;
    last = { key: event.key, at: performance.now(), on: where };
    timer = setTimeout(gone, 900);
  }, true);
})();
"""

LOOK = """
(smallest) => {
  const found = [];
  const seen = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
  const name = (one) => one.getAttribute?.("data-key") || one.getAttribute?.("aria-label")
    || one.className?.baseVal || one.className || one.nodeName;
  const words = (one) => (one.textContent || "").trim().replace(/\\s+/g, " ").slice(0, 40);

  if (!document.querySelector("dialog[open], [role='dialog']")) {
    const asked = document.querySelector(".prompt.asks h2")?.getBoundingClientRect();
    if (asked && (asked.top < 0 || asked.left < 0 || asked.bottom > innerHeight || asked.right > innerWidth))
      found.push(`the question is out of sight, at ${asked.left} ${asked.top}`);
    const PRESSED = ".places .lit, .prompt .acts .btn, .side button.lit, :is(.side, .acts) li.lit button";
    for (const place of document.querySelectorAll(PRESSED)) {
      const box = place.getBoundingClientRect();
      const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
      const frame = place.closest(".zoom, aside.side, .beside, .prompt")?.getBoundingClientRect();
      if (!seen(box) || !frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((one) => place.contains(one));
      const top = stack[0];
      // A path's middle may lie beside it; another lit thing on top of a place can be pressed as well.
      const free = own === 0 || (own < 0 && top?.closest("svg.map")) || top?.closest(".lit");
      if (!free) found.push(`covered: ${name(place)} by ${top ? name(top.closest("[class]") ?? top) : "nothing"}`);
    }
  }

  const small = new Map();
  const UNSEEN = ".sr, [hidden], script, style, template, noscript, symbol, defs";
  // Words in the pictures that are drawn from a sheet.
  for (const use of document.querySelectorAll("svg use")) {
    const shape = document.getElementById((use.getAttribute("href") ?? "").slice(1));
    const texts = shape?.querySelectorAll("text") ?? [];
    const matrix = texts.length > 0 && seen(use.getBoundingClientRect()) ? use.getScreenCTM() : null;
    if (!matrix) continue;
    const box = shape.viewBox?.baseVal;
    const scale = Math.hypot(matrix.a, matrix.b) * (box?.width ? use.width.baseVal.value / box.width : 1);
    for (const text of texts) {
      const own = text.transform.baseVal.consolidate()?.matrix;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale * (own ? Math.hypot(own.a, own.b) : 1);
      if (size < smallest - 0.05) small.set(`${words(text)} (${shape.id})`, size.toFixed(1));
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !text.data.trim() || holder.closest(UNSEEN)) continue;
    const style = getComputedStyle(holder);
    if (style.visibility === "hidden" || style.opacity === "0" || style.clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!seen(range.getBoundingClientRect())) continue;
    let size = parseFloat(style.fontSize);
    if (holder instanceof SVGGraphicsElement) {
      const matrix = holder.getScreenCTM();
      if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    }
    if (size < smallest - 0.05) small.set(words(holder), size.toFixed(1));
  }
  if (small.size > 0) {
    const some = [...small].slice(0, 6).map(([what, size]) => `${what} ${size}`).join(", ");
    found.push(`${small.size} texts under ${smallest} px: ${some}`);
  }

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
  for (const box of document.querySelectorAll("body *")) {
    if (box.scrollWidth <= box.clientWidth + 1 || box.clientWidth === 0) continue;
    const flow = getComputedStyle(box).overflowX;
    if ((flow === "auto" || flow === "scroll") && !box.closest("[data-sideways]") && seen(box.getBoundingClientRect()))
      found.push(`scrolls sideways: ${name(box)} ${box.scrollWidth} in ${box.clientWidth}`);
  }
  return found;
}
"""


class Watch:
    """Watches a page from its next navigation on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self.flat = False  # axe was asked on a phone on its side, which takes its time: once is enough
        page.add_init_script(RECORD)
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("console", self._heard)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error" and "Failed to load" not in said.text and "net::" not in said.text:
            self.found.append(f"console: {said.text}")

    def look(self, where: str, axe: bool = True) -> None:
        """Look at what stands there now."""
        self.page.wait_for_timeout(150)
        width = (self.page.viewport_size or {"width": 0, "height": 0})["width"]
        told: list[str] = self.page.evaluate(LOOK, SMALLEST_TEXT)
        if axe:
            told += self._axe()
        self.found += [f"{where} at {width}: {one}" for one in told]

    def axe(self, where: str, root: str = "html") -> None:
        """Only what axe has to say: of a page that lies over a board, which is looked at without it."""
        self.found += [f"{where}: {one}" for one in self._axe(root)]

    def _axe(self, root: str = "html") -> list[str]:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        found: dict[str, Any] = self.page.evaluate(
            "(root) => axe.run(root === 'html' ? document : root, {resultTypes: ['violations']})", root
        )
        return [
            f"axe {one['impact']} {one['id']}: {[node['target'] for node in one['nodes']][:3]}"
            for one in found["violations"]
        ]

    def sizes(self, where: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        """Look at one position at other sizes, the phone on its side once in both themes with axe, and go back to the
        first; once with text of twice the size too. What a new size moves does not count."""
        before = self.page.viewport_size
        self.page.evaluate("watched.pause = true")
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(200)
            asked = (width, height) == FLAT and not self.flat
            self.look(f"{where} {width}x{height}", axe=asked)
            if asked:
                self._other_theme(where)
                self._large(where)
                self.flat = True
        if before is not None:
            self.page.set_viewport_size(before)
            self.page.wait_for_timeout(200)
        self.page.evaluate("watched.pause = false")

    def _other_theme(self, where: str) -> None:
        dark = self.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        self.page.emulate_media(color_scheme="light" if dark else "dark")
        self.page.wait_for_timeout(100)
        self.found += [f"{where} in the other theme: {one}" for one in self._axe()]
        self.page.emulate_media(color_scheme="dark" if dark else "light")

    def _large(self, where: str) -> None:
        """With text of twice the size nothing runs over; on a phone the page scrolls then, and its board is small."""
        self.page.evaluate("document.documentElement.style.fontSize = '200%'")
        for width, height in (SIZES[0], SIZES[2]):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(300)
            told = self.page.evaluate(LOOK, SMALLEST_TEXT)
            over = [one for one in told if width > SIZES[2][0] or not one.startswith(("the question is", "covered"))]
            self.found += [f"{where} {width}x{height} with large text: {one}" for one in over]
        self.page.evaluate("document.documentElement.style.fontSize = ''")

    def done(self, most: float = MOST_SHIFT) -> None:
        """Fails with all that was found since the page was opened."""
        # The sheet of pictures is left out: it is laid out nowhere, and as large at the first turn as at the last. What
        # lies over the table at the end is left out as well: its cut-outs do not grow with the game either.
        besides = "document.querySelectorAll('symbol, symbol *, dialog.end *').length"
        nodes = self.page.evaluate(f"document.querySelectorAll('*').length - {besides}")
        if nodes >= MOST_NODES:
            self.found.append(f"the page has {nodes} elements at the end")
        told = self.page.evaluate("watched")
        if told["shift"] >= most:
            worst = sorted(told["shifts"], reverse=True)[:6]
            self.found.append(f"moved by itself, {told['shift']:.3f} in all: {worst}")
        self.found += [f"the focus was lost after {key}" for key in told["lost"]]
        left = list(dict.fromkeys(self.found))
        assert left == [], "\n".join(left)
