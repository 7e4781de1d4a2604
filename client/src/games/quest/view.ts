/** What the server sends about a quest game, as `lanterns/games/quest/view_types.py` says. */
import type { Shapes } from "../../api";

export type Cell = string; // "rc": row, column
export type Region = string; // a cell and its side, "22R"

export type Option = Shapes["QuestOption"];
export type QuestHero = Shapes["QuestHero"];
export type Legend = Shapes["QuestLegend"];
export type QuestPlayer = Shapes["QuestPlayer"];
export type HeroOdds = Shapes["QuestHeroOdds"];
export type SeatOdds = Shapes["QuestOdds"];
export type QuestView = Shapes["QuestView"];
export type Face = QuestView["dice"][number];
export type Movement = NonNullable<QuestView["card"]>;

export { arg } from "../frame/frame";
