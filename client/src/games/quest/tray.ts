/** What may be done with the dice that lie: which are lit, which are picked, and the answer that goes with them. */
import { type Die, numbered, type Roll, untouched } from "./roll";
import { arg, type Face, type Option, type QuestView } from "./view";

export type Shown = {
  face: Face;
  signs: Die["signs"];
  /** "lit": may be pressed; "picked": pressed, or part of the answer that is selected; "faded": used, or of no use. */
  state: "plain" | "lit" | "picked" | "faded";
  /** Heroes, from 0, whom the die may serve. */
  heroes: number[];
  /** To be thrown again, or to lie on, while that is the question. */
  again: "reroll" | "keep" | "stays" | null;
};

/** Questions in which the dice of the state are those on the table. */
const ABOUT_DICE = new Set(["Reroll", "Hit", "Symbols", "FightReroll", "DiscardItem"]);

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join(" ") === [...b].sort().join(" ");

/** The roll on the table: as the story tells it, or the bare dice where a table began in the middle of one. */
export function lying(view: QuestView, told: Roll | null): Roll | null {
  const faces = told?.dice.map(({ face }) => face) ?? [];
  const asked = ABOUT_DICE.has(view.question?.step ?? "");
  if (told && (!asked || same(faces, view.dice))) return told;
  if (!asked || view.dice.length === 0) return null;
  const dice = view.dice.map((face) => ({ face, signs: [] }));
  return untouched({ id: 0, number: 0, seat: view.roller, grotto: "", dice, thrown: [] });
}

/** Faces of the dice that a reroll names. */
function named(roll: Roll, option: Option): Face[] {
  const faces = roll.dice.map(({ face }) => face);
  const places = numbered(faces);
  return [...(arg(option, "dice") ?? "")].map((n) => faces[places[Number(n) - 1] ?? -1] as Face);
}

/** The answer that rerolls the picked dice; equal dice are the same to the rules, so any of them may be picked. */
export function rerollOf(options: readonly Option[], roll: Roll, picked: readonly number[]): Option | undefined {
  if (picked.length === 0) return undefined;
  const wanted = picked.map((place) => roll.dice[place]?.face ?? "");
  return options.find((option) => option.verb === "reroll" && same(named(roll, option), wanted));
}

/** The dice that an answer spends, as faces. */
export function spends(option: Option): Face[] {
  if (option.verb === "attack") return ["attack"];
  if (option.verb !== "advance") return [];
  return [...(arg(option, "payment") ?? "")].flatMap((one) =>
    one === "t" ? ["torch" as const] : one === "s" ? ["scroll" as const] : [],
  );
}

/** Answers that use a die of this face. */
export const usesOf = (options: readonly Option[], face: Face): Option[] =>
  options.filter((option) => spends(option).includes(face));

const usedBy = (die: Die, seat: number) => die.signs.some((sign) => sign.kind === "used" && sign.seat === seat);

/** Every die as it is drawn. `picked`: places picked for a reroll; `chosen`: the answer that is selected. */
export function shownDice(
  view: QuestView,
  roll: Roll,
  mine: boolean,
  picked: readonly number[],
  chosen: Option | undefined,
): Shown[] {
  const step = view.question?.step;
  const options = mine ? view.options : [];
  const faces = new Set(options.filter((o) => o.verb === "reroll").flatMap((option) => named(roll, option)));
  const left = chosen ? spends(chosen) : [];
  return roll.dice.map((die, place): Shown => {
    const shown: Shown = { ...die, state: "plain", heroes: [], again: null };
    if (step === "Reroll" && mine) {
      if (!faces.has(die.face)) return { ...shown, state: "faded", again: "stays" };
      if (picked.includes(place)) return { ...shown, state: "picked", again: "reroll" };
      return { ...shown, state: "lit", again: picked.length > 0 ? "keep" : null };
    }
    if (step === "Symbols" && mine) {
      const uses = usedBy(die, view.seat) ? [] : usesOf(options, die.face);
      if (uses.length === 0) return { ...shown, state: "faded" };
      const heroes = [...new Set(uses.map((option) => Number(arg(option, "hero")) - 1))];
      const at = left.indexOf(die.face);
      if (at >= 0) left.splice(at, 1);
      return { ...shown, heroes, state: at >= 0 ? "picked" : "lit" };
    }
    return die.signs.length > 0 || roll.done ? { ...shown, state: "faded" } : shown;
  });
}
