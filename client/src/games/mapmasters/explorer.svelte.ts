/** What a person does while exploring: lays cards, draws, pays, takes back, finishes. Shared by mat, prompt and keys. */
import { cardOf } from "../../art/mapmasters/deck";
import { has, name, type Reader, t } from "../../i18n/index.svelte";
import type { Choice } from "../../ui/choice";
import type { KeyActions } from "../../ui/keys";
import { isHalt, type Tally, tallyOf, type Way, waysOf } from "../board/tally";
import type { TableProps } from "../contract";
import type { Foretell } from "./ahead";
import { Drawing } from "./drawing.svelte";
import { Laying } from "./laying.svelte";
import { arg, type MapView, type Next, type Option } from "./view";
import {
  arrival,
  costsOf,
  type Direction,
  directionOf,
  edgeWords,
  fromEnd,
  listed,
  payWords,
  readerOf,
  wayName,
  wayNames,
  wayWords,
} from "./words";

export type Level = "both" | "upper" | "lower";
type Source = Pick<
  TableProps<MapView>,
  "view" | "onchoose" | "onwhy" | "onstudy" | "confirmAll" | "puzzle" | "fixed"
> & {
  player: (seat: number) => string;
  foretell?: Foretell;
};
const ASIDE: ReadonlySet<string> = new Set(["cards", "finish", "undo", "line"]);
const LEVELS: readonly Level[] = ["both", "upper", "lower"];

export class Explorer {
  readonly #source: () => Source;
  readonly drawing: Drawing;
  readonly laying: Laying;
  /** What the hand does, if a person has chosen; else cards until all lie or a line is begun. */
  #manual = $state.raw<{ round: number; mode: "cards" | "line" } | null>(null);
  level = $state<Level>("both");
  /** The way on that is selected by a key or a first press, and the one under the pointer. */
  #picked = $state.raw<{ at: string; group: number } | null>(null);
  hover = $state<number | null>(null);
  /** The way whose payer is asked. */
  #paying = $state.raw<{ at: string; way: Way } | null>(null);
  finishing = $state(false);

  constructor(source: () => Source) {
    this.#source = source;
    this.drawing = new Drawing(() => source());
    this.laying = new Laying(() => {
      const { view, player, onwhy, onstudy } = source();
      return {
        drawing: this.drawing,
        cost: (card) => this.costOf(card),
        reader: (): Reader => readerOf(view, player),
        onwhy,
        onstudy,
      };
    });
  }

