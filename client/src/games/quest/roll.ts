/** The dice that lie on the table: who threw them, and what became of each. Read off the story, so no roll is drawn twice. */
import type { Entry, EventKeys } from "../../api";
import type { Face } from "./view";

/** What a die did: Health that it cost, Power it gave, the space of magic it reached, or the seat that used it. */
export type Sign =
  | { kind: "lost"; seat: number; n: number }
  | { kind: "defended" | "helm" | "used"; seat: number }
  | { kind: "power"; seat: number; n: number }
  | { kind: "magic"; n: number };

export type Die = { face: Face; signs: Sign[] };

/** The last thing that somebody did with the dice. */
export type News =
  | { kind: "advanced"; seat: number; hero: number; space: number }
  | { kind: "wounded"; seat: number; cell: string; wounds: number }
  | { kind: "taken"; seat: number; cell: string }
  | { kind: "rests"; seat: number };

export type Roll = {
  /** Line of the record of its last throw: the dice tumble when it grows, and only then. */
  id: number;
  /** Number of the roll in its Night; 0 by Day and in the fight. */
  number: number;
  seat: number;
  /** The grotto that had it thrown, "" by Night. */
  grotto: string;
  dice: Die[];
  /** Places of the dice that the last throw threw. */
  thrown: number[];
  /** What each seat lost and gained by it. */
  lost: Map<number, number>;
  gained: Map<number, number>;
  exhausted: number[];
  /** Spaces that heroes went on by it, by "seat-hero". */
  advanced: Map<string, number>;
  magic: number | null;
  news: News | null;
  /** The dice have passed on: nobody uses them any more. */
  done: boolean;
};

/** Dice that nothing has been done with yet. */
export const untouched = (thrown: Pick<Roll, "id" | "number" | "seat" | "grotto" | "dice" | "thrown">): Roll => ({
  ...thrown,
  lost: new Map(),
  gained: new Map(),
  exhausted: [],
  advanced: new Map(),
  magic: null,
  news: null,
  done: false,
});

export const FACES: readonly Face[] = ["damage", "power", "magic", "torch", "scroll", "attack"];
const order = (face: Face) => FACES.indexOf(face);
const facesOf = (dice: unknown): Face[] => String(dice).split(" ") as Face[];

/** Places of the dice in the order in which the rules number them: a reroll names dice by it. */
export const numbered = (faces: readonly Face[]): number[] =>
  faces.map((_, place) => place).sort((a, b) => order(faces[a] as Face) - order(faces[b] as Face) || a - b);

type Event = Entry["events"][number];

/** With these the dice of what was before are taken off the table. */
const AFTER = new Set<Event["key"]>([
  "hero-moved",
  "idled",
  "movement-picked",
  "day-begins",
  "night-begins",
  "dawn",
  "fight-begins",
] satisfies EventKeys["quest"][]);

class Reader {
  roll: Roll | null = null;
  #number = 0;
  #seat = 0;
  #grotto = "";
  #again: number[] | null = null;
  #blows = 0;
  #overflow = 0;
  #powers = 0;

  entry(entry: Entry): void {
    const verb = entry.action?.verb ?? "";
    const roll = this.roll;
    if (roll && entry.kind === "action" && entry.seat !== null) {
      if (verb === "reroll") this.#reroll(roll, entry);
      else if (verb === "take" && !roll.grotto && roll.number === 0)
        this.#again = roll.dice.flatMap(({ face }, place) => (face === "torch" ? [] : [place]));
      else if (verb === "advance") {
        const payment = arg(entry, "payment");
        for (const [letter, face] of [
          ["t", "torch"],
          ["s", "scroll"],
        ] as const)
          for (const one of payment) if (one === letter) this.#use(roll, face, entry.seat);
      } else if (verb === "attack") this.#use(roll, "attack", entry.seat);
      else if (verb === "rest" || verb === "roll") roll.done = true;
    }
    for (const event of entry.events) this.#event(event, entry);
  }

