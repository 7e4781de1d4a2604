/** Map Masters, as the shared screens use it. */
import type { Entry } from "../../api";
import { name, t } from "../../i18n/index.svelte";
import { isHalt, waysOf } from "../board/tally";
import type { Kit } from "../contract";
import Board from "./Board.svelte";
import { positionOf } from "./drawing.svelte";
import Table from "./Table.svelte";
import { colourOf, type MapView } from "./view";
import { actionText, cardWords, questionText, readerOf, stepWords } from "./words";

/** A round begins with its market, then come exploration and reward. */
function heading(entry: Entry): string {
  for (const { key, params } of entry.events) {
    if (key === "market-opens") return `${t("map-round", { n: params.round ?? 0 })}, ${name("market", "phase")}`;
    if (key === "exploration-begins")
      return `${t("map-round", { n: params.round ?? 0 })}, ${name("exploration", "phase")}`;
    if (key === "path-revealed" || key === "no-path-revealed") return name("reward", "phase");
  }
  return "";
}

/** Exit ticks as points: 2 for the most, 1 for the next lower number [M9.3]. */
function exitPoints(view: MapView): number[] {
  const ranks = [...new Set(view.players.map((one) => one.exits).filter((n) => n > 0))].sort((a, b) => b - a);
  return view.players.map((one) => (one.exits > 0 ? Math.max(0, 2 - ranks.indexOf(one.exits)) : 0));
}

/** A good of the market by the key of a mark; what lies elsewhere has a name on the board. */
function placeName(key: string): string {
  const [kind = "", id = ""] = key.split(/-(.*)/);
  if (kind === "token") return name(id, "token");
  if (key === "book-blind") return t("market-blind-book");
  if (kind === "book") return name(id, "book");
  if (kind === "card") return cardWords(id);
  return kind === "blind" ? t("market-blind-card", { n: id }) : "";
}

export const kit: Kit<MapView> = {
  Table: Table as Kit<MapView>["Table"],
  Board: Board as unknown as Kit<MapView>["Board"],
  reader: readerOf,
  stage: (view) => t("map-stage", { n: Math.max(1, view.round), phase: name(view.phase, "phase") }),
  heading,
  question: (view, player) => {
    const own = view.players[view.seat]?.dungeon;
    // Each step is told in words: what it found, where the line stands, how it could go on.
    if (view.question?.step === "Explore" && view.actors.includes(view.seat) && own?.path)
      return stepWords(
        positionOf(own),
        waysOf(own.next).filter((way) => !isHalt(way.main)),
      );
    return questionText(view, player).title;
  },
  action: (view, action, player) =>
    actionText(view, { verb: action.verb, args: action.args as [string, string][] }, player),
  points: (view) => {
    const exits = exitPoints(view);
    const row = (key: string, of: (seat: number) => number) => ({
      label: t(key),
      points: view.players.map((_, seat) => of(seat)),
    });
    return [
      row("points-blue", (seat) => view.players[seat]?.blue ?? 0),
      row("points-pink-all", (seat) => Math.floor((view.players[seat]?.pink ?? 0) / 2)),
      row("points-green", (seat) => view.players[seat]?.green ?? 0),
      row("points-exits", (seat) => exits[seat] ?? 0),
      row("points-coins", (seat) => Math.floor((view.players[seat]?.coins ?? 0) / 3)),
    ];
  },
  place: (_, key) => placeName(key),
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
};
