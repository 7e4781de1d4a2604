/** What a new table of a box may be: its games as ways to play, their options, the plan to begin with, and how it is
 * laid. */
import { tick } from "svelte";
import { type NewTable as Ask, api, type Game, type LessonCard } from "../api";
import { COLOURS, type Colour } from "../art/seats";
import { faceOf, gamesOf } from "../games/kit";
import { about, boxOf, type GameName, has, loadRooms, name as nameOf, sourceOf, stats, t } from "../i18n/index.svelte";
import { paceAsked, termsOf } from "../pace/terms";
import { myName, rememberLinks, rememberName } from "./me";
import type { ModeSpec, OptionSpec, Plan, SeatPlan } from "./plan.svelte";
import { openGame } from "./texts";

/** The game and the seats that the address names ("people", "bots" or nothing), and what else it asks for. */
type Source = { game: string; seats: string; search: string };
type Option = Game["options"][number];

export class Offer {
  readonly #source: () => Source;
  /** The games of the box that can be played here: several are ways to play, like the modes of one. */
  specs = $state.raw<readonly Game[]>([]);
  /** The lessons of the house; none where they cannot be read. */
  lessons = $state.raw<readonly LessonCard[]>([]);
  missing = $state(false);
  /** Why the games could not be read, or the table not be laid. */
  failed = $state.raw<unknown>(null);
  trouble = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(source: () => Source) {
    this.#source = source;
  }

  async look(): Promise<void> {
    const { game } = this.#source();
    this.failed = null;
    try {
      await loadRooms(["pace"]);
      const [known, lessons] = await Promise.all([api.games(), api.lessons().catch(() => [])]);
      this.lessons = lessons;
      const found = gamesOf(boxOf(game as GameName)).flatMap((name) => known.find((one) => one.id === name) ?? []);
      if (found.some((one) => one.id === game)) {
        await openGame(game as GameName);
        this.specs = found;
      } else this.missing = true;
    } catch (error) {
      this.failed = error;
    }
  }

