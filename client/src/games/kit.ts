/** The games that this client can draw, found by their folders (vite/games.ts); `contract.ts` says what each brings. */

import { CARDS } from "virtual:cards";
import { CASES } from "virtual:cases";
import { FACES } from "virtual:faces";
import { KITS } from "virtual:kits";
import { type Box, boxOf, type GameName } from "../i18n/index.svelte";
import { patient } from "../patient";
import type { Cases, Kit, View } from "./contract";
import type { Face } from "./face";

export type * from "./contract";

/** Games that this client can draw. */
export const DRAWN: readonly GameName[] = CARDS.map((card) => card.id);
export const isDrawn = (game: string): game is GameName => DRAWN.includes(game);
/** The games of a box that this client can draw, the one that names the box first. */
export const gamesOf = (box: Box): GameName[] =>
  DRAWN.filter((game) => boxOf(game) === box).sort((a, b) => Number(b === box) - Number(a === box));
/** What a game shows before it is opened. */
export const faceOf = (game: GameName): Face => FACES[game] ?? {};
/** The page of a game's campaign; without a name, of the first game that has one. */
export const campaignOf = (game: string): Face["campaign"] =>
  game ? faceOf(game).campaign : Object.values(FACES).find((face) => face.campaign)?.campaign;
/** What the games with a campaign tell on one's own page. */
export const CAMPAIGNS = Object.values(FACES).flatMap(({ progress }) => (progress ? [progress] : []));

/** Loads a game's board. Raises an error for a game that the client cannot draw. */
export async function kitOf(game: string): Promise<Kit<View>> {
  const load = KITS[game];
  if (!load) throw new Error(`this client has no board for ${game}`);
  // The server sends a table the views of its own game, and nothing else reaches its kit.
  return ((await patient(load)()) as { kit: Kit<View> }).kit;
}

/** The small drawn cases of a game, for those who learn it; null for a game that draws none. */
export async function casesOf(game: string): Promise<Cases | null> {
  const load = CASES[game];
  return load ? ((await patient(load)()) as { cases: Cases }).cases : null;
}