  readonly #me = $derived.by(() => {
    const { view } = this.#source();
    return view.players[view.seat];
  });
  costOf(card: string): number {
    return cardOf(card).cost;
  }
  readonly #place = $derived.by(() => {
    const { cards, steps } = this.drawing.position;
    return `${cards.length} ${steps.length} ${steps[steps.length - 1] ?? ""}`;
  });
  /** Cards of the hand that do not lie. */
  readonly left = $derived.by((): string[] => {
    const laid = this.drawing.position.cards.map((one) => one.card);
    return (this.#me?.hand ?? []).filter((card) => !laid.includes(card));
  });
  readonly mode = $derived.by((): "cards" | "line" => {
    const { cards, steps } = this.drawing.position;
    if (cards.length === 0) return "cards";
    if (this.#manual?.round === this.#source().view.round) return this.#manual.mode;
    return steps.length > 0 || this.left.length === 0 ? "line" : "cards";
  });
  readonly tally = $derived.by((): Tally => tallyOf(this.drawing.position.trace));
  readonly all = $derived.by(() => waysOf(this.drawing.position.next));
  /** Ways on that are lit while the line is mine to draw; halts inside corridors serve books only and are listed apart. */
  readonly ways = $derived.by(() => (this.drawing.mine ? this.all.filter((way) => !isHalt(way.main)) : []));
  readonly starts = $derived.by(() => this.drawing.options.filter((option) => option.verb === "start"));
  readonly selected = $derived(this.hover ?? (this.#picked?.at === this.#place ? this.#picked.group : null));
  readonly paying = $derived(this.#paying?.at === this.#place ? this.#paying.way : null);

  setMode(mode: "cards" | "line"): void {
    this.#manual = { round: this.#source().view.round, mode };
    this.laying.drop();
  }
  turnLevel(): void {
    this.level = LEVELS[(LEVELS.indexOf(this.level) + 1) % LEVELS.length] as Level;
  }

  // ---- the line

  way(way: Way): void {
    if (way.payers.length > 1) this.#paying = { at: this.#place, way };
    else this.take(way.main);
  }
  take(next: Next): void {
    this.#paying = null;
    this.#picked = null;
    this.hover = null;
    this.drawing.step(next);
  }
  start(option: Option): void {
    this.setMode("line");
    this.drawing.start(option);
  }
  undo(): void {
    if (this.paying) this.#paying = null;
    // Cards that stay are not taken up.
    else if (!this.#source().fixed || this.drawing.position.steps.length > 0) this.drawing.undo();
  }
  clear(): void {
    this.#paying = null;
    this.drawing.backTo(0);
  }
  back(): void {
    if (this.paying) this.#paying = null;
    else if (this.laying.card) this.laying.drop();
    else this.#picked = null;
  }
  finish(): void {
    this.finishing = false;
    const code = this.drawing.options.find((option) => option.verb === "finish")?.code;
    const { view } = this.#source();
    const known = code ?? view.options.find((option) => option.verb === "finish")?.code;
    if (known !== undefined) this.drawing.play(known);
  }
  /** An arrow draws the way that sets off in its direction; where several do it selects one, pressed again the next. */
  #toward(direction: Direction): void {
    const { cards } = this.drawing.position;
    const fitting = this.ways.filter((way) => directionOf(cards, way.main) === direction);
    const among = fitting.length > 0 ? fitting : this.ways.filter((way) => directionOf(cards, way.main) === null);
    const at = among.findIndex((way) => way.group === this.selected);
    const next = among[(at + 1) % Math.max(1, among.length)];
    if (fitting.length === 1 && next) this.way(next);
    else if (next) this.#picked = { at: this.#place, group: next.group };
  }
  /** A digit is a card of the hand while cards are laid, and the way, or what pays, that bears its number: nothing else. */
  #digit(n: number): void {
    if (this.mode === "cards") {
      const card = this.left[n - 1];
      if (card && this.laying.card === card) void this.laying.turn();
      else if (card) this.laying.hold(card);
    } else this.drawing.press(() => this.#nth(n));
  }
  #nth(n: number): void {
    const payer = this.paying?.payers[n - 1];
    const way = this.paying ? undefined : this.ways[n - 1];
    if (payer) this.take(payer);
    else if (way) this.way(way);
  }
  #enter(): void {
    const way = this.ways.find((one) => one.group === this.selected);
    if (way) this.way(way);
  }

  // ---- the prompt

  #kept: Choice[] = [];
  /** The answers. While a step is on its way those of the position before stay where they are, without effect. */
  readonly choices = $derived.by((): Choice[] => {
    if (this.drawing.position.sure) this.#kept = this.#choices();
    // Of a puzzle the ways on alone are asked about: there is nothing to lay, to take back or to finish.
    return this.#source().puzzle ? this.#kept.filter(({ key }) => !ASIDE.has(key)) : this.#kept;
  });
  #choices(): Choice[] {
    const { cards, steps } = this.drawing.position;
    const finish: Choice = { key: "finish", label: t("map-finish"), icon: "check", button: true, calm: true };
    if (!this.drawing.mine) return [];
    if (this.mode === "cards") {
      if (this.laying.card)
        return [
          // The first card may lie anywhere: there is one place to put it.
          ...(cards.length === 0
            ? [{ key: "lay", label: t("map-lay-card", { card: this.laying.card }), icon: "check" as const }]
            : []),
          { key: "turn", label: t("map-turn-short"), icon: "rotate" as const, kbd: "R" },
          ...(this.laying.laid ? [{ key: "remove", label: t("map-remove"), icon: "trash" as const, calm: true }] : []),
          { key: "drop", label: t("map-let-go"), calm: true },
        ];
      const draw: Choice = { key: "line", label: t("map-draw"), icon: "step", calm: this.left.length > 0 };
      return cards.length > 0 ? [draw, finish] : [finish];
    }
    if (this.paying) {
      const { payers, unpaid } = this.paying;
      return [
        ...payers.map((one, i) => ({
          key: `take-${one.code}`,
          label: payWords(one),
          icon: costsOf(one)[0]?.icon,
          kbd: String(i + 1),
        })),
        ...(unpaid ? [{ key: `take-${unpaid.code}`, label: arrival(unpaid), calm: true }] : []),
        { key: "back", label: t("map-back"), calm: true },
      ];
    }
    if (steps.length === 0)
      return [
        ...this.starts.map((option) => ({
          key: `start-${option.code}`,
          label: t("map-way-start", { place: edgeWords(cards, `${arg(option, "card")}.${arg(option, "slot")}`) }),
        })),
        ...(this.#source().fixed
          ? []
          : [{ key: "cards", label: t("map-lay-more"), icon: "layers" as const, button: true, calm: true }, finish]),
      ];
    const more = this.all.filter((way) => isHalt(way.main) || (way.unpaid && way.unpaid !== way.main));
    const done = this.ways.length === 0;
    const names = wayNames(
      cards,
      this.ways.map((way) => way.main),
    );
    return [
      ...this.ways.map((way, i) => ({
        key: `way-${way.group}`,
        label: names[i] ?? "",
        costs: costsOf(way.main),
        kbd: String(i + 1),
      })),
      ...(more.length > 0 ? [{ key: "more", label: t("map-halts"), calm: true }] : []),
      ...(done ? [{ key: "undo", label: t("map-undo"), icon: "undo" as const, calm: true }] : []),
      { ...finish, calm: !done },
    ];
  }
  /** Steps that are rarely of use: halts on icons, and going on without paying. */
  readonly rare = $derived.by((): { code: number; label: string; next: Next }[] => {
    const { cards, trace } = this.drawing.position;
    const points = trace[trace.length - 1]?.points ?? 0;
    return this.all.flatMap((way) => [
      ...(isHalt(way.main)
        ? way.payers.map((next) => ({ code: next.code, next, label: wayWords(cards, next, points) }))
        : []),
      ...(way.unpaid && way.unpaid !== way.main
        ? [{ code: way.unpaid.code, next: way.unpaid, label: wayWords(cards, way.unpaid, points) }]
        : []),
    ]);
  });
  rareOpen = $state(false);

  readonly selectedKey = $derived.by((): string | null => {
    if (this.mode === "cards") return this.laying.card && !this.drawing.position.cards.length ? "lay" : null;
    if (this.paying) return null;
    return this.#picked?.at === this.#place ? `way-${this.#picked.group}` : null;
  });
  preview(key: string | null): void {
    const group = key?.match(/^way-(\d+)$/)?.[1];
    this.hover = group === undefined ? null : Number(group);
  }
  choose(key: string): void {
    const [kind, number] = key.split("-");
    const n = Number(number);
    if (kind === "finish") {
      // What was asked for while a step is on its way waits for it.
      void this.drawing.settled().then(() => {
        this.finishing = true;
      });
    } else if (kind === "turn") void this.laying.turn();
    else if (kind === "lay") this.laying.lay({ x: 0, y: 0 });
    else if (kind === "remove") void this.laying.remove();
    else if (kind === "drop") this.laying.drop();
    else if (kind === "line" || kind === "cards") this.setMode(kind);
    else if (kind === "back") this.#paying = null;
    else if (kind === "undo") {
      if (this.drawing.position.sure) this.undo();
    } else if (kind === "more") this.rareOpen = true;
    else if (kind === "start") {
      const option = this.starts.find((one) => one.code === n);
      if (option) this.start(option);
    } else if (kind === "way") {
      const way = this.ways.find((one) => one.group === n);
      if (way) this.way(way);
    } else if (kind === "take") {
      const next = this.drawing.position.next.find((one) => one.code === n);
      if (next) this.take(next);
    }
  }

  #said = { title: "", why: "" };
  readonly words = $derived.by((): { title: string; why: string } => {
    if (this.drawing.position.sure || !this.#said.title) this.#said = this.#words();
    return this.#said;
  });
  #words(): { title: string; why: string } {
    const { view, player } = this.#source();
    const who = player(view.seat);
    const { trace, cards, barred } = this.drawing.position;
    const last = trace[trace.length - 1];
    if (this.mode === "cards") {
      if (this.laying.card)
        return {
          title: t("map-ask-place", { who, card: this.laying.card }),
          why: this.laying.reason || t("map-ask-place-why"),
        };
      const objective = name(view.primary?.kind ?? "", "objective");
      return {
        title: t(cards.length === 0 ? "map-ask-first" : "map-ask-lay", { who }),
        why: this.laying.reason || t("map-ask-lay-why", { objective, points: view.primary?.points ?? 0 }),
      };
    }
    if (this.paying)
      return {
        title: t("map-ask-payer", { who }),
        why: `${wayName(cards, this.paying.main)}. ${t("map-ask-payer-why")}`,
      };
    if (!last) return { title: t("map-ask-start", { who }), why: t("map-ask-start-why") };
    if (this.drawing.position.sure && this.ways.length === 0)
      return last.exit
        ? { title: t("map-ask-exit", { who }), why: t("map-ask-exit-why") }
        : { title: t("map-ask-stuck", { who }), why: t("map-ask-stuck-why") };
    const shown = this.ways.find((way) => way.group === this.selected);
    const closed = barred.map((one) =>
      t("map-closed", {
        way: wayName(cards, {
          ...last,
          verb: "walk",
          piece: [one.piece, ...fromEnd(this.drawing.position, one.piece)],
          stuck: false,
        }),
        why: has(`why-${one.why}`) ? t(`why-${one.why}`) : one.why,
      }),
    );
    return {
      title: t("map-ask-path", { who }),
      why: shown
        ? wayWords(cards, shown.main, last.points)
        : closed.length > 0
          ? closed.join(" ")
          : t("map-ask-path-why"),
    };
  }
  /** What could still be had, for the last question before the end. */
  readonly still = $derived.by((): { gain: string; on: string } => {
    const { cards, trace } = this.drawing.position;
    const points = trace[trace.length - 1]?.points ?? 0;
    const on = this.ways.filter((way) => !way.main.stuck || way.main.points > points);
    const gain = on.filter((way) => way.main.points > points);
    const names = (list: readonly Way[]) => listed(list.map((way) => wayWords(cards, way.main, points)));
    return { gain: names(gain), on: gain.length > 0 ? "" : names(on) };
  });

  /** Keys while this seat explores. `free`: the focus is on no control of its own, so arrows are for the line. */
  keys(free: boolean): KeyActions {
    if (!this.drawing.mine) return {};
    const line = free && this.mode === "line" && !this.paying;
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), () => this.#digit(n)] as const);
    const arrow = (direction: Direction) =>
      line ? () => this.drawing.press(() => this.#toward(direction)) : undefined;
    return {
      // Before the line begins the buttons of the prompt have the digits.
      ...(this.mode === "cards" || this.drawing.position.steps.length > 0 ? Object.fromEntries(digits) : {}),
      ArrowUp: arrow("up"),
      ArrowDown: arrow("down"),
      ArrowLeft: arrow("left"),
      ArrowRight: arrow("right"),
      Enter: line && this.selected !== null ? () => this.#enter() : undefined,
      u: () => this.undo(),
      Backspace: () => this.undo(),
      "ctrl+z": () => this.undo(),
      r: this.laying.card ? () => void this.laying.turn() : undefined,
      l: () => this.turnLevel(),
      Escape: () => this.back(),
    };
  }
}
