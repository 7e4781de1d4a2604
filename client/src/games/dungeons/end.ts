/** The end of Dungeons, as the page of the end shows it. */
import type { EndKit } from "../contract";
import EndFigure from "./EndFigure.svelte";
import type { DungeonsView } from "./view";

export const end: EndKit<DungeonsView> = { Figure: EndFigure };
