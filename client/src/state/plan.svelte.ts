/** A table that is being laid: who sits down, the way to play, and the options, kept so that they fit each other. */
import type { Level, Shapes } from "../api";
import { COLOURS, type Colour } from "../art/seats";
import { t } from "../i18n/index.svelte";

type Listing = Shapes["OpenShape"];
export type SeatKind = "person" | "bot" | "open";
export type SeatPlan = { kind: SeatKind; name: string; colour: Colour; level: Level };
export type OptionChoice = { value: string; label: string; about?: string };
/** One named option of a game: its values, the first is the default. */
export type OptionSpec = {
  name: string;
  label: string;
  about?: string;
  choices: OptionChoice[];
  house?: boolean;
  /** One of these for each seat, none twice, in place of the one choice that there is. */
  each?: OptionChoice[];
  /** It is asked only while that other option has another value. */
  needs?: { name: string; not: string };
};
/** `why`: the mode needs one player ("one") or several ("more"); `art`: the picture beside it. A mode that is a game of
 * its own has its own bounds of seats. */
export type ModeSpec = {
  value: string;
  label: string;
  about: string;
  why?: "one" | "more";
  art?: "seals" | "seal" | "boss" | "pawn";
  least?: number;
  most?: number;
  link?: { href: string; label: string };
};
export type Plan = {
  seats: SeatPlan[];
  mode: string;
  options: Record<string, string>;
  seed: string;
  /** How it is listed for everybody on this server, as long as a seat is open. */
  open?: Listing | null;
};
/** Options that are set all at once, by the name of the set. */
export type Presets = Record<string, Record<string, string>>;

type Source = {
  most: number;
  least: number;
  modes: readonly ModeSpec[];
  /** The options of a mode for so many seats. */
  options: (mode: string, seats: number) => readonly OptionSpec[];
  presets?: (mode: string) => Presets;
  /** Names that bots take when their seat has none. */
  botNames: readonly string[];
};
/** The least colours that seats change between. */
const FEW = 4;
const leastOf = (mode: ModeSpec): number => mode.least ?? (mode.why === "more" ? 2 : 1);

export class NewTable {
  readonly #source: () => Source;
  plan: Plan = $state({ seats: [], mode: "", options: {}, seed: "" });

  constructor(start: Plan, source: () => Source) {
    this.#source = source;
    this.plan = structuredClone(start);
  }

