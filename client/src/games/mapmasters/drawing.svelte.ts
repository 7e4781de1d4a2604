/**
 * A seat's own dungeon while it explores. The rules are known elsewhere; this keeps what was said of every position that
 * was seen, so that steps can be taken back at once, and of those that may come next (`foretell`), so that a step shows
 * before its answer has come. What the hand does in the meantime waits and is sent as one deed: all or nothing. What the
 * server says takes the place of what was foretold.
 */

import { stepOf } from "../board/pieces";
import type { Position } from "../board/tally";
import type { Foretell, Foretold } from "./ahead";
import { arg, type Dungeon, type Laid, type MapView, type Next, type Option, type Step } from "./view";

type Source = {
  view: MapView;
  /** Plays actions in one deed; resolves to false when they are refused. */
  onchoose?: (code: number | number[]) => unknown;
  foretell?: Foretell;
};
type Known = { position: Position; options: readonly Option[] };

/** The server takes so many actions in one deed. */
const MOST = 64;
/** So many presses wait for the ways on to be known. */
const MOST_PRESSES = 16;
/** Steps ahead that are to be known. */
const AHEAD = 2;
const keyOf = (cards: readonly Laid[], steps: readonly string[]): string =>
  `${cards.map((c) => `${c.card}@${c.x},${c.y}${c.turned ? "t" : ""}`).join(" ")}|${steps.join(";")}`;
