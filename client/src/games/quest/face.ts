import type { Face } from "../face";

export const face: Face = {
  // Round and honey: each box has a lantern of its own shape.
  lantern: {
    glass: "M0 13C10 13 17 21 17 30S10 48 0 48-17 39-17 30-10 13 0 13Z",
    fill: "#FFC95C",
    bars: "M0 13V47M-12 18C-5 26-5 36-12 42M12 18C5 26 5 36 12 42",
    cap: "M-11 12C-7 6 7 6 11 12L9 15H-9Z",
    foot: "M-9 46H9L11 51H-11Z",
  },
  modes: { together: "seals", chosen: "seal", danongorf: "boss" },
  signs: { gloom: (value) => (value === "yes" ? "moon" : "sun"), level: "flag" },
};
