/** A board of a day on the game's own table: the counted try, answer by answer; afterwards practice, and the best. */
import { api, type DailyBoard, type DailyTried, type Entry, Refused } from "../api";
import { type Kit, kitOf, type Seated, type View } from "../games/kit";
import { type GameName, has, type Reader, t, tell } from "../i18n/index.svelte";
import { linesOf, rowsOf, type Told } from "../state/lines";
import { openGame } from "../state/texts";
import { Ahead } from "./ahead";
import { kept, startSending } from "./kept.svelte";

/** What is on the table: the counted try, a game without counting, or the best line, step by step. */
export type Mode = "counted" | "practice" | "best";

export class DailyTry {
  readonly #board: string;
  #day: string;
  kit = $state.raw<Kit<View> | null>(null);
  shape = $state.raw<DailyBoard | null>(null);
  mode = $state<Mode>("counted");
  view = $state.raw<View | null>(null);
  seat = $state(0);
  choices = $state.raw<readonly number[]>([]);
  played = $state.raw<readonly number[]>([]);
  entries = $state.raw<readonly Entry[]>([]);
  outcome = $state.raw<DailyBoard["outcome"]>(null);
  /** Counts how often it was laid: each time it is another table. */
  laid = $state(0);
  failed = $state.raw<unknown>(null);
  barred = $state("");
  busy = $state(false);
  /** The try is over, and waits for the line. */
  held = $state(false);
  #ahead: Promise<Ahead | null> | null = null;

  constructor(day: string, board: string) {
    this.#day = day;
    this.#board = board;
  }

