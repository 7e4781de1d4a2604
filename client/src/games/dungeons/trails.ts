/** Where figures went since this person's last answer: from, the places between, and to. */
import type { DungeonsView, Place } from "./view";

export type Trail = { key: string; places: Place[] };

const standing = (view: DungeonsView): Map<string, Place> =>
  new Map([
    ...view.players.map((hero, seat) => [`hero-${seat}`, hero.place] as const),
    ...Object.entries(view.enemies).map(([id, { room }]) => [id, room] as const),
  ]);

/** The trails once a view has followed another; those before are kept unless the seat has answered in between. */
export function trailed(trails: readonly Trail[], before: DungeonsView, after: DungeonsView): Trail[] {
  const answered = before.actors.includes(before.seat) && before.question?.actor === before.seat;
  const kept = new Map((answered ? [] : trails).map((trail) => [trail.key, trail.places]));
  const was = standing(before);
  const now = standing(after);
  for (const [key, place] of now) {
    const from = was.get(key);
    if (from !== undefined && from !== place) kept.set(key, [...(kept.get(key) ?? [from]), place]);
  }
  return [...kept].filter(([key]) => now.has(key)).map(([key, places]) => ({ key, places }));
}
