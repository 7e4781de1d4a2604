/** Drawings of the dungeons board, loaded with it; a boss brings its own when it is met. */
import foes from "../sheets/dungeons-foes.svg?sheet";
import gear from "../sheets/dungeons-gear.svg?sheet";
import heroes from "../sheets/dungeons-heroes.svg?sheet";
import rooms from "../sheets/dungeons-rooms.svg?sheet";

export const DUNGEON_SHEETS = [heroes, foes, rooms, gear] as const;

const BOSSES: Record<string, () => Promise<{ default: string }>> = {
  B1: () => import("../sheets/dungeons-boss-B1.svg?sheet"),
  B2: () => import("../sheets/dungeons-boss-B2.svg?sheet"),
  B3: () => import("../sheets/dungeons-boss-B3.svg?sheet"),
  B4: () => import("../sheets/dungeons-boss-B4.svg?sheet"),
  B5: () => import("../sheets/dungeons-boss-B5.svg?sheet"),
  B6: () => import("../sheets/dungeons-boss-B6.svg?sheet"),
};

/** The sheet of a boss: `d-boss`, `d-lair` and `d-track`. "" for a boss that is not drawn. */
export const bossSheet = async (id: string): Promise<string> => (await BOSSES[id]?.())?.default ?? "";
