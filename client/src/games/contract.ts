/** What a game brings to the shared screens. The screens know no game; a game knows no screen. */

import type { Component, Snippet } from "svelte";
import type { Entry, Reason, Shapes, Study } from "../api";
import type { Colour } from "../art/seats";
import type { Reader } from "../i18n/index.svelte";
import type { IconName } from "../look/icons";
import type { Sounds } from "../sound";
import type { Part } from "../state/moments.svelte";
import type { Line } from "../ui/Log.svelte";
import type { Role } from "../ui/role";

/** What every game's view has; the rest is the game's own. */
export type View = {
  version: number;
  /** The version from which what this seat is asked stands. */
  since: number;
  over: boolean;
  end_reason: string;
  results: number[];
  /** The title of the end, where the game says more than who has won. */
  verdict?: Shapes["Cause"];
  seat: number;
  actors: number[];
  round?: number;
  question: Shapes["QuestionView"] | null;
  options: Shapes["ActionView"][];
};

export type Seated = { name: string; role?: Role; last?: string };

/** Something that all at the table see for a while and that no record keeps. `seat` made it, `eyes` see it too.
 * "ping": `key` is a place, it passes by itself. "sketch": `key` names a plan, `value` its action codes.
 * "aim": what the seat that is asked is about to choose, `key` a place or choice, `value` codes that go with it. */
export type Mark = {
  kind: MarkKind;
  key: string;
  seat: number;
  value: number[];
  /** Of an aim: the answer, in words. */
  text?: string;
};
export type MarkKind = "ping" | "sketch" | "aim";

/** What a table shows by itself, such as a reveal: the bar tells it in place of where the game stands, and while it
 * `holds`, the end of the game waits to be told. While it `waits`, what others do next waits to be shown. */
export type Act = { title?: string; holds?: boolean; waits?: boolean };

/** What a topic of study is asked with. */
export type StudyParams = Record<string, string | number | boolean | readonly number[]>;
/** Asks the game about the position; which of the answers it gets, the topic says. Rejects with Refused. */
export type OnStudy = (topic: string, params: StudyParams) => Promise<Study["answer"]>;

export type TableProps<V> = {
  view: V;
  seats: readonly Seated[];
  log?: readonly Line[];
  /** What was done at the table and what came of it, oldest first; some of it may have been taken back since. */
  entries?: readonly Entry[];
  /** Last moves are drawn; they are unless somebody switched them off. */
  trails?: boolean;
  /** Plays the record again from after a line of it to now. */
  onagain?: (line: number) => void;
  odds?: boolean;
  fast?: boolean;
  /** Every answer waits for a second press. */
  confirmAll?: boolean;
  undoWhy?: string | null;
  undoLabel?: string;
  ruleHref?: (rule: string) => string;
  /** Plays an answer, or several in one deed: all are done or none. Resolves when it is answered, false when refused. */
  onchoose?: (code: number | number[]) => unknown;
  /** Asks through my seat (topics of its engine). */
  onstudy?: OnStudy;
  /** A hint was told, up to that rung: the record notes it. */
  onhint?: (topic: string, rung: number) => void;
  /** Whether topics that say what to do are answered at this table. */
  hints?: boolean;
  /** What people at the table point at, plan and are about to choose; my own marks are among them. */
  marks?: readonly Mark[];
  /** Makes a mark of mine, replaces it, or takes it away (null). Aims and sketches wait for each other: the last counts.
   * Never aim at what the others may not know. */
  onmark?: (kind: MarkKind, key: string, value?: readonly number[] | null) => void;
  /** Seconds that seats have spent, where time decides something; limit is null without one. */
  clocks?: readonly { seat: number; spent: number; running: boolean; limit: number | null }[];
  onundo?: () => void;
  onshow?: (id: string | number) => void;
  /** The table begins to show something by itself, or has shown it (null). */
  onact?: (act: Act | null) => void;
  onhelp?: () => void;
  letterKeys?: boolean;
  /** Why an action, in notation, is not possible now: a sentence with its rule, "" when none is closer. */
  onwhy?: (action: string) => Promise<string>;
  /** Stands in place of the question: a moment of the past, a pause, the end. */
  note?: Snippet;
  /** What happened while nobody looked: it stands over the log, or for a while over the seats, never over the board. */
  banner?: Snippet;
  /** One answer is asked about, and nothing else can be done here. */
  puzzle?: boolean;
  /** What lies on the table stays as it lies, and nobody else plays: the board of a day. */
  fixed?: boolean;
  /** The table was laid for a lesson: nothing is opened there by itself. */
  lesson?: boolean;
  /** A lesson is played: who speaks of the board, the list of its steps, the answer that is pointed at, and the
   * places that are spoken of. */
  coach?: { card: Snippet; steps: Snippet; code: number | null; shown: boolean; spoken: readonly string[] };
  /** Why the server did not take the last answer: said in the question. */
  trouble?: string;
};

/** One source of points: its name, and what each seat has of it. */
export type PointsRow = { label: string; points: number[] };

/** A position and the event of it that a cut-out of the board shows, in at most `size` pixels: less of the board where it is
 * small, for its numbers stay as large. It is a picture: its words stand beside it. */
export const SMALL = { w: 248, h: 200 };
export type SmallProps<V> = { view: V; event: Entry["events"][number]; size?: { w: number; h: number } };
/** A choice on the board of an analysis: the position before it as its seat saw it and the one after, what was played and
 * what was better (null: nothing), and the wholes that were laid open with it. */
