/** The small cases of Map Masters, for those who learn it. */
import type { Cases } from "../contract";
import Case from "./Case.svelte";
import { SCENES, SIGNS } from "./scenes";

export const cases: Cases = { Case, names: [...Object.keys(SCENES), ...SIGNS], sheets: [] };
