/**
 * Plans of the groups: sketches that all at the table see, draw and erase together, before one is entered [M12.1]. Of the
 * plan that is drawn here, or the path that is drawn in the game itself, it is asked as well what it would be after its
 * next steps, so that a step shows when it is drawn.
 */
import type { Shapes } from "../../api";
import type { Mark, OnStudy } from "../contract";
import { type CoopView, GROUPS, type Group, type Line } from "./view";

/** What the study `sketch` says of a plan, drawn after the plans before it. */
export type Told = Shapes["CoopPlan"];
type Source = {
  view: CoopView;
  marks?: readonly Mark[];
  /** The code of a card that is tried out. */
  tried?: number | null;
  onstudy?: OnStudy;
  onmark?: (kind: "sketch", key: string, value?: readonly number[] | null) => void;
  /** The path that I draw in the game itself. */
  path?: { group: Group; codes: readonly number[] } | null;
  /** Plays an action; resolves to false when it is refused. */
  onplay?: (code: number | number[]) => unknown;
};
/**
 * Steps of a path go out together when the hand rests for so long. Each that goes out is a new question, and what is asked
 * of the old one meanwhile is asked again: a quick hand would be ahead of what is foretold.
 */
export const REST_MS = 400;
const NONE: ReadonlyMap<Group, Told> = new Map();
/** A plan that cannot even begin is told without a line. */
const NO_TOKENS = { sword: 0, key: 0, rope: 0, scroll: 0 };
const NO_LINE: Omit<Line, "group" | "codes"> = {
  steps: [],
  at: null,
  stuck: false,
  arrived: false,
  spot: null,
  found: [],
  used: [],
  rooms: [],
  inside: null,
  counts: {},
  adds: {},
  spent: [],
  tokens: NO_TOKENS,
  items: NO_TOKENS,
  fairies: [],
  meets: null,
  loses: false,
  next: [],
};

export class Plans {
  readonly #source: () => Source;
  #told = $state.raw<{ key: string; lines: ReadonlyMap<Group, Told> }>({ key: "", lines: NONE });
  #asked = "";
  /** What is known of the plan that is drawn here, by its codes, as long as all else stays as it is. */
  #known = $state.raw<{ base: string; lines: ReadonlyMap<string, Told> }>({ base: "", lines: new Map() });
  /** The key and the group with which it was asked last what follows. */
  #followed = "";
  /** The group whose plan is being drawn here. */
  group = $state<Group | null>(null);
  /** What I drew, until the table tells it: a plan as a mark. */
  #mine = $state.raw<{ group: Group; codes: readonly number[] } | null>(null);
  /** Steps of a path that are not sent yet. */
  #queue: (() => number | undefined)[] = [];
  #sending: Promise<unknown> | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** The server could not say where the plans stand. */
  failed = $state.raw<unknown>(null);

