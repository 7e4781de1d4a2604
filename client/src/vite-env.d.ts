/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.svg?sheet" {
  const text: string;
  export default text;
}
declare module "virtual:tokens.css";
/** Content of the engine, see vite/content.ts. */
declare module "@engine/*" {
  const data: unknown;
  export default data;
}
declare module "virtual:cards" {
  /** What is read of a game's `card.toml`; see `lanterns.core.card`. */
  export type Card = {
    id: string;
    box?: string;
    players: [least: number, most: number];
    minutes: number;
    cooperative?: boolean;
    rules?: string;
    colours?: string[];
    kinds?: Record<string, string[]>;
  };
  export const CARDS: readonly Card[];
  /** Catalogues of games from elsewhere, by their files. */
  export const WORDS: Readonly<Record<string, () => Promise<string>>>;
}
declare module "virtual:faces" {
  export const FACES: Readonly<Record<string, import("./games/face").Face>>;
}
declare module "virtual:scenes" {
  export const SCENES: Readonly<Record<string, string>>;
}
declare module "virtual:kits" {
  export const KITS: Readonly<Record<string, () => Promise<unknown>>>;
}
declare module "virtual:cases" {
  export const CASES: Readonly<Record<string, () => Promise<unknown>>>;
}
declare module "virtual:companions" {
  export const COMPANIONS: Readonly<Record<string, () => Promise<unknown>>>;
}
declare module "virtual:engine" {
  /** Where this build has its engine, below the first page; "" for none. */
  export const FOLDER: string;
  export const SIZES: Record<string, number>;
}
