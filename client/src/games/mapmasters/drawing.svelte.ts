/**
 * A seat's own dungeon while it explores. The server alone knows the rules; this keeps what it has said of every
 * position seen, so that steps can be taken back at once, and shows a step before its answer has come where the view
 * has told what it would do. What the hand does in the meantime waits and is sent as one deed: all or nothing.
 */

import { stepOf } from "../board/pieces";
import type { Position } from "../board/tally";
import { arg, type Dungeon, type Laid, type MapView, type Next, type Option } from "./view";

type Source = {
  view: MapView;
  /** Plays actions in one deed; resolves to false when they are refused. */
  onchoose?: (code: number | number[]) => unknown;
};

/** The server takes so many actions in one deed. */
const MOST = 64;
const keyOf = (cards: readonly Laid[], steps: readonly string[]): string =>
  `${cards.map((c) => `${c.card}@${c.x},${c.y}${c.turned ? "t" : ""}`).join(" ")}|${steps.join(";")}`;

const EMPTY: Position = { cards: [], trace: [], steps: [], next: [], barred: [], end: null, sure: true };

export const positionOf = (dungeon: Dungeon | null | undefined): Position =>
  dungeon
    ? {
        cards: dungeon.cards,
        trace: dungeon.path?.trace ?? [],
        steps: dungeon.path?.steps ?? [],
        next: dungeon.next,
        barred: dungeon.barred,
        end: dungeon.path?.end ?? null,
        sure: true,
      }
    : EMPTY;

export class Drawing {
  readonly #source: () => Source;
  #ahead = $state.raw<Position | null>(null);
  #queue: number[] = [];
  #sending = false;
  #seen = new Map<string, { position: Position; options: Option[] }>();
  #whose = "";
  #back = -1;
  #idle: (() => void)[] = [];

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly #mine = $derived.by(() => {
    const { view, onchoose } = this.#source();
    return onchoose !== undefined && view.question?.step === "Explore" && view.actors.includes(view.seat);
  });
  get mine(): boolean {
    return this.#mine;
  }

  readonly #real = $derived.by((): Position => {
    const { view } = this.#source();
    return positionOf(view.players[view.seat]?.dungeon);
  });

  /** What is shown: ahead of the server while an answer is on its way. */
  readonly position = $derived(this.#ahead ?? this.#real);
  /** The answers of the position that is shown; none while the server has yet to tell them. */
  readonly options = $derived.by((): readonly Option[] => {
    if (!this.#mine) return [];
    const { view } = this.#source();
    if (!this.#ahead) return view.options;
    return this.#ahead.sure ? (this.#seen.get(keyOf(this.#ahead.cards, this.#ahead.steps))?.options ?? []) : [];
  });

  /** Remembers the position that the server has just told. To be called whenever the view changes. */
  learn(): void {
    const { view } = this.#source();
    // What one seat saw is not what another may do.
    const whose = `${view.round} ${view.seat}`;
    if (whose !== this.#whose) {
      this.#seen.clear();
      this.#whose = whose;
    }
    if (!this.#mine) {
      this.#ahead = null;
      this.#queue = [];
      return;
    }
    const back = view.options.find((option) => option.verb === "back");
    if (back) this.#back = back.code;
    const position = positionOf(view.players[view.seat]?.dungeon);
    this.#seen.set(keyOf(position.cards, position.steps), { position, options: view.options });
  }

  /** Draws a step that the position offers. */
  step(next: Next): void {
    const text = this.options.find((option) => option.code === next.code)?.text;
    if (text === undefined) return;
    const { trace, steps } = this.position;
    this.#go({ ...this.position, trace: [...trace, next], steps: [...steps, text] }, [next.code]);
  }

  /** Starts the line at a free edge. */
  start(option: Option): void {
    const at = `${arg(option, "card")}.${arg(option, "slot")}`;
    this.#go({ ...this.position, trace: [stepOf({ verb: "start", at })], steps: [option.text] }, [option.code]);
  }

  /** Takes the line back to so many steps; 0 takes it up as a whole. */
  backTo(count: number): void {
    const { trace, steps } = this.position;
    const n = steps.length - count;
    if (n <= 0 || this.#back < 0) return;
    this.#go(
      { ...this.position, trace: trace.slice(0, count), steps: steps.slice(0, count) },
      Array.from({ length: n }, () => this.#back),
    );
  }

  /** Takes back the last thing done: a step of the line, or the card laid last. */
  undo(): void {
    const { cards, steps } = this.position;
    if (steps.length > 0) this.backTo(steps.length - 1);
    else if (cards.length > 0 && this.#back >= 0) this.#go({ ...EMPTY, cards: cards.slice(0, -1) }, [this.#back]);
  }

  /** Lays a card that is in the hand. */
  lay(option: Option, cost: number): void {
    const [x, y] = (arg(option, "place") ?? "0,0").split(",").map(Number);
    const laid: Laid = {
      card: arg(option, "card") ?? "",
      cost,
      x: x ?? 0,
      y: y ?? 0,
      turned: arg(option, "turn") === "turned",
    };
    this.#go({ ...this.position, cards: [...this.position.cards, laid] }, [option.code]);
  }

  /** Brings the cards into another order of things by actions that the server has named. */
  arrange(cards: readonly Laid[], codes: readonly number[]): void {
    this.#go({ ...EMPTY, cards }, codes);
  }

  /** Plays an action as it is, after all that is on its way. */
  play(code: number): void {
    this.#queue.push(code);
    void this.#flush();
  }

  #go(to: Position, codes: readonly number[]): void {
    if (!this.#mine) return;
    const known = this.#seen.get(keyOf(to.cards, to.steps))?.position;
    this.#ahead = known ?? { ...to, next: [], barred: [], end: null, sure: false };
    for (const code of codes) {
      const last = this.#queue[this.#queue.length - 1];
      // A step that was not sent yet is simply not sent.
      if (code === this.#back && last !== undefined && last !== this.#back) this.#queue.pop();
      else this.#queue.push(code);
    }
    void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#queue.length > 0) {
      const codes = this.#queue.slice(0, MOST);
      this.#queue = this.#queue.slice(MOST);
      const done = await this.#source().onchoose?.(codes.length === 1 ? (codes[0] as number) : codes);
      if (done === false) this.#queue = [];
    }
    this.#sending = false;
    this.#ahead = null;
    for (const call of this.#idle.splice(0)) call();
  }

  /** Resolves when everything is sent and answered. */
  settled(): Promise<void> {
    return this.#sending ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }
}
