/** Pig, as the shared screens use it. */
import type { Kit } from "@client/games/kit";
import { t } from "@client/i18n/index.svelte";
import Table from "./Table.svelte";
import type { PigView } from "./view";
import { actionText, questionText, readerOf } from "./words";

export const kit: Kit<PigView> = {
  Table,
  reader: readerOf,
  stage: (view) => t("pig-goal", { points: view.goal }),
  heading: () => "",
  question: (view, player) => questionText(view, player).title,
  action: (view, action, player) => actionText(action, readerOf(view, player)),
  colour: () => null,
};
