/** What a table tells of the way it is laid: its mode, and the options that its game asks first. */
import type { Game } from "../api";

export type Fact = { option: string; value: string };

/** The mode of a table, null where its game has none. */
export function modeOf(game: Game | null, options: Readonly<Record<string, string>>): Fact | null {
  const option = game?.options.find(({ asked }) => asked === "mode");
  const value = option && options[option.key];
  return option && value ? { option: option.key, value } : null;
}

/** Choices that its game asks first, in that order, as far as they mean something in its mode. */
export function factsOf(game: Game | null, options: Readonly<Record<string, string>>): Fact[] {
  const mode = modeOf(game, options)?.value ?? "";
  return (game?.lead ?? []).flatMap((key) => {
    const option = game?.options.find((one) => one.key === key);
    const value = options[key];
    const fits = option && (option.modes.length === 0 || option.modes.includes(mode));
    return option?.asked === "choice" && fits && value ? [{ option: key, value }] : [];
  });
}