  /** The game that a mode is of: where a box holds several games, the mode is the game. */
  specOf(mode: string): Game | undefined {
    return this.specs.find((one) => one.id === mode) ?? this.specs[0];
  }
  readonly spec = $derived.by(() => this.specOf(this.#source().game));
  readonly boxed = $derived(this.specs.length > 1);
  readonly face = $derived.by(() => faceOf(boxOf(this.#source().game)));

  // ---- the ways to play
  readonly modes = $derived.by((): ModeSpec[] => {
    if (this.boxed) return this.specs.map(gameAsMode);
    const mode = asked(this.spec, "mode");
    return (mode?.values ?? []).map((value) => modeOf(mode as Option, value, this.face.modes?.[value]));
  });
  /** The texts of a game come before its options, and stay until they are gone. */
  async take(mode: string, done: () => void): Promise<void> {
    const name = (this.specOf(mode)?.id ?? this.#source().game) as GameName;
    if (boxOf(name) !== name) await openGame(name);
    done();
    await tick();
    await openGame(name);
  }

  // ---- the options
  /** Those that are asked for a mode and so many seats. The server fills every option that is not named. */
  optionsFor(mode: string, count: number): OptionSpec[] {
    const one = this.specOf(mode);
    if (!one) return [];
    const lead = new Set(one.lead);
    const own: OptionSpec[] = one.options
      .filter((option) => ASKED.has(option.asked) && option.values.length > 0)
      .filter(({ modes }) => modes.length === 0 || modes.includes(mode))
      .map((option) => optionAsked(option, count, lead.has(option.key)));
    const each = asked(one, "each");
    if (each) own.unshift(...eachAsked(each, count));
    if (one.topics.some((topic) => topic.hint)) own.push(hintsAsked());
    if (count > 1) own.push(...paceAsked());
    return own;
  }
  /** Options that the address names, like `?mission=3`. */
  #named(): Record<string, string> {
    const query = new URLSearchParams(this.#source().search);
    const known = (this.spec?.options ?? []).flatMap((option) => {
      const value = query.get(option.key);
      return value !== null && option.values.includes(value) ? [[option.key, value] as const] : [];
    });
    return Object.fromEntries(known);
  }

  /** The lesson for a way to play that its first game does not teach: the one that fits the most of what is chosen. */
  lessonFor(plan: Pick<Plan, "mode" | "options">): LessonCard | undefined {
    const one = this.specOf(plan.mode);
    const mode = this.boxed ? undefined : asked(one, "mode")?.key;
    const chosen = (key: string) => (key === mode ? plan.mode : plan.options[key]);
    const fit = this.lessons.filter(
      ({ id, game, teaches }) =>
        game === one?.id &&
        id !== boxOf(game as GameName) &&
        Object.entries(teaches).every(([key, value]) => chosen(key) === value),
    );
    return fit.reduce<LessonCard | undefined>(
      (best, other) => (weight(other) > weight(best) ? other : best),
      undefined,
    );
  }

  // ---- the plan
  readonly start = $derived.by((): Plan => {
    const { game, seats } = this.#source();
    const colours = (this.spec?.colours.length ? this.spec.colours : [...COLOURS]) as Colour[];
    const kinds: SeatPlan["kind"][] =
      seats === "people"
        ? ["person", "person"]
        : seats === "open"
          ? ["person", "open"]
          : seats === "bots"
            ? ["person", "bot", "bot"]
            : ["person", "bot"];
    const most = this.spec?.max_players ?? kinds.length;
    const options = this.#named();
    return {
      seats: kinds.slice(0, most).map((kind, i) => ({
        kind,
        name: i === 0 ? myName() : "",
        colour: colours[i] ?? "blue",
        level: "easy",
      })),
      mode: this.boxed ? game : (options[asked(this.spec, "mode")?.key ?? ""] ?? this.modes[0]?.value ?? ""),
      options,
      seed: "",
      open: seats === "open" ? { language: "any", level: "any", watch: false } : null,
    };
  });
  /** Lays a table as planned. Its id, or null when it could not be; `trouble` says why. */
  async lay(plan: Plan): Promise<string | null> {
    this.busy = true;
    this.trouble = null;
    try {
      const { table, links } = await api.create(this.#asked(plan));
      rememberLinks(table.id, links);
      return table.id;
    } catch (error) {
      this.trouble = error;
      return null;
    } finally {
      this.busy = false;
    }
  }
  #asked(plan: Plan): Ask {
    const first = plan.seats.find((seat) => seat.kind === "person")?.name ?? "";
    if (first) rememberName(first);
    const allowed = new Set(this.optionsFor(plan.mode, plan.seats.length).map((option) => option.name));
    const given = Object.fromEntries(Object.entries(plan.options).filter(([key]) => allowed.has(key)));
    const { hints, pace: _, "pace-after": __, "pace-away": ___, ...options } = given;
    const chosen = this.specOf(plan.mode);
    const mode = asked(chosen, "mode");
    if (plan.mode && mode && !this.boxed) options[mode.key] = plan.mode;
    const colours = asked(chosen, "colours");
    if (chosen?.colours.length && colours) {
      const taken = plan.seats.map((seat) => seat.colour as string);
      options[colours.key] = [...taken, ...chosen.colours.filter((colour) => !taken.includes(colour))].join(" ");
    }
    const seed = plan.seed.trim();
    return {
      game: chosen?.id ?? this.#source().game,
      options,
      name: first,
      hints: hints === "on" ? true : hints === "off" ? false : null,
      seed: seed ? Number(seed) : null,
      pace: termsOf(given),
      open: plan.seats.some(({ kind }) => kind === "open") ? (plan.open ?? null) : null,
      seats: plan.seats.map(({ kind, name, level }) =>
        kind === "bot" ? { kind, name, level } : kind === "person" ? { kind: "me", name } : { kind: "open" },
      ),
    };
  }
}

const weight = (lesson: LessonCard | undefined): number => (lesson ? 1 + Object.keys(lesson.teaches).length : 0);
/** Options that are asked as a list of values. */
const ASKED: ReadonlySet<Option["asked"]> = new Set(["choice", "seat"]);
/** The one option of a game that is come by so. */
const asked = (game: Game | undefined, how: Option["asked"]): Option | undefined =>
  game?.options.find((option) => option.asked === how);

function modeOf({ key, seats }: Option, value: string, art: ModeSpec["art"]): ModeSpec {
  const [least, most] = seats[value] ?? [1, Number.POSITIVE_INFINITY];
  const why = most === 1 ? "one" : least > 1 ? "more" : undefined;
  return { value, label: t(`option-${key}-${value}`), about: t(`option-${key}-${value}-about`), why, art };
}

function gameAsMode(one: Game): ModeSpec {
  return {
    value: one.id,
    label: t(`mode-${one.id}`),
    about: t(`mode-${one.id}-about`, {
      least: one.min_players,
      most: one.max_players,
      ...Object.fromEntries(one.options.map(({ key, values }) => [`count_${key}`, values.length])),
    }),
    art: one.cooperative ? "pawn" : "seals",
    least: one.min_players,
    most: one.max_players,
    link: faceOf(one.id).campaign ? { href: `/campaign/${one.id}`, label: t("campaign") } : undefined,
  };
}

/** An option with its values, the default first. `lead`: it is shown first, not among the rules of the house. */
function optionAsked(option: Option, count: number, lead: boolean): OptionSpec {
  const values = option.asked === "seat" ? option.values.filter((value) => !(Number(value) >= count)) : option.values;
  const note = (value: string) => {
    const key = `option-${option.key}-${value}-about`;
    // A mission also says whether it is as printed or the house's own.
    return has(key) ? `${t(key)} ${lead ? sourceOf(option.key, value) : option.rule}`.trim() : undefined;
  };
  return {
    name: option.key,
    label: t(`option-${option.key}`),
    house: !lead,
    choices: [option.default, ...values.filter((value) => value !== option.default)].map((value) => ({
      value,
      label: t(`option-${option.key}-${value}`),
      about: note(value),
    })),
  };
}

/** A word for each seat, or by chance. [] where there are too few to choose from. */
function eachAsked({ key, words, kind, default: chance }: Option, count: number): OptionSpec[] {
  if (words.length < count) return [];
  return [
    {
      name: key,
      label: t(`option-${key}`),
      house: false,
      choices: [{ value: chance, label: t("new-each-chance"), about: undefined }],
      each: words.map((id) => ({
        value: id,
        label: nameOf(id, kind),
        about: [stats(kind, id), about(kind, id)].filter(Boolean).join(" "),
      })),
    },
  ];
}

const hintsAsked = (): OptionSpec => ({
  name: "hints",
  label: t("new-hints"),
  choices: ["auto", "on", "off"].map((value) => ({
    value,
    label: t(`new-hints-${value}`),
    about: t(`new-hints-${value}-about`),
  })),
});
