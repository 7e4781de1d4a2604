/** The end of Quest, as the page of the end shows it. */
import type { EndKit } from "../contract";
import type { QuestView } from "./view";

export const end: EndKit<QuestView> = {
  held: (view, seat) => view.players[seat]?.heroes.flatMap((hero) => hero.items).slice(0, 2) ?? [],
  icons: { spells: "star", quests: "scroll", goblins: "goblin", legends: "sword" },
  rule: "Q9.2",
};
