/** A drawing of the page as a picture of its own: an SVG that needs no style sheet and no symbol of the page, and a PNG. */

/** What a look is made of; the rest of a style does not show in a drawing. */
const LOOK = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "transform",
  "transform-origin",
  "visibility",
  "display",
  "color",
  "font-size",
  "font-weight",
  "text-anchor",
  "mix-blend-mode",
] as const;
const FONT = "system-ui, sans-serif";
const WIDE = 1600;
const MARGIN = 30;
/** Less than a card is none. */
const CARD = 90;

/** The custom properties that some text of style sheets names. */
export const variablesOf = (css: string): string[] => [...new Set(css.match(/--[\w-]+/g) ?? [])].sort();
/** The ids that a drawing refers to: symbols of the page, patterns, gradients. */
export const idsOf = (svg: string): string[] => [
  ...new Set([...svg.matchAll(/(?:href="|url\(["']?(?:&quot;)?)#([\w-]+)/g)].map(([, id]) => id ?? "")),
];

function sheets(): string {
  const texts: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) if (rule.cssText.includes("--")) texts.push(rule.cssText);
  return texts.join("\n");
}
/** The page's policy allows no `style` of its own elements: the copy carries it by another name until it is text. */
const HELD = "data-look";
/** Writes the look of each element into a copy of it. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const own = LOOK.map((name) => `${name}:${style.getPropertyValue(name)}`);
  to.setAttribute(HELD, `${own.join(";")};font-family:${FONT}`);
  for (const name of ["style", "class", "tabindex", "role", "aria-label", "data-key", "data-world"])
    to.removeAttribute(name);
  const copies = [...to.children];
  [...from.children].forEach((child, i) => {
    const copy = copies[i];
    if (child.matches(".places")) copy?.remove();
    else if (copy) dress(child, copy);
  });
}

type Frame = { x: number; y: number; width: number; height: number };
/** What lies on the table, with a margin; else the land of the board, for sea, night and felt reach far beyond it. */
function frameOf(board: SVGSVGElement): Frame {
  const lies = board.querySelector<SVGGraphicsElement>(".dungeon, .tableau")?.getBBox();
  if (!lies || lies.width < CARD) return worldOf(board.dataset.world ?? "") ?? board.getBBox();
  const { x, y, width, height } = lies;
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
/** The land of a board as it is written on it; null where there is none. */
export function worldOf(told: string): Frame | null {
  const [x, y, width, height] = told.split(" ").map(Number);
  return x !== undefined && y !== undefined && width && height ? { x, y, width, height } : null;
}

/** The text of an SVG file, its size, and the colour of what lies round it. */
export type Drawing = { text: string; width: number; height: number; ground: string };
/** The whole board of a table, whatever part of it is in the window, as the text of an SVG file. */
export function drawingOf(board: SVGSVGElement): Drawing {
  const copy = board.cloneNode(true) as SVGSVGElement;
  dress(board, copy);
  const box = frameOf(board);
  const width = WIDE;
  const height = Math.round((WIDE * box.height) / Math.max(1, box.width));
  const known = getComputedStyle(board);
  const values = variablesOf(sheets()).map((name) => `${name}:${known.getPropertyValue(name)}`);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute(HELD, `${values.join(";")};font-family:${FONT}`);
  copy.removeAttribute("style");
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height }))
    ground.setAttribute(name, String(value));
  const felt = known.getPropertyValue("--felt1").trim() || "#6f9699";
  ground.setAttribute("fill", felt);
  copy.prepend(ground);
  copy.prepend(symbolsOf(copy.outerHTML));
  const text = new XMLSerializer().serializeToString(copy).replaceAll(` ${HELD}="`, ' style="');
  return { text, width, height, ground: felt };
}
/** Everything of the page that a drawing refers to, and what that refers to. */
function symbolsOf(text: string): Element {
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const done = new Set<string>();
  const todo = idsOf(text);
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const found = done.has(id) ? null : document.getElementById(id);
    done.add(id);
    if (!found) continue;
    defs.append(found.cloneNode(true));
    todo.push(...idsOf(found.outerHTML));
  }
  return defs;
}

/** Draws a drawing as large as a canvas has room, in its middle; rejects when the browser cannot. */
export async function paint({ text, width, height }: Drawing, canvas: HTMLCanvasElement): Promise<void> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(canvas.width / width, canvas.height / height);
  const [wide, high] = [width * scale, height * scale];
  canvas.getContext("2d")?.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
}

/** The board as a PNG; rejects when the browser cannot make it. */
export async function pictureOf(board: SVGSVGElement): Promise<Blob> {
  const drawing = drawingOf(board);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: drawing.width, height: drawing.height });
  await paint(drawing, canvas);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}