  #reroll(roll: Roll, entry: Entry): void {
    const places = numbered(roll.dice.map(({ face }) => face));
    this.#again = [...arg(entry, "dice")].flatMap((n) => places[Number(n) - 1] ?? []).sort((a, b) => a - b);
  }
  #use(roll: Roll, face: Face, seat: number): void {
    const free = roll.dice.find(
      (die) => die.face === face && !die.signs.some((sign) => sign.kind === "used" && sign.seat === seat),
    );
    free?.signs.push({ kind: "used", seat });
  }

  #event({ key, params, rule }: Event, entry: Entry): void {
    const seat = Number(params.seat ?? entry.seat ?? 0);
    const { roll } = this;
    if (AFTER.has(key)) {
      this.roll = null;
      this.#number = 0;
      this.#grotto = "";
    } else if (key === "rolls") {
      this.#seat = seat;
      this.#number += 1;
    } else if (key === "grotto-used") {
      this.#seat = seat;
      this.#grotto = String(params.grotto);
    } else if (key === "dice-thrown") this.#throw(facesOf(params.dice), entry.line ?? 0);
    else if (roll && !roll.done) this.#effect(roll, key, seat, params, rule);
    else if (roll && key === "exhausted") roll.exhausted.push(seat);
    if (this.roll && key === "rests") this.roll.news = { kind: "rests", seat };
  }

  #throw(faces: Face[], id: number): void {
    const again = this.#again;
    this.#again = null;
    this.#blows = this.#overflow = this.#powers = 0;
    const known = again && this.roll && again.length === faces.length ? this.roll : null;
    const dice = known ? known.dice.map(({ face }) => ({ face, signs: [] as Sign[] })) : [];
    if (known) for (const [i, place] of again?.entries() ?? []) dice[place] = { face: faces[i] as Face, signs: [] };
    this.roll = untouched({
      id,
      number: this.#number,
      seat: this.#seat,
      grotto: this.#grotto,
      dice: known ? dice : faces.map((face) => ({ face, signs: [] })),
      thrown: known ? (again ?? []) : faces.map((_, place) => place),
    });
  }

  #effect(roll: Roll, key: string, seat: number, params: Event["params"], rule: string): void {
    const of = (face: Face) => roll.dice.filter((die) => die.face === face);
    const add = (map: Map<number, number>, n: number) => map.set(seat, (map.get(seat) ?? 0) + n);
    if (key === "health-lost" || key === "defended" || key === "helm-used") {
      const n = Number(params.lost ?? 1);
      if (key === "health-lost") add(roll.lost, n);
      const sign: Sign =
        key === "health-lost" ? { kind: "lost", seat, n } : { kind: key === "defended" ? "defended" : "helm", seat };
      this.#blow(roll, String(params.cause ?? "die"), sign);
    } else if (key === "power-gained" && rule === "Q6.9") {
      const n = Number(params.gained ?? 1);
      add(roll.gained, n);
      of("power")[this.#powers++]?.signs.push({ kind: "power", seat, n });
    } else if (key === "magic-moved" && rule === "Q6.10") {
      roll.magic = Number(params.magic);
      const dice = of("magic");
      const first = roll.magic - dice.length + 1;
      dice.forEach((die, i) => {
        die.signs = [{ kind: "magic", n: Math.min(first + i, roll.magic ?? 0) }];
      });
    } else if (key === "exhausted") roll.exhausted.push(seat);
    else if (key === "hero-advanced") {
      const hero = Number(params.hero) - 1;
      const who = `${seat}-${hero}`;
      roll.advanced.set(who, (roll.advanced.get(who) ?? 0) + 1);
      roll.news = { kind: "advanced", seat, hero, space: Number(params.space) };
    } else if (key === "goblin-wounded")
      roll.news = { kind: "wounded", seat, cell: String(params.cell), wounds: Number(params.wounds) };
    else if (key === "goblin-taken") roll.news = { kind: "taken", seat, cell: String(params.cell) };
  }

  /** Blows are dealt die by die; those of magic come of the dice that found no space left. */
  #blow(roll: Roll, cause: string, sign: Sign): void {
    const dice = roll.dice.filter((die) => die.face === (cause === "magic" ? "magic" : "damage"));
    if (cause === "grotto") for (const die of dice) die.signs = [{ kind: "lost", seat: roll.seat, n: 1 }];
    else {
      const at = cause === "magic" ? dice.length - 1 - this.#overflow++ : this.#blows++;
      dice[Math.max(0, Math.min(at, dice.length - 1))]?.signs.push(sign);
    }
  }
}

const arg = (entry: Entry, name: string): string => entry.action?.args.find(([key]) => key === name)?.[1] ?? "";

/** The roll that lies on the table after these entries; null when none does. */
export function rollOf(entries: readonly Entry[]): Roll | null {
  const reader = new Reader();
  for (const entry of entries) reader.entry(entry);
  return reader.roll;
}
