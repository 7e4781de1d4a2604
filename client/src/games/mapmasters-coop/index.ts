/** Map Masters, Coop, as the shared screens use it. */
import type { Entry, EventKeys } from "../../api";
import { name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import type { Sound } from "../../sound";
import type { Kit } from "../contract";
import { signOf } from "../frame/signs";
import Small from "./Small.svelte";
import Table from "./Table.svelte";
import { type CoopView, colourOf } from "./view";
import { actionText, questionText, readerOf } from "./words";

type Told = EventKeys["mapmasters-coop"];

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

/** Moments worth a flag in a replay. */
const SIGNS = {
  "objective-met": "flag",
  "artefact-taken": "star",
  arrived: "pawn",
  "water-rises": "warn",
} as const satisfies Partial<Record<Told, IconName>>;

const SOUNDS: Partial<Record<Told, Sound>> = {
  "leg-entered": "pen",
  "card-played": "card",
  "token-bound": "coin",
  "book-bound": "coin",
};

export const kit: Kit<CoopView> = {
  Table,
  reader: readerOf,
  stage,
  heading,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player),
  tally: (view) => [
    { label: t("tally-turns"), value: String(view.turn) },
    {
      label: t("tally-goals"),
      value: `${view.objectives.filter((goal) => goal.met).length} / ${view.objectives.length}`,
    },
  ],
  round: (n) => t("map-round", { n }),
  part: (view) =>
    view.phase === "play" || view.phase === "end"
      ? { major: t("coop-turn", { n: view.turn }), minor: "", short: String(view.turn) }
      : { major: name(view.phase, "phase"), minor: "", short: "" },
  notable: ({ events }) => signOf(events, SIGNS),
  Small,
  sounds: SOUNDS,
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
};
