/** Small cases of Map Masters: cards with a line that the rules themselves have walked (tests/games/mapmasters/lines.py). */
import lines from "../../../../src/lanterns/rules/learning/mapmasters.json";
import { type Laid, type Step, stepOf } from "../board/pieces";

export type Scene = { cards: Laid[]; trace: Step[]; numbers?: string[]; focus?: [y: number, height: number] };

/** Places of the large picture that its text explains. */
const NUMBERS: Record<string, string[]> = { line: ["S4.L2", "S2.h1", "S3.s1", "S3.R2"] };
/** The part of a single card that a case is about: where it begins and how high it is. */
const FOCUS: Record<string, [y: number, height: number]> = {
  start: [-32, 104],
  find: [-6, 112],
  guarded: [28, 196],
  lock: [-26, 204],
  pit: [-28, 206],
  exit: [24, 150],
};

export const SCENES: Record<string, Scene> = Object.fromEntries(
  Object.entries(lines).map(([name, { cards, trace }]) => [
    name,
    {
      cards,
      trace: trace.map((step) => stepOf(step as Partial<Step>)),
      numbers: NUMBERS[name] ?? [],
      focus: FOCUS[name],
    },
  ]),
);
/** Cases that are told by signs alone. */
export const SIGNS: readonly string[] = ["score", "round"];
