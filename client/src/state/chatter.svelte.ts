/** What people say at a table: a toast for a while, and how much of it nobody has read here. */
import type { Entry } from "../api";
import type { Colour } from "../art/seats";

export type Said = { id: number; text: string; colour: Colour | null };
/** So long a line is shown by itself, in milliseconds. */
export const SHOWN = 6000;

export class Chatter {
  /** Lines of others since the talk was last open. */
  unread = $state(0);
  toast = $state.raw<Said | null>(null);
  #open = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines that have come. `me`: the person who looks here. `tell`: an entry as it is read. */
  take(entries: readonly Entry[], me: number, tell: (entry: Entry) => Said): void {
    const said = entries.filter((entry) => entry.kind === "chat" && entry.person !== me);
    const last = said.at(-1);
    if (!last || this.#open) return;
    this.unread += said.length;
    this.toast = tell(last);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hush(), SHOWN);
  }
  /** Lines that were said while nobody looked: they are counted, and not shown by themselves. */
  begin(entries: readonly Entry[], me: number): void {
    this.unread += entries.filter((entry) => entry.kind === "chat" && entry.person !== me).length;
  }
  /** The talk is opened, or closed again: what is open is read. */
  turn(open: boolean): void {
    this.#open = open;
    if (!open) return;
    this.unread = 0;
    this.hush();
  }
  hush(): void {
    clearTimeout(this.#timer);
    this.toast = null;
  }
}
