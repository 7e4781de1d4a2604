/** What a Night brought to whom, and the dawn after it, as the story tells it. */
import type { Entry } from "../../api";

export type Deed =
  | { kind: "temple"; id: string }
  | { kind: "item"; id: string }
  | { kind: "legend"; id: string; step: number }
  | { kind: "spell"; n: number }
  | { kind: "quest"; id: string }
  | { kind: "goblin" };

export type SeatNight = {
  seat: number;
  rested: number | null;
  fell: number | null;
  deeds: Deed[];
  points: number | null;
  won: number | null;
};

export type NightTold = {
  round: number;
  /** Line of the record with which it began. */
  from: number;
  /** Line of the record with which the next Day begins; null while it has not. */
  over: number | null;
  rolls: number;
  seats: SeatNight[];
  /** Goblins that woke, and cells where new ones came. */
  woken: number;
  arrived: number;
  magic: number | null;
  first: number | null;
  left: string[];
  opened: string[];
};

const numbers = (told: unknown): number[] =>
  String(told ?? "")
    .split(" ")
    .filter(Boolean)
    .map(Number);

/** The last Night that began; null when none did in what is told. `seats` are all of the table. */
export function nightOf(entries: readonly Entry[], seats: number): NightTold | null {
  let night: NightTold | null = null;
  let dawn = false;
  let before: number[] = [];
  for (const entry of entries)
    for (const { key, params } of entry.events) {
      const seat = Number(params.seat ?? entry.seat ?? -1);
      if (key === "night-begins") {
        before = numbers(params.points);
        dawn = false;
        night = {
          round: Number(params.round),
          from: entry.line ?? 0,
          over: null,
          rolls: 0,
          seats: Array.from({ length: seats }, (_, n) => ({
            seat: n,
            rested: null,
            fell: null,
            deeds: [],
            points: before[n] ?? null,
            won: before[n] === undefined ? null : 0,
          })),
          woken: 0,
          arrived: 0,
          magic: null,
          first: null,
          left: [],
          opened: [],
        };
        continue;
      }
      if (!night || night.over !== null) continue;
      const who = night.seats[seat];
      if (key === "rolls") night.rolls += 1;
      else if (key === "rests" && who) who.rested = night.rolls;
      else if (key === "exhausted" && who) who.fell = night.rolls;
      else if (key === "temple-completed") who?.deeds.push({ kind: "temple", id: String(params.temple) });
      else if (key === "item-gained") who?.deeds.push({ kind: "item", id: String(params.item) });
      else if (key === "legend-advanced")
        who?.deeds.push({ kind: "legend", id: String(params.item), step: Number(params.step) });
      else if (key === "spell-learned") who?.deeds.push({ kind: "spell", n: Number(params.spell) });
      else if (key === "quest-taken") who?.deeds.push({ kind: "quest", id: String(params.quest) });
      else if (key === "goblin-taken") who?.deeds.push({ kind: "goblin" });
      else if (key === "dawn") {
        dawn = true;
        night.woken = Number(params.woken ?? 0);
        night.magic = params.magic === undefined ? null : Number(params.magic);
        numbers(params.points).forEach((points, n) => {
          const one = night?.seats[n];
          const was = before[n];
          if (!one) return;
          one.points = points;
          one.won = was === undefined ? null : points - was;
        });
      } else if (key === "goblin-arrived" && dawn) night.arrived += 1;
      else if (key === "quest-discarded" && dawn) night.left.push(String(params.quest));
      else if (key === "quest-dealt" && dawn) night.opened.push(String(params.quest));
      else if (key === "first-player" && dawn) night.first = seat;
      else if (/^(day-begins|fight-begins)$/.test(key)) night.over = entry.line ?? 0;
    }
  return night;
}

/** A way that a hero went since my last answer. */
export type Trail = { seat: number; hero: number; from: string; to: string; card: string; way: "line" | "cw" | "ccw" };

/** The place of the seat that stayed idle instead, and what it gained. */
export type Idle = { seat: number; health: number; power: number };
/** Seats that have stayed idle since the seat that looks has answered, with what that brought them; not those that went on. */
export function idlesOf(entries: readonly Entry[], me: number): Idle[] {
  const found = new Map<number, Idle>();
  const gone = new Set<number>();
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i] as Entry;
    if (entry.kind === "action" && entry.seat === me) break;
    const gains = { health: 0, power: 0 };
    for (const { key, params } of entry.events) {
      if (key === "health-gained") gains.health += Number(params.gained ?? 0);
      if (key === "power-gained") gains.power += Number(params.gained ?? 0);
    }
    for (const { key, params } of entry.events) {
      if (key === "movement-picked" && me < 0) return [...found.values()];
      const seat = Number(params.seat);
      if (key === "hero-moved") gone.add(seat);
      else if (key === "idled" && seat !== me && !gone.has(seat) && !found.has(seat))
        found.set(seat, { seat, ...gains });
    }
  }
  return [...found.values()].filter(({ health, power }) => health + power > 0);
}

/** The last way of each other seat since the seat that looks has answered. */
export function trailsOf(entries: readonly Entry[], me: number): Trail[] {
  const found = new Map<number, Trail>();
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i] as Entry;
    if (entry.kind === "action" && entry.seat === me) break;
    for (const { key, params } of [...entry.events].reverse()) {
      if (key === "movement-picked" && me < 0) return [...found.values()];
      if (key !== "hero-moved" && key !== "hero-moved-by-effect") continue;
      const seat = Number(params.seat);
      if (seat === me || found.has(seat) || params.start === undefined) continue;
      const way = params.way === "cw" || params.way === "ccw" ? params.way : "line";
      found.set(seat, {
        seat,
        hero: Number(params.hero) - 1,
        from: String(params.start),
        to: String(params.to),
        card: String(params.card ?? ""),
        way,
      });
    }
  }
  return [...found.values()];
}
