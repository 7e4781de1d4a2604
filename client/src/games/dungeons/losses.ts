/** What two views differ by in Health, Focus and hearts, for the signs that float over the board. */
import type { DungeonsView, Place } from "./view";

export type Loss = {
  /** The figure it floats from; `marker` and `to` of a heart and the space it falls to; `place` when the figure is gone. */
  key: string;
  marker?: number;
  to?: number;
  place?: Place;
  text: string;
  icon: "heart" | "focus" | "skull";
  good: boolean;
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function lossesOf(before: DungeonsView, after: DungeonsView): Loss[] {
  const out: Loss[] = [];
  after.players.forEach((now, seat) => {
    const was = before.players[seat];
    if (!was) return;
    const key = `hero-${seat}`;
    const health = now.health - was.health;
    const focus = now.focus - was.focus;
    if (health) out.push({ key, text: signed(health), icon: "heart", good: health > 0 });
    if (focus) out.push({ key, text: signed(focus), icon: "focus", good: focus > 0 });
  });
  for (const [key, was] of Object.entries(before.enemies)) {
    const now = after.enemies[key];
    if (!now) out.push({ key, place: was.room, text: was.hits ? `−${was.hits}` : "−1", icon: "skull", good: false });
    else if (was.hits !== undefined && now.hits !== undefined && now.hits !== was.hits)
      out.push({ key, text: signed(now.hits - was.hits), icon: "heart", good: now.hits > was.hits });
  }
  after.boss?.markers.forEach((space, marker) => {
    const was = before.boss?.markers[marker];
    if (was !== undefined && was !== space)
      out.push({
        key: `heart-${marker}`,
        marker,
        to: space,
        text: signed(space - was),
        icon: "heart",
        good: space > was,
      });
  });
  return out;
}
