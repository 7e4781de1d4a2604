import type { Face } from "@client/games/face";

export const face: Face = {
  lantern: {
    glass: "M0 13C10 13 17 21 17 30S10 48 0 48-17 39-17 30-10 13 0 13Z",
    fill: "#F2B5C4",
    bars: "M0 13V47M-17 30H17",
    cap: "M-11 12C-7 6 7 6 11 12L9 15H-9Z",
    foot: "M-9 46H9L11 51H-11Z",
  },
};
