/** A case of the rules on a live board: its position, what was tried there, and what became of it. No table knows of it. */
import { api, type Entry, type Trial as Shape, type Tried } from "../api";
import { type Kit, kitOf, type Seated, type View } from "../games/kit";
import { type GameName, has, language, type Reader, t, tell } from "../i18n/index.svelte";
import { linesOf, rowsOf, type Told } from "./lines";
import { openGame } from "./texts";

/** The engine's sentence of why something cannot be, and the number of the rule that it rests on. */
export type Barred = { text: string; rule: string };

export class Trial {
  readonly #game: string;
  readonly #case: string;
  kit = $state.raw<Kit<View> | null>(null);
  shape = $state.raw<Shape | null>(null);
  /** The position that is shown. */
  view = $state.raw<View | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  /** What became of what was tried last; "" before anything was. */
  kind = $state.raw<Tried["kind"] | "">("");
  barred = $state.raw<Barred | null>(null);
  /** Counts how often it was laid: each time it is another table. */
  laid = $state(0);
  failed = $state.raw<unknown>(null);
  #played: readonly number[] = [];
  #busy = false;
  #wanted = 0;

  constructor(game: string, name: string) {
    this.#game = game;
    this.#case = name;
  }

  /** Lays the position, of one of its choices. */
  async open(choice = 0): Promise<void> {
    this.failed = null;
    this.#wanted += 1;
    const wanted = this.#wanted;
    try {
      const shape = await api.trial(this.#game, this.#case, choice, language());
      await openGame(shape.game as GameName, shape.ruleset);
      this.kit ??= await kitOf(shape.game);
      if (wanted !== this.#wanted) return;
      this.#played = [];
      Object.assign(this, { shape, view: shape.view as View, entries: [], kind: "", barred: null });
      this.laid += 1;
    } catch (error) {
      this.failed = error;
    }
  }
  again(): Promise<void> {
    return this.open(this.shape?.choice ?? 0);
  }

  /** Nothing more is asked: it was done, or something else was. */
  readonly over = $derived.by(() => this.kind === "done" || this.kind === "other");
  player = (seat: number): string => (seat === this.shape?.seat ? t("try-you") : t("seat-number", { n: seat + 1 }));
  readonly seats = $derived.by((): Seated[] =>
    Array.from({ length: this.shape?.players ?? 0 }, (_, seat) => ({
      name: this.player(seat),
      role: seat === this.shape?.seat ? "you" : "bot",
    })),
  );
  /** The position for the table of the game, which offers nothing once it is over. */
  readonly board = $derived.by((): View | null =>
    this.view && this.over ? { ...this.view, options: [], actors: [] } : this.view,
  );
  readonly log = $derived.by((): Told[] => {
    const { kit, view } = this;
    if (!kit || !view) return [];
    const context = {
      kit,
      view,
      player: this.player,
      person: () => "",
      colour: (seat: number) => kit.colour(view, seat),
    };
    return rowsOf(this.entries.flatMap((entry) => linesOf(entry, context)));
  });
  /** What happened, in the words of the log. */
  readonly told = $derived.by(() =>
    this.log
      .filter((line) => !line.quiet)
      .map((line) => line.text)
      .join(" "),
  );

  /** Tries answers, by code or in notation; false when it is not possible, or was not taken. */
  async #try(actions: (number | string)[]): Promise<boolean> {
    const { shape, kit, view } = this;
    if (!shape || !kit || !view || this.#busy || this.over) return false;
    this.#busy = true;
    this.failed = null;
    const { laid } = this;
    try {
      const body = { choice: shape.choice, played: [...this.#played], actions };
      const found = await api.try(this.#game, this.#case, body);
      // It was set up again in the meantime.
      if (this.laid !== laid) return false;
      this.kind = found.kind;
      const cannot = found.kind === "barred" || found.refusal !== null;
      this.barred = cannot ? this.#why(found, kit.reader(view, this.player)) : null;
      this.#played = found.played;
      if (found.entries.length > 0) {
        this.entries = [...this.entries, ...found.entries];
        this.view = found.view as View;
      }
      return !cannot;
    } catch (error) {
      this.failed = error;
      return false;
    } finally {
      this.#busy = false;
    }
  }
  #why({ refusal }: Tried, reader: Reader): Barred {
    const key = `why-${refusal?.key}`;
    return {
      text: refusal && has(key) ? tell(key, refusal.params, reader) : t("try-barred-text"),
      rule: refusal?.rule ?? "",
    };
  }
  choose = (code: number | number[]): Promise<boolean> => this.#try(Array.isArray(code) ? code : [code]);
  /** A press on what is barred: the sentence of why, which the dialog says too. */
  why = async (action: string): Promise<string> => {
    await this.#try([action]);
    return this.barred?.text ?? "";
  };
}
