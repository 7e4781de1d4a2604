/** What the companion knows of a game: asked once, kept by the service worker for times without a network. */
import { api, type Shapes } from "../api";
import { hasCompanion } from "../games/box";
import type { IconName } from "../look/icons";

export type Box = Shapes["CompanionShape"];
export type Deal = Box["deals"][number];
export type Tool = "setup" | "pad" | "torch" | "glass" | "draw" | "odds" | "path" | "rules";

const known = new Map<string, Promise<Box>>();

/** Rejects with Refused; then it is asked for anew the next time. `fresh`: other deals than those that are known. */
export function boxFactsOf(game: string, fresh = false): Promise<Box> {
  const found = (fresh ? undefined : known.get(game)) ?? api.companion(game);
  found.then(
    () => known.set(game, found),
    () => known.get(game) === found && known.delete(game),
  );
  if (!known.has(game)) known.set(game, found);
  return found;
}

/** The tools that a game has numbers for, as they are listed. */
export function toolsOf({ facts, deals, topics }: Box): Tool[] {
  const has: [Tool, boolean][] = [
    ["draw", facts.draws.length > 0],
    ["setup", deals.length > 0],
    ["pad", facts.pad !== null],
    ["torch", facts.track !== null],
    ["path", topics.includes("path")],
    ["glass", facts.glass.length > 0],
    ["odds", facts.odds !== null],
  ];
  return has.flatMap(([tool, there]) => (there ? [tool] : []));
}
export const SIGNS: Readonly<Record<Tool, IconName>> = {
  setup: "layers",
  pad: "log",
  torch: "flame",
  glass: "hourglass",
  draw: "star",
  odds: "dice",
  path: "any-path",
  rules: "book",
};
export const isTool = (word: string): word is Tool => word in SIGNS;
export const helps = (game: string): boolean => hasCompanion(game);
