import type { Face } from "../face";

export const face: Face = {
  // Square and ember: each box has a lantern of its own shape.
  lantern: {
    glass: "M-13 14H13L16 45H-16Z",
    fill: "#FF9A5C",
    bars: "M-5.500 14-6.500 45M5.500 14 6.500 45M-14.500 30H14.500",
    cap: "M-17 14-9 6H9L17 14Z",
    foot: "M-18 45H18V51H-18Z",
  },
  seatNote: "option-players-2-about",
};
