/** What a seat knows of Pig: game.py `view`. */
import type { View } from "@client/games/kit";

export type PigView = View & { kept: [number, number]; turn: number; goal: number };
