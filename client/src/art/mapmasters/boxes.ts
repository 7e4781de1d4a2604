/** View boxes of the pieces, for `Piece.svelte`. */
export const BOX = {
  card: "-2 -2 104 206",
  objective: "-1 -1 102 142",
  kind: "-13 -13 26 26",
  book: "-26 -31 54 64",
  token: "-28 -20 56 40",
  coin: "-17 -16 34 34",
  pawn: "-18 -38 36 50",
  seal: "-14 -14 28 28",
  artefact: "-22 -22 44 44",
  price: "-26 -18 52 38",
  crate: "-26 -14 52 30",
  hourglass: "-16 -21 32 42",
  tick: "-10 -10 20 20",
} as const;
