/** How the box of Map Masters lies on the table for a mission, for its companion. */
import { name } from "../../i18n/index.svelte";
import type { BoxKit } from "../contract";
import Deal from "./Deal.svelte";
import Portrait from "./Portrait.svelte";
import type { CoopView } from "./view";

export const companion: BoxKit<CoopView> = {
  Deal,
  sheets: [],
  icons: { cards: "layers", tokens: "circle", books: "book", coins: "coin" },
  Portrait,
  pieces: (view, step) =>
    step === "artefacts"
      ? view.cells.flatMap(({ artefacts }) =>
          artefacts.map((id) => ({ icon: "star" as const, label: name(id, "artefact") })),
        )
      : [],
};
