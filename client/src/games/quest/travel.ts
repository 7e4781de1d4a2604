/** The line of a move and where its hero would stand, before it is made or beside the one that was. */
import type { Pt } from "../../art/rough";
import { cardCentre, cellOf, type Standing, sail, standings, travel } from "./geometry";
import type { Preview } from "./targets";
import type { QuestView } from "./view";

/** `from` and `to` are where the hero stands and would stand; null where it stands nowhere yet. */
export type Journey = { from: Standing; to: Standing; d: string };

export function journeyOf(view: QuestView, preview: Preview, stand: readonly Standing[]): Journey | null {
  const isMover = (one: Standing) => one.seat === preview.seat && one.hero === preview.hero;
  const from = stand.find(isMover);
  const card = view.land[cellOf(preview.to)]?.card ?? "";
  const isTemple = preview.to.endsWith("R") && !card.startsWith("goblin-") && !card.startsWith("castle-");
  // Where the hero would stand: the same rule as for all, on a view in which it has moved.
  const players = view.players.map((player) =>
    player.seat !== preview.seat
      ? player
      : {
          ...player,
          heroes: player.heroes.map((hero, at) =>
            at === preview.hero ? { ...hero, at: preview.to, space: isTemple ? 0 : null } : hero,
          ),
        },
  );
  const to = standings({ land: view.land, players }).find(isMover);
  if (!from || !to) return null;
  const began = view.players[preview.seat]?.heroes[preview.hero]?.at;
  const stops: Pt[] =
    preview.way === "line" || !began
      ? []
      : sail(cellOf(began), cellOf(preview.to), preview.way === "cw").map(cardCentre);
  return { from, to, d: travel({ x: from.x, y: from.y - 8 }, { x: to.x, y: to.y - 4 }, preview.way, stops) };
}
