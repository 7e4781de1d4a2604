/** How the boxes of the games lie on a table, for those who play with them; apart from the kit, which tables load. */
import { COMPANIONS } from "virtual:companions";
import type { BoxKit, View } from "./contract";

/** Whether a game helps those who play with its box. */
export const hasCompanion = (game: string): boolean => game in COMPANIONS;
/** How the box of a game lies on the table; null for a game that does not say. */
export async function boxKitOf(game: string): Promise<BoxKit<View> | null> {
  const load = COMPANIONS[game];
  return load ? ((await load()) as { companion: BoxKit<View> }).companion : null;
}
