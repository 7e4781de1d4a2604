/** How the box of Map Masters lies on the table, for its companion. */
import { name } from "../../i18n/index.svelte";
import type { BoxKit } from "../contract";
import Deal from "./Deal.svelte";
import type { MapView } from "./view";

export const companion: BoxKit<MapView> = {
  Deal,
  sheets: [],
  icons: { exit: "exit", coins: "coin" },
  pieces: (view, step) =>
    step === "objective" && view.primary
      ? [{ icon: "flag" as const, label: name(view.primary.kind, "objective") }]
      : [],
};
