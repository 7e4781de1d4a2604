/** The words of Coop: places of the grid, groups, goals, questions and answers, from the catalogues of Map Masters. */
import type { Shapes } from "../../api";
import { has, labelled, language, name, type Reader, t } from "../../i18n/index.svelte";
import type { Laid, Next } from "../board/pieces";
import { ICON_OF, type Letter } from "../board/tally";
import { listed, readerOf as mapReader, placeWords as pointWords, wayName } from "../board/words";
import { actionWords, paramsOf, questionWords } from "../frame/words";
import { isSide, splitSpot } from "./geometry";
import { letterAt } from "./goals";
import {
  arg,
  type Cell,
  type CoopView,
  type Goal,
  type Group,
  type Line,
  type Option,
  type Place,
  type Spot,
} from "./view";

export const groupName = (group: Group): string => name(group, "group");
/** "column 3, row 2" */
export const placeWords = (place: Place): string =>
  t("coop-place", { place, column: place.charCodeAt(0) - 64, row: Number(place.slice(1)) });
export const spotWords = (spot: Spot): string => {
  if (!isSide(spot)) return pointWords(spot);
  const { place, slot } = splitSpot(spot);
  return t("coop-spot", { place, side: t(`map-slot-${slot}`) });
};

const GRID = /^[A-H][1-7]$/;
const SIDE = /^[A-H][1-7]\.(T|B|L1|L2|R1|R2)$/;
export function readerOf(view: { seat: number }, player: (seat: number) => string): Reader {
  const base = mapReader(view, player);
  return {
    ...base,
    phrase: (param, id) => {
      if (param === "place" && GRID.test(id)) return placeWords(id);
      if (param === "spot" && SIDE.test(id)) return spotWords(id);
      return base.phrase?.(param, id);
    },
  };
}

export function actionText(
  view: CoopView,
  option: Pick<Option, "verb" | "args"> & { text?: string },
  player: (seat: number) => string,
): string {
  const params = paramsOf(option, view.seat);
  for (const key of ["halt", "payers", "turn", "token", "debt"]) params[key] ??= "";
  if (option.verb === "meet") {
    const goal = view.objectives[Number(params.objective) - 1];
    if (goal) {
      const extra = [
        ...(params.token ? [t("coop-with-token")] : []),
        ...(params.debt ? [name("fairy-debt", "book")] : []),
      ];
      return t("coop-meet", { goal: goalWords(goal), extra: extra.length > 0 ? ` + ${extra.join(" + ")}` : "" });
    }
  }
  const said = actionWords(view, option, params, readerOf(view, player));
  const shut = option.verb === "play" ? shutBy(view, option) : [];
  return shut.length > 0 ? `${said} (${t("coop-shuts-in", { groups: listed(shut.map(groupName)) })})` : said;
}
/** The groups that a card, laid so, would shut in for good. */
export function shutBy(view: Pick<CoopView, "shuts_in">, option: Pick<Option, "args">): Group[] {
  const turned = arg(option, "turn") === "turned";
  const one = view.shuts_in.find(
    (s) => s.card === arg(option, "card") && s.place === arg(option, "place") && s.turned === turned,
  );
  return one?.groups ?? [];
}
export const questionText = (view: CoopView, player: (seat: number) => string): { title: string; why: string } =>
  questionWords(view, readerOf(view, player));

/** What a goal asks, in a few words: "5 coins", "2 locks opened", "Flying Boots". */
export function goalWords(goal: Pick<Goal, "need" | "what" | "amount">): string {
  if (goal.need === "artefact") return name(goal.what, "artefact");
  if (goal.need === "take") return t("coop-goal-take", { what: name(goal.what, "artefact") });
  if (goal.need === "reach") return t("coop-goal-reach");
  if (goal.need === "deed") return t(`coop-deed-${goal.what}`, { n: goal.amount });
  return t(`map-count-${goal.what}`, { n: goal.amount });
}
const SIDE_NAMES: Readonly<Record<string, string>> = {
  T: "top",
  B: "bottom",
  L1: "left",
  L2: "left",
  R1: "right",
  R2: "right",
};
/** By which side: "at the top", "" when any side will do. */
export function sideWords(goal: Pick<Goal, "at" | "card" | "exits">): string {
  if (goal.card === null) {
    const places = goal.exits.map((spot) => splitSpot(spot).place);
    return places.length === 0
      ? t("coop-at-exit")
      : t("coop-goal-out", { first: places[0] ?? "", last: places.at(-1) ?? "" });
  }
  if (goal.at.length === 0 || goal.at.length === 6) return "";
  const sides = [...new Set(goal.at.map((slot) => SIDE_NAMES[slot] ?? ""))];
  const words = new Intl.ListFormat(language(), { type: "disjunction" }).format(
    sides.map((side) => t(`coop-side-${side}`)),
  );
  return t("coop-at-side", { sides: words });
}

