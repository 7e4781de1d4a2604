import type { Face } from "../face";

export const face: Face = { campaign: () => import("./Campaign.svelte") };
