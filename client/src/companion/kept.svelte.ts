/** What is begun at one's own table, in this browser alone: each tool of a game with its steps back. */

const START = "lanterns.box.";
const BACK = 80; // steps that can be taken back

type Saved<T> = { since: number; now: T; past: T[] };
export type Begun = { game: string; tool: string; since: number };
/** How an evening ended, in words that were said then. */
export type Evening = { game: string; when: number; text: string };

const store = (): Storage | null => {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null; // closed to us: what is begun holds until the page is left
  }
};

function read<T>(key: string): T | null {
  try {
    return JSON.parse(store()?.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** What is kept cannot be: a full or closed store never stops a game. */
function put(key: string, value: unknown): void {
  try {
    if (value === null) store()?.removeItem(key);
    else store()?.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** A tool at work: its state, which every change replaces, and the states before. */
export class Kept<T> {
  readonly #key: string;
  readonly #fits: (found: T) => boolean;
  #saved = $state.raw<Saved<T> | null>(null);

  /** @param fits whether what another version kept can still be read */
  constructor(game: string, tool: string, fits: (found: T) => boolean = () => true) {
    this.#key = `${START}${game}.${tool}`;
    this.#fits = fits;
    const found = read<Saved<T>>(this.#key);
    this.#saved = found && Array.isArray(found.past) && this.#safe(found.now) ? found : null;
  }
  #safe(found: T): boolean {
    try {
      return this.#fits(found);
    } catch {
      return false;
    }
  }

  /** Null until it is begun. */
  get now(): T | null {
    return this.#saved?.now ?? null;
  }
  get since(): number {
    return this.#saved?.since ?? 0;
  }
  get undoable(): boolean {
    return (this.#saved?.past.length ?? 0) > 0;
  }

  begin(now: T): void {
    this.#set({ since: Date.now(), now, past: [] });
  }
  change(now: T): void {
    const before = this.#saved;
    if (!before) this.begin(now);
    else this.#set({ ...before, now, past: [...before.past, before.now].slice(-BACK) });
  }
  undo(): void {
    const last = this.#saved?.past.at(-1);
    if (this.#saved && last !== undefined)
      this.#set({ ...this.#saved, now: last, past: this.#saved.past.slice(0, -1) });
  }
  end(): void {
    this.#set(null);
  }

  #set(saved: Saved<T> | null): void {
    this.#saved = saved;
    put(this.#key, saved);
  }
}

/** What is begun, the last begun first. */
export function begun(): Begun[] {
  const keys = Object.keys(store() ?? {}).filter((key) => key.startsWith(START));
  return keys
    .flatMap((key): Begun[] => {
      const [game, tool] = key.slice(START.length).split(".");
      const saved = read<Saved<unknown>>(key);
      return game && tool && typeof saved?.since === "number" ? [{ game, tool, since: saved.since }] : [];
    })
    .sort((one, other) => other.since - one.since);
}

const EVENINGS = "lanterns.evenings";
const MOST = 60;
/** Games that were played with the boxes, the last first. */
export const evenings = (): Evening[] => {
  const found = read<Evening[]>(EVENINGS);
  return Array.isArray(found) ? found.filter((one) => typeof one?.text === "string") : [];
};
export const note = (evening: Evening): void => put(EVENINGS, [evening, ...evenings()].slice(0, MOST));
export const forget = (evening: Evening): void =>
  put(
    EVENINGS,
    evenings().filter((one) => one.when !== evening.when || one.text !== evening.text),
  );
