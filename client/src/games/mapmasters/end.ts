/** The end of Map Masters, as the page of the end shows it. */
import type { EndKit } from "../contract";
import EndLines from "./EndLines.svelte";
import type { MapView } from "./view";

export const end: EndKit<MapView> = { Panel: EndLines, rule: "M9.1" };