  // ---- the mode
  /** Why a mode cannot be played by so many, "" when it can: it stays in its place and says so. */
  modeWhy(mode: ModeSpec): string {
    const { length } = this.plan.seats;
    if (mode.why === "one" && length !== 1) return t("new-mode-needs-one");
    return length < leastOf(mode) ? t("new-mode-needs-more") : "";
  }
  /** Takes a mode; one that needs more or fewer seats lays them. */
  take(mode: ModeSpec): void {
    if (mode.why === "one") this.plan.seats.splice(1);
    while (this.plan.seats.length < leastOf(mode)) this.add();
    this.plan.mode = mode.value;
  }
  readonly mode = $derived.by((): ModeSpec | undefined => {
    const fit = this.#source().modes.filter((mode) => !this.modeWhy(mode));
    return fit.find((mode) => mode.value === this.plan.mode) ?? fit[0];
  });
  readonly most = $derived.by(() => this.mode?.most ?? this.#source().most);
  /** Where another mode takes fewer seats, one may go down to it. */
  readonly least = $derived.by(() => {
    const { modes, least } = this.#source();
    return modes.some((mode) => mode.least) ? Math.min(...modes.map((mode) => mode.least ?? least)) : least;
  });

  // ---- the seats
  readonly #colours = $derived.by(() => COLOURS.slice(0, Math.max(FEW, this.most)));
  botName(seat: number): string {
    const { botNames } = this.#source();
    return this.plan.seats[seat]?.name || botNames[seat % Math.max(1, botNames.length)] || t("new-bot");
  }
  /** A seat and the next change their colours; a seat alone takes the next colour. */
  swap(seat: number): void {
    const { seats } = this.plan;
    const a = seats[seat];
    const b = seats[(seat + 1) % seats.length];
    if (!a || !b) return;
    if (a === b) {
      const all = this.#colours;
      a.colour = all[(COLOURS.indexOf(a.colour) + 1) % all.length] ?? a.colour;
    } else [a.colour, b.colour] = [b.colour, a.colour];
  }
  add(): void {
    const free = this.#colours.find((colour) => !this.plan.seats.some((seat) => seat.colour === colour)) ?? "blue";
    this.plan.seats.push({ kind: "bot", name: "", colour: free, level: "easy" });
  }
  remove(seat: number): void {
    this.plan.seats.splice(seat, 1);
  }
  count(kind: SeatKind): number {
    return this.plan.seats.filter((seat) => seat.kind === kind).length;
  }

  // ---- the options
  readonly all = $derived.by(() => this.#source().options(this.mode?.value ?? "", this.plan.seats.length));
  readonly main = $derived(this.all.filter((option) => !option.house && this.#needed(option)));
  #needed({ needs }: OptionSpec): boolean {
    const other = needs && this.all.find((option) => option.name === needs.name);
    return !other || this.valueOf(other) !== needs.not;
  }
  /** The rules of the house, in a sheet of their own. */
  readonly house = $derived(this.all.filter((option) => option.house));
  /** How many of them are not as printed. */
  readonly changed = $derived(this.house.filter((option) => this.valueOf(option) !== option.choices[0]?.value).length);
  valueOf(option: OptionSpec): string {
    return this.plan.options[option.name] ?? option.choices[0]?.value ?? "";
  }
  set(option: OptionSpec, value: string): void {
    this.plan.options[option.name] = value;
  }

  readonly #sets = $derived.by(() => this.#source().presets?.(this.mode?.value ?? "") ?? {});
  /** Names of the sets, the printed rules first. */
  readonly presetNames = $derived(["book", ...Object.keys(this.#sets)]);
  /** Options that some set sets. */
  readonly presetKeys = $derived([...new Set(Object.values(this.#sets).flatMap(Object.keys))]);
  #defaultOf(name: string): string {
    return this.house.find((option) => option.name === name)?.choices[0]?.value ?? "";
  }
  #valueIn(preset: string, name: string): string {
    return this.#sets[preset]?.[name] ?? this.#defaultOf(name);
  }
  /** The set that the options are, "" for a mixture. */
  readonly preset = $derived.by(() => {
    const given = (name: string) => this.plan.options[name] ?? this.#defaultOf(name);
    const is = (preset: string) => this.presetKeys.every((name) => given(name) === this.#valueIn(preset, name));
    return this.presetNames.find(is) ?? "";
  });
  setAll(preset: string): void {
    for (const name of this.presetKeys) this.plan.options[name] = this.#valueIn(preset, name);
  }

  /** What each seat has of an option that is chosen by seat; [] while chance decides. */
  eachOf(option: OptionSpec): string[] {
    const value = this.valueOf(option);
    if (value === (option.choices[0]?.value ?? "")) return [];
    const words = value.split(" ").slice(0, this.plan.seats.length);
    const free = (option.each ?? []).map((choice) => choice.value).filter((one) => !words.includes(one));
    while (words.length < this.plan.seats.length && free.length > 0) words.push(free.shift() ?? "");
    return words;
  }
  /** A seat picks one; who had it gets what the seat had. */
  pickEach(option: OptionSpec, seat: number, value: string): void {
    const words = this.eachOf(option);
    const other = words.indexOf(value);
    if (other >= 0) words[other] = words[seat] ?? "";
    words[seat] = value;
    this.plan.options[option.name] = words.join(" ");
  }

  /** The plan as it is to be laid: names filled in, an option for each seat in words. */
  whole(): Plan {
    const options = { ...this.plan.options };
    for (const option of this.all) {
      const words = option.each ? this.eachOf(option) : [];
      if (words.length > 0) options[option.name] = words.join(" ");
    }
    return {
      ...$state.snapshot(this.plan),
      options,
      mode: this.mode?.value ?? this.plan.mode,
      seats: this.plan.seats.map((seat, i) => ({
        ...seat,
        name: seat.kind === "bot" ? this.botName(i) : seat.name.trim(),
      })),
    };
  }
}
