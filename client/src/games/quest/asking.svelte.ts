/** The answers of a question as this table offers them: narrowed by the hero, place or die that was pressed. */

import { name, t } from "../../i18n/index.svelte";
import { type Choice, type Cost, percentOf } from "../../ui/choice";
import type { KeyActions } from "../../ui/keys";
import type { Turn } from "../frame/turn.svelte";
import { tellsOf } from "../frame/words";
import type { Dice } from "./dice.svelte";
import { previewOf, type Spot, type Target, targetsOf } from "./targets";
import { rerollOf, spends, usesOf } from "./tray";
import { arg, type Face, type Option, type QuestView } from "./view";
import { actionText, buttonText, outcomeText, questionText } from "./words";

type Barred = readonly { option: Option; why: string }[];
type Source = {
  view: QuestView;
  dice: Dice;
  player: (seat: number) => string;
  barred: Barred;
  cards: boolean;
  odds: boolean;
};

const heroOf = (option: Option): number => Number(arg(option, "hero")) - 1;
const unique = (heroes: readonly number[]): number[] => [...new Set(heroes)].sort((a, b) => a - b);
/** What the cards that an answer names do. */
const TELLERS = { item: ["item"], quest: ["quest", "item"], card: ["movement"] };
/** Verbs whose answers are told apart by a hero. */
const HEROIC = new Set(["move", "advance", "guide", "return", "attack"]);

export class Asking {
  readonly #turn: Turn<QuestView>;
  readonly #source: () => Source;

  constructor(turn: Turn<QuestView>, source: () => Source) {
    this.#turn = turn;
    this.#source = source;
  }

