/** What could not be done, whoever was asked: the server, or the engine of the page. */
import type { components } from "./schema";

export type Shapes = components["schemas"];
type Problem = Shapes["Problem"];

/** What the server could not do, or that it was not reached (`code` "offline", no sentence of the server). */
export class Refused extends Error {
  readonly code: string;
  readonly problem: Problem | null;

  constructor(code: string, problem: Problem | null = null) {
    super(problem?.en ?? code);
    this.code = code;
    this.problem = problem;
  }
}
