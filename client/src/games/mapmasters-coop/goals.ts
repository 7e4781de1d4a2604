/** The goals of a mission: as marks on their cards, and how far they are. */
import { iconsOf } from "../../art/mapmasters/deck";
import type { Want } from "../../art/mapmasters/targets";
import type { Cell, CoopView, Goal, GroupView } from "./view";

/** The goals of a step or boss card as marks at their sides. A goal to take what lies there is told by the artefact itself. */
export const wantsOf = (view: Pick<CoopView, "objectives">, cell: Pick<Cell, "card">): Want[] =>
  view.objectives
    .filter((goal) => goal.card === cell.card && goal.need !== "take" && goal.need !== "reach")
    .map((goal) => ({
      kind: goal.need === "artefact" ? "artefact" : goal.what,
      count: goal.need === "artefact" ? Number(goal.what.slice(1)) : goal.amount,
      deed: goal.need === "deed",
      done: goal.met !== null,
      slots: goal.at.length < 6 ? goal.at : [],
    }));

/** The group that is nearest to a goal, null when none has anything of it. */
export function nearest(view: Pick<CoopView, "groups">, goal: Goal): { group: GroupView; have: number } | null {
  const best = view.groups
    .map((group) => ({ group, have: goal.have[group.group] ?? 0 }))
    .sort((a, b) => b.have - a.have)[0];
  return best && best.have > 0 ? best : null;
}

/** The letter of an icon that is named by its place, "C2.T-h1/2". */
export function letterAt(cells: readonly Cell[], name: string): string {
  const dot = name.indexOf(".");
  const cell = cells.find((one) => one.place === name.slice(0, dot));
  if (!cell?.face) return "";
  return iconsOf(cell.face).find((icon) => icon.name === name.slice(dot + 1))?.kind[0] ?? "";
}
