/** Hints in the words of this board. */
import { name, t, tell } from "../../i18n/index.svelte";
import type { Concern, Piece } from "../frame/hints.svelte";
import { targetsOf } from "./targets";
import { arg, type QuestView } from "./view";
import { actionText, headOf, readerOf } from "./words";

/** What matters now, in a sentence. */
export function concernText(view: QuestView, concern: Concern, player: (seat: number) => string): string {
  const { hero } = concern.params;
  const params = { ...concern.params, head: typeof hero === "number" ? headOf(hero - 1) : "" };
  return tell(`concern-${concern.key}`, params, readerOf(view, player));
}

/** What an answer acts with: a hero by its head-dress, a card, the dice. */
export function pieceOf(view: QuestView, code: number): Piece {
  const option = view.options.find((one) => one.code === code);
  if (!option) return { text: "", place: null };
  const hero = arg(option, "hero");
  const card = arg(option, "card");
  const quest = arg(option, "quest");
  const held = hero === undefined ? null : Number(hero) - 1;
  const place =
    held === null
      ? targetsOf(view, null).find(({ codes }) => codes.includes(code))?.key
      : view.players[view.seat]?.heroes[held]?.at && `region-${view.players[view.seat]?.heroes[held]?.at}`;
  const text =
    held !== null
      ? t("hint-hero", { head: headOf(held) })
      : card !== undefined && option.verb === "pick"
        ? t("hint-card", { card: name(card, "movement") })
        : quest !== undefined
          ? name(quest, "quest")
          : ["roll", "rest", "reroll"].includes(option.verb)
            ? t("hint-dice")
            : "";
  return { text, place: place ?? null };
}

export const moveText = (view: QuestView, code: number, player: (seat: number) => string): string => {
  const option = view.options.find((one) => one.code === code);
  return option ? actionText(view, option, player, true) : "";
};
