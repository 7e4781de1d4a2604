/** A card in the hand on its way to the lattice: which, how it is turned, where it would lie, and whether it may. */
import type { Shapes } from "../../api";
import { has, type Reader, tell } from "../../i18n/index.svelte";
import { say } from "../../ui/live.svelte";
import type { OnStudy } from "../contract";
import type { Drawing } from "./drawing.svelte";
import { arg, type Laid, type Option } from "./view";

type Pt = { x: number; y: number };
export type Spot = { x: number; y: number; turned: boolean };
/** What the engine says of a card: where it could lie, by which actions, and how it is taken up. */
type Arranged = Shapes["MapPlaces"];
type Refusal = Pick<Shapes["MapUnmoved"], "why">;
type Source = {
  drawing: Drawing;
  cost: (card: string) => number;
  reader: () => Reader;
  onwhy?: (action: string) => Promise<string>;
  onstudy?: OnStudy;
};

/** A place of the lattice by its column and half height: the middle of a card that lies there, in units of the table. */
export const middle = (spot: { x: number; y: number }): Pt => ({ x: spot.x * 100 + 50, y: spot.y * 100 + 100 });
/** The place of the lattice that is nearest to the middle of a card. */
export const snap = (at: Pt): { x: number; y: number } => ({
  x: Math.round((at.x - 50) / 100) + 0,
  y: Math.round((at.y - 100) / 100) + 0,
});

export class Laying {
  readonly #source: () => Source;
  card = $state<string | null>(null);
  turned = $state(false);
  /** Where the card is held over the table, null while it is not over it. */
  over = $state.raw<{ x: number; y: number } | null>(null);
  /** A finger or the mouse carries it. */
  dragging = $state(false);
  /** Why it cannot lie where it is held or was pressed, or why it cannot be taken up. */
  reason = $state("");
  #arranged = $state.raw<{ card: string; answer: Arranged } | null>(null);
  #asked = "";

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The card lies on the table already. */
  readonly laid = $derived.by((): Laid | null => {
    const { drawing } = this.#source();
    return drawing.position.cards.find((one) => one.card === this.card) ?? null;
  });

