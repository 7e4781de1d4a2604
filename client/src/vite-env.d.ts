/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.svg?sheet" {
  const text: string;
  export default text;
}
declare module "virtual:tokens.css";
declare module "virtual:mapmasters-cards" {
  export const FACES: readonly string[];
  export const TARGETS: readonly (readonly [kind: string, text: string])[];
  export const PLANS: Readonly<Record<string, string>>;
}
declare module "virtual:mapmasters-missions" {
  export const MISSIONS: readonly { id: number; pawns: number; grid: readonly (readonly string[])[] }[];
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
