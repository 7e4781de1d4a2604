/** The rules for people: loaded once for each game and language, found by number and by what people ask. */
import { api, type Handbook, type PlainRule } from "../api";

const known = new Map<string, Promise<Handbook>>();

/** The rules of a game in a language. Rejects with Refused; then they are asked for anew the next time. */
export function handbookOf(game: string, language: string): Promise<Handbook> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? api.handbook(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export type Chapter = Handbook["chapters"][number];
export type Place = { rule: PlainRule; chapter: Chapter };

/** The rule that tells a number of the reference, such as "Q3.4", "QR7" or "Q9.3-Q9.4"; null when none does. */
export function placeOf(book: Handbook, id: string): Place | null {
  for (const one of [id, id.split(/[-, ]/)[0] ?? id]) {
    for (const chapter of book.chapters)
      for (const rule of chapter.rules) if (rule.id === one || rule.also.includes(one)) return { rule, chapter };
    // The number of a whole chapter of the reference: its first rule.
    for (const chapter of book.chapters)
      for (const rule of chapter.rules)
        if (/^[A-Z]+\d+$/.test(one) && rule.id.startsWith(`${one}.`)) return { rule, chapter };
  }
  return null;
}

/** The different rules that tell these numbers, in this order, at most `most`. */
export function placesOf(book: Handbook, ids: readonly string[], most = 3): Place[] {
  const found = ids.map((id) => placeOf(book, id)).filter((one) => one !== null);
  return found.filter((one, i) => found.findIndex((other) => other.rule === one.rule) === i).slice(0, most);
}

// ---- search

/** Words that every question has. */
const EMPTY = new Set(
  (
    "a an and are at be by can do does for from get go have how i if in is it may me much must my not of on one or our " +
    "should so that the there they this to up was we what when where which will with you your " +
    "a ai au aux avec ce ces cela combien comment d dans de des du elle en est et etre fait faire faut il ils j je l la " +
    "le les leur ma me mes mon n ne nous on ont ou par pas peut peux plus pour puis qu quand que quel quelle quelles " +
    "quels qui quoi s sa se ses si son sur t ta tes ton tu un une vos votre vous y"
  ).split(" "),
);

/** A text as the search reads it: small letters without accents. */
export const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("−", "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const ENDINGS = "ations ation ements ement ments ment ings ing ees ee ers er ez es ent ant ed e s r x".split(" ");
const cut = new Map<string, string>();

/** A word without its endings: "goblins" and "goblin", "gagner" and "gagnant" are no different words to who asks. */
export function stem(word: string): string {
  const found = cut.get(word);
  if (found !== undefined) return found;
  let bare = flat(word);
  for (let end: string | undefined = ""; end !== undefined && !/\d/.test(bare); ) {
    bare = bare.slice(0, bare.length - end.length);
    end = ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= 3);
  }
  bare = bare.length > 3 ? bare.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : bare;
  cut.set(word, bare);
  return bare;
}

const wordsOf = (text: string): string[] => flat(text).match(/-?\d+|[\p{L}]+/gu) ?? [];
/** The stems of what is asked, without the words that every question has, unless there are no others. */
export function stemsOf(asked: string): string[] {
  const words = wordsOf(asked);
  const telling = words.filter((word) => !EMPTY.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

/** Whether a word of a text is one that is asked for; one that is still being typed fits what it begins. */
const like = (own: string, asked: string): boolean =>
  own === asked || (asked.length >= 3 && own.startsWith(asked)) || (own.length >= 4 && asked.startsWith(own));
export const fits = (word: string, asked: string): boolean => like(stem(word), asked);

export type Answer = Place & { weight: number };

const phrasesOf = (rule: PlainRule): string[] => rule.ask.split(",").map((one) => one.trim());

/** What a search compares with, made once for a book: stems by where they stand, with what it is worth to be met there. */
type Entry = Place & { most: boolean; places: [Set<string>, number][]; phrases: { text: string; stems: string[] }[] };
const indexes = new WeakMap<Handbook, Entry[]>();
function indexOf(book: Handbook): Entry[] {
  const found = indexes.get(book);
  if (found) return found;
  const stemmed = (text: string) => new Set(wordsOf(text).map(stem));
  const made = book.chapters.flatMap((chapter) =>
    chapter.rules.map(
      (rule): Entry => ({
        rule,
        chapter,
        most: book.most.some((id) => rule.id === id || rule.also.includes(id)),
        places: [
          [stemmed(rule.ask), 4],
          [stemmed(rule.head), 3],
          [stemmed(rule.text), 1],
        ],
        phrases: phrasesOf(rule).map((one) => ({ text: wordsOf(one).join(" "), stems: stemsOf(one) })),
      }),
    ),
  );
  indexes.set(book, made);
  return made;
}

function weigh({ most, places, phrases }: Entry, stems: readonly string[], question: string): number {
  const worth = stems.map((one) =>
    places.reduce((sum, [words, value]) => sum + ([...words].some((word) => like(word, one)) ? value : 0), 0),
  );
  const met = worth.filter((value) => value > 0).length;
  // Half of what was asked must be met; a word more or less in a question does no harm.
  if (met === 0 || met * 2 < stems.length) return 0;
  const exact = phrases.some((one) => one.text === question);
  const same = phrases.some(
    (one) => one.stems.length === stems.length && one.stems.every((word) => stems.includes(word)),
  );
  const sum = worth.reduce((a, b) => a + b, 0) * (met / stems.length);
  return sum + (exact ? 12 : 0) + (same ? 6 : 0) + (most && (exact || same) ? 6 : 0);
}

/** The rules that answer, the best first: by whole questions that they know, then by words in what is asked for them, in
 * their heading and in their text. */
export function search(book: Handbook, asked: string): Answer[] {
  const stems = stemsOf(asked);
  const question = wordsOf(asked).join(" ");
  if (stems.length === 0) return [];
  return indexOf(book)
    .map((entry) => ({ rule: entry.rule, chapter: entry.chapter, weight: weigh(entry, stems, question) }))
    .filter((one) => one.weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** Other words that find a rule, for whoever asks again. */
export const alsoAsked = (rule: PlainRule, asked: string): string[] =>
  phrasesOf(rule)
    .filter((one) => flat(one) !== flat(asked.trim()))
    .slice(0, 5);

export type Piece = { text: string; bold: boolean; mark: boolean };

/** A text of the rules in pieces: **bold** words, and those that were asked for. */
export function piecesOf(text: string, stems: readonly string[] = []): Piece[] {
  return text.split("**").flatMap((part, i) =>
    part
      .split(/(\p{L}+)/u)
      .filter(Boolean)
      .map((word) => ({
        text: word,
        bold: i % 2 === 1,
        mark: stems.some((one) => /\p{L}/u.test(word) && fits(word, one)),
      }))
      .reduce<Piece[]>((pieces, piece) => {
        const last = pieces.at(-1);
        if (last && last.bold === piece.bold && last.mark === piece.mark) last.text += piece.text;
        else pieces.push(piece);
        return pieces;
      }, []),
  );
}
