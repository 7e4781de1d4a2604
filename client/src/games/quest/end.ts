/** The end of Quest, as the page of the end shows it. */
import { name, t } from "../../i18n/index.svelte";
import type { EndKit } from "../contract";
import type { QuestView } from "./view";

export const end: EndKit<QuestView> = {
  title: (view, options) => {
    const points = view.players[0]?.score ?? 0;
    if (view.mode !== "chosen" || !view.over) return "";
    return points >= view.target
      ? t("end-title-target", { level: name(options.level ?? "", "level"), points, target: view.target })
      : t("end-title-short", { points, target: view.target, short: view.target - points });
  },
  held: (view, seat) => view.players[seat]?.heroes.flatMap((hero) => hero.items).slice(0, 2) ?? [],
  icons: { spells: "star", quests: "scroll", goblins: "goblin", legends: "sword" },
  rule: "Q9.2",
};
