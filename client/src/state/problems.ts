/** One sentence for what went wrong, in the language of the page. */
import { Refused } from "../api";
import { has, language, type Reader, t, tell } from "../i18n/index.svelte";

/** What the server itself did not say. */
const OURS: Readonly<Record<string, string>> = { offline: "error-offline", late: "answer-late" };
/** What the engine in this page says of its browser, which is no server's word. */
const FULL = "store-full";

/** With the rule's own reason when the server gives one and the game is known. */
export function sentence(error: unknown, reader?: Reader): string {
  if (!(error instanceof Refused)) return t("error-internal-page");
  const problem = error.problem;
  if (error.code === FULL) return t("error-store-full");
  const cut = error.code === "offline" && typeof navigator !== "undefined" && navigator.onLine === false;
  if (!problem) return t(cut ? "error-no-line" : (OURS[error.code] ?? "error-internal-page"));
  if (problem.code === "stale") return t("table-moved-on");
  const why = problem.refusal;
  if (why && reader && has(`why-${why.key}`)) return `${tell(`why-${why.key}`, why.params, reader)} ${why.rule}`;
  return language() === "fr" ? problem.fr : problem.en;
}

const GONE = new Set([
  "link-used",
  "link-unknown",
  "share-closed",
  "share-unknown",
  "table-unknown",
  "table-unreadable",
  "game-unknown",
  "not-found",
]);

/** Whether asking again could help: not for what is used up, unknown or unreadable. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refused && GONE.has(error.code));
}
