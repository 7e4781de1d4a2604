/** Hints in the words of this board. */
import { name, tell } from "../../i18n/index.svelte";
import type { Concern, Piece } from "../frame/hints.svelte";
import { targetsOf } from "./targets";
import { arg, type DungeonsView } from "./view";
import { actionText, enemyName, heroOf, phrase, readerOf } from "./words";

/** What matters now, in a sentence. */
export const concernText = (view: DungeonsView, concern: Concern, player: (seat: number) => string): string =>
  tell(`concern-${concern.key}`, concern.params, readerOf(view, player));

/** What an answer acts with or on: an enemy, a room, a card, else the hero who is asked. */
export function pieceOf(view: DungeonsView, code: number, player: (seat: number) => string): Piece {
  const option = view.options.find((one) => one.code === code);
  if (!option) return { text: "", place: null };
  const enemy = arg(option, "enemy");
  const room = arg(option, "room") ?? arg(option, "cell") ?? arg(option, "place");
  const loot = arg(option, "loot");
  const spell = arg(option, "spell");
  const actor = view.question?.actor ?? view.seat;
  const place = targetsOf(view).find(({ codes }) => codes.includes(code))?.key ?? `hero-${actor}`;
  const text = enemy
    ? enemyName(view, enemy)
    : room
      ? phrase(view, room)
      : loot
        ? name(loot, "loot")
        : spell
          ? name(spell, "spell")
          : heroOf(view, actor, player);
  return { text, place };
}

export const moveText = (view: DungeonsView, code: number, player: (seat: number) => string): string => {
  const option = view.options.find((one) => one.code === code);
  return option ? actionText(view, option, player) : "";
};
