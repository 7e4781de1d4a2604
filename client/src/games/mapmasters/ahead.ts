/** What a line would be after its next steps: asked before they are drawn, so that a step shows when it is. */
import { api, type Shapes } from "../../api";
import { askCompanion } from "../../engine/index.svelte";
import type { TableProps } from "../contract";
import { type Laid, type MapView, TOKENS } from "./view";

export type Foretold = Shapes["MapForetold"];
/** Tells of a line in cards as they lie, and of those that could follow. Rejects when nobody can say. */
export type Foretell = (cards: readonly Laid[], steps: readonly string[]) => Promise<readonly Foretold[]>;

const laid = ({ card, x, y, turned }: Laid): string => `lay ${card} ${x},${y}${turned ? " turned" : ""}`;

/** What is pressed is drawn before it is sent: sending takes a part of a frame. */
export const drawnFirst = (choose: TableProps<MapView>["onchoose"]): TableProps<MapView>["onchoose"] =>
  choose &&
  (async (code) => {
    await new Promise((drawn) => setTimeout(drawn));
    return choose(code);
  });

/** Asks the engine of this page where it is, else the server: what is told here is all that they know of. */
export function foretellOf(view: MapView): Foretell | undefined {
  const me = view.players[view.seat];
  const { primary, house, game } = view;
  const { tangled } = house;
  if (!me || !primary || tangled === undefined) return undefined;
  return async (cards, steps) => {
    const params = {
      actions: [...cards.map(laid), ...steps],
      tokens: TOKENS.map((token) => me.tokens[token]),
      books: me.books.filter(({ used }) => !used).map(({ book }) => book),
      objective: primary.kind,
      tangled,
    };
    const server = async () => (await api.askCompanion(game, "ahead", params)).answer as unknown as Shapes["MapAhead"];
    return (await askCompanion(game, "ahead", params, server, false)).positions;
  };
}
