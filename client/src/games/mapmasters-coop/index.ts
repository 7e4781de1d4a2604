/** Map Masters, Coop, as the shared screens use it. */
import type { Entry } from "../../api";
import { name, t } from "../../i18n/index.svelte";
import type { Kit } from "../contract";
import Board from "./Board.svelte";
import Table from "./Table.svelte";
import { type CoopView, colourOf } from "./view";
import { actionText, questionText, readerOf } from "./words";

function stage(view: CoopView): string {
  const mission = t("coop-mission-n", { n: view.mission.id });
  return view.phase === "play" || view.phase === "end"
    ? `${mission} · ${t("coop-turn", { n: view.turn })}`
    : `${mission} · ${name(view.phase, "phase")}`;
}
/** A turn begins a part of the record. */
function heading(entry: Entry): string {
  for (const { key, params } of entry.events) if (key === "turn-begins") return t("coop-turn", { n: params.turn ?? 0 });
  return "";
}

export const kit: Kit<CoopView> = {
  Table,
  Board,
  reader: readerOf,
  stage,
  heading,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player),
  round: (n) => t("map-round", { n }),
  sound: (key) =>
    key === "path-drawn" ? "pen" : key === "card-laid" ? "card" : /^(token|card)-bought$/.test(key) ? "coin" : "",
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
};
