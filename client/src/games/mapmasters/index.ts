/** Map Masters, as the shared screens use it. */

import type { Entry, EventKeys } from "../../api";
import { name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import { patient } from "../../patient";
import type { Sound } from "../../sound";
import { isHalt, waysOf } from "../board/tally";
import type { Kit } from "../contract";
import { signOf } from "../frame/signs";
import { positionOf } from "./drawing.svelte";
import Small from "./Small.svelte";
import Table from "./Table.svelte";
import { colourOf, type MapView } from "./view";
import { actionText, COLUMNS, cardWords, questionText, readerOf, stepWords } from "./words";

type Told = EventKeys["mapmasters"];

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

/** A good of the market by the key of a mark; what lies elsewhere has a name on the board. */
function placeName(key: string): string {
  const [kind = "", id = ""] = key.split(/-(.*)/);
  if (kind === "token") return name(id, "token");
  if (key === "book-blind") return t("market-blind-book");
  if (kind === "book") return name(id, "book");
  if (kind === "card") return cardWords(id);
  return kind === "blind" ? t("market-blind-card", { n: id }) : "";
}

/** Moments worth a flag in a replay. */
const SIGNS = {
  "hourglass-taken": "hourglass",
  "path-revealed": "flag",
  "book-bought": "book",
} as const satisfies Partial<Record<Told, IconName>>;

const SOUNDS: Partial<Record<Told, Sound>> = {
  "path-drawn": "pen",
  "card-laid": "card",
  "hand-revealed": "card",
  "token-bought": "coin",
  "book-bought": "coin",
  "card-bought": "coin",
};

export const kit: Kit<MapView> = {
  Table,
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
  action: (view, action, player) => actionText(view, action, player),
  points: (view) =>
    COLUMNS.map(({ source }) => ({
      label: t(`points-${source}`),
      points: view.players.map((one) => one.points[source]),
    })),
  place: (_, key) => placeName(key),
  round: (n) => t("map-round", { n }),
  part: (view) => ({
    major: t("map-round", { n: Math.max(1, view.round) }),
    minor: name(view.phase, "phase"),
    short: t("map-round", { n: Math.max(1, view.round) }),
  }),
  notable: ({ events }) => signOf(events, SIGNS),
  Small,
  looked: patient(() => import("./Looked.svelte")),
  follows: (view) => view.phase === "exploration",
  sounds: SOUNDS,
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
  end: patient(() => import("./end")),
};
