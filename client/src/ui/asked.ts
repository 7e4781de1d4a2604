/** What "why?" asks for: a sentence about this very question, and the rules that it rests on. */
import { createContext } from "svelte";

export type Asked = {
  title: string;
  text: string;
  rules: readonly string[];
  /** Asks for advice on the question. */
  onadvise?: () => void;
};
/** What the engine says of the open question: how many answers there are, and why others are none. */
export type Reasons = { open: number; why: readonly string[] };
/** Opens the sheet for a question, or closes it again. */
export type Explainer = (asked: Asked) => void;

const [get, set, has] = createContext<Explainer | null>();

/** The table says who explains its questions; null for nobody, where a table lies within another page. */
export const explains = set;
/** Who explains the questions of this table; null where nobody does. */
export const explainer = (): Explainer | null => (has() ? get() : null);
/** Whether this table lies within another page, which has a main part of its own. */
export const within = (): boolean => has() && get() === null;
