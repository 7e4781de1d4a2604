/** What came between a person's last answer and the turn that is asked now: the torch, enemies, who fell. */
import type { Entry, EventKeys } from "../../api";

export type Hit = { seat: number; health: number; focus: number };
/** What one enemy did: where it ended, and what it took from whom. */
export type Act = { enemy: string; kind: string; to: string | null; hits: Hit[] };
export type Between = {
  /** Of the entry with which the turn began. */
  seq: number;
  /** The space of the torch now; null when it stayed. */
  torch: number | null;
  acts: Act[];
  came: { enemy: string; kind: string; room: string }[];
  fell: number[];
};

/** Answers with which somebody steers enemies that act: they are part of what enemies do. */
const STEERS = /^(hunt|path)$/;
/** A deed of a hero: what is lost by it is no enemy's doing. */
const HEROES = new Set<Entry["events"][number]["key"]>([
  "turn-begins",
  "hero-moved",
  "check-passed",
  "check-failed",
  "trap-met",
  "attacks",
  "casts",
  "rests",
  "room-used",
  "explores",
  "ambush",
  "paid",
] satisfies EventKeys["dungeons"][]);

/**
 * Since the last answer of these seats, as soon as a turn has begun since and there is more to tell than a step of the
 * torch; null before. `entries` are those that stand.
 */
export function betweenOf(entries: readonly Entry[], mine: readonly number[]): Between | null {
  const own = (entry: Entry) =>
    entry.kind === "action" &&
    entry.seat !== null &&
    mine.includes(entry.seat) &&
    !STEERS.test(entry.action?.verb ?? "");
  const from = entries.findLastIndex(own);
  const begun = entries.findLastIndex(({ events }) => events.some(({ key }) => key === "turn-begins"));
  if (from < 0 || begun < from) return null;
  const found: Between = { seq: entries[begun]?.seq ?? 0, torch: null, acts: [], came: [], fell: [] };
  let by: Act | null = null;
  const actOf = (enemy: string, kind: string): Act => {
    const known = found.acts.find((act) => act.enemy === enemy && act.kind === kind);
    if (known) return known;
    const act = { enemy, kind, to: null, hits: [] };
    found.acts.push(act);
    return act;
  };
  for (const { events } of entries.slice(from))
    for (const { key, params } of events) {
      const enemy = String(params.enemy ?? "");
      const kind = String(params.kind ?? "");
      const seat = Number(params.seat ?? -1);
      if (key === "torch-lowered" || key === "torch-raised") found.torch = Number(params.torch);
      else if (key === "enemy-moved") actOf(enemy, kind).to = String(params.room);
      else if (key === "enemy-hits" || key === "counter-attack") by = actOf(enemy, kind);
      else if (key === "goblin-added" || key === "minion-added")
        found.came.push({ enemy, kind, room: String(params.room) });
      else if (key === "unconscious") {
        // Whoever got up and fell again is told of once.
        if (!found.fell.includes(seat)) found.fell.push(seat);
      } else if (key === "lost" && by) {
        const hit = by.hits.find((one) => one.seat === seat) ?? { seat, health: 0, focus: 0 };
        if (!by.hits.includes(hit)) by.hits.push(hit);
        hit.health += Number(params.lost_health ?? 0);
        hit.focus += Number(params.lost_focus ?? 0);
      } else if (HEROES.has(key)) by = null;
    }
  found.acts = found.acts.filter(({ to, hits }) => to !== null || hits.length > 0);
  return found.acts.length + found.came.length + found.fell.length > 0 ? found : null;
}
