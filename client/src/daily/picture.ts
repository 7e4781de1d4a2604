/**
 * The picture of a day with its dungeon as it lies, drawn with the board of this page: without a line on its day, for it
 * would show the others where to go; with mine once the day is over. The rest of it is the server's.
 */
import { mount, unmount } from "svelte";
import { api, type DailyBoard, type DailyDay } from "../api";
import { type Drawing, drawingOf } from "../state/picture";
import Picture from "./Picture.svelte";

/** Where the server leaves room for it: x, y, width, height, and the round of its corners. */
const PANEL = [690, 102, 444, 486, 24] as const;
const MARGIN = 14;
const PATIENCE_MS = 4000;

/** Before midnight the position before the first step, afterwards that of my line. */
async function viewOf(day: string, past: boolean): Promise<DailyBoard> {
  const board = await api.dailyBoard(day, "dungeon");
  return past ? board : { ...board, view: (await api.practiseDaily(day, "dungeon", [], [])).view };
}

/** The board as a drawing of its own; null where it is not drawn in time. */
async function drawn(board: DailyBoard): Promise<Drawing | null> {
  const [, , width, height] = PANEL;
  const target = document.createElement("div");
  Object.assign(target.style, {
    position: "fixed",
    left: "-200vw",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
  });
  target.inert = true;
  document.body.append(target);
  const picture = mount(Picture, { target, props: { board, size: { w: width, h: height } } });
  try {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
      await new Promise((done) => requestAnimationFrame(done));
      const svg = target.querySelector<SVGSVGElement>("svg:has(.dungeon)");
      if (svg) return drawingOf(svg);
    }
    return null;
  } finally {
    void unmount(picture);
    target.remove();
  }
}

/** The picture of a day as a PNG; the server's own where the board cannot be drawn in it. */
export async function pictureOf(day: DailyDay, language: string): Promise<Blob> {
  const plain = await api.dailyPicture(day.day, language);
  if (!day.cards.some(({ board, mine }) => board === "dungeon" && mine)) return plain;
  const drawing = await drawn(await viewOf(day.day, day.day < day.today));
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!drawing || !pen) return plain;
  const [ground, board] = await Promise.all([createImageBitmap(plain), imageOf(drawing)]);
  Object.assign(canvas, { width: ground.width, height: ground.height });
  pen.drawImage(ground, 0, 0);
  const [x, y, width, height, round] = PANEL;
  const scale = Math.min((width - 2 * MARGIN) / drawing.width, (height - 2 * MARGIN) / drawing.height);
  const [wide, high] = [drawing.width * scale, drawing.height * scale];
  pen.beginPath();
  pen.roundRect(x + 2, y + 2, width - 4, height - 4, round);
  pen.clip();
  pen.fillStyle = drawing.ground;
  pen.fillRect(x, y, width, height);
  pen.drawImage(board, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? plain), "image/png"));
}
async function imageOf({ text, width, height }: Drawing): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
