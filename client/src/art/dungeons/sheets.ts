/** Drawings of the dungeons board, loaded with it; a boss brings its own when it is met. */
import { patient } from "../../patient";
import foes from "../sheets/dungeons-foes.svg?sheet";
import gear from "../sheets/dungeons-gear.svg?sheet";
import heroes from "../sheets/dungeons-heroes.svg?sheet";
import rooms from "../sheets/dungeons-rooms.svg?sheet";

export const DUNGEON_SHEETS = [heroes, foes, rooms, gear] as const;

const BOSSES: Record<string, () => Promise<{ default: string }>> = {
  B1: patient(() => import("../sheets/dungeons-boss-B1.svg?sheet")),
  B2: patient(() => import("../sheets/dungeons-boss-B2.svg?sheet")),
  B3: patient(() => import("../sheets/dungeons-boss-B3.svg?sheet")),
  B4: patient(() => import("../sheets/dungeons-boss-B4.svg?sheet")),
  B5: patient(() => import("../sheets/dungeons-boss-B5.svg?sheet")),
  B6: patient(() => import("../sheets/dungeons-boss-B6.svg?sheet")),
};

/** A word on a mat: where, how large in units of the mat, in which ink. */
export type Label = { x: number; y: number; size: number; fill: string; anchor: string; family: string; text: string };
export type Lettering = { lair: Label[]; track: Label[] };
/** The drawings of a boss without the words on its mat and track, which a table draws as large as they have to be. */
export type BossSheet = { text: string; words: Lettering };

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
/** A symbol of a sheet: all of it, and its words. */
function symbol(sheet: string, id: string): { all: string; words: Label[] } {
  const all = new RegExp(`<symbol id="${id}"[^]*?</symbol>`).exec(sheet)?.[0] ?? "";
  const words = [...all.matchAll(TEXT)].map(([, attributes = "", text = ""]): Label => {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    return {
      x: Number(of("x")),
      y: Number(of(" y")),
      size: Number(of("font-size")),
      fill: of("fill"),
      anchor: of("text-anchor") || "start",
      family: of("font-family"),
      text,
    };
  });
  return { all, words };
}

/** Takes the words out of `d-lair` and `d-track` of a sheet. */
export function lettered(sheet: string): BossSheet {
  const lair = symbol(sheet, "d-lair");
  const track = symbol(sheet, "d-track");
  const text = [lair.all, track.all]
    .filter(Boolean)
    .reduce((found, one) => found.replace(one, one.replace(TEXT, "")), sheet);
  return { text, words: { lair: lair.words, track: track.words } };
}

/** The sheet of a boss: `d-boss`, `d-lair` and `d-track`. Empty for a boss that is not drawn. */
export const bossSheet = async (id: string): Promise<BossSheet> => lettered((await BOSSES[id]?.())?.default ?? "");
