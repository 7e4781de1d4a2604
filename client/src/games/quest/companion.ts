/** How the box of Quest lies on the table, for its companion. */
import Die from "../../art/quest/Die.svelte";
import { QUEST_SHEETS } from "../../art/quest/sheets";
import { name, t } from "../../i18n/index.svelte";
import type { BoxKit } from "../contract";
import Deal from "./Deal.svelte";
import type { QuestView } from "./view";

export const companion: BoxKit<QuestView> = {
  Deal,
  sheets: QUEST_SHEETS,
  icons: { spells: "star", quests: "scroll", goblins: "goblin", legends: "sword" },
  Face: Die,
  pieces: (view, step) => {
    if (step === "magic") return view.movement.map(({ card }) => ({ icon: card, label: name(card, "movement") }));
    if (step === "quests") return view.row.map((quest) => ({ icon: "scroll" as const, label: name(quest, "quest") }));
    if (step === "heroes" || step === "first")
      return view.players.flatMap(({ seat, colour }) =>
        step === "heroes" || seat === view.first
          ? [{ colour: colour ?? "blue", label: t(`seal-${colour ?? "blue"}`) }]
          : [],
      );
    return [];
  },
};
