/** What the server sends about a dungeons game, as `lanterns/games/dungeons/view_types.py` says. */
import type { Shapes } from "../../api";
import type { Colour } from "../../art/seats";

export type Room = string; // a square, "d4", or "lair"
export type Place = string; // the same, or a space of the lair, "space-3"

export type Odds = Shapes["DungeonsOdds"];
export type Option = Shapes["DungeonsOption"];
export type Refusal = Shapes["RefusalView"];
export type Barred = Shapes["DungeonsBarred"];
export type Aim = Shapes["DungeonsAim"];
export type Outcome = Shapes["DungeonsOutcome"];
export type Effect = Shapes["DungeonsEffect"];
export type FaceDown = Shapes["DungeonsFaceDown"];
export type Seen = Shapes["DungeonsRoom"];
export type Square = FaceDown | Seen;
export const isSeen = (square: Square | undefined): square is Seen => square !== undefined && "card" in square;
export type Enemy = Shapes["DungeonsEnemy"];
export type Boss = Shapes["DungeonsBoss"];
export type DungeonHero = Shapes["DungeonsPlayer"];
export type Check = Shapes["DungeonsCheck"];
export type Torch = Shapes["DungeonsTorch"];
export type Skill = Odds["skill"];
export type Test = Shapes["DungeonsTest"];
export type EffectOf = Shapes["DungeonsEffectOf"];
export type Forecast = Shapes["DungeonsForecast"];
export type DungeonsView = Shapes["DungeonsView"];

export { arg } from "../frame/frame";

const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
/** Heroes have no colour in the box: a seat takes the one of its number. */
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] as Colour;

/** The places of what a hero has, in the order of the mat. */
export const SLOTS = ["hand-1", "hand-2", "garb", "trinket-1", "trinket-2", "spell-1", "spell-2"] as const;
