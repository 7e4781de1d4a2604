/** The hand on the mat: it carries cards, and draws the line along the corridors. */
import type { Pt } from "../../art/rough";
import { between, corner, wayOf } from "../board/line";
import type { Way } from "../board/tally";
import { middle } from "./laying.svelte";
import type { Mat } from "./mat.svelte";
import { meaning, Retreat, type Track } from "./pen";
import type { Option } from "./view";

/** A point of the table under one of the window, with the units to a pixel; null beside the mat. */
export type At = (Pt & { unit: number }) | null;
type Deeds = {
  at: (x: number, y: number) => At;
  onway: (way: Way) => void;
  onstart: (option: Option) => void;
  /** The line is followed back: its last step is taken up. */
  onback: () => void;
};
type Pointer = Pick<PointerEvent, "clientX" | "clientY" | "button" | "target" | "stopPropagation">;
type Pen = { begun: boolean; x: number; y: number; start: Option | null };
/** A hand that moves less than this many pixels only presses. */
const STILL = 6;
/** Between two events a quick hand goes far: its trail is filled in by points so many units apart. */
const STRIDE = 10;

export class Grip {
  readonly #mat: Mat;
  readonly #deeds: Deeds;
  #carry: { card: string; x: number; y: number; grab: Pt } | null = null;
  #pen = $state.raw<Pen | null>(null);
  #ahead = $state.raw<{ track: Track; part: number } | null>(null);
  #moved = false;
  /** Where the finger went since the step that is on its way to the server, oldest first. */
  #trail: Pt[] = [];
  #last: Pt | null = null;
  readonly #retreat = new Retreat();

  constructor(mat: Mat, deeds: Deeds) {
    this.#mat = mat;
    this.#deeds = deeds;
  }

  /** The finger draws. */
  readonly draws = $derived(this.#pen?.begun ?? false);
  /** The ink that follows the finger until a step ends. */
  readonly ink = $derived.by(() => {
    const ahead = this.#ahead;
    return ahead ? { pts: between(ahead.track.pts, 0, ahead.part), lower: ahead.track.lower } : null;
  });
  /** Whether the click that comes now only ends a drag. */
  took(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return was;
  }

  /** Takes hold of what lies under the hand; true when it is held until `ended`. */
  down(event: Pointer): boolean {
    const mat = this.#mat;
    const { mode, drawing } = mat.source();
    if (event.button !== 0 || !drawing.mine) return false;
    const at = this.#deeds.at(event.clientX, event.clientY);
    if (!at) return false;
    this.#moved = false;
    const from = { x: event.clientX, y: event.clientY };
    if (mode === "cards") {
      const laid = [...mat.cards].reverse().find((one) => {
        const p = corner(one);
        return at.x >= p.x && at.x <= p.x + 100 && at.y >= p.y && at.y <= p.y + 200;
      });
      // A lit place over a card is pressed, not the card.
      if (!laid || (event.target as Element | null)?.closest?.("[data-key^='place-']")) return false;
      const mid = middle(laid);
      this.#carry = { card: laid.card, ...from, grab: { x: mid.x - at.x, y: mid.y - at.y } };
    } else {
      const reach = Math.max(24, 26 * at.unit);
      const near = (p: Pt) => Math.hypot(p.x - at.x, p.y - at.y) < reach;
      const edge = (p: Pt, out: Pt) => ({ x: p.x - out.x * 13, y: p.y - out.y * 13 });
      const start = mat.starts.find((one) => near(one.at) || near(edge(one.at, one.out)));
      if (!start && !mat.discs.some((disc) => near(disc.at)) && !(mat.here && near(mat.here))) return false;
      this.#pen = { begun: false, ...from, start: start?.option ?? null };
      this.#trail = [at];
      this.#last = at;
      this.#retreat.forget();
    }
    event.stopPropagation();
    return true;
  }

  moved(event: Pick<PointerEvent, "clientX" | "clientY">): void {
    const { laying } = this.#mat.source();
    const from = this.#carry ?? this.#pen;
    if (!from) return;
    const still = Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL;
    if (this.#carry) {
      if (!laying.dragging && still) return;
      if (!laying.dragging) {
        laying.hold(this.#carry.card);
        laying.dragging = true;
      }
      const at = this.#deeds.at(event.clientX, event.clientY);
      laying.carry(at ? { x: at.x + this.#carry.grab.x, y: at.y + this.#carry.grab.y } : null);
    } else if (this.#pen) {
      if (!this.#pen.begun && still) return;
      const at = this.#deeds.at(event.clientX, event.clientY);
      if (!this.#pen.begun && this.#pen.start) this.#deeds.onstart(this.#pen.start);
      if (!this.#pen.begun) this.#pen = { ...this.#pen, begun: true };
      if (at) this.#went(at);
      this.follow();
    }
  }

  ended(event: Pick<PointerEvent, "type">): void {
    const { laying } = this.#mat.source();
    if (this.#carry) {
      this.#carry = null;
      if (laying.dragging) {
        this.#moved = true;
        laying.release(event.type === "pointerup");
      }
    }
    if (this.#pen?.begun) this.#moved = true;
    this.#pen = null;
    this.#ahead = null;
  }

  /** The ink follows the finger and sticks where a step ends; again when the answer to a step has come meanwhile. */
  follow(): void {
    while (this.#pen?.begun && this.#mat.source().mode === "line") {
      const { position, cards, tracks } = this.#mat;
      // Where the finger goes while an answer is on its way is drawn when it has come.
      if (!position.sure) break;
      const at = this.#trail.shift();
      if (!at) return;
      const last = position.trace[position.trace.length - 1];
      const way = last && position.trace.length > 1 ? wayOf(cards, last) : null;
      if (way && this.#retreat.asks(at, way.pts)) {
        this.#retreat.forget();
        this.#ahead = null;
        this.#deeds.onback();
        continue;
      }
      const means = meaning(at, cards, position.trace, tracks);
      this.#ahead = means && !means.track.leap ? { track: means.track, part: means.part } : null;
      if (!means?.whole) continue;
      this.#ahead = null;
      this.#retreat.forget();
      if (means.track.way.payers.length > 1) {
        // A choice is to be made: the finger waits.
        this.#pen = null;
        this.#moved = true;
      }
      this.#deeds.onway(means.track.way);
    }
    this.#ahead = null;
  }
  #went(at: Pt): void {
    const from = this.#last ?? at;
    const n = Math.max(1, Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / STRIDE));
    for (let i = 1; i <= n; i++)
      this.#trail.push({ x: from.x + ((at.x - from.x) * i) / n, y: from.y + ((at.y - from.y) * i) / n });
    this.#last = at;
  }
}
