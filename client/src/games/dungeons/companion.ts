/** How the box of Dungeons lies on the table, for its companion. */
import { name } from "../../i18n/index.svelte";
import type { BoxKit } from "../contract";
import { cases } from "./cases";
import Deal from "./Deal.svelte";
import Portrait from "./Portrait.svelte";
import { colourOf, type DungeonsView } from "./view";

export const companion: BoxKit<DungeonsView> = {
  Deal,
  sheets: cases.sheets,
  icons: {},
  Portrait,
  pieces: (view, step) =>
    step === "heroes" || step === "first"
      ? view.players
          .slice(0, step === "first" ? 1 : undefined)
          .map(({ hero }, seat) => ({ colour: colourOf(seat), label: name(hero, "hero") }))
      : [],
};
