/** Where the focus is at the drawing table and where it goes: by the keyboard it follows the work, from the hand to the
 * mat and on to the next card or point. What is focused belongs to the page; here is only the way. */
import { tick } from "svelte";
import type { KeyActions } from "../../ui/keys";
import type { Desk } from "./desk.svelte";

/** Stops of the mat, by how their keys begin. */
export type Stop = "place-" | "card-" | "way-" | "start-";
/** What the page can focus; false where there is no such thing. */
export type Reach = {
  /** What has the focus: an answer of the prompt, nothing or the table itself, or something else. */
  at: () => "answer" | "table" | "elsewhere";
  mat: (stop: Stop) => boolean;
  hand: () => boolean;
  question: () => void;
};

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

export class Focus {
  readonly #desk: Desk;
  readonly #reach: Reach;

  constructor(desk: Desk, reach: Reach) {
    this.#desk = desk;
    this.#reach = reach;
  }

  /** Moves on to the next thing to do, once all that was done is answered. */
  readonly follow = async (): Promise<void> => {
    const { explorer } = this.#desk;
    await explorer.drawing.settled();
    await tick();
    const { mat, hand, question } = this.#reach;
    if (explorer.mode === "cards") {
      if (explorer.laying.card && mat("place-")) return;
      if (!hand()) mat("card-");
    } else if (!mat("way-") && !mat("start-")) question();
  };

  /** The keys of the table as they mean something now; `show` opens a panel. */
  keys(show: (panel: string) => void): KeyActions {
    const { drawing, explorer } = this.#desk;
    const at = this.#reach.at();
    // The frame gives the focus to the first answer when what had it is gone: the line goes on from there as well.
    const asked = at === "answer";
    const own = this.#desk.keys(asked || at === "table", () => void this.follow());
    const draws = asked && drawing && explorer.mode === "line" && explorer.drawing.position.steps.length > 0;
    const draw = (key: string) => () => {
      this.#reach.question();
      own[key]?.();
    };
    return {
      p: () => show("table"),
      q: () => show("kit"),
      ...own,
      ...(draws ? Object.fromEntries(ARROWS.map((key) => [key, draw(key)])) : {}),
      ...(asked ? { Enter: undefined } : {}),
      ...(drawing ? { h: () => void this.#reach.hand() } : {}),
    };
  }
}
