/** What changed between two views, as signs that fly from the board to the hero or the torch that they change. */
import type { Effect } from "../frame/effects";
import type { DungeonsView } from "./view";

export function effects(before: DungeonsView, after: DungeonsView): Effect[] {
  const out: Effect[] = [];
  after.players.forEach((now, seat) => {
    const was = before.players[seat];
    if (!was) return;
    const from = `hero-${seat}`;
    const held = (hero: typeof now) => Object.values(hero.gear);
    const fresh = held(now).filter((card) => !held(was).includes(card));
    if (now.health < was.health) out.push({ to: seat, from, icon: "claw", tone: "bad" });
    if (now.health > was.health) out.push({ to: seat, from, icon: "heart", tone: "bad" });
    if (now.focus !== was.focus) out.push({ to: seat, from, icon: "focus", tone: "power" });
    if (fresh.some((card) => card.startsWith("L"))) out.push({ to: seat, from, icon: "chest", tone: "good" });
    if (fresh.some((card) => card.startsWith("P"))) out.push({ to: seat, from, icon: "star", tone: "magic" });
  });
  const slain = Object.keys(before.enemies).some((enemy) => !(enemy in after.enemies));
  if (slain) out.push({ to: before.active, icon: "skull", tone: "good" });
  if (after.act === before.act && after.torch.space < before.torch.space)
    out.push({ to: "torch", icon: "flame", tone: "good" });
  return out;
}
