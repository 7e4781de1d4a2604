/** Which lines of a long log are in the page: it is cut into chunks, and only those near the eye are drawn. */
type Id = string | number;

/** Lines of one chunk. Three or four of them are near the eye at once. */
export const CHUNK = 30;

/** The lines without those that laid the table, unless they are asked for. */
export const fold = <L extends { setup?: boolean }>(lines: readonly L[], unfolded: boolean): readonly L[] =>
  unfolded || !lines.some(({ setup }) => setup) ? lines : lines.filter(({ setup }) => !setup);

export function chunksOf<L>(rows: readonly L[]): L[][] {
  const chunks: L[][] = [];
  for (let at = 0; at < rows.length; at += CHUNK) chunks.push(rows.slice(at, at + CHUNK));
  return chunks;
}

/** The chunks that are drawn: those near the eye, the newest, and the one whose line has the tab stop. */
export function windowed<L extends { id: Id }>(
  chunks: readonly (readonly L[])[],
  near: ReadonlySet<number>,
  stop: Id | null,
): ReadonlySet<number> {
  const shown = new Set([...near].filter((n) => n < chunks.length));
  if (chunks.length > 0) shown.add(chunks.length - 1);
  const at = chunks.findIndex((chunk) => chunk.some(({ id }) => id === stop));
  if (at >= 0) shown.add(at);
  return shown;
}
