/** A hint on the open question, in rungs that are asked one after another: what matters, which piece, which move, why. */
import type { Shapes } from "../../api";
import { t } from "../../i18n/index.svelte";
import { percentOf } from "../../ui/choice";
import { say } from "../../ui/live.svelte";
import type { StudyParams } from "../contract";

export type Ranking = Shapes["Ranking"];
export type Concern = Shapes["Concern"];
/** What an answer acts with or on, in words, and the place of the board where that is. */
export type Piece = { text: string; place: string | null };
export type Row = { code: number; label: string; share: number; low: number; high: number };

export const RUNGS = ["matters", "piece", "move", "why"] as const;
const WAIT_MS = 400; // a shorter thought is not worth a word

type Source = {
  /** Changes with every question; what was told goes with it. */
  question: string;
  /** Hints are allowed at this table. */
  allowed: boolean;
  /** Somebody is asked here. */
  mine: boolean;
  onstudy?: (topic: string, params: StudyParams) => Promise<unknown>;
  onhint?: (topic: string, rung: number) => void;
  /** In words: what matters, what an answer acts with, the answer itself. */
  concern: (concern: Concern) => string;
  piece: (code: number) => Piece;
  action: (code: number) => string;
};
type Told = { at: string; rungs: number; ranking: Ranking };

export class Hints {
  readonly #source: () => Source;
  #told = $state.raw<Told | null>(null);
  #asked = $state.raw("");
  /** The panel lies open. */
  open = $state(false);
  /** A search is on, long enough to say so. */
  waits = $state(false);
  failed = $state(false);
  /** Why a rung was not told: another comes first. */
  first = $state("");

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The innkeeper is at this table; she answers who is asked. */
  readonly there = $derived.by(() => this.#source().allowed && this.#source().onstudy !== undefined);
  readonly can = $derived.by(() => this.there && this.#source().mine);
  readonly #now = $derived.by(() => (this.#told?.at === this.#source().question ? this.#told : null));
  readonly busy = $derived.by(() => this.#asked === this.#source().question);
  /** How many rungs are told, 0 to 4. */
  readonly rungs = $derived.by(() => this.#now?.rungs ?? 0);
  readonly ranking = $derived.by(() => this.#now?.ranking ?? null);
  readonly #best = $derived.by(() => this.ranking?.choices[0]?.code ?? null);
  /** The answer that is suggested, once it was asked which. */
  readonly suggested = $derived.by(() => (this.rungs >= 3 ? this.#best : null));
  /** Places that are ringed: of what matters, then of the piece. */
  readonly places = $derived.by((): readonly string[] => {
    if (!this.open || !this.ranking) return [];
    if (this.rungs === 1) return this.ranking.concerns.flatMap(({ places }) => places);
    const { place } = this.#best === null ? { place: null } : this.#source().piece(this.#best);
    return place === null ? [] : [place];
  });

  /** What a rung says, "" while it is not told. */
  text(rung: number): string {
    const { concern, piece, action } = this.#source();
    const { ranking } = this;
    if (!ranking || this.#best === null || rung >= this.rungs) return "";
    if (rung === 0) return ranking.concerns.map(concern).join(" ") || t("hint-nothing");
    if (rung === 1) return piece(this.#best).text || t("hint-no-piece");
    if (rung === 2) return action(this.#best);
    return this.#why(ranking, this.#best);
  }
  #why(ranking: Ranking, best: number): string {
    const second = ranking.choices[1];
    const games = { count: ranking.walks };
    if (!second) return t("hint-alone", games);
    const { action } = this.#source();
    const gap = Math.max(0, Math.round(100 * ((ranking.choices[0]?.value ?? 0) - second.value)));
    if (ranking.sure) return t("hint-sure", { ...games, other: action(second.code), gap });
    return t("hint-unsure", { ...games, move: action(best), other: action(second.code) });
  }
  /** What the seat may expect after the best answers, for bars; once it was asked why. */
  readonly rows = $derived.by((): readonly Row[] => {
    if (this.rungs < 4 || !this.ranking) return [];
    return this.ranking.choices.map(({ code, value, low, high }) => ({
      code,
      label: this.#source().action(code),
      share: percentOf(value),
      low: percentOf(low),
      high: percentOf(high),
    }));
  });

  /** Opens the panel, or closes it; whoever opens it asks for the first rung. */
  async toggle(): Promise<void> {
    if (!this.can && !this.open) return;
    this.open = !this.open;
    if (this.open && this.rungs === 0) await this.ask(0);
  }
  /** Asks for a rung, from 0. One that comes later is not told before the one before it. */
  async ask(rung: number): Promise<void> {
    const { question, onstudy } = this.#source();
    this.first = "";
    if (!this.can || this.busy || !onstudy || rung < this.rungs) return;
    if (rung > this.rungs) {
      this.first = t("hint-first", { rung: t(`hint-${RUNGS[this.rungs]}`) });
      say(this.first);
      return;
    }
    const known = this.ranking;
    if (known) this.#told = { at: question, rungs: rung + 1, ranking: known };
    else await this.#search(question, onstudy);
    if (this.rungs > rung) {
      say(this.text(rung));
      this.#source().onhint?.("rank", rung + 1);
    }
  }
  async #search(question: string, onstudy: NonNullable<Source["onstudy"]>): Promise<void> {
    this.#asked = question;
    this.failed = false;
    const timer = setTimeout(() => {
      this.waits = true;
      say(t("hint-wait"));
    }, WAIT_MS);
    try {
      const ranking = (await onstudy("rank", {})) as Ranking;
      this.#told = { at: question, rungs: 1, ranking };
    } catch {
      this.failed = question === this.#source().question;
    } finally {
      clearTimeout(timer);
      this.waits = false;
      if (this.#asked === question) this.#asked = "";
    }
  }
}
