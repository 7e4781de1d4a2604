/** The goals of a mission: as marks on their cards, and how far they are. */
import { iconsOf } from "../../art/mapmasters/deck";
import type { Want } from "../../art/mapmasters/targets";
import type { Cell, CoopView, Goal, GroupView, Line, Place } from "./view";

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

/** What a group has of a goal: icons it may hand over, deeds it has done, whether it carries the artefact. */
export function haveOf(goal: Goal, group: GroupView): number {
  if (goal.need === "object") return group.goods[goal.what] ?? 0;
  if (goal.need === "deed") return group.deeds[goal.what] ?? 0;
  if (goal.need === "artefact") return group.artefacts.includes(goal.what) ? 1 : 0;
  return 0;
}
/** The group that is nearest to a goal, null when none has anything of it. */
export function nearest(view: Pick<CoopView, "groups">, goal: Goal): { group: GroupView; have: number } | null {
  const best = view.groups
    .filter((group) => group.stage !== "boss" && group.stage !== "out")
    .map((group) => ({ group, have: haveOf(goal, group) }))
    .sort((a, b) => b.have - a.have)[0];
  return best && best.have > 0 ? best : null;
}

const LETTER: Readonly<Record<string, string>> = {
  coin: "c",
  barrel: "b",
  sword: "s",
  rope: "r",
  key: "k",
  scroll: "p",
  monster: "M",
  lock: "K",
  stairs: "S",
  room: "h",
  circle: "O",
};
/** What a line being drawn adds to a goal of its group. */
export function adds(goal: Goal, line: Line): number {
  if (goal.what === "trap") return (line.counts.P ?? 0) + (line.counts.V ?? 0);
  return line.counts[LETTER[goal.what] ?? ""] ?? 0;
}

/** Whether a place lies under water: its row was flooded while it was empty. */
export function flooded(view: Pick<CoopView, "mission" | "turn">, place: Place): boolean {
  const tide = view.mission.tide.find(([row]) => row === Number(place.slice(1)));
  return tide !== undefined && tide[1] < view.turn && view.mission.blocked.includes(place);
}

/** The letter of an icon that is named by its place, "C2.T-h1/2". */
export function letterAt(cells: readonly Cell[], name: string): string {
  const dot = name.indexOf(".");
  const cell = cells.find((one) => one.place === name.slice(0, dot));
  if (!cell?.face) return "";
  return iconsOf(cell.face).find((icon) => icon.name === name.slice(dot + 1))?.kind[0] ?? "";
}
