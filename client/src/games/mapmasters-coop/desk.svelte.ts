/** What the Coop table asks and answers: cards that are played, plans, pawns; the frame and the panels draw it. */
import { name, t } from "../../i18n/index.svelte";
import type { Choice } from "../../ui/choice";
import type { KeyActions } from "../../ui/keys";
import { tokenTells } from "../board/words";
import type { TableProps } from "../contract";
import { Turn } from "../frame/turn.svelte";
import { tellsOf } from "../frame/words";
import type { Drawn } from "./CoopMap.svelte";
import { Plans } from "./plans.svelte";
import { Stars } from "./stars.svelte";
import { type LitWay, litWays, type Target, targetsOf } from "./targets";
import { arg, type CoopView, type Group, type Option, type Place, tableOf } from "./view";
import { actionText, brokenWords, groupName, lineWords, placeWords, questionText, spotWords, wayWords } from "./words";

type Source = TableProps<CoopView> & { player: (seat: number) => string };
export type Tried = { card: string; place: Place; turned: boolean; joins: Group[] };

/** What the books and tokens that an answer names do. */
const TELLERS = { book: ["book"], token: tokenTells };

export class Desk {
  readonly #source: () => Source;
  readonly turn: Turn<CoopView>;
  readonly plans: Plans;
  readonly stars: Stars;
  /** The way up that the next place takes. */
  #wanted = $state(false);

  constructor(source: () => Source) {
    this.#source = source;
    this.turn = new Turn(source);
    this.plans = new Plans(() => {
      const { view, marks, onstudy, onmark, onchoose } = source();
      return {
        view,
        marks,
        tried: this.#tried?.code ?? null,
        onstudy: onstudy && view.seat >= 0 ? onstudy : undefined,
        onmark: onmark ? (kind, key, value) => onmark(kind, key, value) : undefined,
        path: this.sketching,
        onplay: onchoose,
      };
    });
    this.stars = new Stars(() => {
      const { view, hints, onstudy } = source();
      const steps = [...this.plans.codes].flatMap(([group, codes]) => [view.codes.begin[group] ?? -1, ...codes]);
      return { view, steps, onstudy: hints && this.mine ? onstudy : undefined };
    });
  }

