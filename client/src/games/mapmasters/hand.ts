/** How the hand lies on the mat. */

/** As large as the mat allows: fanned out until the first card lies, then a row at its foot. `lying` counts the cards
 * that lie, `wide` is a wide window, `high` the height of the mat in pixels, as the height of a card is. */
export function handSize(lying: number, wide: boolean, high: number): { spread: "fan" | "row"; height: number } {
  const first = lying === 0;
  const part = first ? (wide ? 0.38 : 0.34) : wide ? 0.26 : 0.2;
  const height = Math.round(Math.min(first ? 400 : 240, Math.max(84, high * part)));
  return { spread: first ? "fan" : "row", height };
}
