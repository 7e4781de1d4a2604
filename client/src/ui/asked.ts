/** What "why?" asks for: a sentence about this very question, and the rules that it rests on. */
import { createContext } from "svelte";

export type Asked = {
  title: string;
  text: string;
  rules: readonly string[];
  /** Asks for advice on the question. */
  onadvise?: () => void;
};
/** Opens the sheet for a question, or closes it again. */
export type Explainer = (asked: Asked) => void;

const [get, set, has] = createContext<Explainer>();

/** The table says who explains its questions. */
export const explains = set;
/** Who explains the questions of this table; null where nobody does. */
export const explainer = (): Explainer | null => (has() ? get() : null);
