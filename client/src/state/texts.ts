/** The texts of a game with the numbers of a ruleset's cards, which the server knows. Each ruleset is asked for once. */
import { api } from "../api";
import { type Facts, type GameName, loadGame } from "../i18n/index.svelte";

const known = new Map<string, Promise<Facts>>();

function factsOf(game: GameName, edition: string): Promise<Facts> {
  const key = `${game}/${edition}`;
  const found = known.get(key) ?? api.texts(game, edition);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** Loads the texts of a game. `ruleset`: that of the table or record, such as "dungeons/2"; without one, the newest. */
export const openGame = async (game: GameName, ruleset = ""): Promise<void> =>
  loadGame(game, await factsOf(game, ruleset.split("/")[1] ?? ""));
