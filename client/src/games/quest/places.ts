/** Names of the places of the isle, for labels and for the screen reader. */
import { t } from "../../i18n/index.svelte";
import { cellOf, isLeft, kindOf } from "./geometry";
import { BOOK } from "../../art/quest/cards";
import type { Cell, QuestView, Region } from "./view";

/** "Sun temple", "spell obelisk, book IV", "portal, angry goblin, 2 wounds". */
export function what(view: Pick<QuestView, "land" | "goblins">, region: Region): string {
  const cell = cellOf(region);
  const card = view.land[cell]?.card ?? "";
  const kind = kindOf(card, isLeft(region));
  if (kind === "obelisk") return t("board-obelisk", { book: BOOK[card] ?? "" });
  if (kind === "castle") return t("board-castle", { colour: card.slice(7) });
  if (kind === "temple") return t("board-temple", { temple: card });
  if (kind === "grotto") return t("board-grotto", { number: Number(card.slice(7)) });
  const goblin = view.goblins[cell];
  return goblin ? t("board-portal", { face: goblin.face, wounds: goblin.wounds }) : t("board-portal-empty");
}

/** The whole name of a place: "Row 3, column 4, right: Sun temple. Élodie's knight on space 2." */
export function placeName(view: QuestView, region: Region, player: (seat: number) => string): string {
  const here = view.players.flatMap((p) =>
    p.heroes.flatMap((hero, i) =>
      hero.at === region
        ? [t("board-hero-here", { name: player(p.seat), hero: i + 1, space: hero.space ?? -1 })]
        : [],
    ),
  );
  return [
    t("board-place", {
      row: Number(region[0]) + 1,
      column: Number(region[1]) + 1,
      side: isLeft(region) ? "left" : "right",
      what: what(view, region),
    }),
    ...here,
  ].join(" ");
}

export const cardName = (view: Pick<QuestView, "land">, cell: Cell): string => {
  const card = view.land[cell]?.card ?? "";
  if (card.startsWith("castle-")) return t("board-castle", { colour: card.slice(7) });
  if (card.startsWith("goblin-")) return t("board-goblin-card", { number: Number(card.slice(7)) });
  return t("board-temple", { temple: card });
};