  /** Places of the held card as it is turned now, each with the actions that bring it there. */
  readonly places = $derived.by((): (Spot & { codes: number[]; option: Option | null })[] => {
    const { drawing } = this.#source();
    const card = this.card;
    if (!card || !drawing.mine) return [];
    const arranged = this.#arranged?.card === card ? this.#arranged.answer : null;
    if (arranged)
      return arranged.places
        .filter(([, , turned]) => turned === this.turned)
        .map(([x, y, turned, codes]) => ({ x, y, turned, codes, option: null }));
    if (this.laid || drawing.position.steps.length > 0) return [];
    return drawing.options.flatMap((option) => {
      if (option.verb !== "lay" || arg(option, "card") !== card) return [];
      if ((arg(option, "turn") === "turned") !== this.turned) return [];
      const [x = 0, y = 0] = (arg(option, "place") ?? "").split(",").map(Number);
      return [{ x, y, turned: this.turned, codes: [option.code], option }];
    });
  });
  readonly removable = $derived(this.#arranged?.card === this.card ? this.#arranged?.answer.remove : null);
  /** Whether the card may lie where it is held; null while nobody knows. */
  readonly legal = $derived.by((): boolean | null => {
    const at = this.over;
    if (!at || !this.card) return null;
    const laid = this.laid;
    if (laid && laid.x === at.x && laid.y === at.y && laid.turned === this.turned) return true;
    if ((laid || this.#source().drawing.position.steps.length > 0) && this.#arranged?.card !== this.card) return null;
    return this.places.some((place) => place.x === at.x && place.y === at.y);
  });

  /** Carries the card over a point of the table, or beside it. */
  carry(at: Pt | null): void {
    const spot = at ? (this.#source().drawing.position.cards.length === 0 ? { x: 0, y: 0 } : snap(at)) : null;
    if (spot?.x === this.over?.x && spot?.y === this.over?.y) return;
    this.over = spot;
    if (spot && this.legal === false) void this.explain(spot);
    else this.reason = "";
  }
  /** Lets the carried card go: it is laid where it is held, if it may lie there. */
  release(lay: boolean): void {
    const at = this.over;
    this.dragging = false;
    if (at && lay) this.lay(at);
    this.over = null;
  }

  /** Takes a card into the hand. What lies is held as it lies; what lies under a line is asked of the engine. */
  hold(card: string, turned?: boolean): void {
    const { drawing } = this.#source();
    const laid = drawing.position.cards.find((one) => one.card === card);
    if (this.card !== card) this.turned = turned ?? laid?.turned ?? false;
    this.card = card;
    this.reason = "";
    this.#arranged = null;
    if (laid || drawing.position.steps.length > 0) void this.#ask(card);
  }
  drop(): void {
    this.card = null;
    this.over = null;
    this.dragging = false;
    this.reason = "";
    this.#arranged = null;
    this.#asked = "";
  }

  async #ask(card: string): Promise<Arranged | null> {
    const { drawing, onstudy } = this.#source();
    await drawing.settled();
    if (this.card !== card || !onstudy) return null;
    try {
      const answer = (await onstudy("arrange", { card })) as Arranged;
      if (this.card === card) this.#arranged = { card, answer };
      return answer;
    } catch {
      return null;
    }
  }

  /** Half a turn: of the card in the hand, or at once of one that lies. */
  async turn(): Promise<void> {
    const laid = this.laid;
    if (!this.card) return;
    this.turned = !this.turned;
    if (!laid || this.dragging) {
      this.explain();
      return;
    }
    const answer = this.#arranged?.card === this.card ? this.#arranged.answer : await this.#ask(this.card);
    if (!answer || !this.card) return;
    if (!this.lay({ x: laid.x, y: laid.y })) {
      const why = this.reason;
      this.turned = laid.turned;
      await this.explain({ x: laid.x, y: laid.y }, !laid.turned);
      if (!this.reason) this.reason = why;
    }
  }

  /** Lays the held card at a place as it is turned. False when it may not lie there; the reason is told. */
  lay(at: { x: number; y: number }): boolean {
    const { drawing, cost } = this.#source();
    const card = this.card;
    if (!card) return false;
    const place = this.places.find((one) => one.x === at.x && one.y === at.y);
    const laid = this.laid;
    if (laid && laid.x === at.x && laid.y === at.y && laid.turned === this.turned) {
      this.over = null;
      this.dragging = false;
      return true;
    }
    if (!place) {
      const asked = laid !== null || drawing.position.steps.length > 0;
      // Let go before the engine has told the places: it is laid as soon as they are known.
      if (asked && this.#arranged?.card !== card)
        void this.#ask(card).then((answer) => answer && this.card === card && this.lay(at));
      else void this.explain(at);
      return false;
    }
    if (place.option) drawing.lay(place.option, cost(card));
    else {
      const others = drawing.position.cards.filter((one) => one.card !== card);
      drawing.arrange([...others, { card, cost: cost(card), ...at, turned: this.turned }], place.codes);
    }
    this.drop();
    return true;
  }

  /** Takes a card that lies up into the hand again. */
  async remove(): Promise<void> {
    const { drawing, reader } = this.#source();
    const card = this.card;
    if (!card || !this.laid) return;
    const answer = this.#arranged?.card === card ? this.#arranged.answer : await this.#ask(card);
    if (!answer) return;
    if (!answer.remove) {
      this.#tell({ why: { rule: "MR3", key: "apart" } }, reader());
      return;
    }
    drawing.arrange(
      drawing.position.cards.filter((one) => one.card !== card),
      answer.remove,
    );
    this.drop();
  }

  /** Says why the held card may not lie at a place. */
  async explain(at: { x: number; y: number } | null = this.over, turned = this.turned): Promise<void> {
    const { onwhy, onstudy, reader, drawing } = this.#source();
    const card = this.card;
    if (!card || !at || this.places.some((one) => one.x === at.x && one.y === at.y && one.turned === turned)) {
      if (at) this.reason = "";
      return;
    }
    const asked = `${card} ${at.x},${at.y} ${turned}`;
    this.#asked = asked;
    if (this.laid || drawing.position.steps.length > 0) {
      try {
        const told = (await onstudy?.("arrange", { card, x: at.x, y: at.y, turned })) as Shapes[
          | "MapMoved"
          | "MapUnmoved"];
        if (this.#asked === asked && "why" in told) this.#tell(told, reader());
      } catch {
        // Without an answer the place is shown in red all the same.
      }
      return;
    }
    const text = (await onwhy?.(`lay ${card} ${at.x},${at.y}${turned ? " turned" : ""}`)) ?? "";
    if (this.#asked !== asked) return;
    this.reason = text;
    if (text) say(text);
  }
  #tell({ why }: Refusal, reader: Reader): void {
    this.reason = has(`why-${why.key}`) ? `${tell(`why-${why.key}`, {}, reader)} ${why.rule}` : why.key;
    say(this.reason);
  }
}
