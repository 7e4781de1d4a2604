/** Numbers in words that several screens say. */
import { t } from "../i18n/index.svelte";

/** How many may play: a number where there is no choice. */
export const playersOf = (least: number, most: number): string =>
  least === most ? t("home-players-exactly", { n: least }) : t("home-players", { least, most });
