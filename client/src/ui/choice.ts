/** One answer to a question, as the prompt and the board share it. */
import type { IconName } from "../look/icons";

export type Cost = { icon?: IconName; text: string };

export type Choice = {
  /** The action's own key; a lit place of the board with the same key is the same answer. */
  key: string;
  label: string;
  icon?: IconName;
  costs?: Cost[];
  /** It has no place on the board: its button is seen even when the choices fold into a list. */
  button?: boolean;
  /** It is never put forward: amber only when it was selected. */
  calm?: boolean;
  /** The key that gives it, shown on wide screens. */
  kbd?: string;
  /** Why this is barred now; the button stays in place, dashed, and says so. */
  why?: string;
};
