/** What the server sends about a mission of Map Masters, as `lanterns/games/mapmasters/coop/view_types.py` says. */
import type { Shapes } from "../../api";
import type { Colour } from "../../art/seats";
import type { Laid } from "../board/pieces";

export type { Option, Question } from "../frame/frame";
export { arg } from "../frame/frame";

/** A place by column and row, "C2"; a spot is a side of a place, "C2.T". */
export type Place = string;
export type Spot = string;

export const GROUPS = ["blue", "red", "yellow", "green", "plum", "white", "black", "brown"] as const;
export type Group = GroupView["group"];

export type Cell = Shapes["CoopCell"];
export type Goal = Shapes["CoopGoal"];
export type Artefact = Shapes["CoopArtefact"];
export type GroupView = Shapes["CoopGroup"];
export type LegStep = Shapes["CoopStep"];
export type Fairy = Shapes["CoopFairy"];
/** A step of a leg; a token taken for an optimiser is a step without a line. */
export type Told = LegStep | Fairy;
export const isStep = (told: Told): told is LegStep => told.verb !== "fairy";
export type Leg = Shapes["CoopLeg"];
export type Meets = Shapes["CoopMeets"];
/** Where a line stands that is being drawn, in the game or as a plan. */
export type Line = Shapes["CoopLine"];
export type Score = Shapes["CoopScore"];
export type CoopView = Shapes["CoopView"];

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "plum"];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;

/** A cell as a laid card of the table, whose places are named by its place of the grid. */
export const laidOf = (cell: Pick<Cell, "place" | "column" | "row" | "face" | "turned">, cost = 0): Laid => ({
  card: cell.face ?? "",
  cost,
  x: cell.column,
  y: cell.row * 2,
  turned: cell.turned,
  place: cell.place,
});
/** The cards that lie face up, as the drawing of lines wants them. */
export const tableOf = (cells: readonly Cell[]): Laid[] =>
  cells.filter((cell) => cell.card !== null).map((cell) => laidOf(cell, cell.cost));