const codesOf = (next: readonly Next[]): string => next.map(({ code }) => code).join();

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
  /** Positions that the server has told, and those that were foretold. */
  #seen = new Map<string, Known>();
  #foretold = new Map<string, Known>();
  /** Lines of which it was asked what follows. */
  #asked = new Set<string>();
  /** What was foretold was not so: the rules of this table are others than those that were asked. */
  #wrong = false;
  /** Presses that wait for the ways on to be known. */
  #presses: (() => void)[] = [];
  /** Answers that every line has: to take back, to finish. */
  #ends: Option[] = [];
  #later: ReturnType<typeof setTimeout> | undefined;
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
  /** The answers of the position that is shown; none while nobody has told them. */
  readonly options = $derived.by((): readonly Option[] => {
    if (!this.#mine) return [];
    if (!this.#ahead) return this.#source().view.options;
    return this.#ahead.sure ? (this.#known(keyOf(this.#ahead.cards, this.#ahead.steps))?.options ?? []) : [];
  });

  #known(key: string): Known | undefined {
    return this.#seen.get(key) ?? this.#foretold.get(key);
  }

  /** Remembers the position that the server has just told. To be called whenever the view changes. */
  learn(): void {
    const { view } = this.#source();
    // What one seat saw is not what another may do.
    const whose = `${view.round} ${view.seat}`;
    if (whose !== this.#whose) {
      this.#seen.clear();
      this.#foretold.clear();
      this.#asked.clear();
      this.#whose = whose;
    }
    if (!this.#mine) {
      this.#drop();
      return;
    }
    const back = view.options.find((option) => option.verb === "back");
    if (back) this.#back = back.code;
    this.#ends = view.options.filter(({ verb }) => verb === "back" || verb === "finish");
    const position = positionOf(view.players[view.seat]?.dungeon);
    const key = keyOf(position.cards, position.steps);
    this.#seen.set(key, { position, options: view.options });
    const foretold = this.#foretold.get(key);
    if (foretold && codesOf(foretold.position.next) !== codesOf(position.next)) {
      this.#wrong = true;
      this.#foretold.clear();
    }
    this.#look();
    this.#drain();
  }

  /** What was shown ahead, and what waited for it, is no more. */
  #drop(): void {
    this.#ahead = null;
    this.#queue = [];
    this.#presses = [];
  }

  // ---- what may come next

  /** Whether so many steps after a line are known. */
  #reaches({ position, options }: Known, ahead: number): boolean {
    if (ahead === 0) return true;
    const { cards, steps } = position;
    const on = steps.length > 0 ? position.next : options.filter(({ verb }) => verb === "start");
    return on.every(({ code }) => {
      const text = options.find((option) => option.code === code)?.text ?? "";
      const after = this.#known(keyOf(cards, [...steps, text]));
      return after !== undefined && this.#reaches(after, ahead - 1);
    });
  }
  /** Sees to it that what follows is known, once what was pressed is drawn. */
  #look(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#ask());
  }
  /** Asks what follows the line that is shown, once, unless it is known. */
  #ask(): void {
    const { foretell } = this.#source();
    const { position } = this;
    const { cards, steps, trace } = position;
    if (!foretell || this.#wrong || !this.#mine || cards.length === 0) return;
    const key = keyOf(cards, steps);
    const known = this.#known(key);
    if (this.#asked.has(key) || (known && this.#reaches(known, AHEAD))) return;
    this.#asked.add(key);
    const whose = this.#whose;
    foretell(cards, steps).then(
      (told) => whose === this.#whose && !this.#wrong && this.#take(cards, trace, told),
      // Nobody can say: it may be asked again when the line comes here again.
      () => this.#asked.delete(key),
    );
  }
  /** Keeps what was told of a line and of those that follow, the shorter ones first. */
  #take(cards: readonly Laid[], trace: readonly Step[], told: readonly Foretold[]): void {
    const drawn = new Map<string, readonly Step[]>();
    for (const [i, { steps, last, next, barred, end, options }] of told.entries()) {
      const before = i === 0 ? trace.slice(0, -1) : drawn.get(steps.slice(0, -1).join(";"));
      if (!before) continue;
      const line = last ? [...before, last] : [];
      drawn.set(steps.join(";"), line);
      if (!last) continue; // cards may still be laid there: the server says which
      const position = { cards, trace: line, steps, next, barred, end, sure: true, foretold: true };
      this.#foretold.set(keyOf(cards, steps), { position, options: [...options, ...this.#ends] });
    }
    const ahead = this.#ahead;
    const known = ahead && !ahead.sure && this.#known(keyOf(ahead.cards, ahead.steps));
    if (known) this.#ahead = known.position;
    this.#drain();
  }

  /** Does what a press means, as soon as the ways on are known: a quick hand loses nothing. */
  press(deed: () => void): void {
    if (this.position.sure && this.#presses.length === 0) deed();
    else if (this.#presses.length < MOST_PRESSES) this.#presses.push(deed);
  }
  #drain(): void {
    while (this.position.sure) {
      const deed = this.#presses.shift();
      if (!deed) return;
      deed();
    }
  }

  // ---- what the hand does

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
    this.#presses = [];
    const { trace, steps } = this.position;
    const n = steps.length - count;
    if (n <= 0 || this.#back < 0) return;
    this.#go(
      { ...this.position, trace: trace.slice(0, count), steps: steps.slice(0, count) },
      Array.from({ length: n }, () => this.#back),
    );
  }

  /** Takes back the last thing done: a press that waits, a step of the line, or the card laid last. */
  undo(): void {
    if (this.#presses.pop()) return;
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
    const known = this.#known(keyOf(to.cards, to.steps))?.position;
    this.#ahead = known ?? { ...to, next: [], barred: [], end: null, sure: false, foretold: false };
    for (const code of codes) {
      const last = this.#queue[this.#queue.length - 1];
      // A step that was not sent yet is simply not sent.
      if (code === this.#back && last !== undefined && last !== this.#back) this.#queue.pop();
      else this.#queue.push(code);
    }
    void this.#flush();
    if (to.steps.length > 0) this.#look();
  }

  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#queue.length > 0) {
      const codes = this.#queue.slice(0, MOST);
      this.#queue = this.#queue.slice(MOST);
      const done = await this.#source().onchoose?.(codes.length === 1 ? (codes[0] as number) : codes);
      if (done === false) this.#drop();
    }
    this.#sending = false;
    this.#ahead = null;
    this.#drain();
    for (const call of this.#idle.splice(0)) call();
  }

  /** Resolves when everything is sent and answered. */
  settled(): Promise<void> {
    return this.#sending ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }
}
