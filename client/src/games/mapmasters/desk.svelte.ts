/** What the table of Map Masters asks and answers in each part of a round; the frame and the panels draw it. */
import { untrack } from "svelte";
import { name, t } from "../../i18n/index.svelte";
import type { Choice } from "../../ui/choice";
import type { KeyActions } from "../../ui/keys";
import type { Act, TableProps } from "../contract";
import { Turn } from "../frame/turn.svelte";
import { tellsOf } from "../frame/words";
import type { Foretell } from "./ahead";
import { Explorer } from "./explorer.svelte";
import { placeOf, priceOf } from "./market";
import { arg, type MapView, type Option } from "./view";
import { actionText, questionText, tokenTells } from "./words";

type Source = Pick<TableProps<MapView>, "view" | "onchoose" | "onwhy" | "onstudy" | "confirmAll" | "fixed"> & {
  player: (seat: number) => string;
  foretell?: Foretell;
};
export type PanelId = "found" | "table" | "sheet" | "hints" | "cards" | "kit";
/** Answers that end a part: buttons of their own, not put forward. */
const LAST = new Set(["pass", "skip", "done"]);
/** What the books and tokens that an answer names do. */
const TELLERS = { book: ["book"], token: tokenTells };

export class Desk {
  readonly #source: () => Source;
  readonly explorer: Explorer;
  readonly turn: Turn<MapView>;
  /** The dungeons of a round are looked at, once all are finished. */
  #looking = $state(false);
  #before: { phase: string } | null = null;
  /** The last reveal has not run to its end yet: the scores wait for it. */
  #unseen = $state(false);
  /** The card of the market that was looked at last. */
  stalled = $state<string | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
    this.explorer = new Explorer(source);
    this.turn = new Turn(source);
  }

  readonly #view = $derived.by(() => this.#source().view);
  readonly me = $derived.by(() => this.#view.players[this.#view.seat]);
  readonly step = $derived.by(() => this.#view.question?.step ?? "");
  readonly exploring = $derived.by(() => this.#view.phase === "exploration");
  /** This person lays cards and draws. */
  readonly drawing = $derived.by(() => this.exploring && this.explorer.drawing.mine);
  readonly shopping = $derived.by(() => this.#view.phase === "market");
  readonly reveals = $derived.by(
    () => (this.#looking || this.#view.phase === "end") && this.#view.explored !== null && !this.exploring,
  );
  // ---- the mat
  /** No card lies yet. */
  readonly begins = $derived.by(
    () => this.explorer.mode === "cards" && this.explorer.drawing.position.cards.length === 0,
  );
  /** The first steps are told until the second exploration. */
  readonly lesson = $derived.by(() => this.begins && this.#view.round === 1);
  /** An answer is under the pointer or has the focus: it shows what it would do. */
  preview(key: string | null): void {
    if (this.drawing) this.explorer.preview(key);
    else this.turn.hover = key === null || Number.isNaN(Number(key)) ? null : Number(key);
  }
  /** The panels that there is something to put into. */
  readonly panels = $derived.by((): PanelId[] => {
    const found: PanelId[] = this.exploring && this.me && this.explorer.mode === "line" ? ["found"] : [];
    if (this.#source().fixed) return [...found, "kit"];
    return [
      ...found,
      "table",
      "sheet",
      ...(this.drawing && this.#source().onstudy ? ["hints" as const] : []),
      "cards",
      "kit",
    ];
  });

  /** The dungeons of the last round could be looked at again. */
  readonly revealable = $derived.by(() => Boolean(this.#view.explored) && !this.exploring && !this.reveals);

  /** A view has come: the drawing learns from it, and a round that is over shows its dungeons. */
  take(view: MapView): void {
    untrack(() => {
      this.explorer.drawing.learn();
      if (this.#before?.phase === "exploration" && view.phase !== "exploration" && view.explored) {
        this.#looking = true;
        this.#unseen = view.over;
      }
      if (view.phase === "exploration") this.#looking = false;
      this.#before = { phase: view.phase };
    });
  }
  reveal(): void {
    this.#looking = true;
  }
  /** The lines of the reveal have run. */
  seen(): void {
    this.#unseen = false;
  }
  /** What the table shows by itself: the dungeons of a round, of which the bar tells while they are on show. */
  readonly act = $derived.by((): Act | null => {
    const { explored, over } = this.#view;
    if (!this.reveals || !explored) return null;
    const title = t("map-stage", { n: explored.round, phase: t("map-reveal-stage") });
    return { title, holds: over && this.#unseen };
  });

  // ---- the market
  /** The card of the past round that is to be exchanged. */
  readonly exchanged = $derived.by(() => (this.step === "Exchange" ? this.turn.held : null));
  /** Answers that the market lights. */
  readonly offered = $derived.by((): readonly Option[] => {
    if (!this.turn.mine) return [];
    const { options } = this.#view;
    if (this.step !== "Exchange") return options;
    return options.filter((option) => option.verb === "exchange" && arg(option, "card") === this.exchanged);
  });
  /** The purchase that is shown, what it would cost, and the card that it would bring. */
  readonly wish = $derived.by(() => (this.turn.mine && this.shopping ? this.turn.shown : undefined));
  readonly spend = $derived.by((): number | null => {
    const place = this.wish && this.wish.verb !== "gift" ? placeOf(this.wish) : null;
    return place ? priceOf(place, this.#view, this.me) : null;
  });
  readonly coming = $derived.by(() => (this.wish?.verb === "buy" ? (arg(this.wish, "card") ?? null) : null));

  // ---- the prompt
  readonly choices = $derived.by((): Choice[] => {
    const { view, player } = this.#source();
    if (this.drawing) return this.explorer.choices;
    if (this.reveals)
      return [
        {
          key: "on",
          label: t("map-reveal-close", { phase: name(view.phase, "phase") }),
          icon: "step-forward" as const,
        },
      ];
    if (!this.turn.mine) return [];
    return view.options.map((option) => {
      const place = placeOf(option);
      const price = this.shopping && place && option.verb !== "gift" ? priceOf(place, view, this.me) : null;
      return {
        key: String(option.code),
        label: actionText(view, option, player),
        button: LAST.has(option.verb),
        calm: LAST.has(option.verb) && view.options.length > 1,
        tells: tellsOf(option, TELLERS),
        costs: price === null ? [] : [{ icon: "coin" as const, text: `−${price}` }],
      };
    });
  });
  readonly words = $derived.by((): { title: string; why: string } => {
    const { view, player } = this.#source();
    if (this.drawing) return this.explorer.words;
    if (this.reveals && view.explored)
      return {
        title: t("map-reveal-title", { n: view.explored.round }),
        why: t("map-reveal-why", {
          primary: name(view.explored.primary?.kind ?? "", "objective"),
          secondary: name(view.explored.secondary?.kind ?? "", "objective"),
        }),
      };
    if (this.exploring && this.me?.finished) {
      const names = view.players.filter((one) => view.actors.includes(one.seat)).map((one) => player(one.seat));
      return { title: t("map-wait-others", { names: names.join(", ") }), why: t("map-wait-why") };
    }
    return questionText(view, player);
  });
  readonly rules = $derived.by((): readonly string[] => {
    if (this.reveals) return ["M7.3", "M7.5"];
    if (this.drawing) return [this.explorer.mode === "cards" ? "M6.3" : "M6.4"];
    return this.#view.question?.rules ?? [];
  });
  answer(key: string): void {
    if (this.drawing) this.explorer.choose(key);
    else if (key === "on") this.#looking = false;
    else this.turn.give(Number(key));
  }

  /** Keys of the drawing table. `free`: see Explorer.keys. `after` moves the focus on with the work. */
  keys(free: boolean, after: () => void): KeyActions {
    if (!this.drawing) return {};
    const { explorer } = this;
    const followed = (deed: () => void) => () => {
      deed();
      if (free) after();
    };
    const own = explorer.keys(free);
    // A card that is taken by its digit goes on to the mat.
    const digits = Object.entries(own).flatMap(([key, deed]) => {
      const choose = () => {
        deed?.();
        if (explorer.mode === "cards") after();
      };
      return /^[1-9]$/.test(key) ? [[key, choose] as const] : [];
    });
    return {
      ...own,
      ...Object.fromEntries(digits),
      u: followed(() => explorer.undo()),
      "shift+u": followed(() => explorer.clear()),
      c: () => {
        explorer.setMode(explorer.mode === "cards" ? "line" : "cards");
        after();
      },
    };
  }
}
