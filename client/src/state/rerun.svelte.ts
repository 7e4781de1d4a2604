/** A record that is looked back upon: what it shows at a step and through whose eyes, its steps in words, its parts and
 * marked moments, how it ended, and what can be done with it. */
import { api, type Entry } from "../api";
import type { Colour } from "../art/seats";
import { type Kit, kitOf, type Seated, type View } from "../games/kit";
import { cardOf, type GameName, language, t } from "../i18n/index.svelte";
import { download, recordName } from "./download";
import { type Ended, endSentence, endTitle } from "./ending";
import { linesOf, rowsOf, seatName, type Told } from "./lines";
import { myName } from "./me";
import { type About, Moments, type Shown, type Source } from "./moments.svelte";
import type { Result, Step } from "./player.svelte";
import { openGame } from "./texts";

/** What of views is asked for where a game has points. */
type Scored = View & { players?: readonly { score?: unknown }[] };

export class Rerun {
  moments = $state.raw<Moments | null>(null);
  kit = $state.raw<Kit<View> | null>(null);
  /** The position that is shown, and the last one. */
  view = $state.raw<View | null>(null);
  last = $state.raw<View | null>(null);
  at = $state(0);
  failed = $state.raw<unknown>(null);
  /** What could be done is shown. */
  showing = $state(false);
  #wanted = 0;
  #told = new Map<Entry, Told[]>();
  #toldIn = "";

