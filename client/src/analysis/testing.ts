/** Findings for tests. */
import type { Finding } from "./look";

/** A choice of seat 0 in which nothing was lost, but for what `more` says. */
export const found = (number: number, more: Partial<Finding> = {}): Finding => ({
  number,
  line: number,
  actor: 0,
  code: 1,
  step: "",
  params: {},
  kind: "choice",
  chances: [0.25, 0.75],
  mark: "",
  best: 1,
  loss: 0,
  low: 0,
  high: 0,
  choices: [],
  follow: [],
  luck: [],
  half: 0,
  exact: true,
  solved: [],
  ...more,
});
