/** The keys of the board work wherever the focus is: the board of a frame says here what they do to it. */
import { getContext, setContext } from "svelte";

export type BoardKeys = { now: { fit: () => void; zoom: (factor: number) => void } | null };

const KEY = Symbol("board-keys");
export const setBoardKeys = (): BoardKeys => setContext(KEY, { now: null });
/** Undefined for a board in a replay, which has no frame. */
export const getBoardKeys = (): BoardKeys | undefined => getContext(KEY);
