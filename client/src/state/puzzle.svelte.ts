/** Puzzles of a game: which there are and which this browser has solved, the position of one, and what became of an
 * answer to it. */
import { api, type Puzzle, type Verdict } from "../api";
import { type Kit, kitOf, type Seated, type View } from "../games/kit";
import { type GameName, t } from "../i18n/index.svelte";
import { percentOf } from "../ui/choice";
import { seatName } from "./lines";
import { myName, rememberSolved, solved } from "./me";
import { openGame } from "./texts";

/** A bar of the answer: `share` of the full width in per cent, and what stands at its end. */
export type Bar = { label: string; share: number; shown: string; low: number; high: number; mine: boolean };

export class Riddle {
  readonly #game: string;
  ids = $state.raw<readonly string[]>([]);
  /** The list was read; it may be empty. */
  listed = $state(false);
  solved = $state.raw<ReadonlySet<string>>(new Set());
  kit = $state.raw<Kit<View> | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  /** The answer that was given, and what is said of it; null while it is looked for. */
  verdict = $state.raw<Verdict | null>(null);
  answer = $state<number | null>(null);
  busy = $state(false);
  /** The last press was no answer that is asked about. */
  aside = $state(false);
  failed = $state.raw<unknown>(null);

  constructor(game: string) {
    this.#game = game;
    this.solved = new Set(solved(game));
  }

  /** Reads the list, and opens that puzzle, or the first that is not solved yet. */
  async open(id: string): Promise<void> {
    this.failed = null;
    try {
      if (this.ids.length === 0) this.ids = (await api.puzzles(this.#game)).puzzles.map((one) => one.id);
      this.listed = true;
      const wanted = id || this.next;
      if (!wanted) return;
      const puzzle = await api.puzzle(this.#game, wanted);
      await openGame(puzzle.game as GameName, puzzle.ruleset);
      this.kit ??= await kitOf(puzzle.game);
      Object.assign(this, { puzzle, verdict: null, answer: null, aside: false });
    } catch (error) {
      this.failed = error;
    }
  }

  readonly id = $derived.by(() => this.puzzle?.id ?? "");
  /** Its place in the list, from 1. */
  readonly number = $derived.by(() => this.ids.indexOf(this.id) + 1);
  /** How many of the list are solved here. */
  readonly count = $derived.by(() => this.ids.filter((id) => this.solved.has(id)).length);
  readonly #at = $derived.by(() => Math.max(0, this.number));
  /** The next one that is not solved, the next in the list when all are; "" for an empty list. */
  readonly next = $derived.by(() => {
    const turned = [...this.ids.slice(this.#at), ...this.ids.slice(0, this.#at)];
    return turned.find((id) => !this.solved.has(id)) ?? turned[0] ?? "";
  });
  /** The position for the table of the game: it offers what is asked about alone, and nothing once it is answered. */
  readonly view = $derived.by((): View | null => {
    const { puzzle, verdict } = this;
    if (!puzzle) return null;
    const view = puzzle.view as View;
    const asked = new Set(puzzle.choices);
    return { ...view, options: verdict ? [] : view.options.filter((one) => asked.has(one.code)) };
  });
  player = (seat: number): string =>
    seat === this.puzzle?.seat
      ? myName() || t("puzzles-you")
      : seatName({ seat, name: this.puzzle?.seats[seat]?.name ?? "" });
  readonly seats = $derived.by((): Seated[] =>
    (this.puzzle?.seats ?? []).map((_, seat) => ({
      name: this.player(seat),
      role: seat === this.puzzle?.seat ? "you" : "bot",
    })),
  );

  /** Gives an answer; of several in one deed the first is what is asked. False when it is refused. */
  choose = async (code: number | number[]): Promise<boolean> => {
    const { puzzle } = this;
    const first = Array.isArray(code) ? code[0] : code;
    if (!puzzle || this.busy || first === undefined) return false;
    this.aside = !puzzle.choices.includes(first);
    if (this.aside) return false;
    this.busy = true;
    this.failed = null;
    try {
      const verdict = await api.solve(this.#game, puzzle.id, first);
      if (this.puzzle !== puzzle) return false;
      Object.assign(this, { verdict, answer: first });
      if (verdict.right) {
        rememberSolved(this.#game, puzzle.id);
        this.solved = new Set(solved(this.#game));
      }
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    } finally {
      this.busy = false;
    }
  };
  again(): void {
    Object.assign(this, { verdict: null, answer: null });
  }
  /** A new table that goes on from here; its id, or null when it could not be laid. */
  async playOn(): Promise<string | null> {
    try {
      const { table } = await api.playPuzzle(this.#game, this.id, myName());
      return table.id;
    } catch (error) {
      this.failed = error;
      return null;
    }
  }

  /** An answer in the words of the game. */
  label(code: number): string {
    const view = this.puzzle?.view as View | undefined;
    const option = view?.options.find((one) => one.code === code);
    return view && option && this.kit ? this.kit.action(view, option, this.player) : "";
  }
  readonly concerns = $derived.by((): readonly string[] => {
    const { verdict, kit, puzzle } = this;
    const say = kit?.concern;
    if (!verdict || !say || !puzzle) return [];
    return verdict.concerns.map((one) => say(puzzle.view as View, one, this.player));
  });
  /** What the best answers are worth: chances of a hundred, points beside the most. */
  readonly bars = $derived.by((): readonly Bar[] => {
    const { verdict, answer } = this;
    const most = verdict?.answers[0]?.value ?? 0;
    return (verdict?.answers ?? []).map(({ code, value, low, high }) => {
      const points = verdict?.unit === "points";
      const shown = points ? value : percentOf(value);
      const share = points ? percentOf(most > 0 ? value / most : 0) : shown;
      const [from, to] = points ? [low, high] : [percentOf(low), percentOf(high)];
      return { label: this.label(code), share, shown: String(shown), low: from, high: to, mine: code === answer };
    });
  });
  /** How much better the best is than the next, in the numbers that the bars show. */
  readonly gap = $derived.by(() => Math.max(1, Number(this.bars[0]?.shown ?? 0) - Number(this.bars[1]?.shown ?? 0)));
}
