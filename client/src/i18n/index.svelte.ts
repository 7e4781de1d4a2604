/** The language of the page. `t` is reactive: change the language and every text on the page follows. */

import { CARDS, type Card, WORDS } from "virtual:cards";
import { patient } from "../patient";
import { Catalogue, type Facts, type Params, type Reader, type Told } from "./catalogue";

export type { Facts, Reader, Told } from "./catalogue";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The id of a game, and of a box, which is that of its first game: those of the cards. */
export type GameName = string;
export type Box = GameName;

/** What is known of a game before a server is asked. */
export const cardOf = (game: GameName): Card | undefined => CARDS.find((card) => card.id === game);
/** The box that a game comes in. A game out of another's box says what that one says, with its own files on top. */
export const boxOf = (game: GameName): Box => cardOf(game)?.box ?? game;
/** The boxes that there are, as they stand on the shelf. */
export const BOXES: readonly Box[] = [...new Set(CARDS.map((card) => boxOf(card.id)))];
/** The game whose catalogue a file belongs to, as in `lanterns/locales`: `dungeon-board` is of `dungeon`. */
const ownerOf = (file: string): GameName =>
  CARDS.map((card) => card.id)
    .filter((game) => file === game || file.startsWith(`${game}-`))
    .sort((one, other) => other.length - one.length)[0] ?? "";
const belongsTo = (file: string, game: GameName): boolean => ownerOf(file) === game;

const loaders = import.meta.glob<string>("../../../src/lanterns/locales/*/*.ftl", { query: "?raw", import: "default" });

type Entry = { path: string; language: Language; file: string; load: () => Promise<string> };
const FILES: Entry[] = Object.entries({ ...loaders, ...WORDS }).flatMap(([path, load]) => {
  const [, language, file] = path.match(/\/(\w+)\/([\w-]+)\.ftl$/) ?? [];
  return LANGUAGES.includes(language as Language) && file ? [{ path, language: language as Language, file, load }] : [];
});

const read = new Map<string, string>();
let wanted: readonly GameName[] = [];
let rooms: readonly string[] = [];
let facts: Facts | undefined;
let state = $state.raw({ language: "en" as Language, catalogue: new Catalogue([], {}) });

/** Catalogues of the interface, then of a game, in the order in which they override each other. */
function files(language: Language): Entry[] {
  const own = FILES.filter((entry) => entry.language === language);
  const pick = (test: (file: string) => boolean) =>
    own.filter((e) => test(e.file)).sort((a, b) => (a.file < b.file ? -1 : 1));
  const games = wanted.flatMap((game) => pick((file) => belongsTo(file, game)));
  return [
    ...pick((file) => file === "ui" || rooms.includes(file)),
    ...(wanted.length > 0 ? pick((file) => file === "core") : []),
    ...games,
  ];
}

/** The language that was asked for last, and how often texts were asked for: what comes late must not undo it. */
let wished: Language = "en";
let asked = 0;
let latest: Promise<void> = Promise.resolve();

/** Lays the texts of a language out anew; resolves when they, or those that were asked for since, are on the page. */
function rebuild(language: Language): Promise<void> {
  wished = language;
  asked += 1;
  latest = build(language, asked);
  return latest;
}

async function build(language: Language, turn: number): Promise<void> {
  const order: Language[] = language === "en" ? ["en"] : [language, "en"];
  const needed = order.flatMap(files);
  await Promise.all(
    needed.map(async (entry) => {
      if (!read.has(entry.path)) read.set(entry.path, await patient(entry.load)());
    }),
  );
  if (turn !== asked) return latest;
  const sources = Object.fromEntries(
    order.map((code) => [code, files(code).map((entry) => read.get(entry.path) ?? "")]),
  );
  state = { language, catalogue: new Catalogue(order, sources, facts, kindsOf(wanted.at(-1))) };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language that the address or else the browser asks for, English when they ask for neither of ours. */
export function preferred(): Language {
  const said = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("lang");
  const wish = [...(said ? [said] : []), ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  return (wish.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language)) as Language) ?? "en";
}

/** Loads a language; resolves when its texts are on the page. */
export const setLanguage = (language: Language): Promise<void> => rebuild(language);

/**
 * Loads the texts of a game on top of those of the interface; those of the game before make room.
 * @param known the numbers of its cards in the ruleset that is played
 */
export async function loadGame(game: GameName, known: Facts): Promise<void> {
  const wish = [...new Set([boxOf(game), game])];
  if (wish.join() === wanted.join() && known === facts) return latest; // it may still be on its way
  wanted = wish;
  facts = known;
  await rebuild(wished);
}

/** Loads the texts of rooms that few enter, such as "learn"; they stay. */
export async function loadRooms(names: readonly string[]): Promise<void> {
  const more = names.filter((room) => !rooms.includes(room));
  if (more.length === 0) return latest;
  rooms = [...rooms, ...more];
  await rebuild(wished);
}

const kindsOf = (game: GameName | undefined) => (game === undefined ? {} : (cardOf(game)?.kinds ?? {}));

export const language = (): Language => state.language;
/** How days are written: the day before the month, in both languages. */
export const region = (): string => (state.language === "fr" ? "fr-FR" : "en-GB");

/** The sentence of a key. */
export const t = (key: string, params?: Params): string => state.catalogue.say(key, params);
export const has = (key: string): boolean => state.catalogue.has(key);
/** The name of a card, piece or word, by its kind where several have one. */
export const name = (id: string, kind?: string): string => state.catalogue.name(id, kind);
/** What a card or piece does, "" when the catalogue does not say. */
export const about = (kind: string, id: string): string => state.catalogue.text(kind, id);
/** The figures of a card or piece, "" for kinds that have none. */
export const stats = (kind: string, id: string): string => state.catalogue.stats(kind, id);
/** Whether a card or piece is as printed or the house's own. */
export const sourceOf = (kind: string, id: string): string => state.catalogue.source(kind, id);
/** What a card or piece does and where it comes from. */
export const info = (kind: string, id: string): string =>
  [about(kind, id), sourceOf(kind, id)].filter(Boolean).join(" ");
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What a picture alone stands for, in one breath: its name, what it does, where it comes from. */
export const telling = (kind: string, id: string, named = kind): string => {
  const told = info(kind, id);
  return `${capital(name(id, named))}${told ? `. ${told}` : ""}`;
};
/** "label: text", with the space before the colon that the language has. */
export const labelled = (label: string, text: string | number): string => t("labelled", { label, text });
/** A sentence of the engine (event, question, refusal), its ids turned into names. */
export const tell = (key: string, params: Told, reader: Reader): string => state.catalogue.tell(key, params, reader);
