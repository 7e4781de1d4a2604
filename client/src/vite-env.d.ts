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