/** Why a place is good for a pawn: "next to the Flying Boots", "2 cards from 5 coins". */
export function nearWords(view: Pick<CoopView, "objectives">, number: number, away: number): string {
  const goal = view.objectives.find((one) => one.number === number);
  return goal ? t(away <= 1 ? "coop-near-next" : "coop-near", { n: away, goal: goalWords(goal) }) : "";
}
/** What a card would do for a plan: "Green goes on here: 2 keys, to the goal 2 scrolls". */
export function goesOnWords(view: Pick<CoopView, "objectives">, hint: Shapes["CoopCardHint"]): string {
  const goalOf = (number: number) => view.objectives.find((one) => one.number === number);
  const found = new Map(Object.entries(hint.adds).map(([number, n]) => [goalOf(Number(number))?.what ?? "", n]));
  const aim = hint.away === 0 ? goalOf(hint.objective) : undefined;
  const what = [
    ...[...found].flatMap(([kind, n]) => (kind ? [t(`map-count-${kind}`, { n })] : [])),
    ...(aim ? [t("coop-goes-to", { goal: goalWords(aim) })] : []),
  ];
  const group = groupName(hint.group);
  return what.length > 0 ? t("coop-goes-on-what", { group, what: listed(what) }) : t("coop-goes-on", { group });
}
/** What else a goal asks and gives, a phrase each. */
export function rulesOf(goal: Goal): string[] {
  if (goal.met) return [];
  return [
    ...(goal.with ? [t("coop-goal-with", { deed: t(`coop-deed-${goal.with[0]}`, { n: goal.with[1] }) })] : []),
    ...(goal.other_than ? [t("coop-goal-other", { goal: goal.other_than })] : []),
    ...(goal.gives && goal.need !== "take" ? [t("coop-goal-gives", { what: name(goal.gives, "artefact") })] : []),
    ...(goal.opens.length > 0
      ? [t("coop-goal-opens", { edges: goal.opens.map((pair) => pair.join("|")).join(", ") })]
      : []),
    ...(goal.together ? [t("coop-goal-together", { goal: goal.together })] : []),
    ...(goal.until ? [t("coop-goal-until", { turn: goal.until })] : []),
  ];
}

/** A goal in one breath: what it asks, by which side, on what conditions, and what it gives. */
export const goalTells = (goal: Goal): string =>
  labelled(String(goal.number), [goalWords(goal), sideWords(goal), ...rulesOf(goal)].filter(Boolean).join(", "));
/** Goals that are met on a card, and those whose walls beside it fall when they are met. */
export const goalsAt = (view: Pick<CoopView, "objectives">, place: string): Goal[] =>
  view.objectives.filter(
    (goal) => goal.place === place || (!goal.met && goal.opens.some((pair) => pair.includes(place))),
  );

/** Names of icons as a list with counts: "2 keys, 1 monster". */
export function iconWords(cells: readonly Cell[], names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of names) {
    const icon = ICON_OF[letterAt(cells, one) as Letter];
    if (icon) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  }
  return listed([...counts].map(([icon, n]) => t(`map-count-${icon}`, { n })));
}
/** A way on: its direction, what it finds, what pays. */
export function wayWords(cards: readonly Laid[], cells: readonly Cell[], step: Next): string {
  const found = iconWords(cells, step.found);
  const pays = step.spent.map((one) => (one[0] === "b" ? t("coop-pays-book") : t("coop-pays-token")));
  const parts = [
    wayName(cards, step),
    found,
    ...(step.arrived ? [t("coop-arrives")] : []),
    ...(step.stuck && !step.arrived ? [t("coop-stuck")] : []),
    ...pays,
  ].filter(Boolean);
  return parts.join(" · ");
}
/** Where a plan stands, for the ear and the eye. */
export function lineWords(view: CoopView, line: Line): string {
  const found = iconWords(view.cells, line.found);
  const meets = line.meets;
  const goals = (meets?.objectives ?? []).flatMap((number) => view.objectives[number - 1] ?? []);
  const parts = [
    t("coop-line-steps", { n: line.steps.length }),
    ...(found ? [t("coop-line-found", { list: found })] : []),
    ...(line.arrived
      ? meets?.hidden
        ? [t("coop-line-hidden")]
        : goals.length > 0 || (meets?.takes.length ?? 0) > 0
          ? [
              t("coop-line-meets", {
                list: listed([...(meets?.takes ?? []).map((id) => name(id, "artefact")), ...goals.map(goalWords)]),
              }),
            ]
          : [t("coop-line-nothing")]
      : line.stuck
        ? [t("coop-stuck")]
        : []),
  ];
  return parts.join(". ");
}
/** Why a plan cannot be drawn to its end: whose plan is in the way, or the rule. */
export function brokenWords(refused: { rule: string; key: string; conflict: Group | null }): string {
  if (refused.conflict) return t("coop-conflict", { group: groupName(refused.conflict) });
  return has(`why-${refused.key}`) ? `${t(`why-${refused.key}`)} ${refused.rule}` : t("coop-plan-broken");
}
