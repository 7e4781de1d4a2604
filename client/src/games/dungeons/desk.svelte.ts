/** What the Dungeons table asks and answers: what is looked at and aimed with, hearts that are dealt out, the answers. */
import { about, t } from "../../i18n/index.svelte";
import type { Choice } from "../../ui/choice";
import type { KeyActions } from "../../ui/keys";
import { say } from "../../ui/live.svelte";
import type { TableProps } from "../contract";
import { Turn } from "../frame/turn.svelte";
import { tellsOf } from "../frame/words";
import { added, answerOf, dealText, heartLabel, leftOver, partsOf, proposed, sumOf, taken } from "./hearts";
import { aimOf, enemySentence } from "./intent";
import { rolled, roomAsked, SKILL_ICON } from "./room";
import { bestOf, heartTargets, type Spot, shownButtons, spotKey, spotOf, type Target, targetsOf } from "./targets";
import { arg, type DungeonsView, type Option, type Place } from "./view";
import { actionText, questionText } from "./words";

type Source = TableProps<DungeonsView> & { player: (seat: number) => string };

/** How long the hand rests on a place before its card is shown, and how long that stays when it has left. */
const REST = 120;
const LEAVE = 400;
const LETTERS = ["a", "b", "c", "d"];
const CARD_STEPS = ["Discover", "PickUp", "Prize", "Reward", "Keep"];

/** What an answer costs, as signs on its button. */
export function costsOf({ cost }: Pick<Option, "cost">): NonNullable<Choice["costs"]> {
  return [
    ...(cost?.speed && cost.speed > 0 ? [{ icon: "boot" as const, text: `−${cost.speed}` }] : []),
    ...(cost?.focus ? [{ icon: "focus" as const, text: `−${cost.focus}` }] : []),
    ...(cost?.success ? [{ icon: "focus" as const, text: `−${cost.success}` }] : []),
    ...(cost?.torch ? [{ icon: "flame" as const, text: `−${cost.torch}` }] : []),
  ];
}

