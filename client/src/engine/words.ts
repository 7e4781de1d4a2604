/** What the page and the engine's worker say to each other. */
import type { Shapes } from "../api/refused";

/** What carries a question, see api/carrier.ts. */
export type Carrier = (path: string, init?: RequestInit) => Promise<Response>;

/** To the worker: first where its files lie and how large they are, then calls. */
export type Load = { load: string; sizes: Record<string, number> };
export type Call = { id: number; name: string; data: string; house?: boolean };
/** From the worker: how much of its files it has, 0 to 1; that it is ready, and the path of its own file; what came of a
 * call; that it cannot run. */
export type Told =
  | { part: number }
  | { ready: string }
  | { id: number; done: string }
  | { id: number; problem: Shapes["Problem"] }
  | { failed: string };

/** What went wrong, before it has its sentences. */
export type NotDone = {
  code: string;
  detail: string;
  refusal: Shapes["Problem"]["refusal"];
  table?: Shapes["Problem"]["table"];
};
/** A bot is to answer: by `args` of the job "think", or with a `code` that is known. */
export type Thought = { table: string; seat: number; version: number; args?: unknown[]; code?: number };
/** What is to be kept of a table before a command is answered, see `lanterns.page.held`. */
export type Row = { id: string; seq: number; [more: string]: unknown };
export type Change = {
  table: string;
  before: number;
  card: Row;
  board: object;
  entries: [seq: number, ...unknown[]][];
};
/** What the house says to a question (`lanterns.page.house`); of `change` the page is told only that there was one. */
export type Out = {
  status: number;
  type?: string;
  body?: string;
  problem?: NotDone;
  job?: { number: number; name: string; args: unknown[] };
  /** A bite of an analysis, for the thinker. */
  look?: { key: string; name: string; args: unknown[] };
  wait?: number;
  changed?: string;
  marks?: string;
  table?: string;
  thoughts?: Thought[];
  due?: number | null;
};
