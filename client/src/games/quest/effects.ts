/** What changed between two views, as signs that fly from where they arise to the player or the track that they change. */
import type { Effect } from "../frame/effects";
import type { QuestView } from "./view";

/** At most three signs for each seat: lost Health, gained Health, changed Power; and one for the magic token. */
export function effects(before: QuestView, after: QuestView): Effect[] {
  const out: Effect[] = [];
  for (const now of after.players) {
    const was = before.players.find((p) => p.seat === now.seat);
    if (!was) continue;
    if (now.health < was.health) out.push({ to: now.seat, icon: "claw", tone: "bad" });
    if (now.health > was.health) out.push({ to: now.seat, icon: "heart", tone: "bad" });
    if (now.power !== was.power) out.push({ to: now.seat, icon: "bolt", tone: "power" });
    if (now.goblins > was.goblins) out.push({ to: now.seat, icon: "goblin", tone: "good" });
    if (now.quests.length > was.quests.length) out.push({ to: now.seat, icon: "scroll", tone: "good" });
  }
  if (after.magic > before.magic) out.push({ to: "magic", icon: "star", tone: "magic" });
  return out;
}
