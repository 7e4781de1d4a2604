/** Plans that the others draw: who draws for which group, told for a while, and followed on the board if one likes. */
import { untrack } from "svelte";
import type { Mark } from "../contract";
import { GROUPS, type Group } from "./view";

type Source = { marks: readonly Mark[]; seat: number };
export type Drawer = { group: Group; seat: number };
/** How long after its last stroke a plan is told of. */
export const TOLD_MS = 4000;
/** A pause after which a plan that goes on is news again. */
const ANEW_MS = 30_000;

export class Watching {
  readonly #source: () => Source;
  readonly #onnews: (drawer: Drawer) => void;
  /** Who draws a plan now; the last one, where several do. */
  now = $state.raw<Drawer | null>(null);
  /** The group whose plan is followed. */
  following = $state<Group | null>(null);
  #seen: ReadonlyMap<string, string> | null = null;
  #told = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onnews`: somebody has begun to plan, to be said once. */
  constructor(source: () => Source, onnews: (drawer: Drawer) => void) {
    this.#source = source;
    this.#onnews = onnews;
  }

  /** Takes the marks as they are now; the first time nothing is news. */
  take(): void {
    const { marks, seat } = this.#source();
    untrack(() => {
      const plans = marks.filter((mark) => mark.kind === "sketch" && mark.seat !== seat);
      const now = new Map(plans.map((mark) => [mark.key, `${mark.seat} ${mark.value.join()}`]));
      const before = this.#seen;
      this.#seen = now;
      if (!before) return;
      for (const mark of plans) {
        const group = GROUPS.find((one) => one === mark.key);
        if (group && before.get(mark.key) !== now.get(mark.key)) this.#tell({ group, seat: mark.seat });
      }
    });
  }
  #tell(drawer: Drawer): void {
    this.now = drawer;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.now = null;
    }, TOLD_MS);
    const key = `${drawer.seat} ${drawer.group}`;
    const at = Date.now();
    if (at - (this.#told.get(key) ?? Number.NEGATIVE_INFINITY) > ANEW_MS) this.#onnews(drawer);
    this.#told.set(key, at);
  }
  follow(group: Group | null): void {
    this.following = group;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
