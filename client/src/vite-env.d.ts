/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.svg?sheet" {
  const text: string;
  export default text;
}
declare module "virtual:tokens.css";
