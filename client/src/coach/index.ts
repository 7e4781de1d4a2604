/** The innkeeper at a table where a lesson is played; loaded there alone. */
export { default as Card } from "./Card.svelte";
export { Coaching } from "./coaching.svelte";
export { default as End } from "./End.svelte";
export { default as Pointer } from "./Pointer.svelte";
export { default as Steps } from "./Steps.svelte";
