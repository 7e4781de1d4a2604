/** Whether the page is wide enough for three columns. */
const query = typeof matchMedia === "undefined" ? null : matchMedia("(min-width: 63.8125rem)");
let now = $state(query?.matches ?? true);
query?.addEventListener("change", (event) => (now = event.matches));

export const wide = {
  get now() {
    return now;
  },
};
