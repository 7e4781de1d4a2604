/** The finished games that this person has marked with a star, as one screen knows them. */
import { type Favourite, profileApi } from "../api/profile";

export class Favourites {
  /** The newest mark first; null until they are known. */
  all = $state.raw<readonly Favourite[] | null>(null);
  /** Why the last thing could not be done. */
  wrong = $state.raw<unknown>(null);
  #asked = 0;
  #busy = false;

  has(table: string): boolean {
    return this.all?.some((one) => one.table.id === table) ?? false;
  }

  /** Reads them; what was marked meanwhile is not lost to an answer that comes late. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    const all = await profileApi.favourites();
    if (asked === this.#asked) this.all = all;
  }

  /** Gives a game its star, or takes it off. */
  async turn(table: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#asked++;
    this.wrong = null;
    try {
      this.all = await profileApi.markFavourite(table, !this.has(table));
    } catch (error) {
      this.wrong = error;
    } finally {
      this.#busy = false;
    }
  }
}
