/** Which places of the tableau an answer is about, and how a line may go on. */

import type { Pt } from "../../art/rough";
import { placeOf, wayOf } from "../board/line";
import type { Laid, Next } from "../board/pieces";
import { type Way, waysOf } from "../board/tally";
import { gather, type Target as LitTarget } from "../frame/frame";
import { arg, type CoopView, type Group, type Option, type Place, type Spot as Side } from "./view";

export type Spot =
  | { kind: "place"; place: Place }
  | { kind: "side"; side: Side }
  | { kind: "pawn"; group: Group }
  | { kind: "way"; number: number };
export type Target = LitTarget<Spot>;

export function spotKey(spot: Spot): string {
  if (spot.kind === "place") return `place-${spot.place}`;
  if (spot.kind === "side") return `side-${spot.side}`;
  if (spot.kind === "pawn") return `pawn-${spot.group}`;
  return `way-${spot.number}`;
}

export function spotOf(option: Option): Spot | null {
  const place = arg(option, "place");
  const side = arg(option, "spot");
  const group = arg(option, "group");
  if (option.verb === "play" && place) return { kind: "place", place };
  if (option.verb === "pawn" && side) return { kind: "side", side };
  if (option.verb === "begin" && group) return { kind: "pawn", group: group as Group };
  return null;
}

export const targetsOf = (view: CoopView): Target[] => gather(view.options, spotOf, spotKey);

/** A way that a line can go on, and where it leads. */
export type LitWay = Way & { key: string; at: Pt };

/** The ways on of a line that is drawn: where each ends, pushed apart where two end in one point. */
export function litWays(cards: readonly Laid[], next: readonly (Next & { arrived?: boolean })[]): LitWay[] {
  const taken: Pt[] = [];
  return waysOf(next).map((way, i) => {
    const line = wayOf(cards, way.main);
    let at = line ? (line.pts[line.pts.length - 1] as Pt) : placeOf(cards, way.main.leap?.[1] ?? way.main.at);
    while (taken.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < 16)) at = { x: at.x + 12, y: at.y + 12 };
    taken.push(at);
    return { ...way, key: `way-${i}`, at };
  });
}