export class Desk {
  readonly #source: () => Source;
  readonly turn: Turn<DungeonsView>;
  #dealt = $state.raw<{ at: string; given: number[] } | null>(null);
  #looking = $state<string | null>(null);
  #pressed = $state.raw<{ at: string; enemy: string } | null>(null);
  #rested = $state<Place | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(source: () => Source) {
    this.#source = source;
    this.turn = new Turn(() => ({ ...source(), best: bestOf(source().view) }));
  }

  readonly #view = $derived.by(() => this.#source().view);
  readonly mine = $derived.by(() => this.turn.mine);
  readonly laying = $derived.by(() => this.#view.question?.step === "Lay");
  #option = (code: number | null | undefined): Option | undefined =>
    this.#view.options.find((option) => option.code === code);

  // ---- damage on the boss is given heart by heart: the best division lies there at first
  readonly given = $derived.by((): number[] | null => {
    if (!this.#view.split || !this.mine) return null;
    return this.#dealt?.at === this.turn.question ? this.#dealt.given : proposed(this.#view);
  });
  readonly #deal = $derived.by(() => (this.given ? answerOf(this.#view, this.given) : undefined));
  give(marker: number, back = false): void {
    if (!this.given) return;
    const next = back ? taken(this.given, marker) : added(this.#view, this.given, marker);
    this.#dealt = { at: this.turn.question, given: next };
    this.turn.select(answerOf(this.#view, next)?.code ?? null, null);
    say(heartLabel(this.#view, next, marker));
  }
  readonly #dealing = $derived.by((): Choice[] => {
    const { split, boss } = this.#view;
    if (!this.given) return [];
    const deal = this.#deal;
    const others = [split?.best, split?.other].map(this.#option).filter((one) => one && one.code !== deal?.code);
    const label = (one: Option) => t("dungeon-deal", { parts: dealText(boss ? partsOf(boss, one) : []) });
    const waits = {
      key: "wait",
      label: t("dungeon-deal-given", { n: sumOf(this.given), of: split?.takes ?? 0 }),
      why: t("dungeon-deal-left", { n: leftOver(this.#view, this.given) }),
    };
    return [
      deal ? { key: String(deal.code), label: label(deal), icon: "check" as const } : waits,
      ...others.slice(0, 1).flatMap((one) => (one ? [{ key: String(one.code), label: label(one), button: true }] : [])),
    ];
  });
  readonly keys = $derived.by((): KeyActions => {
    const { given } = this;
    const hearts = (given ? LETTERS.slice(0, given.length) : []).flatMap((key, i) => [
      [key, () => this.give(i)],
      [`shift+${key}`, () => this.give(i, true)],
    ]);
    return { ...Object.fromEntries(hearts), r: this.laying && this.mine ? () => this.rotate() : undefined };
  });

  // ---- places, and the answers that they stand for
  readonly targets = $derived.by((): Target[] => {
    if (!this.mine) return [];
    return this.given ? heartTargets(this.#view, this.given) : targetsOf(this.#view);
  });
  readonly selected = $derived.by(
    () =>
      this.turn.held ??
      this.targets.find(({ codes }) => this.turn.code !== null && codes.includes(this.turn.code))?.key ??
      null,
  );
  /** Enemies that an answer is about. */
  readonly foes = $derived.by(
    () => new Set(this.targets.flatMap(({ spot }) => (spot.kind === "enemy" ? [spot.enemy] : []))),
  );
  /** Cards of the rows that may be taken, with the answer. */
  readonly rows = $derived.by(
    () =>
      new Map(
        this.mine
          ? this.#view.options.flatMap((o) => (o.verb === "pick" ? [[arg(o, "card") ?? "", o.code] as const] : []))
          : [],
      ),
  );
  /** A loot or spell is asked for: the rows stand where the room stood. */
  readonly choosingCard = $derived.by(() => this.mine && CARD_STEPS.includes(this.#view.question?.step ?? ""));
  pick(target: Target, sure: boolean): void {
    const { spot } = target;
    if (spot.kind === "heart" || spot.kind === "taken") this.give(spot.marker, spot.kind === "taken");
    else if (this.laying) this.rotate();
    else this.turn.pick(target, sure, true);
  }
  pickFoe(enemy: string): void {
    const target = this.targets.find(({ key }) => key === spotKey({ kind: "enemy", enemy }));
    if (target) this.pick(target, true);
  }
  /** A press on what is not lit: a figure stands in a room that may be, and an enemy is looked at until the next. */
  barred(spot: Spot, sure: boolean): void {
    const room = spot.kind === "enemy" ? this.#view.enemies[spot.enemy]?.room : undefined;
    const place = this.targets.find((target) => target.key === `place-${room}`);
    if (place) this.pick(place, sure);
    const fresh = spot.kind === "enemy" && this.#pressed?.enemy !== spot.enemy;
    this.#pressed = fresh ? { at: this.turn.question, enemy: spot.enemy } : null;
    if (!this.#pressed || (place && sure)) return;
    const { enemy } = this.#pressed;
    say(enemySentence(this.#view, enemy, this.#source().player));
    // What reaches farthest comes closest to it.
    const aims = this.mine && !place ? this.#view.aims.filter((aim) => enemy in aim.barred) : [];
    const [far] = aims.toSorted((a, b) => b.range - a.range);
    if (far) void this.turn.explain(`${far.with} ${enemy}`);
  }
  /** A spot's answers are also buttons: hovering one lights the other. Of several attacks on an enemy the first shows its
   * reach; places with several answers show none. */
  hover(target: Target | null): void {
    const sure = target?.codes.length === 1 || target?.spot.kind === "enemy";
    if (!this.laying) this.turn.hover = sure ? (target?.codes[0] ?? null) : null;
  }
  /** The spot that the answer under the hand is about. */
  readonly hovered = $derived.by((): string | null => {
    const option = this.#option(this.turn.hover);
    const spot = option ? spotOf(option, this.#view) : null;
    return spot ? spotKey(spot) : null;
  });

  // ---- a card that is laid, and the way of a hero
  /** The card that lies to be turned, and how. */
  readonly turning = $derived.by((): { cell: string; sides: string } | null => {
    const cell = this.#view.question?.params?.cell;
    if (!this.laying || typeof cell !== "string" || !this.mine) return null;
    const option = this.turn.shown?.verb === "lay" ? this.turn.shown : this.#view.options[0];
    return { cell, sides: (option && arg(option, "sides")) ?? "" };
  });
  /** The next turn of the card. */
  rotate(): void {
    if (!this.laying) return;
    const { options } = this.#view;
    const at = options.findIndex((option) => option.code === this.turn.code);
    const next = options[(at + 1) % options.length];
    if (next) this.turn.select(next.code, null);
  }
  /** Where the hero would go by the answer that is shown. */
  readonly walk = $derived.by(() => {
    const option = this.turn.shown;
    if (!this.mine || !option || !["move", "reveal", "enter"].includes(option.verb)) return null;
    const spot = spotOf(option, this.#view);
    const seat = this.#view.question?.actor ?? -1;
    return spot?.kind === "place" ? { seat, to: spot.place, speed: option.cost?.speed ?? 0 } : null;
  });

  // ---- what is aimed with, and the enemy that is looked at: by the hand, the focus, or a press on one that is not lit
  readonly aim = $derived.by(() => (this.mine ? aimOf(this.#view, this.turn.shown) : null));
  readonly aimedAt = $derived.by(() => (this.mine && this.turn.shown && arg(this.turn.shown, "enemy")) || null);
  /** The kind of attack that is about to be made on the boss. */
  readonly aimedKind = $derived.by(() => {
    const { check } = this.#view;
    if (check?.targets.includes("boss")) return check.kind;
    const option = this.turn.shown;
    if (!option || arg(option, "enemy") !== "boss") return null;
    return option.verb === "attack" ? (this.aim?.kind === "missile" ? "missile" : "melee") : "spell";
  });
  readonly foreseen = $derived.by((): string | null => {
    const pressed = this.#pressed?.at === this.turn.question ? this.#pressed.enemy : null;
    const enemy = this.#looking ?? pressed ?? this.aimedAt;
    return enemy !== null && enemy in this.#view.enemies ? enemy : null;
  });
  readonly hinted = $derived.by(() => this.foreseen !== null || this.aim !== null);
  /** The room whose card is shown: the one that is looked at, else that of the question. */
  readonly room = $derived.by((): Place | null => this.#rested ?? roomAsked(this.#view));
  lookAt(enemy: string | null): void {
    this.#looking = enemy;
  }
  look(spot: Spot | null): void {
    this.lookAt(spot?.kind === "enemy" ? spot.enemy : null);
    clearTimeout(this.#resting);
    const place = spot && this.#roomOf(spot);
    this.#resting = setTimeout(() => (this.#rested = place), place === null ? LEAVE : REST);
  }
  magnify(spot: Spot | null): void {
    this.#rested = spot && this.#roomOf(spot);
  }
  #roomOf(spot: Spot): Place | null {
    if (spot.kind === "place") return spot.place;
    if (spot.kind === "hero") return this.#view.players[spot.seat]?.place ?? null;
    return (spot.kind === "enemy" && this.#view.enemies[spot.enemy]?.room) || null;
  }
  stop(): void {
    clearTimeout(this.#resting);
  }

  // ---- the answers
  /** What cards, weapons and boxes that an answer names do: a printed slot by the hero who is asked. */
  readonly #tellers = $derived.by(() => {
    const hero = this.#view.players[this.#view.question?.actor ?? -1]?.hero ?? "";
    const slot = (weapon: string): string =>
      weapon.startsWith("slot-") ? about("slot", `${hero}-${weapon.slice(5)}`) : about("loot", weapon);
    return { weapon: slot, spell: ["spell"], card: ["loot", "spell"] };
  });
  /** A place that stands for several actions narrows the list to them. */
  readonly #narrowed = $derived.by(() =>
    this.turn.held === null || this.laying ? undefined : this.targets.find(({ key }) => key === this.turn.held),
  );
  readonly choices = $derived.by((): Choice[] => {
    if (this.given) return this.#dealing;
    if (!this.mine) return [];
    const { player, odds = true } = this.#source();
    const view = this.#view;
    const narrowed = this.#narrowed;
    const beside = shownButtons(view);
    const open = view.options
      .filter((option) => !narrowed || narrowed.codes.includes(option.code))
      .map((option) => ({
        key: String(option.code),
        label: actionText(view, option, player),
        button: beside.has(option.code),
        icon: option.odds ? SKILL_ICON[option.odds.skill] : undefined,
        odds:
          odds && option.odds ? { share: option.odds.plain / option.odds.of, rolled: rolled(option.odds) } : undefined,
        costs: costsOf(option),
        tells: tellsOf(option, this.#tellers),
      }));
    if (narrowed) return [...open, { key: "back", label: t("dungeon-back"), button: true }];
    const barred = (view.barred ?? []).map((option) => ({
      key: String(option.code),
      label: actionText(view, option, player),
      why: `${t(`why-${option.why.key}`, option.why.params)} ${option.why.rule}`,
    }));
    return [...open, ...barred];
  });
  /** The question; odds of what the hand is over, in words, in place of the reason. */
  readonly words = $derived.by((): { title: string; why: string } => {
    const { player, odds = true } = this.#source();
    const { title, why } = questionText(this.#view, player);
    const o = odds ? this.turn.shown?.odds : undefined;
    if (!o) return { title, why };
    const share = (n: number) => Math.round((100 * n) / o.of);
    const both = { plain: share(o.plain), modified: share(o.modified), number: o.number };
    return { title, why: t("dungeon-odds-both", both) || why };
  });
  answer(key: string): void {
    if (key === "back") this.turn.clear();
    else this.turn.give(Number(key));
  }
}
