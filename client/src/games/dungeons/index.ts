/** Dungeons, as the shared screens use it. */

import type { Entry, EventKeys } from "../../api";
import NumberDie from "../../art/dungeons/NumberDie.svelte";
import { name, t } from "../../i18n/index.svelte";
import type { IconName } from "../../look/icons";
import { patient } from "../../patient";
import type { Sound } from "../../sound";
import type { Kit } from "../contract";
import { signOf } from "../frame/signs";
import { concernText } from "./counsel";
import Small from "./Small.svelte";
import Table from "./Table.svelte";
import { colourOf, type DungeonsView } from "./view";
import { actionText, questionText, readerOf } from "./words";

type Told = EventKeys["dungeons"];

/** A turn begins a part of the record; so does the act of the boss. */
function heading(entry: Entry): string {
  if (entry.events.some(({ key }) => key === "boss-revealed")) return t("dungeon-act-2");
  // The deal of the heroes lays the table; the first turn begins with the last of them.
  const drawn = entry.events.some(({ key }) => key === "hero-drawn");
  return drawn && entry.events.some(({ key }) => key === "turn-begins") ? t("dungeon-act-1") : "";
}

/**
 * The log leaves out where face-down cards are laid, what is paid for a die that it tells of, and what the change that
 * follows says too: that an enemy is hit for so much, that a counter-attack costs so much.
 */
const untold = ({ key, params }: Entry["events"][number], all: Entry["events"]): boolean =>
  key === "card-placed" ||
  key === "enemies-act" ||
  (key === "paid" && all.some((event) => event.key === "die-modified")) ||
  (key === "counter-damage" && all.some((event) => event.key === "lost" && event.params.seat === params.seat));

/** What is a deed of its own, though it came with another: each enemy's, a hero's turn, what the torch does. */
const DEEDS = new Set<Entry["events"][number]["key"]>([
  "torch-lowered",
  "enemy-moved",
  "enemy-hits",
  "goblin-added",
  "minion-added",
  "turn-begins",
] satisfies Told[]);

/** The place of the board that a line of the log tells of, and whether it begins a row. */
function told(
  { key, params }: Entry["events"][number],
  before?: Entry["events"][number],
): ReturnType<NonNullable<Kit["told"]>> {
  // An enemy that moves and hits does one thing.
  const same = key === "enemy-hits" && before?.key === "enemy-moved" && before.params.enemy === params.enemy;
  const begins = DEEDS.has(key) && !same;
  if (typeof params.enemy === "string") return { place: params.enemy, begins };
  if (key === "dice-rolled")
    return { begins, dice: { Die: NumberDie, faces: String(params.dice).split(" "), size: 24 } };
  const at = params.place ?? params.cell ?? params.room;
  return { place: typeof at === "string" ? `place-${at}` : undefined, begins };
}

/** Moments worth a flag in a replay. */
const SIGNS = {
  "boss-revealed": "boss",
  unconscious: "skull",
  "enemy-killed": "sword",
  "boss-damaged": "heart",
} as const satisfies Partial<Record<Told, IconName>>;

const SOUNDS: Partial<Record<Told, Sound>> = {
  "goblin-added": "goblin",
  "card-laid": "card",
};

export const kit: Kit<DungeonsView> = {
  Table,
  reader: readerOf,
  stage: (view) => t("dungeon-stage", { act: view.act, turn: view.turn }),
  heading,
  told,
  untold,
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(view, action, player),
  concern: concernText,
  role: (view, seat) => name(view.players[seat]?.hero ?? "", "hero"),
  tally: (view) => [
    { label: t("tally-act"), value: String(view.act) },
    { label: t("tally-turns"), value: String(view.turn) },
    { label: t("tally-killed"), value: String(view.killed) },
  ],
  part: (view) => ({
    major: t("replay-act", { n: view.act }),
    minor: t("replay-turn", { n: view.turn }),
    short: t("replay-act", { n: view.act }),
  }),
  notable: ({ events }) => signOf(events, SIGNS),
  Small,
  looked: patient(() => import("./Looked.svelte")),
  sounds: SOUNDS,
  colour: (view, seat) => (view.players[seat] ? colourOf(seat) : null),
  end: patient(() => import("./end")),
};
