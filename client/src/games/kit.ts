/** The games that this client can draw, found by their names; `contract.ts` says what each brings. */
import { type Box, boxOf, type GameName } from "../i18n/index.svelte";
import type { Kit, View } from "./contract";

export type * from "./contract";

type AnyKit = Kit<never>;
const LOADERS: Partial<Record<GameName, () => Promise<{ kit: AnyKit }>>> = {
  "mapmasters-coop": () => import("./mapmasters-coop/index"),
  dungeons: () => import("./dungeons/index"),
  mapmasters: () => import("./mapmasters/index"),
  quest: () => import("./quest/index"),
};

/** Pages of a game's own, beside its table. */
export const PAGES = { campaign: () => import("./mapmasters-coop/Campaign.svelte") };

/** Games that this client can draw. */
export const DRAWN = Object.keys(LOADERS) as GameName[];
export const isDrawn = (game: string): game is GameName => game in LOADERS;
/** The games of a box that this client can draw, the one that names the box first. */
export const gamesOf = (box: Box): GameName[] =>
  DRAWN.filter((game) => boxOf(game) === box).sort((a, b) => a.length - b.length);

/** Loads a game's board. Raises an error for a game that the client cannot draw. */
export async function kitOf(game: string): Promise<Kit<View>> {
  const load = LOADERS[game as GameName];
  if (!load) throw new Error(`this client has no board for ${game}`);
  // The server sends a table the views of its own game, and nothing else reaches its kit.
  return (await load()).kit as Kit<View>;
}
