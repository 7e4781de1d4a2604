/** Moving the focus by arrows among places that lie on a plane. */
export type Place = { key: string; x: number; y: number };
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/**
 * The nearest place in the direction of an arrow: straight ahead counts once, sideways three times. When nothing lies
 * ahead the farthest place on the other side is next, so that arrows reach every place.
 */
export function nearest<P extends Place>(places: readonly P[], from: Place, arrow: Arrow): P | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] as [
    number,
    number,
  ];
  const ahead = (p: Place) => (p.x - from.x) * dx + (p.y - from.y) * dy;
  const aside = (p: Place) => Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
  const others = places.filter((p) => p.key !== from.key);
  const front = others.filter((p) => ahead(p) > 1);
  if (front.length > 0) {
    return front.reduce((best, p) => (ahead(p) + 3 * aside(p) < ahead(best) + 3 * aside(best) ? p : best));
  }
  if (others.length === 0) return undefined;
  return others.reduce((best, p) => (ahead(p) + 3 * aside(p) < ahead(best) + 3 * aside(best) ? p : best));
}

/** The next place in reading order, for Home, End and for a start. */
export const reading = <P extends Place>(places: readonly P[]): P[] =>
  [...places].sort((a, b) => a.y - b.y || a.x - b.x);
