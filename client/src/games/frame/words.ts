/** The sentences of questions and answers, found in a game's catalogue by their step and verb. */
import { about, has, type Reader, type Told, tell } from "../../i18n/index.svelte";
import type { Option, Question } from "./frame";

type Asked = { seat: number; actors: readonly number[]; question: Question | null };

/** The arguments of an option as parameters of a sentence; an argument that is given twice is joined, a seat is a number. */
export function paramsOf(option: Pick<Option, "args">, seat: number): Record<string, string | number> {
  const params: Record<string, string | number> = { seat };
  for (const [key, value] of option.args)
    params[key] = key === "seat" ? Number(value) : key in params ? `${params[key]} ${value}` : value;
  return params;
}

/**
 * The words of an action: "act-VERB-STEP", else `also`, else "act-VERB", else its notation. Parameters are those of
 * `paramsOf`, changed by the game where it has to.
 */
export function actionWords(
  view: Asked,
  option: Pick<Option, "verb"> & { text?: string },
  params: Told,
  reader: Reader,
  also: readonly string[] = [],
): string {
  const { verb } = option;
  const keys = [...(view.question ? [`act-${verb}-${view.question.step}`] : []), ...also, `act-${verb}`];
  const key = keys.find(has);
  if (!key && option.text) return option.text;
  return tell(key ?? `act-${verb}`, params, reader)
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();
}

/** Title and second line of the open question, or what the others read. */
export function questionWords(view: Asked, reader: Reader): { title: string; why: string } {
  const question = view.question;
  if (!question) return { title: "", why: "" };
  const params: Told = { seat: question.actor, ...question.params };
  const mine = view.actors.includes(view.seat);
  const key = mine ? `ask-${question.step}` : `wait-${question.step}`;
  return {
    title: has(key) ? tell(key, params, reader) : question.step,
    why: mine && has(`ask-${question.step}-why`) ? tell(`ask-${question.step}-why`, params, reader) : "",
  };
}

/** "Tom 1 of 2" needs a name for every seat; seats without a person have their number. */
export const playerOf =
  (people: readonly { name: string }[]) =>
  (seat: number): string =>
    people[seat]?.name ?? String(seat + 1);

/** Of arguments by their names, the kinds of card or piece that they may name, or a function to what it does. */
export type Tellers = Readonly<Record<string, readonly string[] | ((id: string) => string)>>;

/** What the cards and pieces that an answer is about do, in the words of the catalogue; undefined when it names none. */
export function tellsOf(option: Pick<Option, "args">, tellers: Tellers): string | undefined {
  const told = option.args.flatMap(([key, id]) => {
    const teller = tellers[key];
    if (!teller || !id) return [];
    return typeof teller === "function" ? [teller(id)] : teller.map((kind) => about(kind, id));
  });
  return [...new Set(told.filter(Boolean))].join(" ") || undefined;
}