  constructor(source: () => Source) {
    this.#source = source;
    $effect(() => {
      void [this.#key, this.pen, this.#source().onstudy];
      const later = setTimeout(() => void this.ask()); // what was pressed is drawn first
      return () => clearTimeout(later);
    });
    $effect(() => {
      // What the table tells takes the place of what I drew.
      const mine = this.#mine;
      if (mine && this.#toldOf(mine.group).join() === mine.codes.join()) this.#mine = null;
    });
    $effect(() => {
      // A group that stays where it is has nothing to plan.
      if (this.group && !this.#able(this.group)) this.group = null;
    });
  }

  #able(group: Group): boolean {
    const stage = this.#source().view.groups.find((one) => one.group === group)?.stage;
    return stage === "start" || stage === "step";
  }

  /** The group whose line is drawn here: a path, or a plan. */
  readonly pen = $derived.by(() => this.#source().path?.group ?? this.group);
  /** The codes of a line as the table tells them. */
  #toldOf(group: Group): readonly number[] {
    const { marks, path } = this.#source();
    if (path?.group === group) return path.codes;
    return marks?.find((one) => one.kind === "sketch" && one.key === group)?.value ?? [];
  }
  /** Codes of every plan there is, in the order of the groups. */
  readonly codes = $derived.by(() => {
    const found = new Map<Group, readonly number[]>();
    for (const group of GROUPS) {
      const codes = this.#mine?.group === group ? this.#mine.codes : this.#toldOf(group);
      if (this.#able(group) && (codes.length > 0 || this.pen === group)) found.set(group, codes);
    }
    return found;
  });
  /** Changes whenever the answer may. */
  readonly #key = $derived.by(() => this.#keyOf([...this.codes]));
  /** Changes whenever the answer may, but for the plan that is drawn here. */
  readonly #base = $derived.by(
    () => `${this.pen} ${this.#keyOf([...this.codes].filter(([group]) => group !== this.pen))}`,
  );
  #keyOf(all: readonly [Group, readonly number[]][]): string {
    const { view, tried } = this.#source();
    const groups = view.groups.map((one) => `${one.spot}${one.stage}`);
    const plans = all.map(([group, codes]) => `${group}:${codes.join()}`);
    return [
      view.phase,
      view.cells.length,
      view.legs.length,
      view.mission.blocked.length,
      groups,
      tried ?? "",
      plans,
    ].join("|");
  }

  /** Asks where the plans stand, unless it is known. */
  async ask(): Promise<void> {
    const key = this.#key;
    const { view, onstudy, tried } = this.#source();
    if (this.codes.size === 0 || view.phase !== "play" || !onstudy) {
      if (this.#told.lines.size > 0) this.#told = { key, lines: NONE };
      return;
    }
    const group = this.pen;
    const base = this.#base;
    const asked = group ? `${key} ${group}` : key;
    if ((this.#told.key === key && (!group || this.#followed === asked)) || this.#asked === asked) return;
    this.#asked = asked;
    const steps = [...this.codes].flatMap(([group, codes]) => [view.codes.begin[group] ?? -1, ...codes]);
    try {
      const answer = (await onstudy("sketch", {
        steps: typeof tried === "number" ? [tried, ...steps] : steps,
        ...(group ? { ahead: group } : {}),
      })) as Shapes["CoopSketch"];
      if (group && this.#base === base) this.#learn(base, [...answer.ahead, ...answer.plans], group);
      if (this.#key !== key) return;
      this.#followed = asked;
      this.#told = { key, lines: new Map(answer.plans.map((plan) => [plan.group, { ...NO_LINE, ...plan }])) };
      this.failed = null;
    } catch (error) {
      if (this.#key === key) this.failed = error;
    } finally {
      if (this.#asked === asked) this.#asked = "";
    }
  }
  #learn(base: string, plans: Shapes["CoopSketch"]["plans"], group: Group): void {
    const own = plans.filter((plan) => plan.group === group);
    const told = own.map((plan) => [plan.codes.join(), { ...NO_LINE, ...plan }] as const);
    this.#known = { base, lines: new Map([...(this.#known.base === base ? this.#known.lines : []), ...told]) };
  }

  /** Where the plan of a group stands: as it was told last, or foretold of the one that is drawn here. */
  line(group: Group): Told | null {
    return (!this.sure && group === this.pen && this.#ahead) || (this.#told.lines.get(group) ?? null);
  }
  readonly #ahead = $derived.by(() =>
    this.pen && this.#known.base === this.#base
      ? (this.#known.lines.get((this.codes.get(this.pen) ?? []).join()) ?? null)
      : null,
  );
  /** All plans that were told and still stand. */
  readonly lines = $derived.by(() => [...this.codes.keys()].flatMap((group) => this.line(group) ?? []));
  /** What is shown is what was asked last. */
  readonly sure = $derived.by(() => this.#told.key === this.#key);

  open(group: Group): void {
    this.group = group;
  }
  close(): void {
    this.group = null;
  }
  #set(group: Group, codes: readonly number[]): void {
    this.#mine = { group, codes };
    const { onmark } = this.#source();
    setTimeout(() => onmark?.("sketch", group, codes.length > 0 ? codes : null));
  }
  extend(code: number): void {
    const { group } = this;
    if (!group) return;
    const codes = this.codes.get(group) ?? [];
    const line = this.line(group);
    // What was pressed is a way on from a line of before.
    if (line && line.codes.join() !== codes.join()) return;
    this.#set(group, [...codes, code]);
  }
  back(): void {
    if (this.group) this.#set(this.group, (this.codes.get(this.group) ?? []).slice(0, -1));
  }
  /** What my path is after all that I pressed, null while nobody can say; and whether some of that is on its way. */
  readonly path = $derived.by(() => {
    const { path } = this.#source();
    const line = path ? this.line(path.group) : null;
    return line && line.codes.join() === this.codes.get(line.group)?.join() ? line : null;
  });
  readonly going = $derived.by(() => this.#mine !== null && this.#mine.group === this.#source().path?.group);
  /** Takes a step of my path: it shows at once where it was foretold. */
  walk(code: number): void {
    if (this.#lead((codes) => [...codes, code])) this.#play(() => code);
  }
  /** Takes the last step back; one that was not sent yet is simply not sent. */
  unwalk(back: () => number | undefined): void {
    if (this.#lead((codes) => codes.slice(0, -1)) && !this.#queue.pop()) this.#play(back);
  }
  #lead(after: (codes: readonly number[]) => number[]): boolean {
    const { path } = this.#source();
    // While it is not known where a path stands, what is pressed would be a way on from a line of before.
    if (!path || (this.going && !this.path)) return false;
    this.#mine = { group: path.group, codes: after(this.codes.get(path.group) ?? []) };
    return true;
  }
  #play(action: () => number | undefined): void {
    this.#queue.push(action);
    this.#rest();
  }
  #rest(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#send(), REST_MS);
  }
  /** Sends what was pressed as one deed. */
  async #send(): Promise<void> {
    if (this.#sending || this.#queue.length === 0) return;
    const codes = this.#queue.splice(0).flatMap((action) => action() ?? []);
    this.#sending = Promise.resolve(
      codes.length > 0 && this.#source().onplay?.(codes.length === 1 ? (codes[0] as number) : codes),
    );
    const done = await this.#sending;
    this.#sending = null;
    if (done === false) {
      this.#queue = [];
      this.#mine = null;
    } else if (this.#queue.length > 0) this.#rest();
  }
  /** Lets go of the steps that are not sent yet; those on their way arrive first. */
  async drop(): Promise<void> {
    clearTimeout(this.#later);
    this.#queue = [];
    await this.#sending;
    this.#mine = null;
  }
  /** Lays a whole plan, in place of the one that was. */
  lay(group: Group, codes: readonly number[]): void {
    this.group = group;
    this.#set(group, codes);
  }
  erase(group: Group): void {
    this.#set(group, []);
  }
}
