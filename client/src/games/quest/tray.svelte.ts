/** The dice on the table as they are pressed: which are lit, what they say, and the answer that a press comes to. */
import type { KeyActions } from "../../ui/keys";
import type { Turn } from "../frame/turn.svelte";
import type { Dice } from "./dice.svelte";
import { rerollOf, shownDice, usesOf } from "./tray";
import type { QuestView } from "./view";
import { rollingText, rollText } from "./words";

type Source = { view: QuestView; player: (seat: number) => string };

export class Tray {
  readonly #turn: Turn<QuestView>;
  readonly #dice: Dice;
  readonly #source: () => Source;

  constructor(turn: Turn<QuestView>, dice: Dice, source: () => Source) {
    this.#turn = turn;
    this.#dice = dice;
    this.#source = source;
  }

  readonly #view = $derived.by(() => this.#source().view);
  /** Places of the dice that were picked for a reroll. */
  readonly picked = $derived.by(() => this.#dice.picked(this.#turn.question));
  readonly #chosen = $derived.by(() => this.#view.options.find(({ code }) => code === this.#turn.code));
  readonly dice = $derived.by(() => {
    const { roll } = this.#dice;
    return roll ? shownDice(this.#view, roll, this.#turn.mine, this.picked, this.#chosen) : [];
  });
  /** Places of the dice that may be pressed. */
  readonly lit = $derived.by((): number[] =>
    this.#dice.rolling
      ? []
      : this.dice.flatMap(({ state }, place) => (state === "lit" || state === "picked" ? [place] : [])),
  );
  /** Digits press the dice: some are lit, and no answer is asked for one that is held. */
  readonly digits = $derived.by(
    () => this.lit.length > 0 && !(this.#turn.held?.startsWith("die-") && this.#turn.code === null),
  );
  readonly keys = $derived.by(
    (): KeyActions =>
      this.digits ? Object.fromEntries(this.dice.map((_, place) => [String(place + 1), () => this.press(place)])) : {},
  );
  readonly sentence = $derived.by((): { title: string; text: string } => {
    const { view, player } = this.#source();
    const { roll, rolling } = this.#dice;
    if (!roll) return { title: "", text: "" };
    if (rolling) return { title: rollingText(view, roll, player), text: "" };
    return rollText(view, roll, player, { lit: this.lit.length, picked: this.picked.length });
  });

  /** A lit die is pressed: for a reroll it is picked or let go; else it is used, when one answer alone uses it. */
  press(place: number): void {
    const turn = this.#turn;
    const { roll } = this.#dice;
    const die = this.dice[place];
    if (!roll || !die || !this.lit.includes(place)) return;
    const { options, question } = this.#view;
    if (question?.step === "Reroll") {
      const now = this.#dice.toggle(turn.question, place);
      turn.select(rerollOf(options, roll, now)?.code ?? null, null);
      return;
    }
    const uses = usesOf(options, die.face);
    const again = uses.find((option) => option.code === turn.code);
    if (again && die.state === "picked") turn.give(again.code);
    else turn.hold(`die-${die.face}`, uses.length === 1 ? (uses[0]?.code ?? null) : null);
  }
}
