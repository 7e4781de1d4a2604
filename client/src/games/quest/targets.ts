/** From the options of a question to the places of the board that answer it. */

import type { Pt } from "../../art/rough";
import * as frame from "../frame/frame";
import { cardCentre, cellOf, centre, corner, GOBLIN, type Standing } from "./geometry";
import { arg, type Cell, type Option, type QuestView, type Region } from "./view";

export type Spot =
  | { kind: "region"; region: Region }
  | { kind: "hero"; seat: number; hero: number }
  | { kind: "goblin"; cell: Cell }
  | { kind: "card"; cell: Cell };

export type Target = frame.Target<Spot>;

export const spotKey = (spot: Spot): string => {
  if (spot.kind === "region") return `region-${spot.region}`;
  if (spot.kind === "hero") return `hero-${spot.seat}-${spot.hero}`;
  return `${spot.kind}-${spot.cell}`;
};

const HERO_VERBS = new Set(["guide", "advance", "sword", "return", "equip"]);
const GOBLIN_VERBS = new Set(["attack", "wound", "anger", "lure"]);

/** The place that an action is about, or null for one that only a button gives. */
export function spotOf(option: Option, seat: number): Spot | null {
  const cell = arg(option, "cell");
  const region = arg(option, "region");
  const hero = arg(option, "hero");
  if (option.verb === "move" && region) return { kind: "region", region };
  if (GOBLIN_VERBS.has(option.verb) && cell) return { kind: "goblin", cell };
  if (option.verb === "flip" && cell) return { kind: "card", cell };
  if (HERO_VERBS.has(option.verb) && hero) return { kind: "hero", seat, hero: Number(hero) - 1 };
  return null;
}

/**
 * Lit places of a question. For moves without a chosen hero the heroes that can move are lit, and so are all places
 * that only one of them can reach; with a chosen hero, the places it can reach.
 */
export function targetsOf(view: QuestView, hero: number | null = null): Target[] {
  return frame.gather(
    view.options,
    (option) => {
      const spot = spotOf(option, view.seat);
      if (!spot || option.verb !== "move") return spot;
      const mover = Number(arg(option, "hero")) - 1;
      if (hero === null) return [{ kind: "hero", seat: view.seat, hero: mover }, spot];
      return mover === hero ? spot : null;
    },
    spotKey,
  );
}

/** Where a spot lies on the board. */
export function pointOf(spot: Spot, stand: readonly Standing[]): Pt {
  if (spot.kind === "region") return centre(spot.region);
  if (spot.kind === "card") return cardCentre(spot.cell);
  if (spot.kind === "goblin") {
    const at = corner(spot.cell);
    return { x: at.x + GOBLIN.x, y: at.y + GOBLIN.y };
  }
  const found = stand.find((s) => s.seat === spot.seat && s.hero === spot.hero);
  return found ? { x: found.x, y: found.y - 20 } : { x: 0, y: 0 };
}

/** The card that a spot lies on. */
export function cellOfSpot(spot: Spot, view: QuestView): Cell {
  if (spot.kind === "region") return cellOf(spot.region);
  if (spot.kind === "hero") return cellOf(view.players[spot.seat]?.heroes[spot.hero]?.at ?? "22L");
  return spot.cell;
}

/** What an answer would do, drawn before it is given. */
export type Preview = {
  seat: number;
  hero: number;
  to: Region;
  way: "line" | "cw" | "ccw";
  passes: Cell[];
  calms: Cell[];
  cost: number;
};

/** The preview of a move, or null for other actions. */
export function previewOf(option: Option | undefined, seat: number): Preview | null {
  const region = option && arg(option, "region");
  const hero = option && arg(option, "hero");
  if (option?.verb !== "move" || !region || !hero) return null;
  const way = arg(option, "way");
  return {
    seat,
    hero: Number(hero) - 1,
    to: region,
    way: way === "cw" || way === "ccw" ? way : "line",
    passes: option.passes ?? [],
    calms: option.calms ?? [],
    cost: option.cost ?? 0,
  };
}
