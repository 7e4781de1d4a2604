import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { loadGame, setLanguage, t } from "../../i18n/index.svelte";
import type { Explorer } from "./explorer.svelte";
import FinishDialog from "./FinishDialog.svelte";
import type { MapView } from "./view";

beforeAll(async () => {
  await loadGame("mapmasters", { args: {}, sources: {} });
  await setLanguage("en");
});

/** The words of the filled button, with so many cards left in the hand. */
function filled(cards: number, taught: boolean): string | undefined {
  const explorer = {
    drawing: { position: { trace: [] } },
    tally: { points: 0, counts: {} },
    still: { gain: "", on: "" },
    left: Array.from({ length: cards }, (_, i) => `S${i}`),
  } as unknown as Explorer;
  const view = { primary: { kind: "key" } } as unknown as MapView;
  const { body } = render(FinishDialog, {
    props: { explorer, view, taught, onclose: () => {}, onfinish: () => {} },
  });
  return body.match(/<button[^>]*class="btn[^"]*\bgo\b[^"]*"[^>]*>([^<]*)</)?.[1];
}

test("who could still have more is advised to go on; who is taught to finish, or has all, to finish", () => {
  expect(filled(2, false)).toBe(t("map-finish-no"));
  expect(filled(2, true)).toBe(t("map-finish-yes"));
  expect(filled(0, false)).toBe(t("map-finish-yes"));
});
