/** Dungeons, as the shared screens use it. */
import type { Entry } from "../../api";
import { t } from "../../i18n/index.svelte";
import type { Kit } from "../contract";
import Board from "./Board.svelte";
import Table from "./Table.svelte";
import { colourOf, type DungeonsView } from "./view";
import { actionText, questionText, readerOf } from "./words";

/** A turn begins a part of the record; so does the act of the boss. */
function heading(entry: Entry): string {
  if (entry.events.some(({ key }) => key === "boss-revealed")) return t("dungeon-act-2");
  return "";
}

export const kit: Kit<DungeonsView> = {
  Table,
  Board,
  reader: readerOf,
  stage: (view) => t("dungeon-stage", { act: view.act, turn: view.turn }),
  heading,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player),
  sound: (key) => (key.startsWith("goblin-") ? "goblin" : key === "card-laid" ? "card" : ""),
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
};
