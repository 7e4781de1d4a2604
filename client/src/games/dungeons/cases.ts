/** The small cases of Dungeons, for those who learn it. */
import { DUNGEON_SHEETS } from "../../art/dungeons/sheets";
import type { Cases } from "../contract";
import Case from "./Case.svelte";
import { SCENES, SIGNS } from "./scenes";

// What cards are cut by: the board has it in its own drawing, of which there is one.
const CLIPS =
  '<svg><defs><clipPath id="d-tileclip"><rect width="100" height="100" rx="6"/></clipPath>' +
  '<clipPath id="d-backclip"><rect x="8" y="8" width="84" height="84" rx="5"/></clipPath></defs></svg>';

export const cases: Cases = {
  Case,
  names: [...Object.keys(SCENES), ...SIGNS],
  sheets: [...DUNGEON_SHEETS, CLIPS],
};
