/**
 * What the boards and tables of all games share. A new board of a game uses it so:
 *
 * 1. `targets.ts` of the game names its kinds of place (`Spot`), a key for each (`spotKey`), and which place an option
 *    is about (`spotOf`); `gather(view.options, spotOf, spotKey)` makes the lit places, one for all options of a place.
 * 2. `Board.svelte` takes `BoardProps<View, Spot>`, lists every place that can be looked at as a `Stop` (point, name
 *    for the ear) and draws `<LitBoard {...rest} {world} {label} {stops} {targets}>`: land as its children, the shape of
 *    a place as the snippet `mark(stop, lit)` (`Lit.svelte` draws amber rims), figures as the snippet `above`. LitBoard
 *    has the zoom, the roving focus, arrows, presses and hovering.
 * 3. `Table.svelte` takes `TableProps<View>`, makes a `Turn` (what is selected, hovered, held; first press and second,
 *    "confirm all", the reason of a barred place) and draws `<TableFrame {...props} {turn} ...>`: seats, prompt, panels,
 *    log, undo, keys, banner, tray, signs that fly. It gives its panels, its answers as `Choice`s, its seat's numbers as
 *    the snippet `stats`, and its board as the snippet `ground({ tools, over })`.
 * 4. `words.ts` of the game makes a `Reader`; `actionWords` and `questionWords` find the sentences of the catalogue.
 *
 * What holds for every table:
 * - An amber rim means "may be chosen"; amber filled means "chosen" or "advised on request". Nothing is filled because it is
 *   first. `best` of a `Turn` is for what lies on the table already as if it were chosen, and is filled there too: the turn of
 *   a card that is being laid, dice set out as result and added, hearts dealt to. A press on another of them moves the fill.
 * - The question has one height, `--prompt-h` (84 px wide, 152 px narrow; a game may set it, with `--acts-h` for `chips` that
 *   are higher than buttons). Its text has two lines; more goes to `words.more`, which "why?" opens with the rules. What finds
 *   no room among the buttons is behind "All n choices". A choice with `odds` has three lines, and the best of them says so.
 * - Nothing lies on the board but its tools, the tray and the chips at its edges. `keep` of a LitBoard names what the tools
 *   never cover (without it, what is round its stops); `banner` stands over the log, reasons in the question, `magnified` (what
 *   `onmagnify` of the board tells) over the lower end of the side. Columns are `--col-left` and `--col-right`.
 * - Text on a board is 12 px or more as it is drawn: `--k` is the scale of the board, so `font-size: max(14px, 12.5px / var(--k))`
 *   holds at any. In drawings, set sizes by it.
 * - Tooltips: every `.iconbtn` says its name by itself, anything with `data-tip` says that; keys stand in `aria-keyshortcuts`.
 * - What only shows what it is (an item, a count, a sign) says its effect in words in `data-tip`, and the same to the ear; its list
 *   is spread with `told` (ui/told.ts), which makes it one tab stop with arrows. Answers about cards say theirs in `tells`.
 * - Lines of the log may name a place (`told` of the kit), which is lit while the line is pointed at.
 *
 * Keys of the game go to `keys` of the frame; 1-9, undo, Escape, F, +, −, A, W, G, I and ? are there for all. A board that is no LitBoard
 * (a market of buttons) is pointed at through `LongPress` and shows marks with `HereMarks.svelte`; a board of one's own
 * that the others do not see is `personal`.
 */
import type { Snippet } from "svelte";
import type { Shapes } from "../../api";
import type { Rect } from "../../ui/camera";

/** A possible answer: its action code, its notation, and its verb with named arguments. */
export type Option = Shapes["ActionView"];
export type Question = Shapes["QuestionView"];

/** An argument of an option by its name. */
export const arg = (option: Pick<Option, "args">, name: string): string | undefined =>
  option.args.find(([key]) => key === name)?.[1];

/** A lit place and the actions it stands for: one, or several that need a further choice. */
export type Target<S> = { key: string; spot: S; codes: number[] };

/** A place of the board that can be looked at: its point in units of the table, its name for the ear; `tip` where no panel tells of it while it is looked at. */
export type Stop<S> = { key: string; spot: S; x: number; y: number; label: string; tip?: string };

/** Lit places of a question: all options of a place together, in the order of the options. */
export function gather<S, O extends Option>(
  options: readonly O[],
  spotOf: (option: O) => S | readonly S[] | null,
  keyOf: (spot: S) => string,
): Target<S>[] {
  const found = new Map<string, Target<S>>();
  for (const option of options) {
    const spots = spotOf(option);
    for (const spot of spots === null ? [] : ((Array.isArray(spots) ? spots : [spots]) as readonly S[])) {
      const key = keyOf(spot);
      const target = found.get(key) ?? { key, spot, codes: [] };
      target.codes.push(option.code);
      found.set(key, target);
    }
  }
  return [...found.values()];
}

/** What `LitBoard` takes from a board of a game as it got it from its table. */
export type Lighting<S> = {
  /** The lit place that a first press has selected. */
  selected?: string | null;
  /** Changes with every question. */
  question?: string | number | null;
  tools?: Snippet;
  over?: Snippet;
  /** A press on a lit place: `sure` when it may count at once (a mouse, whose hover has shown the preview). */
  onpick?: (target: Target<S>, sure: boolean, byKey?: boolean) => void;
  onhover?: (target: Target<S> | null) => void;
  /** A place, lit or not, is under the pointer or has the focus. */
  onlook?: (spot: S | null) => void;
  /** A press on a place that is not lit; `sure` as in `onpick`. */
  onbarred?: (spot: S, sure: boolean) => void;
  /** A place is looked at closely (a pointer rests on it, a key has brought the focus, a finger stays), or no more. */
  onmagnify?: (spot: S | null) => void;
  onescape?: () => void;
};

/** Props of every game's board. */
export type BoardProps<V, S> = Lighting<S> & {
  view: V;
  player: (seat: number) => string;
  targets?: readonly Target<S>[];
};

/** Finds the card under a point of the table and the part to frame at a double press: the card and a margin. */
export const cardAt =
  (
    cells: readonly string[],
    corner: (cell: string) => { x: number; y: number },
    w: number,
    h: number,
    margin: number,
  ) =>
  (at: { x: number; y: number }): Rect | null => {
    const cell = cells.find((c) => {
      const o = corner(c);
      return at.x >= o.x && at.x <= o.x + w && at.y >= o.y && at.y <= o.y + h;
    });
    if (!cell) return null;
    const o = corner(cell);
    return { x: o.x - margin, y: o.y - margin, w: w + 2 * margin, h: h + 2 * margin };
  };
