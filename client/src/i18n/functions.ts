/** What the catalogues may call: `lanterns/locales/functions.py`, letter by letter. */
import { type FluentFunction, FluentNumber, type FluentValue } from "@fluent/bundle";

const told = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : typeof value === "string" ? value : "";
const plain = (letter: string): string =>
  (letter.normalize("NFD")[0] ?? "").toLowerCase().replace("œ", "o").replace("æ", "a");
const vowel = (letter: string): boolean => letter !== "" && "aeiou".includes(letter);

/** French: a word that ends in e before a name: "d’Ada", "d’Hugo", "d’Yves" but "de Yann". */
const elide: FluentFunction = ([word, name]) => {
  const [short, full] = [told(word), told(name)];
  const [first, second] = [...full].slice(0, 2).map(plain);
  const mute = first === "h" || (first === "y" && !vowel(second ?? ""));
  return mute || vowel(first ?? "") ? `${short.slice(0, -1)}’${full}` : `${short} ${full}`;
};

/** A number that is added, with its sign: "+2", "−1", "+0". */
const signed: FluentFunction = ([number]) => {
  const value = number instanceof FluentNumber ? number.value : 0;
  return value < 0 ? `−${-value}` : `+${told(number)}`;
};

export const FUNCTIONS: Record<string, FluentFunction> = { ELIDE: elide, SIGNED: signed };
