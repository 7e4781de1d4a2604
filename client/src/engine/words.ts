/** What the page and the engine's worker say to each other. */
import type { Shapes } from "../api";

/** To the worker: first where its files lie and how large they are, then calls. */
export type Load = { load: string; sizes: Record<string, number> };
export type Call = { id: number; name: string; data: string };
/** From the worker: how much of its files it has, 0 to 1; that it is ready, and the path of its own file; what came of a
 * call; that it cannot run. */
export type Told =
  | { part: number }
  | { ready: string }
  | { id: number; done: string }
  | { id: number; problem: Shapes["Problem"] }
  | { failed: string };
