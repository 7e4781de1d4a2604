import type { Face } from "../face";

export const face: Face = {
  campaign: () => import("./Campaign.svelte"),
  signs: { mission: "flag", level: "boss", hands: "layers" },
};
