import type { Snippet } from "svelte";
import type { IconName } from "../look/icons";

/** A panel of the side: seen beside the board on wide screens, a sheet from the dock on narrow ones. */
export type Panel = {
  id: string;
  label: string;
  icon: IconName;
  body: Snippet;
  short?: string;
  dockOnly?: boolean;
  grow?: boolean;
};
