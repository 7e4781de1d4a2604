/** Pointing at places, and seeing what the others point at and are about to choose: shared by a frame and its board. */
import { getContext, setContext } from "svelte";
import type { Colour } from "../../art/seats";
import type { Mark, TableProps, View } from "../contract";

type Source = Pick<TableProps<View>, "view" | "seats" | "marks" | "onmark"> & {
  colour: (seat: number) => Colour | null;
  /** The board that lies there is no board of all: what others point at is not on it. */
  hidden?: boolean;
  /** Places that somebody speaks of, who teaches: the board frames them in place of all that are lit. */
  spoken?: readonly string[];
};
/** A mark at a place of the board. */
export type Shown = { kind: "ping" | "aim" | "told"; key: string; colour: Colour; id: string };

export class Pointing {
  readonly #source: () => Source;
  /** The next press on a place points at it. */
  on = $state(false);
  /** The place that a line of the log tells of, while it is pointed at. */
  lit = $state<string | null>(null);
  /** Places that a hint is about. */
  hinted = $state.raw<readonly string[]>([]);
  /** The place that an answer is about; the board says. */
  placeOf: (code: number) => string | null = () => null;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** Somebody is there to be shown a place. */
  readonly can = $derived.by(() => {
    const { onmark, seats } = this.#source();
    return onmark !== undefined && seats.some(({ role }) => role === null || role === undefined || role === "away");
  });
  readonly spoken = $derived.by((): readonly string[] => this.#source().spoken ?? []);
  /** What the seat that is asked is about to choose, when it is another one. */
  readonly aim = $derived.by((): Mark | undefined => {
    const { view, marks = [] } = this.#source();
    return marks.find(({ kind, seat }) => kind === "aim" && seat !== view.seat && view.actors.includes(seat));
  });
  readonly shown = $derived.by((): Shown[] => {
    const { marks = [], colour, hidden } = this.#source();
    const keys = this.lit === null ? [...new Set(this.hinted)] : [this.lit];
    const told: Shown[] = keys.map((key) => ({ kind: "told", key, colour: "blue", id: `told ${key}` }));
    if (hidden) return told;
    const pings = marks.filter(({ kind }) => kind === "ping");
    const others = [...pings, ...(this.aim ? [this.aim] : [])].map(({ kind, key, seat }) => ({
      kind: kind as Shown["kind"],
      key,
      colour: colour(seat) ?? "blue",
      id: `${kind} ${seat} ${key}`,
    }));
    return [...told, ...others];
  });

  /** A press on a place while pointing. False: it was meant as a press. */
  take(key: string): boolean {
    if (!this.on || !this.can) return false;
    this.at(key);
    return true;
  }
  /** Points at a place: a press while pointing, or a long press. */
  at(key: string): void {
    this.on = false;
    this.#source().onmark?.("ping", key);
  }
  /** Shows the others what is under the hand or selected, null for nothing. */
  tell(code: number | null): void {
    const { onmark } = this.#source();
    if (code === null) onmark?.("aim", "none", null);
    else onmark?.("aim", this.placeOf(code) ?? "choice", [code]);
  }
}

const KEY = Symbol("pointing");
export const setPointing = (pointing: Pointing): Pointing => setContext(KEY, pointing);
/** The pointing of the frame that this board lies in; a board in a replay has none. */
export const getPointing = (): Pointing | undefined => getContext(KEY);

const HOLD = 450; // milliseconds
/** A long press on a place points at it; a hand that moves drags the board instead. */
export class LongPress {
  readonly #pointing: Pointing | undefined;
  #holding: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  #held = false;

  constructor(pointing: Pointing | undefined) {
    this.#pointing = pointing;
  }

  /** What a board listens to, to be spread onto it. */
  readonly listening = {
    onpointerdown: (event: PointerEvent): void => this.down(event),
    onpointermove: (event: PointerEvent): void => this.move(event),
    onpointerup: (): void => this.up(),
    onpointercancel: (): void => this.up(),
    oncontextmenu: (event: Event): void => {
      if (this.busy) event.preventDefault();
    },
  };

  down(event: PointerEvent): void {
    this.up();
    this.#held = false;
    const key = (event.target as Element).closest("[data-key]")?.getAttribute("data-key");
    if (!key || !this.#pointing?.can || event.button !== 0 || !event.isPrimary) return;
    const timer = setTimeout(() => {
      this.#held = true;
      this.#holding = null;
      this.#pointing?.at(key);
    }, HOLD);
    this.#holding = { timer, x: event.clientX, y: event.clientY };
  }
  move(event: PointerEvent): void {
    const from = this.#holding;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) this.up();
  }
  up(): void {
    if (this.#holding) clearTimeout(this.#holding.timer);
    this.#holding = null;
  }
  /** The press has pointed, or may yet: no menu of the browser. */
  get busy(): boolean {
    return this.#held || this.#holding !== null;
  }
  /** Whether the press that ends now was meant as pointing: it has pointed already, or does so now. */
  takes(key: string): boolean {
    const held = this.#held;
    this.#held = false;
    return held || (this.#pointing?.take(key) ?? false);
  }
  /** A key was pressed: a press before it is over. */
  forget(): void {
    this.#held = false;
  }
}
