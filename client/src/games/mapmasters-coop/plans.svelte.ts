/**
 * Plans of the groups: sketches that all at the table see, draw and erase together, before one is entered [M12.1]. Of the
 * plan that is drawn here it is asked as well what it would be after its next steps, so that a step shows when it is drawn.
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
};
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
  /** What I drew, until the table tells it as a mark. */
  #mine = $state.raw<{ group: Group; codes: readonly number[] } | null>(null);
  /** The server could not say where the plans stand. */
  failed = $state.raw<unknown>(null);

  constructor(source: () => Source) {
    this.#source = source;
    $effect(() => {
      void [this.#key, this.group, this.#source().onstudy];
      const later = setTimeout(() => void this.ask()); // what was pressed is drawn first
      return () => clearTimeout(later);
    });
    $effect(() => {
      // What the table tells takes the place of what I drew.
      const mine = this.#mine;
      const mark = mine && this.#source().marks?.find((one) => one.kind === "sketch" && one.key === mine.group);
      if (mine && (mark?.value ?? []).join() === mine.codes.join()) this.#mine = null;
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

  /** Codes of every plan there is, in the order of the groups. */
  readonly codes = $derived.by(() => {
    const { marks = [] } = this.#source();
    const found = new Map<Group, readonly number[]>();
    for (const group of GROUPS) {
      const mark = marks.find((one) => one.kind === "sketch" && one.key === group);
      const codes = this.#mine?.group === group ? this.#mine.codes : (mark?.value ?? []);
      if (this.#able(group) && (codes.length > 0 || this.group === group)) found.set(group, codes);
    }
    return found;
  });
  /** Changes whenever the answer may. */
  readonly #key = $derived.by(() => this.#keyOf([...this.codes]));
  /** Changes whenever the answer may, but for the plan that is drawn here. */
  readonly #base = $derived.by(
    () => `${this.group} ${this.#keyOf([...this.codes].filter(([group]) => group !== this.group))}`,
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
    const { group } = this;
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
    return (!this.sure && group === this.group && this.#ahead) || (this.#told.lines.get(group) ?? null);
  }
  readonly #ahead = $derived.by(() =>
    this.group && this.#known.base === this.#base
      ? (this.#known.lines.get((this.codes.get(this.group) ?? []).join()) ?? null)
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
  /** Lays a whole plan, in place of the one that was. */
  lay(group: Group, codes: readonly number[]): void {
    this.group = group;
    this.#set(group, codes);
  }
  erase(group: Group): void {
    this.#set(group, []);
  }
}