export type LookedProps<V> = {
  before: V;
  after: V;
  seat: number;
  played: Shapes["ActionShape"];
  best: Shapes["ActionShape"] | null;
  solved: readonly Shapes["Solved"][];
  player: (seat: number) => string;
};
/** What the page of the end asks of a panel that is a game's own: the rounds of the story and their lines. */
export type EndPanelProps<V> = {
  id: string;
  version: number;
  story: Shapes["StoryView"];
  view: V;
  seat: number;
  player: (seat: number) => string;
};
/** What a game brings to the page of its end; all of it may be left out. */
export type EndKit<V = unknown> = {
  /** What the hero of a seat holds in the end. */
  held?: (view: V, seat: number) => readonly string[];
  /** The figure of a seat, 42 units tall on 0 0, where it is no plain hero. */
  Figure?: Component<{ view: V; seat: number }>;
  /** A panel of the game's own. */
  Panel?: Component<EndPanelProps<V>>;
  /** Signs of the sources of points, and the rule that counts them. */
  icons?: Readonly<Record<string, IconName>>;
  rule?: string;
};

export type Kit<V = unknown> = {
  Table: Component<TableProps<V>>;
  reader: (view: V, player: (seat: number) => string) => Reader;
  /** Where the game stands, for the bar: "Round 4 of 5, Day". */
  stage: (view: V) => string;
  /** The round and part that begins with an entry, "" when none does. */
  heading: (entry: Entry) => string;
  /** Events that the log leaves out: another of the same deed says as much. */
  untold?: (event: Entry["events"][number], all: Entry["events"]) => boolean;
  /** What the log shows of an event beside its sentence: the place of the board it tells of, by its key, what changed
   * by it in few signs ("+1 heart"), the dice that were thrown, and whether it is a deed of its own with a row of its own. `before` is the event
   * of the same answer that was told before it. */
  told?: (
    event: Entry["events"][number],
    before?: Entry["events"][number],
  ) => Pick<Line, "place" | "change" | "dice"> & { begins?: boolean };
  /** How long, in milliseconds at the usual speed, what happened is to be looked at before the next is shown. */
  beat?: (entries: readonly Entry[]) => number;
  /** Title of the open question. */
  question: (view: V, player: (seat: number) => string) => string;
  /** The words of an action of the record. */
  action: (view: V, action: NonNullable<Entry["action"]>, player: (seat: number) => string) => string;
  /** What matters at a position, in a sentence, where the engine of the game says it. */
  concern?: (view: V, concern: Shapes["Concern"], player: (seat: number) => string) => string;
  /** Goals of one who plays alone, "" for none. */
  goal?: (view: V, options: Record<string, string>) => string;
  /** What the points are made of, for the end: a row of points by seat for each source; leave it out without points. */
  points?: (view: V) => PointsRow[];
  /** What a seat plays where that has a name: its hero. It stands before the name of the person. */
  role?: (view: V, seat: number) => string;
  /** What is counted at the end of a game in which nobody has points of their own: turns, goals. */
  tally?: (view: V) => { label: string; value: string }[];
  /** The name of a place by the key of a mark, where the board's own label for the ear is not it. */
  place?: (view: V, key: string) => string;
  /** What the game calls a round in the list of a replay, "Round 3" when it does not say. */
  round?: (n: number) => string;
  /** The part of a replay that a position is in: its round or act, and the phase or turn of it; by rounds without it. */
  part?: (view: V) => Part;
  /** The sign of a moment worth a flag in a replay, "" for none. */
  notable?: (entry: Entry) => IconName | "";
  /** A cut-out of the board where a marked event of a replay took place, as the position after it is. */
  Small?: Component<SmallProps<V>>;
  /** The board with both lines of a choice that is looked into: what was played, and what was better. */
  looked?: () => Promise<{ default: Component<LookedProps<V>> }>;
  /** A replay shows such a position through the eyes of whoever acts: each has a board of their own. */
  follows?: (view: V) => boolean;
  /** The small sounds of its events; dice sound without them. */
  sounds?: Sounds;
  colour: (view: V, seat: number) => import("../art/seats").Colour | null;
  /** What it brings to the page of its end, loaded with that. */
  end?: () => Promise<{ end: EndKit<V> }>;
};

/** Small drawn cases of a game: positions drawn by the parts of its own board. `Case` draws one of `names` with the
 * drawings of `sheets`, which its page puts in once; `small` is a frame for a picture no larger than a stamp. */
export type Cases = {
  Case: Component<{ name: string; small?: boolean }>;
  names: readonly string[];
  sheets: readonly string[];
};

/** What a game brings to the companion of its box. `Deal` draws a fresh table at a step of its setup, framed on what that
 * step is about; `pieces` are what lies beside it then. */
export type BoxKit<V = unknown> = {
  Deal: Component<{ view: V; step: string }>;
  pieces?: (view: V, step: string) => readonly { icon?: IconName; colour?: Colour; label: string }[];
  sheets: readonly string[];
  /** Signs of what is counted on its pad. */
  icons: Readonly<Record<string, IconName>>;
  /** A face of its dice, and a portrait of what is drawn for an evening. */
  Face?: Component<{ face: string; size?: number }>;
  Portrait?: Component<{ kind: string; id: string }>;
  /** The tool `path`: the best that can be made of what one holds. */
  path?: () => Promise<{ default: Component<{ game: string }> }>;
};

export type { Reason };
