/** Pixels by unit of a drawing that is fitted whole into `wide` x `high` pixels; 1 before these are known. */
export function pixels(box: string, wide: number, high: number): number {
  const [, , w = 1, h = 1] = box.split(" ").map(Number);
  return wide > 0 ? Math.min(wide / w, high / h) : 1;
}
