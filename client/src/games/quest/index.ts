/** Quest, as the shared screens use it. */
import type { Entry } from "../../api";
import { name, t } from "../../i18n/index.svelte";
import type { Kit } from "../contract";
import Board from "./Board.svelte";
import Table from "./Table.svelte";
import type { QuestView } from "./view";
import { actionText, questionText, readerOf } from "./words";

const SOURCES = ["quests", "goblins", "spells", "legends"] as const;

function stage(view: QuestView): string {
  if (view.phase === "setup") return t("stage-setup");
  if (view.phase === "end") return name("end", "phase");
  const phase = view.phase === "day" ? t("stage-turn", { turn: view.turn }) : name(view.phase, "phase");
  // Danongorf counts no rounds to an end: he counts cards.
  const round =
    view.rounds === null ? t("replay-round", { n: view.round }) : t("stage-round", { n: view.round, of: view.rounds });
  return `${round} · ${phase}`;
}

function heading(entry: Entry): string {
  for (const { key, params } of entry.events) {
    if (key === "day-begins") return `${t("replay-round", { n: params.round ?? 0 })}, ${name("day", "phase")}`;
    if (key === "night-begins") return `${t("replay-round", { n: params.round ?? 0 })}, ${name("night", "phase")}`;
    if (key === "dawn") return name("dawn", "phase");
    if (key === "fight-begins") return name("fight", "phase");
  }
  return "";
}

export const kit: Kit<QuestView> = {
  Table,
  Board,
  reader: readerOf,
  stage,
  heading,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player, true),
  goal: (view, options) =>
    view.mode === "chosen" ? t("goal-chosen", { level: name(options.level ?? "", "level"), points: view.target }) : "",
  points: (view) =>
    view.mode === "danongorf"
      ? []
      : SOURCES.map((source) => ({
          label: t(`points-${source}`),
          points: view.players.map((player) => player.points[source] ?? 0),
        })),
  sound: (key) =>
    key.startsWith("goblin-")
      ? "goblin"
      : /^(movement-picked|movement-shown|quest-dealt)$/.test(key)
        ? "card"
        : /^(quest-taken|item-gained|spell-learned|temple-completed)$/.test(key)
          ? "coin"
          : "",
  colour: (view, seat) => view.players[seat]?.colour ?? null,
};
