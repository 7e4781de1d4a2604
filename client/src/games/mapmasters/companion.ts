/** How the box of Map Masters lies on the table, for its companion. */

import { COLOURS } from "../../art/seats";
import { name, t } from "../../i18n/index.svelte";
import { patient } from "../../patient";
import type { BoxKit } from "../contract";
import Deal from "./Deal.svelte";
import type { MapView } from "./view";

export const companion: BoxKit<MapView> = {
  Deal,
  sheets: [],
  icons: { exit: "exit", coins: "coin" },
  path: patient(() => import("./HeldPath.svelte")),
  pieces: (view, step) => {
    if (step === "objective" && view.primary)
      return [{ icon: "flag" as const, label: name(view.primary.kind, "objective") }];
    // Packs are alike: each gets the colour of its seat.
    return step === "packs"
      ? COLOURS.slice(0, view.players.length).map((colour) => ({ colour, label: t(`seal-${colour}`) }))
      : [];
  },
};