  /** Opens a record at a line; null opens it where the first turn begins. */
  async open(source: Source, line: number | null): Promise<void> {
    const moments = new Moments(source);
    this.moments?.stop();
    Object.assign(this, { moments, kit: null, view: null, last: null, at: 0, failed: null, showing: false });
    this.#told.clear();
    try {
      await moments.view(0);
      const { head } = moments;
      if (!head || this.moments !== moments) return;
      await openGame(head.game as GameName, head.ruleset);
      const kit = await kitOf(head.game);
      moments.describe((view) => aboutOf(kit, view));
      for (let from = 0; this.#firstIn(moments) === null && from <= head.lines; from += 32) await moments.view(from);
      if (this.moments !== moments) return;
      this.kit = kit;
      await this.show(line !== null && line > 0 ? line : this.first);
      await moments.readAll();
      this.last = ((await moments.view(head.lines)) as View | undefined) ?? null;
      if (moments.failed) this.failed = moments.failed;
    } catch (error) {
      if (this.moments !== moments) return;
      this.failed = error;
      if ("record" in source) this.moments = null;
    }
  }
  close(): void {
    this.moments?.stop();
  }

  readonly head = $derived.by(() => this.moments?.head ?? null);
  /** Players are called by the colours of their seals. */
  sealed = $state(false);
  player = (seat: number): string => {
    const view = this.last ?? this.view;
    const colour = this.sealed && view && this.kit ? this.kit.colour(view, seat) : null;
    return colour
      ? t(`seal-${colour}`)
      : seatName({ seat, name: this.sealed ? "" : (this.head?.seats[seat]?.name ?? "") });
  };

  // ---- the steps
  /** How many lines laid the table: those before somebody's first answer. */
  #firstIn(moments: Moments): number | null {
    const found = moments.entries.findIndex((entry) => entry?.kind === "action");
    return found < 0 ? null : found - 1;
  }
  readonly first = $derived.by(() => (this.moments ? (this.#firstIn(this.moments) ?? 0) : 0));
  /** Whoever acts at a line, or acted last before it; -1 for nobody yet. */
  actorAt(line: number): number {
    const { entries = [] } = this.moments ?? {};
    for (let at = Math.min(line, entries.length - 1); at > 0; at -= 1) {
      const entry = entries[at];
      if (entry?.kind === "action" && entry.seat !== null) return entry.seat;
    }
    return -1;
  }
  /** The lines of an entry, in which nobody is "you". */
  #linesOf(entry: Entry, kit: Kit<View>, anchor: View): Told[] {
    const how = `${language()} ${this.sealed}`;
    if (this.#toldIn !== how) this.#told.clear();
    this.#toldIn = how;
    const known = this.#told.get(entry);
    if (known) return known;
    const view = { ...anchor, seat: -1 };
    const told = linesOf(entry, {
      kit,
      view,
      player: this.player,
      person: () => t("somebody"),
      colour: (seat) => kit.colour(view, seat),
    });
    this.#told.set(entry, told);
    return told;
  }
  /** The sentences of a line that is read, without those that say no more than what was answered. */
  told(line: number): string[] {
    const { moments, kit } = this;
    const entry = moments?.entries[line];
    const anchor = this.last ?? this.view;
    if (!entry || !kit || !anchor) return [];
    return this.#linesOf(entry, kit, anchor).flatMap(({ quiet, text }) => (quiet ? [] : [text]));
  }
  readonly steps = $derived.by((): Step[] => {
    const { moments, kit, view, head } = this;
    const anchor = this.last ?? view;
    void language();
    if (!moments || !kit || !anchor || !head) return [];
    const setup = { major: t("replay-setup"), minor: "", short: "" };
    let part = setup;
    return Array.from({ length: head.lines }, (_, index) => {
      const entry = moments.entries[index + 1];
      const told = entry ? this.#linesOf(entry, kit, anchor) : [];
      // What is not read yet belongs to the part before it.
      if (index >= this.first)
        part = moments.about[index + 1]?.part ?? (part === setup ? { ...setup, major: "" } : part);
      return {
        index,
        text: told.map((line) => line.text).join(" ") || entry?.action?.text || entry?.word || t("replay-hidden"),
        colour: told.find((line) => line.colour)?.colour ?? null,
        chance: entry?.kind === "chance",
        part,
        mark: (entry && index >= this.first && kit.notable?.(entry)) || "",
      };
    });
  });
  /** The log as it stands at this step. */
  readonly log = $derived.by((): Told[] => {
    const { moments, kit, view } = this;
    const anchor = this.last ?? view;
    if (!moments || !kit || !anchor) return [];
    const told = moments.entries
      .slice(1, this.at + 1)
      .flatMap((entry) => (entry ? this.#linesOf(entry, kit, anchor) : []));
    return rowsOf(told.filter((line) => !line.quiet));
  });
  readonly text = $derived(this.steps[this.at - 1]?.text ?? "");
  /** All of it is read, so that its parts are those that it has. */
  readonly whole = $derived.by(() => {
    const { about = [], head } = this.moments ?? {};
    return !!head && about.length > head.lines && !about.includes(undefined);
  });
  /** The part of the game that is shown. */
  readonly part = $derived.by(() => {
    const part = this.moments?.about[this.at]?.part;
    return part ? [part.major, part.minor].filter(Boolean).join(", ") : "";
  });
  /** Points by line and seat, as far as they are read; [] where a game has none of its own. */
  readonly scores = $derived.by(() => (this.moments?.about ?? []).map((about) => about?.scores ?? null));

  // ---- a marked moment that is pointed at
  /** Its position and the event that it is marked for, once both are read; null while nothing is pointed at. */
  glimpse = $state.raw<{ at: number; view: View; event: Entry["events"][number] } | null>(null);
  #pointed: number | null = null;
  async glance(at: number | null): Promise<void> {
    this.#pointed = at;
    const { moments, kit } = this;
    const entry = at === null ? undefined : moments?.entries[at];
    const event = entry?.events.find((one) => kit?.notable?.({ ...entry, events: [one] }));
    if (at === null || !moments || !event) {
      this.glimpse = null;
      return;
    }
    const base = moments.known(at) ?? (await moments.view(at).catch(() => undefined));
    if (this.#pointed === at)
      this.glimpse = base ? { at, view: { ...(base as View), seat: -1, options: [] }, event } : null;
  }

  // ---- what is shown
  async show(line: number): Promise<void> {
    const { moments, kit } = this;
    if (!moments?.head || !kit) return;
    const to = Math.max(0, Math.min(moments.head.lines, Math.round(line) || 0));
    this.at = to;
    this.#wanted = to;
    try {
      const base = moments.known(to) ?? (await moments.view(to));
      const found = base && ((await this.#through(moments, kit, base, to)) ?? base);
      // Only the place where the hand is now.
      if (found && this.#wanted === to && this.moments === moments) this.view = found as View;
    } catch (error) {
      this.failed = error;
    }
  }
  /** The same position through the eyes of whoever acts, where a game is followed so, or is asked what they could do. */
  async #through(moments: Moments, kit: Kit<View>, base: Shown, line: number): Promise<Shown | undefined> {
    const { actors } = base as View;
    const acts = this.actorAt(line);
    const eyes = this.showing ? (actors[0] ?? -1) : kit.follows?.(base as View) ? acts : -1;
    if (eyes < 0 || !this.#open) return undefined;
    const found = moments.known(line, eyes) ?? (await moments.view(line, eyes));
    return found && { ...found, seat: eyes };
  }
  /** All eyes may be looked through: a record is whole, and nothing of a finished game is secret. */
  readonly #open = $derived.by(() => {
    const { moments, head } = this;
    return moments !== null && ("record" in moments.source || head?.over === true);
  });
  /** Who is asked here, when it can be shown what they could do. */
  readonly asked = $derived.by(() => (this.#open ? (this.view?.actors[0] ?? -1) : -1));
  async toggle(): Promise<void> {
    this.showing = !this.showing;
    await this.show(this.at);
  }
  /** The position for the table of the game: nobody is asked but whose choices are shown, and nobody is "you". */
  readonly shown = $derived.by((): View | null => {
    const { view, kit, showing } = this;
    if (!view || !kit) return null;
    if (showing) return view;
    return { ...view, seat: kit.follows?.(view) && this.#open ? view.seat : -1, options: [] };
  });
  readonly seats = $derived.by((): Seated[] =>
    (this.head?.seats ?? []).map((seat, i) => ({
      name: this.player(i),
      role: seat.kind === "person" ? null : "bot",
      last: this.log.findLast((line) => line.seat === i && line.kind === "action" && line.own)?.text,
    })),
  );

  // ---- the end
  readonly #ended = $derived.by((): Ended | null => {
    const { last, head } = this;
    if (!last?.over || !head) return null;
    const scores = scoresOf(last) ?? last.results.map(() => 0);
    return {
      cooperative: cardOf(head.game)?.cooperative ?? false,
      mine: [],
      seats: head.seats,
      result: { reason: last.end_reason, results: last.results, scores },
    };
  });
  readonly ending = $derived.by(() => {
    const ended = this.#ended;
    if (!ended) return this.last && !this.head?.over ? t("replay-unfinished") : "";
    return endSentence(ended, this.player) || endTitle(ended);
  });
  readonly results = $derived.by((): Result[] => {
    const { last, kit, head } = this;
    if (!last || !kit || !head) return [];
    const scores = scoresOf(last);
    return head.seats
      .map((_, seat) => ({
        name: this.player(seat),
        colour: kit.colour(last, seat) as Colour | null,
        score: scores?.[seat] ?? null,
        won: last.over && (last.results[seat] ?? 0) > 0,
      }))
      .sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
  });

  // ---- what can be done with it
  async #record(): Promise<string> {
    const { moments } = this;
    if (!moments) return "";
    return "record" in moments.source ? moments.source.record : api.record(moments.source.table);
  }
  async save(): Promise<void> {
    try {
      const { moments } = this;
      const name = moments && "table" in moments.source ? moments.source.table : "record";
      download(recordName(this.head?.game ?? "game", name), await this.#record());
    } catch (error) {
      this.failed = error;
    }
  }
  /** A new table that goes on from here; its id, or null when it could not be laid. */
  async playOn(): Promise<string | null> {
    try {
      const { table } = await api.bringIn({ record: await this.#record(), line: this.at, name: myName() });
      return table.id;
    } catch (error) {
      this.failed = error;
      return null;
    }
  }
}

/** Points by seat, where seats have points of their own. */
function scoresOf(view: View): number[] | null {
  const scores = (view as Scored).players?.map((player) => player.score) ?? [];
  return scores.length > 0 && scores.every((score) => typeof score === "number") ? (scores as number[]) : null;
}

function aboutOf(kit: Kit<View>, view: Shown): About {
  const { round = 1 } = view as View;
  const plain = {
    major: kit.round?.(round) ?? t("replay-round", { n: round }),
    minor: "",
    short: t("replay-round-short", { n: round }),
  };
  return { part: kit.part?.(view as View) ?? plain, scores: scoresOf(view as View) };
}
