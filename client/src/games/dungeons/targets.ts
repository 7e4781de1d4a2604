/** From the options of a question to the places of the board that answer it. */
import * as frame from "../frame/frame";
import { figures, isCell, isSpace } from "./geometry";
import { leftOver } from "./hearts";
import { arg, type DungeonsView, type Option, type Place } from "./view";

export type Spot =
  | { kind: "place"; place: Place }
  | { kind: "hero"; seat: number }
  | { kind: "enemy"; enemy: string }
  | { kind: "heart" | "taken"; marker: number };

export type Target = frame.Target<Spot>;

export const spotKey = (spot: Spot): string =>
  spot.kind === "place"
    ? `place-${spot.place}`
    : spot.kind === "hero"
      ? `hero-${spot.seat}`
      : spot.kind === "enemy"
        ? spot.enemy
        : `${spot.kind}-${spot.marker}`;

const PLACE_VERBS = new Set(["move", "reveal", "place", "portal", "teleport"]);

/** The place that an action is about, or null for one that only a button gives. */
export function spotOf(option: Option, view: DungeonsView): Spot | null {
  const enemy = arg(option, "enemy");
  if (enemy && view.enemies[enemy]) return { kind: "enemy", enemy };
  const hero = arg(option, "hero");
  if (hero) {
    const seat = view.players.findIndex((p) => p.hero === hero);
    return seat < 0 ? null : { kind: "hero", seat };
  }
  const place = arg(option, "place") ?? arg(option, "cell") ?? arg(option, "room");
  if (
    place &&
    (PLACE_VERBS.has(option.verb) || option.verb === "path") &&
    (isCell(place) || isSpace(place) || place === "lair")
  )
    return { kind: "place", place };
  if (option.verb === "enter" && view.boss) return { kind: "place", place: `space-${view.boss.entrance}` };
  // A new card is turned where it lies.
  const cell = view.question?.params?.cell;
  if (option.verb === "lay" && typeof cell === "string") return { kind: "place", place: cell };
  return null;
}

export const targetsOf = (view: DungeonsView): Target[] =>
  frame.gather(view.options, (option) => spotOf(option, view), spotKey);

/** While damage is divided: hearts that can take a point more, and those of which one may be taken back. */
export function heartTargets(view: DungeonsView, given: readonly number[]): Target[] {
  const left = leftOver(view, given) > 0;
  return (view.boss?.hearts ?? []).flatMap((heart, marker): Target[] => {
    const points = given[marker] ?? 0;
    const spots: Spot[] = [
      ...(left && points < heart.takes ? [{ kind: "heart" as const, marker }] : []),
      ...(points > 0 ? [{ kind: "taken" as const, marker }] : []),
    ];
    return spots.map((spot) => ({ key: spotKey(spot), spot, codes: [] }));
  });
}

/** Where the figure of a spot stands, if it is one. */
export const figureOf = (spot: Spot, view: DungeonsView) =>
  spot.kind === "place" ? undefined : figures(view).find((f) => f.key === spotKey(spot));

/** The answer put forward before anything is chosen: the highest total, the first turn of a card; null for none. */
export function bestOf(view: DungeonsView): number | null {
  const step = view.question?.step;
  if (step === "Lay") return view.options[0]?.code ?? null;
  if (step === "Split") return view.split?.best ?? null;
  const results = view.options.filter((option) => option.verb === "choose");
  if (step !== "Dice" || results.length === 0) return null;
  const rated = (option: Option) => option.total ?? 0;
  return results.reduce((best, option) => (rated(option) > rated(best) ? option : best)).code;
}

const FIRST = ["search", "box", "disarm", "enter", "explore", "taunt", "rest", "research"];
/** Buttons that stay beside the list of many choices: the end of the turn, and what this room offers. */
export function shownButtons(view: DungeonsView): Set<number> {
  const by = (verb: string) => view.options.find((option) => option.verb === verb)?.code;
  const own = FIRST.map(by).find((code) => code !== undefined);
  const end = ["end", "stop", "skip", "decline", "leave", "refuse"].map(by).find((code) => code !== undefined);
  return new Set([own, end].filter((code) => code !== undefined));
}

const plusOf = (option: Option): string[] => [...(arg(option, "plus") ?? "").matchAll(/\+\d/g)].map(([text]) => text);
/**
 * The answer that a pressed die makes: a die that lies aside becomes the result with the highest total it allows; a plus
 * die beside a result is added to it; one that is added goes aside, and so does all when the result itself is pressed.
 */
export function diePressed(
  view: DungeonsView,
  chosen: Option | undefined,
  face: string,
  part: "result" | "plus" | "unused",
): number | null {
  const answers = view.options.filter((option) => option.verb === "choose");
  const now = chosen?.verb === "choose" ? chosen : undefined;
  const exact = (die: string, plus: readonly string[]) =>
    answers.find((option) => arg(option, "die") === die && plusOf(option).sort().join() === [...plus].sort().join());
  const die = now ? arg(now, "die") : undefined;
  if (now && die !== undefined && face.startsWith("+")) {
    const plus = plusOf(now);
    if (part === "plus") plus.splice(plus.indexOf(face), 1);
    else if (part === "unused") plus.push(face);
    const found = part === "result" ? exact(die, []) : exact(die, plus);
    if (found) return found.code;
  }
  if (part === "result" && die !== undefined) return exact(die, [])?.code ?? null;
  const best = answers
    .filter((option) => arg(option, "die") === face)
    .reduce<Option | undefined>((a, b) => (a === undefined || (b.total ?? 0) > (a.total ?? 0) ? b : a), undefined);
  return best?.code ?? null;
}
