/** Whole games that come with the house, for whoever wants to see one before they sit down. */
const GAMES = import.meta.glob<string>("../games/*/watch.record", { query: "?raw", import: "default" });

/** What loads the record of a box; undefined where none comes with it. */
export const gameToWatch = (box: string): (() => Promise<string>) | undefined => GAMES[`../games/${box}/watch.record`];
