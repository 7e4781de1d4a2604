/** Drawings of the quest board, loaded with it. */
import goblins from "../sheets/goblins.svg?sheet";
import gloom from "../sheets/quest-gloom.svg?sheet";
import items from "../sheets/quest-items.svg?sheet";
import land from "../sheets/quest-land.svg?sheet";
import places from "../sheets/quest-places.svg?sheet";
import sea from "../sheets/quest-sea.svg?sheet";
import spells from "../sheets/quest-spells.svg?sheet";

export const QUEST_SHEETS = [land, places, sea, goblins, items, spells, gloom] as const;
