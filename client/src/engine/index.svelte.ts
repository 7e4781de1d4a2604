/**
 * The engine of the games in this page: loaded when it is first wanted, then asked by `call` without a network. Nothing of
 * it is fetched before, and a page that cannot have it (no WebAssembly, an old browser) asks the server as ever.
 */
import { Refused, type Shapes } from "../api/refused";
import { canRun, Machine } from "./machine.svelte";

export { canRun };
/** The one that answers. */
export const engine = new Machine();
export const load = (): Promise<void> => engine.load();
export const call = <T>(name: string, data: object): Promise<T> => engine.call<T>(name, data);

/** The answer of a companion, `POST /api/companion/{game}/{topic}`: of the engine where it is here, else of the server;
 * without a line, of the engine as soon as it is loaded, unless it is not worth that (`load` false). */
export async function askCompanion<A>(
  game: string,
  topic: string,
  params: object,
  server: () => Promise<A>,
  load = true,
): Promise<A> {
  const here = async (): Promise<A> => {
    const found = await call<Shapes["CompanionAnswer"]>("companion", { game, topic, params });
    return found.answer as unknown as A;
  };
  if (engine.state === "ready")
    try {
      return await here();
    } catch (error) {
      // A game from elsewhere, which the server alone has.
      if (!(error instanceof Refused && ["game-unknown", "topic-unknown"].includes(error.code))) throw error;
    }
  try {
    return await server();
  } catch (error) {
    if (!(error instanceof Refused && error.code === "offline") || !canRun() || !load) throw error;
    return here();
  }
}
