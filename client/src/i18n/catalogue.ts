/** Sentences from Fluent catalogues, by the convention of `lanterns/locales/__init__.py`. No page, no network. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { FUNCTIONS } from "./functions";

export type Params = Record<string, FluentVariable>;
/** What a ruleset's cards are told with: their numbers, by message or KIND-ID, and where each comes from. */
export type Facts = {
  readonly args: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly sources: Readonly<Record<string, string>>;
};
export type Told = Readonly<Record<string, string | number>>;

/** Who reads, what players are called, and how the game names what is no card: its places. */
export type Reader = {
  player: (seat: number) => string;
  seat?: number;
  /** A phrase for an id of a parameter, beside the others of its sentence; undefined to name it by the catalogue. */
  phrase?: (param: string, id: string, params?: Told) => string | undefined;
};

/** A number less than nothing, which Intl would write with a hyphen. */
class Minus extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}
const minus = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && value < 0 ? new Minus(value) : value;

/** Sentences that are kept at most. */
const MOST_SAID = 4000;

export class Catalogue {
  readonly #bundles: FluentBundle[];
  readonly #facts: Facts;
  readonly #others: Readonly<Record<string, readonly string[]>>;
  /** id: the kinds that have a name for it. */
  readonly #kinds = new Map<string, string[]>();
  /** What was said, by key and parameters: a table says the same hundred sentences at each answer. */
  readonly #said = new Map<string, string>();

  /**
   * @param languages the wished language first, then those that fill its gaps
   * @param sources texts of catalogue files by language; later ones override earlier ones
   * @param facts the numbers of the cards of the ruleset that is played
   * @param others parameters whose kind of name is not called as they are, and those kinds: `kinds` of the card
   */
  constructor(
    languages: readonly string[],
    sources: Readonly<Record<string, readonly string[]>>,
    facts: Facts = { args: {}, sources: {} },
    others: Readonly<Record<string, readonly string[]>> = {},
  ) {
    this.#others = others;
    this.#facts = facts;
    this.#bundles = languages.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
      for (const text of sources[language] ?? []) {
        const resource = new FluentResource(text);
        bundle.addResource(resource, { allowOverrides: true });
        for (const entry of resource.body) this.#index(entry.id);
      }
      return bundle;
    });
  }

  #index(key: string): void {
    const [word, kind, ...rest] = key.split("-");
    const id = rest.join("-");
    if (word !== "name" || !kind || !id) return;
    const known = this.#kinds.get(id) ?? [];
    if (!known.includes(kind)) this.#kinds.set(id, [...known, kind]);
  }

  /** Whether some catalogue has a sentence of this key. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The sentence of a key with its parameters as they are; the key itself when there is no such sentence. */
  say(key: string, params: Params = {}): string {
    const asked = key + JSON.stringify(params);
    const before = this.#said.get(asked);
    if (before !== undefined) return before;
    const said = this.#format(key, params);
    if (this.#said.size >= MOST_SAID) this.#said.clear();
    this.#said.set(asked, said);
    return said;
  }

  #format(key: string, params: Params): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) {
        const given = Object.entries({ ...this.numbers(key), ...params }).map(([name, value]) => [name, minus(value)]);
        return bundle.formatPattern(pattern, Object.fromEntries(given), []);
      }
    }
    return key;
  }

  /** What the ruleset gives a message: each number, and as P_word the word for it where there is one. */
  numbers(key: string): Params {
    const found = this.#facts.args[key] ?? this.#facts.args[key.slice(key.indexOf("-") + 1)] ?? {};
    const words = Object.entries(found).map(([name, n]) => {
      const word = `number-${n}`;
      return [`${name}_word`, this.has(word) ? this.say(word) : String(n)];
    });
    return { ...found, ...Object.fromEntries(words) };
  }

  /** The name of an id, by the kind of thing it is where several have one; the id itself without a name. */
  name(id: string, kind = ""): string {
    const known = this.#kinds.get(id) ?? [];
    const wanted =
      [kind, ...(this.#others[kind] ?? [])].find((k) => known.includes(k)) ?? (known.length === 1 ? known[0] : null);
    return wanted ? this.say(`name-${wanted}-${id}`) : id;
  }

  /** What a card or piece does, with its numbers, "" when the catalogue does not say. */
  text(kind: string, id: string): string {
    const key = `text-${kind}-${id}`;
    return this.has(key) ? this.say(key) : "";
  }

  /** The figures of a card or piece, such as an enemy's Speed; "" for kinds that have none. */
  stats(kind: string, id: string): string {
    const key = `stats-${kind}`;
    return this.has(key)
      ? this.say(key, this.numbers(`${kind}-${id}`))
          .replace(/ +/g, " ")
          .trim()
      : "";
  }

  /** Whether a card or piece is as printed or the house's own, as a sentence; "" when the ruleset does not say. */
  source(kind: string, id: string): string {
    const found = this.#facts.sources[`${kind}-${id}`];
    return found ? this.say(`source-${found}`) : "";
  }

  /** The parameters with names in place of ids; `P_id` keeps each as it came. */
  shown(params: Told, reader: Reader): Params {
    const shown: Params = {};
    for (const [name, value] of Object.entries(params)) {
      shown[`${name}_id`] = value;
      if (typeof value === "number") {
        shown[name] = name === "seat" || name.endsWith("_seat") ? reader.player(value) : value;
      } else {
        const words = value.split(/\s+/).filter(Boolean);
        shown[name] = words.map((word) => reader.phrase?.(name, word, params) ?? this.name(word, name)).join(", ");
      }
    }
    if (typeof params.seat === "number") {
      shown.who = reader.player(params.seat);
      shown.you = params.seat === reader.seat ? "yes" : "no";
    }
    return shown;
  }

  /**
   * The sentence of a key, ids in its parameters turned into names. What happened begins with a capital, but for the
   * name of a player, which is as it is.
   */
  tell(key: string, params: Told, reader: Reader): string {
    const shown = this.shown(params, reader);
    const said = this.say(key, shown);
    if (!key.startsWith("event-")) return said;
    const players = Object.keys(params).filter((name) => name === "seat" || name.endsWith("_seat"));
    const named = players.some((name) => said.startsWith(String(shown[name])));
    return named ? said : said.charAt(0).toUpperCase() + said.slice(1);
  }
}
