import { patient } from "../../patient";
import type { Face } from "../face";

export const face: Face = {
  campaign: patient(() => import("./Campaign.svelte")),
  progress: patient(() => import("./CampaignCard.svelte")),
  signs: { mission: "flag", level: "boss", hands: "layers" },
};
