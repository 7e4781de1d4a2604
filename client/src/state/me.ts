/** Small things that this browser remembers: my name, links of tables I have laid, how far I have looked. */

function read(key: string): string {
  try {
    return localStorage.getItem(`lanterns.${key}`) ?? "";
  } catch {
    return "";
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(`lanterns.${key}`, value);
  } catch {
    // Storage is closed to us: it is asked again next time.
  }
}

export const myName = (): string => read("name");
export const rememberName = (name: string): void => write("name", name.slice(0, 24));

/** The seal of my page, "" for none: what the bar shows before the server is asked. */
export const mySeal = (): string => read("seal");
export const rememberSeal = (seal: string): void => write("seal", seal);

/** All that this browser remembers of games and people is forgotten, games that were taken along too; what was set
 * stays. */
export function forgetMe(): void {
  try {
    indexedDB.deleteDatabase("lanterns");
  } catch {
    // Storage is closed to us: there is nothing in it.
  }
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("lanterns.") && key !== "lanterns.settings") localStorage.removeItem(key);
  } catch {
    // Storage is closed to us: there is nothing in it.
  }
}

/** The puzzles of a game that were solved here. */
export const solved = (game: string): readonly string[] => read(`solved.${game}`).split(" ").filter(Boolean);
export const rememberSolved = (game: string, id: string): void =>
  write(`solved.${game}`, [...new Set([...solved(game), id])].join(" "));

/** The last entry of a table's log that was on this screen. */
export const seen = (table: string): number => Number(read(`seen.${table}`)) || 0;
export const see = (table: string, seq: number): void => write(`seen.${table}`, String(seq));

/** When this browser looked away from a table last, in milliseconds; 0 for never. */
export const left = (table: string): number => Number(read(`left.${table}`)) || 0;
export const leaveAt = (table: string, now: number): void => write(`left.${table}`, String(now));

/** The last device of mine at a table that I have said is mine. */
export const knownDevice = (table: string): number => Number(read(`device.${table}`)) || 0;
export const knowDevice = (table: string, number: number): void => write(`device.${table}`, String(number));

/** Seat links of a table, by seat; they are secrets, so they stay in this browser. */
export function links(table: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(read(`links.${table}`) || "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
export function rememberLinks(table: string, more: readonly { seat: number; url: string }[]): void {
  const all = { ...links(table), ...Object.fromEntries(more.map(({ seat, url }) => [String(seat), url])) };
  write(`links.${table}`, JSON.stringify(all));
}

/** Links of seats that are taken are used up. */
export function forgetLinks(table: string, seats: readonly number[]): void {
  const all = links(table);
  const left = Object.fromEntries(Object.entries(all).filter(([seat]) => !seats.includes(Number(seat))));
  if (Object.keys(left).length < Object.keys(all).length) write(`links.${table}`, JSON.stringify(left));
}

/** Copies text; false when the browser does not allow it, so that the text must be shown. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
