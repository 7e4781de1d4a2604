import type { Face } from "../face";

export const face: Face = {
  campaign: () => import("./Campaign.svelte"),
  progress: () => import("./CampaignCard.svelte"),
  signs: { mission: "flag", level: "boss", hands: "layers" },
};