  /** Reads the board, as far as the counted try is. */
  async open(): Promise<void> {
    this.failed = null;
    try {
      await kept.send();
      this.#day ||= (await api.daily("")).day;
      const shape = await api.dailyBoard(this.#day, this.#board);
      await openGame(shape.game as GameName, shape.ruleset);
      this.kit ??= await kitOf(shape.game);
      const { view, seat, choices, played, outcome } = shape;
      Object.assign(this, { shape, seat, choices, played, outcome, entries: [], barred: "", mode: "counted" });
      this.view = view as View;
      this.held = false;
      if (shape.foreseen && !outcome) await this.#resume();
      this.laid += 1;
    } catch (error) {
      this.failed = error;
    }
  }

  /** What comes of all answers, asked for while there is a line; null where it cannot be had. */
  #foresee(): Promise<Ahead | null> {
    this.#ahead ??= api.dailyAhead(this.day, this.#board).then(
      (told) => (told.laid === this.shape?.laid ? new Ahead(told) : null),
      () => {
        this.#ahead = null;
        return null;
      },
    );
    return this.#ahead;
  }
  /** Goes on where this device is ahead of what the server, or an answer of it that was kept, has told. */
  async #resume(): Promise<void> {
    const foreseen = this.#foresee();
    const one = kept.of(this.day, this.#board);
    if (!one || one.laid !== this.shape?.laid) return;
    const answers = [...one.played, ...one.more];
    if (answers.length <= this.played.length || this.played.some((code, at) => answers[at] !== code)) return;
    this.#lie(await foreseen, answers);
  }
  #lie(ahead: Ahead | null, answers: readonly number[]): boolean {
    const found = ahead?.after(answers);
    if (!ahead || !found) return false;
    Object.assign(this, { view: found.view, seat: ahead.told.seat, choices: found.choices, played: answers });
    this.held = found.over;
    return true;
  }
  /** Answers without a line: they are kept on this device. False where nobody here knows what comes of them. */
  async #keep(actions: readonly (number | string)[]): Promise<boolean> {
    const { shape } = this;
    const codes = actions.filter((one) => typeof one === "number");
    const ahead = shape?.foreseen && codes.length === actions.length ? await this.#foresee() : null;
    if (!shape || !ahead) return false;
    const { day, board, laid } = shape;
    const one = kept.of(day, board) ?? { played: [...this.played], more: [], begun: Date.now() };
    const more = [...one.more];
    for (const code of codes) {
      // A step that was not sent yet is simply not sent.
      if (code === ahead.told.back && more.length > 0 && more.at(-1) !== code && !kept.sending) more.pop();
      else more.push(code);
    }
    const begun = one.played.length + one.more.length > 0 ? one.begun : Date.now();
    if (!this.#lie(ahead, [...one.played, ...more])) return false;
    kept.put({ day, board, laid, played: one.played, more, begun, over: this.held });
    startSending();
    return true;
  }
  /** What was kept has been sent: the result is shown. */
  async sent(): Promise<void> {
    if (this.held && !kept.of(this.day, this.#board)) await this.open();
  }

  readonly day = $derived.by(() => this.shape?.day ?? this.#day);
  /** The counted try is over. */
  readonly done = $derived.by(() => this.shape?.best != null);
  readonly over = $derived.by(() => this.held || this.mode === "best" || this.outcome !== null);
  readonly best = $derived.by(() => this.shape?.best ?? null);
  /** How far the best line is shown, of how many answers. */
  readonly at = $derived.by(() => this.played.length);
  readonly of = $derived.by(() => this.best?.answers.length ?? 0);

  player = (seat: number): string => {
    const players = this.shape?.players ?? 1;
    return this.shape?.board === "rescue" && players > 1 ? t("seat-number", { n: seat + 1 }) : t("daily-you");
  };
  /** Whoever plays has all the seats. */
  readonly seats = $derived.by((): Seated[] =>
    Array.from({ length: this.shape?.players ?? 0 }, (_, seat) => ({ name: this.player(seat), role: "you" as const })),
  );
  /** The position for the table of the game: it offers what this board asks alone, and nothing once it is over. */
  readonly board = $derived.by((): View | null => {
    const { view } = this;
    if (!view) return null;
    if (this.over) return { ...view, options: [], actors: [] };
    const asked = new Set(this.choices);
    return { ...view, options: view.options.filter((one) => asked.has(one.code)) };
  });
  readonly log = $derived.by((): Told[] => {
    const { kit, view } = this;
    if (!kit || !view) return [];
    const colour = (seat: number) => kit.colour(view, seat);
    const context = { kit, view, player: this.player, person: () => "", colour };
    return rowsOf(this.entries.flatMap((entry) => linesOf(entry, context)));
  });

  #take(found: DailyTried): void {
    this.view = found.view as View;
    Object.assign(this, { seat: found.seat, choices: found.choices, played: found.played, outcome: found.outcome });
    this.entries = [...this.entries, ...found.entries];
  }
  #why({ refusal }: DailyTried, reader: Reader): string {
    const key = `why-${refusal?.key}`;
    return refusal && has(key) ? `${tell(key, refusal.params, reader)} ${refusal.rule}` : t("daily-barred");
  }
  /** Sends answers; false when they are not possible, or were not taken. */
  async #send(actions: (number | string)[]): Promise<boolean> {
    const { shape, kit, view, laid } = this;
    if (!shape || !kit || !view || this.busy || this.over) return false;
    Object.assign(this, { busy: true, failed: null, barred: "" });
    const counted = this.mode === "counted";
    try {
      if (counted && !(await this.#caughtUp(shape))) {
        if (!(await this.#keep(actions))) throw new Refused("offline");
        void kept.send();
        return true;
      }
      const found = counted
        ? await api.tryDaily(shape.day, shape.board, {
            known: this.played.length,
            actions,
            waited: 0,
            laid: shape.laid,
          })
        : await api.practiseDaily(shape.day, shape.board, this.played, actions);
      if (laid !== this.laid) return false;
      if (found.kind === "barred") {
        this.barred = this.#why(found, kit.reader(view, this.player));
        return false;
      }
      this.#take(found);
      if (counted) this.#remember(shape);
      if (found.best && counted)
        this.shape = { ...shape, best: found.best, outcome: found.outcome, tries: shape.tries + 1 };
      return true;
    } catch (error) {
      if (counted && error instanceof Refused && error.code === "offline" && (await this.#keep(actions))) return true;
      // It has gone on in another window: what is there now is shown.
      if (error instanceof Refused && ["daily-elsewhere", "daily-done"].includes(error.code)) {
        await this.open();
        this.failed = error;
      } else this.failed = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
  /** Whether the server has all that was answered; what waits is sent before more is. */
  async #caughtUp({ day, board }: DailyBoard): Promise<boolean> {
    const waits = () => Boolean(kept.of(day, board)?.more.length);
    if (waits() && navigator.onLine) await kept.send();
    return !waits();
  }
  /** What the server has of a try that can go on without it. */
  #remember({ day, board, laid, foreseen }: DailyBoard): void {
    if (!foreseen) return;
    const begun = kept.of(day, board)?.begun ?? Date.now();
    if (this.outcome) kept.drop({ day, board });
    else kept.put({ day, board, laid, played: [...this.played], more: [], begun, over: false });
  }
  choose = (code: number | number[]): Promise<boolean> => this.#send(Array.isArray(code) ? code : [code]);
  /** A press on what is barred: the sentence of why. In the counted try nothing is asked twice. */
  why = async (action: string): Promise<string> => {
    await this.#send([action]);
    return this.barred;
  };

  async #lay(mode: Mode, answers: readonly number[]): Promise<void> {
    const { shape } = this;
    if (!shape || this.busy) return;
    Object.assign(this, { busy: true, failed: null });
    try {
      const found = await api.practiseDaily(shape.day, shape.board, answers, []);
      Object.assign(this, { mode, entries: [], barred: "" });
      this.#take(found);
      this.laid += 1;
    } catch (error) {
      this.failed = error;
    } finally {
      this.busy = false;
    }
  }
  /** The board once more, without counting. */
  practise = (): Promise<void> => this.#lay("practice", []);
  /** The best line: of a dungeon as a whole, else from its beginning. */
  showBest = (): Promise<void> =>
    this.#lay("best", this.shape?.board === "dungeon" ? (this.best?.answers.slice(0, -1) ?? []) : []);
  /** The next answer of the best line. */
  async step(): Promise<void> {
    const { shape, best } = this;
    const next = best?.answers[this.played.length];
    if (!shape || next === undefined || this.busy) return;
    this.busy = true;
    try {
      this.#take(await api.practiseDaily(shape.day, shape.board, this.played, [next]));
    } catch (error) {
      this.failed = error;
    } finally {
      this.busy = false;
    }
  }
  /** My own counted try as it ended. */
  mine = (): Promise<void> => this.open();
}
