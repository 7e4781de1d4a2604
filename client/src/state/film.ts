/** Some steps of a replay as a film: the browser records what is drawn for it, in the time that the film takes. */
import { drawingOf, paint } from "./picture";

/** What browsers record, the best known first. */
const KINDS = ["video/mp4;codecs=avc1.42E01E", "video/mp4", "video/webm;codecs=vp9", "video/webm"] as const;
const WIDE = 960;
/** How high it is beside its width. Boards grow while they are played: the first one is a measure for all. */
const RATIOS = { least: 0.6, most: 1 };
/** Milliseconds of a step: as long as one can follow it, less where there are many. */
const STEP = { least: 150, most: 700, all: 40_000 };
const LAST_MS = 2000;
/** More steps than this take too long to record. */
export const MOST_STEPS = 600;

type Recorder = Pick<typeof MediaRecorder, "isTypeSupported">;

/** What this browser records, "" when it records no film. */
export const filmKind = (recorder: Recorder | undefined = globalThis.MediaRecorder): string =>
  recorder && typeof HTMLCanvasElement !== "undefined" && "captureStream" in HTMLCanvasElement.prototype
    ? (KINDS.find((kind) => recorder.isTypeSupported(kind)) ?? "")
    : "";
export const endingOf = (kind: string): string => (kind.startsWith("video/mp4") ? "mp4" : "webm");
const paceOf = (steps: number): number => Math.min(STEP.most, Math.max(STEP.least, STEP.all / steps));
/** Seconds that a film of so many steps takes. */
export const secondsOf = (steps: number): number => Math.round(((steps - 1) * paceOf(steps) + LAST_MS) / 1000);

/** A stretch of a replay under the name of its part: first and last line. */
export type Reel = { name: string; from: number; to: number };
/** The parts of a replay that are short enough, in their order; before them all of it, by that name. */
export function reelsOf(steps: readonly { part: { major: string } }[], first: number, whole: string): Reel[] {
  const reels: Reel[] = [];
  steps.forEach(({ part }, index) => {
    const line = index + 1;
    const last = reels.at(-1);
    if (line <= first || !part.major) return;
    if (last?.name === part.major) last.to = line;
    else reels.push({ name: part.major, from: line, to: line });
  });
  const all = reels.length > 1 ? [{ name: whole, from: first + 1, to: steps.length }] : [];
  return [...all, ...reels].filter(({ from, to }) => to - from < MOST_STEPS);
}

/** What is seen at a line: its board, "none" where there is none, "stop" when nobody looks any more. */
export type Seen = SVGSVGElement | "none" | "stop";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Records a film of what `show` shows, line by line; null when it was stopped, or no line had a board. */
export async function filmOf(
  { from, to }: Reel,
  kind: string,
  show: (line: number) => Promise<Seen>,
): Promise<Blob | null> {
  let line = from;
  let board = await show(line);
  while (board === "none" && line < to) {
    line += 1;
    board = await show(line);
  }
  if (typeof board === "string") return null;
  const canvas = canvasFor(board);
  await draw(board, canvas);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: kind, videoBitsPerSecond: 4_000_000 });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise((done) => {
    recorder.onstop = done;
  });
  const pace = paceOf(to - from + 1);
  recorder.start();
  try {
    for (; line <= to; line += 1) {
      const due = wait(line === to ? LAST_MS : pace);
      const seen: Seen = await show(line);
      if (seen === "stop") return null;
      if (seen === "none") continue;
      await draw(seen, canvas);
      await due;
    }
  } finally {
    recorder.stop();
    await ended;
  }
  return new Blob(pieces, { type: kind.split(";")[0] ?? kind });
}

function canvasFor(board: SVGSVGElement): HTMLCanvasElement {
  const { width, height } = drawingOf(board);
  const ratio = Math.min(RATIOS.most, Math.max(RATIOS.least, height / width));
  // Films take even numbers only.
  return Object.assign(document.createElement("canvas"), { width: WIDE, height: 2 * Math.round((WIDE * ratio) / 2) });
}
async function draw(board: SVGSVGElement, canvas: HTMLCanvasElement): Promise<void> {
  const drawing = drawingOf(board);
  const paper = canvas.getContext("2d");
  if (paper) {
    paper.fillStyle = drawing.ground;
    paper.fillRect(0, 0, canvas.width, canvas.height);
  }
  await paint(drawing, canvas);
}
