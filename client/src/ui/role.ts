import { t } from "../i18n/index.svelte";

export type Role = "you" | "bot" | "away" | "open" | null;

/** What stands beside the name of a seat; "" where there is nothing to say, or the name itself is "You". */
export const roleWord = (name: string, role: Role | undefined): string => {
  const word = role ? t(`seat-${role}`) : "";
  return word.toLowerCase() === name.toLowerCase() ? "" : word;
};
