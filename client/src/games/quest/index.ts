/** Quest, as the shared screens use it. */

import type { Entry, EventKeys } from "../../api";
import Die from "../../art/quest/Die.svelte";
import { name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import { patient } from "../../patient";
import type { Sound } from "../../sound";
import type { Kit } from "../contract";
import { signOf } from "../frame/signs";
import { concernText } from "./counsel";
import Small from "./Small.svelte";
import Table from "./Table.svelte";
import type { QuestView } from "./view";
import { actionText, questionText, readerOf, SOURCES, signed } from "./words";

type Told = EventKeys["quest"];

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

/** How long an event is looked at before the next is shown: dice tumble, lie and are read; a hero hops. */
const BEATS = {
  "dice-thrown": 1600,
  "hero-moved": 750,
  "hero-moved-by-effect": 750,
  "goblin-taken": 750,
  exhausted: 750,
  "temple-completed": 750,
  "health-lost": 450,
  defended: 450,
  "helm-used": 450,
  "hero-advanced": 450,
  "goblin-wounded": 450,
  rests: 450,
  idled: 450,
  "item-gained": 450,
  "spell-learned": 450,
  "quest-taken": 450,
  "day-begins": 450,
} satisfies Partial<Record<Told, number>>;
const beat = (entries: readonly Entry[]): number =>
  Math.max(
    0,
    ...entries.flatMap(({ events }) => events.map(({ key }) => (BEATS as Partial<Record<string, number>>)[key] ?? 0)),
  );

/** Of an event: its place on the board, and what changed by it in few signs. */
function told({ key, params }: Entry["events"][number]): ReturnType<NonNullable<Kit["told"]>> {
  const region = params.to;
  const place =
    typeof region === "string" && region.length === 3
      ? `region-${region}`
      : typeof params.cell === "string" && key.startsWith("goblin")
        ? `region-${params.cell}L`
        : undefined;
  const track = (name: "health" | "power", n: unknown) =>
    n === undefined || n === 0 ? undefined : t(`change-${name}`, { shown: signed(Number(n), true) });
  const change =
    key === "health-lost"
      ? track("health", params.lost === undefined ? undefined : -Number(params.lost))
      : key === "health-gained"
        ? track("health", params.gained)
        : key === "power-gained"
          ? track("power", params.gained)
          : key === "power-paid" || key === "defended"
            ? track("power", params.paid === undefined ? undefined : -Number(params.paid))
            : key === "goblins-calmed"
              ? t("change-calmed")
              : undefined;
  const faces = key === "dice-thrown" ? String(params.dice).split(" ") : [];
  return { place, change, dice: faces.length > 0 ? { Die, faces, size: 20 } : undefined };
}

/** Moments worth a flag in a replay. */
const SIGNS = {
  "goblin-taken": "goblin",
  "temple-completed": "flame",
  "item-gained": "chest",
  exhausted: "warn",
  "fight-begins": "boss",
} as const satisfies Partial<Record<Told, IconName>>;

const SOUNDS: Partial<Record<Told, Sound>> = {
  "goblin-angered": "goblin",
  "goblin-arrived": "goblin",
  "goblin-lured": "goblin",
  "goblin-taken": "goblin",
  "goblin-wounded": "goblin",
  "movement-picked": "card",
  "movement-shown": "card",
  "quest-dealt": "card",
  "quest-taken": "coin",
  "item-gained": "coin",
  "spell-learned": "coin",
  "temple-completed": "coin",
};

export const kit: Kit<QuestView> = {
  Table,
  reader: readerOf,
  stage,
  heading,
  beat,
  told,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player, true),
  concern: concernText,
  goal: (view, options) =>
    view.mode === "chosen" ? t("goal-chosen", { level: name(options.level ?? "", "level"), points: view.target }) : "",
  points: (view) =>
    view.mode === "danongorf"
      ? []
      : SOURCES.map((source) => ({
          label: t(`points-${source}`),
          points: view.players.map((player) => player.points[source] ?? 0),
        })),
  part: (view) => ({
    major: t("replay-round", { n: view.round }),
    minor: ["day", "night", "fight"].includes(view.phase) ? name(view.phase, "phase") : "",
    short: t("replay-round-short", { n: view.round }),
    dark: view.phase === "night" || view.phase === "fight",
  }),
  notable: ({ events }) => signOf(events, SIGNS),
  Small,
  looked: patient(() => import("./Looked.svelte")),
  sounds: SOUNDS,
  colour: (view, seat) => view.players[seat]?.colour ?? null,
  end: patient(() => import("./end")),
};
