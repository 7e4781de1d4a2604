/** What the server sends about a game of Map Masters, as `lanterns/games/mapmasters/versus/view_types.py` says. */
import type { Shapes } from "../../api";
import type { Colour } from "../../art/seats";

export type { Barred, Laid, Next, Step, Token } from "../board/pieces";
export { split, TOKENS } from "../board/pieces";
export type { Option, Question } from "../frame/frame";
export { arg } from "../frame/frame";

export type ObjectiveCard = Shapes["MapObjective"];
export type ObjectiveKind = ObjectiveCard["kind"];
export type PathView = Shapes["MapPath"];
export type Dungeon = Shapes["MapDungeon"];
export type Held = Shapes["MapBook"];
export type Player = Shapes["MapPlayer"];
export type Shown = Shapes["MapShown"];
export type Market = Shapes["MapMarket"];
export type MapView = Shapes["MapView"];

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "plum"];
/** Packs of cards are alike: a seat takes the colour of its number. */
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;
