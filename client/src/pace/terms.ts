/** How long seats have to answer: the choices of a new table, and time in words. */

import type { NewTable, Table } from "../api";
import { served } from "../base";
import { labelled, language, t } from "../i18n/index.svelte";
import type { OptionSpec } from "../state/plan.svelte";

export type Terms = NonNullable<NewTable["pace"]>;
export type Pace = NonNullable<Table["pace"]>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Clocks that are offered, each as "KIND SECONDS BANK"; the first is none. */
export const CLOCKS = [
  "off",
  `live 15 ${3 * MINUTE}`,
  `live 30 ${5 * MINUTE}`,
  `live 60 ${10 * MINUTE}`,
  `live 120 ${20 * MINUTE}`,
  `turns ${12 * HOUR} 0`,
  `turns ${DAY} 0`,
  `turns ${3 * DAY} 0`,
  `turns ${7 * DAY} 0`,
] as const;

/** What the body of a new table says of the options that were chosen; null for no clock and nobody replaced. */
export function termsOf(options: Readonly<Record<string, string>>): Terms | null {
  const [kind = "off", seconds = "0", bank = "0"] = (options.pace ?? "off").split(" ");
  const away = Number(options["pace-away"] ?? 0);
  const after = options["pace-after"] === "resign" ? "resign" : "bot";
  if (kind !== "live" && kind !== "turns") return away ? { kind: "", away } : null;
  return { kind, seconds: Number(seconds), bank: Number(bank), after, away };
}

/** A whole time that was agreed on: "30 seconds", "1 day". */
function exact(all: number): string {
  const unit = all >= DAY ? "day" : all >= HOUR ? "hour" : all >= MINUTE && all % MINUTE === 0 ? "minute" : "second";
  const one = { day: DAY, hour: HOUR, minute: MINUTE, second: 1 }[unit];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(all / one);
}

/** A clock in words: "1 day to answer", "30 seconds a decision, and 5 minutes more". */
export const said = ({ kind, seconds, bank }: Pick<Pace, "kind" | "seconds" | "bank">): string =>
  kind ? t(`pace-${kind}`, { time: exact(seconds), bank: exact(bank) }) : t("pace-off");

/** The terms of a table before its start, in sentences. */
export function facts(pace: Pace): string[] {
  const clock = pace.kind ? [`${said(pace)}. ${labelled(t("pace-after"), t(`pace-after-${pace.after}`))}`] : [];
  return [...clock, ...(pace.away ? [t("pace-away-rule", { time: exact(pace.away) })] : [])];
}

/** What a new table is asked about time, at every game. */
export function paceAsked(): OptionSpec[] {
  const clocks = CLOCKS.map((value) => {
    const terms = termsOf({ pace: value });
    const kind = terms?.kind ?? "";
    return {
      value,
      label: terms ? said({ kind, seconds: terms.seconds ?? 0, bank: terms.bank ?? 0 }) : t("pace-off"),
      about: t(`pace-${kind || "off"}-about`),
    };
  });
  const pick = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}-${value}`), about: t(`${name}-${value}-about`) }));
  return [
    { name: "pace", label: t("pace"), choices: clocks },
    {
      name: "pace-after",
      label: t("pace-after"),
      choices: pick("pace-after", ["bot", "resign"]),
      needs: { name: "pace", not: "off" },
    },
    // On a site without a server everybody is here for as long as the page is.
    ...(served ? [{ name: "pace-away", label: t("pace-away"), choices: pick("pace-away", ["0", "60", "180"]) }] : []),
  ];
}
