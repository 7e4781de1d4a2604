/** Reading sizes from the page: all who measure do so together, before the next frame, so that it is laid out once. */

const waiting = new Set<() => void>();

function read(): void {
  const all = [...waiting];
  waiting.clear();
  for (const one of all) one();
}

/**
 * Runs `reading` once before the next frame, after all changes of this one; what it sets is on the page in that frame.
 *
 * @returns takes it back, as an effect wants it
 */
export function measured(reading: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(read);
  waiting.add(reading);
  return () => void waiting.delete(reading);
}
