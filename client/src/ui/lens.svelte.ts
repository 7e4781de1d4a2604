/** How a board is looked at: where the camera is, what moves it, and when it moves by itself. Points of the window are in
 * pixels from its corner, all others in units of the table. */
import { still } from "../look/motion";
import { around, type Camera, clamp, fitScale, frame, over, type Rect, type Size, seen, zoomAt } from "./camera";
import { along, SWEEP, type Way } from "./sweep";

export type Pt = { x: number; y: number };
/** What there is to be looked at. */
export type Ground = {
  /** The table, with the room that the tools need. */
  world: Rect;
  /** Pixels per unit from which on a part of the table is read with ease. */
  ease: number;
  /** What is lit; without it one's own figures are what a question is about. */
  lit: readonly Pt[];
  own: readonly Pt[];
  /** What lies along the foot of the board, in pixels. */
  foot: number;
  /** The part of the table that a double press frames. */
  partAt?: (at: Pt) => Rect | null;
  /** The board lies as it was wanted. */
  onrest?: () => void;
  /** Shows the way to where it lies; returns what ends that. */
  sweep?: (way: Way) => () => void;
};

/** Two presses within this time are one double press. */
const DOUBLE = 320;
/** A finger that moves less has only pressed. */
const STEADY = 6;

export class Lens {
  /** The size of the window, 0 before it is known. */
  w = $state(0);
  h = $state(0);
  camera = $state.raw<Camera>({ cx: 0, cy: 0, k: 0.01 });
  size = $derived<Size>({ w: this.w, h: this.h });
  view = $derived(seen(this.camera, this.size));
  readonly #source: () => Ground;
  /** The board was moved by hand since the last question, or since all of it was shown. */
  #moved = false;
  /** On its way, and what ends that. */
  #way: Way | null = null;
  #began = 0;
  #end: (() => void) | null = null;
  #framed: unknown;
  #first = true;
  #last = { w: 1, h: 1, world: "" };
  readonly #fingers = new Map<number, Pt>();
  #dragged = false;
  #lastTap = 0;

  constructor(source: () => Ground) {
    this.#source = source;
  }

