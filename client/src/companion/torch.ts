/** The torch on one's own table: where it stands, whose turn it is, and what its next space does. Numbers: the engine's. */
import type { Shapes } from "../api";

export type Track = Shapes["BoxTrack"];
export type Burning = {
  heroes: { name: string; id: string }[];
  act: number;
  space: number;
  goblins: number;
  turn: number;
  /** How it ended: the torch burnt down, a goblin too many, or the boss fell; "" while it burns. */
  end: "" | "out" | "goblins" | "won";
};
export type Happens = "goblin" | "act" | "skull" | "";

const actOf = (track: Track, { act }: Pick<Burning, "act">) => track.acts[act - 1] ?? track.acts[0];

/** The space where the torch begins in an act, above which it never rises. */
export const startOf = (track: Track, now: Pick<Burning, "act" | "heroes">): number =>
  actOf(track, now)?.start[String(now.heroes.length)] ?? 0;
export const skullOf = (track: Track, now: Pick<Burning, "act">): number => actOf(track, now)?.skull ?? 0;

export function lit(track: Track, heroes: Burning["heroes"]): Burning {
  const fresh: Burning = { heroes, act: 1, space: 0, goblins: 0, turn: 0, end: "" };
  return { ...fresh, space: startOf(track, fresh) };
}

/** What waits on a space. */
export function on(track: Track, now: Pick<Burning, "act">, space: number): Happens {
  const act = actOf(track, now);
  if (!act) return "";
  if (space >= act.skull) return "skull";
  if (act.goblin.includes(space)) return "goblin";
  return act.act.includes(space) ? "act" : "";
}

/** The next space below on which such a thing waits, null when none does. */
export function nextOf(track: Track, now: Burning, what: Happens): number | null {
  for (let space = now.space + 1; space <= skullOf(track, now); space += 1)
    if (on(track, now, space) === what) return space;
  return null;
}

/** Whoever has the turn; nobody is asked before there are heroes. */
export const whose = ({ heroes, turn }: Burning, later = 0) => heroes[(turn + later) % Math.max(1, heroes.length)];

/** A goblin comes into play; one that finds no slot loses the game. */
export function goblinAdded(track: Track, now: Burning): Burning {
  return now.goblins >= track.goblins ? { ...now, end: "goblins" } : { ...now, goblins: now.goblins + 1 };
}

/** The torch goes down, each space in turn does what it does. */
export function down(track: Track, now: Burning, spaces = track.down): Burning {
  let then = now;
  for (let i = 0; i < spaces && !then.end; i += 1) {
    then = { ...then, space: then.space + 1 };
    const what = on(track, then, then.space);
    if (what === "skull") then = { ...then, end: "out" };
    else if (what === "goblin") then = goblinAdded(track, then);
  }
  return then;
}

/** The turn ends: the torch goes down and the next hero plays. */
export const turnEnded = (track: Track, now: Burning): Burning => {
  const then = down(track, now);
  return then.end ? then : { ...then, turn: then.turn + 1 };
};
export const up = (track: Track, now: Burning): Burning => ({
  ...now,
  space: Math.max(startOf(track, now), now.space - 1),
});
/** The second act begins: its own track, from its own start. */
export const actTwo = (track: Track, now: Burning): Burning => {
  const then = { ...now, act: 2 };
  return { ...then, space: startOf(track, then) };
};