  readonly #options = $derived.by(() => (this.#turn.mine ? (this.#source().view.options as Option[]) : []));
  readonly moves = $derived.by(() => this.#options.filter((option) => option.verb === "move"));
  readonly movers = $derived.by(() => unique(this.moves.map(heroOf)));
  /** A place that several heroes could reach, or that is reached in several ways, while it is asked which. */
  readonly place = $derived.by(() => (this.#turn.held?.startsWith("region-") ? this.#turn.held.slice(7) : null));
  readonly #die = $derived.by(() => (this.#turn.held?.startsWith("die-") ? (this.#turn.held.slice(4) as Face) : null));
  /** The hero that is held; one that alone can move is so by itself. */
  readonly hero = $derived.by(() => {
    const { held } = this.#turn;
    if (held !== null && /^\d$/.test(held)) return Number(held);
    return this.movers.length === 1 ? (this.movers[0] ?? null) : null;
  });
  /** Answers that are offered now. */
  readonly offered = $derived.by((): Option[] => {
    if (this.#die !== null)
      return [...usesOf(this.#options, this.#die), ...this.#options.filter((option) => option.verb === "done")];
    if (this.place !== null) return this.moves.filter((option) => arg(option, "region") === this.place);
    if (this.hero === null) return this.#options;
    return this.#options.filter((option) => option.verb !== "move" || heroOf(option) === this.hero);
  });
  readonly #chosen = $derived.by(() => this.#options.find((option) => option.code === this.#turn.code));
  /** Heroes among whom one chooses by their head-dress; none where there is no choice. */
  readonly heroes = $derived.by((): number[] => {
    const among = this.place !== null ? unique(this.offered.map(heroOf)) : this.movers;
    if (among.length > 1) return among;
    const others = unique(this.#options.filter((option) => HEROIC.has(option.verb)).map(heroOf));
    return this.moves.length === 0 && others.length > 1 ? others : [];
  });
  readonly chosenHero = $derived.by(() =>
    this.#chosen && HEROIC.has(this.#chosen.verb) ? heroOf(this.#chosen) : this.place === null ? this.hero : null,
  );

  // ---- the board and the cards
  readonly targets = $derived.by(() => (this.#turn.mine ? targetsOf(this.#source().view, this.hero) : []));
  /** What the answer that is shown would do. */
  readonly preview = $derived.by(() => previewOf(this.#turn.shown, this.#source().view.seat));
  readonly selected = $derived.by((): string | null => {
    const { code } = this.#turn;
    const movable = this.moves.length > 0;
    // A hero stands for all its moves; the place is what was selected.
    const among = this.targets.filter(({ spot }) => spot.kind !== "hero" || !movable);
    const found = among.find(({ codes }) => code !== null && codes.includes(code));
    if (found) return found.key;
    if (this.place !== null) return `region-${this.place}`;
    return this.hero !== null && movable ? `hero-${this.#source().view.seat}-${this.hero}` : null;
  });
  /** A movement card is asked for. */
  readonly picking = $derived.by(() => this.#turn.mine && this.#source().view.question?.step === "Pick");
  /** Places that a movement card would bring one's heroes to, while it is looked at. */
  readonly reach = $derived.by(() => {
    const { shown } = this.#turn;
    return this.picking && shown?.verb === "pick" ? (shown.reach ?? []) : [];
  });
  #by(verb: string, named: string): Map<string, number> {
    return new Map(this.#options.flatMap((o) => (o.verb === verb ? [[arg(o, named) ?? "", o.code] as const] : [])));
  }
  readonly quests = $derived.by(() => this.#by("claim", "quest"));
  readonly cards = $derived.by(() => this.#by("pick", "card"));
  /** A movement card: the first press shows where it leads, the second picks it; where a pointer has shown it already,
   * the first does. */
  pickCard(code: number): void {
    if (this.#source().cards && this.#turn.code !== code) this.#turn.select(code);
    else this.#turn.give(code);
  }
  /** A place or card that cannot be chosen says why, with the rule. */
  barred(spot: Spot): void {
    if (spot.kind === "region" && this.moves.length > 0)
      void this.#turn.explain(`move ${(this.hero ?? this.movers[0] ?? 0) + 1} ${spot.region}`);
  }
  readonly words = $derived.by((): { title: string; why: string; more?: string } => {
    const { view, player, cards } = this.#source();
    const asks = questionText(view, player);
    // On narrow screens the cards themselves take the room of the sentence, and the chosen one is pressed once more.
    if (this.picking && cards) {
      const card = this.#chosen && arg(this.#chosen, "card");
      return { title: card ? t("pick-again", { card: name(card, "movement") }) : asks.title, why: "", more: asks.why };
    }
    if (this.place !== null && this.#turn.code === null) return { ...asks, why: t("which-hero") };
    return this.#turn.mine && this.preview ? { ...asks, why: outcomeText(view, this.preview), more: asks.why } : asks;
  });
  /** Letters: to roll, to rest, and from hero to hero. */
  readonly keys = $derived.by((): KeyActions => {
    const choose = (verb: string) => {
      const option = this.#options.find((one) => one.verb === verb);
      return option ? () => this.#turn.give(option.code) : undefined;
    };
    const next = () => {
      const hero = this.heroes[(this.heroes.indexOf(this.chosenHero ?? -1) + 1) % this.heroes.length];
      if (hero !== undefined) this.pickHero(hero);
    };
    const reroll = this.rerolled?.verb === "reroll" ? this.rerolled : null;
    return {
      d: choose("roll") ?? (reroll ? () => this.#turn.give(reroll.code) : undefined),
      z: choose("rest") ?? choose("skip") ?? choose("done"),
      h: this.heroes.length > 0 ? next : undefined,
    };
  });
  /** The answer to a reroll that the picked dice come to, or that keeps all; null where no reroll is asked. */
  readonly rerolled = $derived.by((): Option | null => {
    const { view, dice } = this.#source();
    if (!this.#turn.mine || view.question?.step !== "Reroll") return null;
    const found = dice.roll ? rerollOf(view.options, dice.roll, dice.picked(this.#turn.question)) : undefined;
    return found ?? view.options.find(({ verb }) => verb === "skip") ?? null;
  });

  /** A hero is chosen by its chip: it goes to the place that was asked about, or is the one that acts. */
  pickHero(hero: number): void {
    const turn = this.#turn;
    if (this.place !== null || this.moves.length === 0) {
      const own = this.offered.filter((option) => HEROIC.has(option.verb) && heroOf(option) === hero);
      if (own.length === 1) turn.select(own[0]?.code ?? null, turn.held);
      else if (this.moves.length > 0) turn.hold(String(hero));
      return;
    }
    const to = this.#chosen && arg(this.#chosen, "region");
    const same = this.moves.find((option) => heroOf(option) === hero && arg(option, "region") === to);
    turn.hold(String(hero), same?.code ?? null);
  }
  /** A lit place is pressed. One that several heroes reach asks which; it never takes the first. */
  pick(target: Target, sure: boolean): void {
    const turn = this.#turn;
    if (target.spot.kind === "hero" && this.moves.length > 0) turn.hold(String(target.spot.hero));
    else if (target.spot.kind === "region" && target.codes.length > 1) turn.select(null, target.key);
    else turn.pick(target, sure);
  }

  readonly choices = $derived.by((): Choice[] => {
    const { view, dice, player, barred } = this.#source();
    if (!this.#turn.mine) return [];
    if (view.question?.step === "Reroll") return this.#rerolls(view, dice);
    if (this.picking && this.#source().cards)
      return this.#options.filter(({ code }) => code === this.#turn.code).map((option) => this.#choice(option));
    return [
      ...this.offered.map((option) => this.#choice(option)),
      ...barred.map(({ option, why }) => ({ key: String(option.code), label: actionText(view, option, player), why })),
    ];
  });

  #choice(option: Option): Choice {
    const { view, player } = this.#source();
    const placed =
      option.verb === "move" || option.verb === "flip" || option.verb === "anger" || option.verb === "lure";
    return {
      key: String(option.code),
      label: buttonText(view, option, player, this.heroes.length > 1 && this.chosenHero === null),
      button: !placed,
      costs: this.#costs(option),
      tells: tellsOf(option, TELLERS),
    };
  }

  #costs(option: Option): Cost[] {
    if (option.verb === "idle" && option.gain) {
      if (option.gain.length === 0) return [{ text: t("gain-none") }];
      const gains = option.gain.map((track) => ({
        icon: track === "health" ? ("heart" as const) : ("bolt" as const),
        text: "+1",
      }));
      return gains.length === 2 && !option.both ? [gains[0] as Cost, { text: t("gain-or") }, gains[1] as Cost] : gains;
    }
    if (option.verb === "roll") return this.#danger();
    const dice = spends(option).map((face) => ({
      icon: face === "attack" ? ("swords" as const) : face === "torch" ? ("flame" as const) : ("scroll" as const),
      text: "",
    }));
    if (option.verb === "advance") {
      const forged = [...(arg(option, "payment") ?? "")].filter((one) => one === "f").length;
      return forged > 0 ? [...dice, { icon: "bolt", text: `−${2 * forged}` }] : dice;
    }
    if (option.cost) return [{ icon: "bolt", text: `−${option.cost}` }];
    return dice;
  }

  /** What the next roll may cost, with its exact chance: it stands on the button that rolls. */
  #danger(): Cost[] {
    const { view, odds } = this.#source();
    const mine = view.odds?.find(({ seat }) => seat === view.seat);
    if (!odds || !mine || mine.hurt === 0) return [];
    return [{ icon: "heart", text: t("cost-risk", { n: view.harm, percent: percentOf(mine.hurt / mine.of) }) }];
  }

  #rerolls(view: QuestView, dice: Dice): Choice[] {
    const picked = dice.picked(this.#turn.question);
    const found = dice.roll ? rerollOf(view.options, dice.roll, picked) : undefined;
    const keep = view.options.filter((option) => option.verb === "skip");
    return [
      {
        key: String(found?.code ?? "reroll"),
        label: t("reroll-count", { count: picked.length }),
        icon: "dice",
        why: found ? undefined : t("reroll-none"),
      },
      ...keep.map((option) => ({ key: String(option.code), label: t("reroll-keep", { count: view.dice.length }) })),
    ];
  }
}