  get #ground(): Ground {
    return this.#source();
  }
  /** The whole table is read with ease: there is no need to move. */
  get #comfortable(): boolean {
    return fitScale(this.#ground.world, this.size) >= this.#ground.ease;
  }
  onScreen = ({ x, y }: Pt): Pt => ({
    x: this.w / 2 + (x - this.camera.cx) * this.camera.k,
    y: this.h / 2 + (y - this.camera.cy) * this.camera.k,
  });
  #unit = ({ x, y }: Pt): Pt => ({
    x: this.camera.cx + (x - this.w / 2) / this.camera.k,
    y: this.camera.cy + (y - this.h / 2) / this.camera.k,
  });

  #go(to: Camera, smooth = true): void {
    const way = { from: this.#now, to };
    this.#halt();
    this.camera = to;
    const { sweep, onrest } = this.#ground;
    if (smooth && sweep && !still()) {
      this.#way = way;
      this.#began = performance.now();
      this.#end = sweep(way);
    }
    onrest?.();
  }
  /** Where the camera is for whoever looks: on its way, while there is one. */
  get #now(): Camera {
    const part = (performance.now() - this.#began) / SWEEP;
    return this.#way && part < 1 ? along(this.#way, part) : this.camera;
  }
  #halt(): void {
    this.#end?.();
    this.#end = this.#way = null;
  }
  /** A hand takes the board where it is seen. */
  #catch(): void {
    if (this.#way) this.camera = clamp(this.#now, this.#ground.world, this.size);
    this.#halt();
  }

  fitAll(smooth = true): void {
    const { world } = this.#ground;
    this.#moved = false;
    this.#go(clamp({ cx: world.x + world.w / 2, cy: world.y + world.h / 2, k: 0 }, world, this.size), smooth);
  }
  /** Brings a point into view when it is outside. */
  reveal(at: Pt): void {
    const margin = 40 / this.camera.k;
    const { x, y, w } = this.view;
    const h = this.view.h - this.#ground.foot / this.camera.k;
    if (at.x > x + margin && at.x < x + w - margin && at.y > y + margin && at.y < y + h - margin) return;
    this.#centre(at);
  }
  /** Brings a point to the middle, as somebody asked for. */
  come(at: Pt): void {
    this.#moved = true;
    this.#centre(at);
  }
  /** Brings the middle of some points to the middle. */
  towards(points: readonly Pt[]): void {
    const part = around(points, 60);
    if (part) this.come({ x: part.x + part.w / 2, y: part.y + part.h / 2 });
  }
  /** The middle of what is seen above whatever lies along the foot. */
  #centre({ x, y }: Pt): void {
    const { world, foot } = this.#ground;
    const { k } = this.camera;
    this.#go(clamp({ cx: x, cy: y + foot / (2 * k), k }, world, this.size));
  }
  zoom(factor: number): void {
    this.#moved = true;
    this.#go(zoomAt(this.camera, factor, { x: this.w / 2, y: this.h / 2 }, this.#ground.world, this.size));
  }
  /** The wheel turns about the point that it is over; `precise` is a pinch on a pad. */
  wheel(at: Pt, turned: number, precise: boolean): void {
    this.#moved = true;
    this.#catch();
    const factor = Math.exp(-turned * (precise ? 0.01 : 0.0015));
    this.camera = zoomAt(this.camera, factor, at, this.#ground.world, this.size);
  }

  /**
   * A question is open, or the table or its window has another size. Where all is seen well nothing moves by itself,
   * but for another size. A small window frames what is lit when a question comes, and when its width changes.
   */
  asked(question: unknown): void {
    const { world, onrest } = this.#ground;
    const now = { w: this.w, h: this.h, world: JSON.stringify(world) };
    const fresh = this.#framed !== question;
    const same = now.world === this.#last.world;
    const resized = Math.abs(now.w - this.#last.w) > 1 || Math.abs(now.h - this.#last.h) > 1 || !same;
    const asked = fresh && this.#fingers.size === 0;
    if (this.#first || (!this.#moved && resized) || (asked && !this.#comfortable))
      this.#frameLit(!this.#first && fresh);
    else {
      this.camera = clamp(this.camera, world, this.size);
      if (fresh) onrest?.();
    }
    if (fresh && !this.#comfortable) this.#moved = false;
    this.#last = now;
    this.#first = false;
    this.#framed = question;
  }
  #frameLit(smooth: boolean): void {
    const { world, ease, lit, own, foot } = this.#ground;
    const part = around(lit.length > 0 ? lit : own, 60);
    if (this.#comfortable || !part) this.fitAll(smooth);
    else {
      const k = Math.max(ease, this.h / world.h);
      // What lies at the foot of the board hides none of it.
      this.#go(over({ ...part, h: part.h + foot / k }, world, this.size, k), smooth);
    }
  }

  // ---- hands
  down(finger: number, at: Pt): void {
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(finger, at);
    this.#catch();
  }
  /** True when it has just become a drag: the finger is the board's from here on. */
  move(finger: number, at: Pt): boolean {
    const was = this.#fingers.get(finger);
    if (!was) return false;
    let begins = false;
    if (this.#fingers.size === 1) {
      if (!this.#dragged && Math.hypot(at.x - was.x, at.y - was.y) < STEADY) return false;
      begins = !this.#dragged;
      this.#shift(at.x - was.x, at.y - was.y);
    } else {
      const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
      if (!other) return false;
      const before = Math.hypot(was.x - other.x, was.y - other.y) || 1;
      const after = Math.hypot(at.x - other.x, at.y - other.y) || 1;
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.camera = zoomAt(this.camera, after / before, middle, this.#ground.world, this.size);
      this.#shift((at.x - was.x) / 2, (at.y - was.y) / 2);
    }
    this.#dragged = this.#moved = true;
    this.#fingers.set(finger, at);
    return begins;
  }
  #shift(dx: number, dy: number): void {
    const { cx, cy, k } = this.camera;
    this.camera = clamp({ k, cx: cx - dx / k, cy: cy - dy / k }, this.#ground.world, this.size);
  }
  /** `busy`: what was pressed answers for itself, so that two quick answers are no double press, nor is a tool and then
   * the board. */
  up(finger: number, at: Pt, busy: boolean, now = performance.now()): void {
    if (!this.#fingers.delete(finger) || this.#dragged) return;
    if (busy) this.#lastTap = 0;
    else if (now - this.#lastTap < DOUBLE) {
      this.#lastTap = 0;
      this.#twice(at);
    } else this.#lastTap = now;
  }
  /** A double press frames the part that it is on, or the whole table. */
  #twice(at: Pt): void {
    const { world, partAt } = this.#ground;
    const part = partAt?.(this.#unit(at));
    const close = this.camera.k > fitScale(world, this.size) * 1.3;
    if (!part || close) this.fitAll();
    else {
      this.#moved = true;
      this.#go(frame(part, world, this.size, 99));
    }
  }
  /** The finger was taken away without an end. */
  cancel(finger: number): void {
    this.#fingers.delete(finger);
  }
  /** Whether the click that follows ends a drag, and so must choose nothing. */
  takesClick(): boolean {
    const taken = this.#dragged;
    this.#dragged = false;
    return taken;
  }
}
