import type { Face } from "../face";

export const face: Face = {
  // Hexagonal and aqua: each box has a lantern of its own shape.
  lantern: {
    glass: "M-9 13H9L18 29 9 46H-9L-18 29Z",
    fill: "#8FE0D0",
    bars: "M0 13V46M-18 29H18M-9 13-3 29-9 46M9 13 3 29 9 46",
    cap: "M-11 13-5 6H5L11 13Z",
    foot: "M-11 46H11L8 52H-8Z",
  },
};