  readonly #view = $derived.by(() => this.#source().view);
  readonly mine = $derived.by(() => this.turn.mine);
  readonly step = $derived.by(() => this.#view.question?.step ?? "");
  readonly cards = $derived.by(() => tableOf(this.#view.cells));
  code(verb: string, value?: string): number | undefined {
    return this.#view.options.find(
      (o) => o.verb === verb && (value === undefined || o.args.some(([, v]) => v === value)),
    )?.code;
  }

  // ---- plans: drawn by anybody at any time; entered by the one whose turn it is
  readonly planning = $derived.by(() => this.plans.group);
  readonly #plan = $derived.by(() => (this.planning ? this.plans.line(this.planning) : null));
  readonly sketching = $derived.by(() => (this.step === "Sketch" && this.mine ? this.#view.drawing : null));
  /** The line that is being drawn: in the game itself, or as a plan. */
  readonly line = $derived.by(() => (this.sketching ? (this.plans.path ?? this.sketching) : this.#plan));
  readonly ways = $derived.by((): LitWay[] =>
    this.line && (this.sketching || this.planning) ? litWays(this.cards, this.line.next) : [],
  );
  readonly ready = $derived.by(() =>
    this.step === "Paths" && this.mine
      ? this.plans.lines.filter((one) => one.arrived && !one.refused && this.code("begin", one.group) !== undefined)
      : [],
  );
  readonly drawn = $derived.by((): Drawn[] => {
    const drawing = this.sketching ? this.line : this.#view.drawing;
    const plans = this.plans.lines
      .filter((one) => one.group !== drawing?.group)
      .map((one) => ({
        group: one.group,
        steps: one.steps,
        clash: one.refused !== null && one.refused.conflict !== null,
        dim: this.planning !== null && this.planning !== one.group,
      }));
    return [...(drawing ? [drawing] : []), ...plans];
  });
  /** A goal can be met as things stand: a win is in sight, and what it would be worth. */
  readonly winning = $derived.by(
    () =>
      this.#view.objectives.some((goal) => goal.met) || this.plans.lines.some((one) => one.meets?.objectives.length),
  );
  enter(group: Group): void {
    const { view, onchoose } = this.#source();
    const begin = this.code("begin", group);
    const told = this.plans.line(group);
    if (begin === undefined || !told?.arrived || !onchoose) return;
    // The path is entered at once and whole [M12.1]: its start, its steps and its arrival are one deed.
    void Promise.resolve(onchoose([begin, ...told.codes, view.codes.enter])).then((done) => {
      if (done !== false) {
        this.plans.erase(group);
        this.plans.close();
      }
    });
  }

  // ---- playing a card
  readonly playing = $derived.by(() => this.step === "PlayCard" && this.mine);
  readonly hand = $derived.by(() => this.#view.players[this.#view.seat]?.hand ?? []);
  readonly held = $derived.by(() => (this.playing ? (this.turn.held ?? this.hand[0] ?? null) : null));
  readonly #chosen = $derived.by(() => this.#view.options.find((o) => o.code === this.turn.code && o.verb === "play"));
  readonly turned = $derived.by(() => (this.#chosen ? arg(this.#chosen, "turn") === "turned" : this.#wanted));
  /** The card that is tried in a place: the one that is pointed at, else the one that is chosen. */
  readonly #tried = $derived.by((): Option | null => {
    const { shown } = this.turn;
    if (!this.playing) return null;
    return (shown?.verb === "play" ? shown : this.#chosen) ?? null;
  });
  /** The same, and the plans that go on over it. */
  readonly tried = $derived.by((): Tried | null => {
    const option = this.#tried;
    if (!option) return null;
    const place = arg(option, "place") ?? "";
    const on = (at: string) => at.startsWith(`${place}.`);
    const joins = this.plans.lines.filter((line) => line.next.some((next) => on(next.at)));
    const turned = arg(option, "turn") === "turned";
    return { card: arg(option, "card") ?? "", place, turned, joins: joins.map(({ group }) => group) };
  });
  #playOf(card: string, place: string, up: boolean): Option | undefined {
    return this.#view.options.find(
      (o) =>
        o.verb === "play" &&
        arg(o, "card") === card &&
        arg(o, "place") === place &&
        (arg(o, "turn") === "turned") === up,
    );
  }
  rotate(): void {
    this.#wanted = !this.turned;
    const chosen = this.#chosen;
    if (!chosen) return;
    const other = this.#playOf(arg(chosen, "card") ?? "", arg(chosen, "place") ?? "", this.#wanted);
    if (other) this.turn.select(other.code);
  }
  hold(card: string): void {
    const place = this.#chosen ? arg(this.#chosen, "place") : undefined;
    const same = place ? this.#playOf(card, place, this.turned) : undefined;
    this.turn.select(same?.code ?? null, card);
  }

  // ---- what is lit
  readonly targets = $derived.by((): Target[] => {
    const view = this.#view;
    if (!this.mine || this.planning) return [];
    if (!this.playing) return targetsOf(view);
    return targetsOf({
      ...view,
      options: view.options.filter((o) => o.verb === "play" && arg(o, "card") === this.held),
    });
  });
  readonly selected = $derived.by(() => {
    const { code } = this.turn;
    return this.targets.find((target) => code !== null && target.codes.includes(code))?.key ?? null;
  });
  pick(target: Target, sure: boolean): void {
    const { spot } = target;
    const view = this.#view;
    if (spot.kind === "way") {
      const way = this.ways[spot.number];
      if (way) this.go(way.main.code);
    } else if (spot.kind === "pawn") this.plans.open(spot.group);
    else if (spot.kind === "place" && this.playing && this.held) {
      const star = this.stars.cards.find((one) => one.card === this.held && one.key === target.key);
      const good = this.#chosen ? undefined : view.options.find((o) => o.code === star?.action);
      const next = good ?? this.#playOf(this.held, spot.place, this.turned);
      if (next && next.code === this.turn.code) this.rotate();
      else if (next) this.turn.select(next.code, this.held);
    } else this.turn.pick(target, sure, true);
  }
  /** What is under the hand is tried, and the others see it. */
  look(target: Target | null): void {
    const spot = target?.spot;
    const play =
      spot?.kind === "place" && this.playing && this.held
        ? this.#playOf(this.held, spot.place, this.turned)?.code
        : target?.codes[0];
    this.turn.hover = spot?.kind === "way" ? null : (play ?? null);
  }
  go(next: number): void {
    // With "confirm all" a step is only selected at first.
    if (this.sketching && this.#source().confirmAll) this.turn.give(next);
    else if (this.sketching) this.plans.walk(next);
    else this.plans.extend(next);
  }
  barred(spot: { kind: string; place?: string }): void {
    if (spot.kind === "place" && spot.place && this.playing && this.held)
      void this.turn.explain(`play ${this.held} ${spot.place}`);
  }

  // ---- the prompt
  readonly choices = $derived.by((): Choice[] => {
    if (this.line && (this.sketching || this.planning)) return this.#ofLine(this.line);
    if (!this.mine) return [];
    if (this.playing) return this.#ofCard();
    if (this.step === "Paths") return this.#ofPaths();
    const { view, player } = this.#source();
    return view.options.map((o) => {
      const star = this.stars.of(o.code);
      return {
        key: String(o.code),
        // A suggested place has its button; why it is good is told at the place.
        label: star ? spotWords(arg(o, "spot") ?? "") : actionText(view, o, player),
        tells: tellsOf(o, TELLERS),
        button: o.verb === "pass" || this.stars.first(o.code),
        ...(star ? { icon: "star" as const } : {}),
      };
    });
  });
  #ofLine(line: NonNullable<typeof this.line>): Choice[] {
    const view = this.#view;
    const { group } = line;
    const fairies = line.fairies.map((kind) => ({
      key: `go-${view.codes.fairy[kind]}`,
      label: t("coop-fairy", { token: name(kind, "token") }),
    }));
    const on = this.ways.flatMap((way) =>
      (way.payers.length > 1 ? way.payers : [way.main]).map((one) => ({
        key: `go-${one.code}`,
        label: wayWords(this.cards, view.cells, one),
      })),
    );
    const enterable = this.sketching
      ? !this.plans.going && this.code("enter") !== undefined
      : this.ready.some((one) => one.group === group);
    const enter = { key: `enter-${group}`, label: t("coop-enter", { group: groupName(group) }), icon: "exit" as const };
    return [
      ...(enterable ? [{ ...enter, button: true }] : []),
      ...fairies,
      ...(fairies.length > 0 ? [{ key: `go-${view.codes.no_fairy}`, label: t("coop-no-fairy") }] : []),
      ...on,
      ...(line.codes.length > 0
        ? [{ key: "back", label: t("coop-back"), icon: "undo" as const, button: true, calm: true }]
        : []),
      { key: "close", label: this.sketching ? t("coop-abandon") : t("coop-done"), button: true, calm: true },
    ];
  }
  #ofCard(): Choice[] {
    const { view, player } = this.#source();
    return [
      ...view.options
        .filter((o) => o.verb === "play" && arg(o, "card") === this.held)
        .map((o) => {
          const key = String(o.code);
          if (!this.stars.of(o.code)) return { key, label: actionText(view, o, player) };
          const label = t("coop-star-play", { card: arg(o, "card") ?? "", place: arg(o, "place") ?? "" });
          return { key, label, button: this.stars.first(o.code), icon: "star" as const };
        }),
      { key: "turn", label: t("coop-turn-card"), icon: "rotate" as const, button: true, calm: true },
    ];
  }
  #ofPaths(): Choice[] {
    return [
      ...this.ready.map((one) => ({
        key: `enter-${one.group}`,
        label: t("coop-enter", { group: groupName(one.group) }),
        icon: "exit" as const,
        button: true,
      })),
      ...this.#view.options
        .filter((o) => o.verb === "begin")
        .map((o) => ({
          key: `plan-${arg(o, "group")}`,
          label: t("coop-draw", { group: groupName(arg(o, "group") as Group) }),
          icon: "layers" as const,
        })),
      { key: String(this.code("end-turn")), label: t("coop-end-turn"), button: true },
    ];
  }
  answer(key: string): void {
    const [verb, rest = ""] = key.split("-");
    if (verb === "go") this.go(Number(rest));
    else if (verb === "plan") this.plans.open(rest as Group);
    else if (verb === "enter" && this.sketching) this.turn.give(this.code("enter") ?? -1);
    else if (verb === "enter") this.enter(rest as Group);
    else if (key === "back") this.back();
    else if (key === "close") this.close();
    else if (key === "turn") this.rotate();
    else this.turn.give(Number(key));
  }
  back(): void {
    if (this.sketching) this.plans.unwalk(() => this.code("back"));
    else this.plans.back();
  }
  close(): void {
    if (this.sketching) void this.#abandon();
    this.plans.close();
  }
  async #abandon(): Promise<void> {
    await this.plans.drop();
    const dropped = this.code("abandon");
    if (this.sketching && dropped !== undefined) this.turn.give(dropped);
  }
  readonly words = $derived.by((): { title: string; why: string } => {
    const { view, player } = this.#source();
    const plan = this.#plan;
    if (this.planning && !this.sketching) {
      const told = plan?.refused ? brokenWords(plan.refused) : plan ? lineWords(view, plan) : "";
      return {
        title: t("coop-planning", { group: groupName(this.planning) }),
        why: [told.replace(/\.$/, ""), t("coop-plan-free")].filter(Boolean).join(". "),
      };
    }
    const asked = questionText(view, player);
    if (this.sketching) return { title: asked.title, why: lineWords(view, this.sketching) };
    const { tried } = this;
    if (tried) return { title: asked.title, why: this.triedWords(tried, placeWords(tried.place)) };
    const { best, cards } = this.stars;
    if (best) return { title: asked.title, why: t("coop-stars-why", { n: this.stars.list.length }) };
    const [card] = cards;
    return card ? { title: asked.title, why: `${card.card}: ${card.why}.` } : asked;
  });
  /** What a card would do in a place: "D03 in column 4, row 4 · joins Green". */
  triedWords({ card, joins }: Tried, place: string): string {
    const said = t("coop-tried", { card, place });
    const [first] = joins;
    return first ? `${said.replace(/\.$/, "")}. ${t("coop-joins", { group: groupName(first) })}` : said;
  }

  keys(show: (panel: string) => () => void): KeyActions {
    const drawing = (this.planning || this.sketching) && (this.line?.codes.length ?? 0) > 0;
    return {
      r: this.playing ? () => this.rotate() : undefined,
      m: show("goals"),
      h: show("hand"),
      Backspace: drawing ? () => this.back() : undefined,
      Escape: this.planning && !this.sketching ? () => this.plans.close() : undefined,
    };
  }
}
