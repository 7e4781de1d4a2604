/** The small cases of Quest, for those who learn it. */
import { QUEST_SHEETS } from "../../art/quest/sheets";
import type { Cases } from "../contract";
import Case from "./Case.svelte";
import { SCENES, SIGNS } from "./scenes";

export const cases: Cases = { Case, names: [...Object.keys(SCENES), ...SIGNS], sheets: QUEST_SHEETS };
