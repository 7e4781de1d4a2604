/** The sentences of Pig, from its catalogue. */
import { questionWords } from "@client/games/frame/words";
import { type Reader, tell } from "@client/i18n/index.svelte";
import type { PigView } from "./view";

export const readerOf = (view: PigView, player: (seat: number) => string): Reader => ({ player, seat: view.seat });
export const questionText = (view: PigView, player: (seat: number) => string) =>
  questionWords(view, readerOf(view, player));
/** An answer, or an action of the record, in words. */
export const actionText = (action: { verb: string; args: string[][] }, reader: Reader): string =>
  tell(`act-${action.verb}`, Object.fromEntries(action.args as [string, string][]), reader);
