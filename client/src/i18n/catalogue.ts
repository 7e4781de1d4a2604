/** Sentences from Fluent catalogues, by the convention of `lanterns/locales/__init__.py`. No page, no network. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, FluentVariable>;
export type Told = Readonly<Record<string, string | number>>;

/** Who reads, what players are called, and how the game names what is no card: its places. */
export type Reader = {
  player: (seat: number) => string;
  seat?: number;
  /** A phrase for an id of a parameter, undefined to name it by the catalogue. */
  phrase?: (param: string, id: string) => string | undefined;
};

/** Parameters whose kind of name is not called as they are. */
const KINDS: Record<string, readonly string[]> = {
  card: ["movement", "land"],
  dice: ["face"],
  die: ["face"],
  symbol: ["face"],
};

export class Catalogue {
  readonly #bundles: FluentBundle[];
  /** id: the kinds that have a name for it. */
  readonly #kinds = new Map<string, string[]>();

  /**
   * @param languages the wished language first, then those that fill its gaps
   * @param sources texts of catalogue files by language; later ones override earlier ones
   */
  constructor(languages: readonly string[], sources: Readonly<Record<string, readonly string[]>>) {
    this.#bundles = languages.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
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
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, params, []);
    }
    return key;
  }

  /** The name of an id, by the kind of thing it is where several have one; the id itself without a name. */
  name(id: string, kind = ""): string {
    const known = this.#kinds.get(id) ?? [];
    const wanted =
      [kind, ...(KINDS[kind] ?? [])].find((k) => known.includes(k)) ?? (known.length === 1 ? known[0] : null);
    return wanted ? this.say(`name-${wanted}-${id}`) : id;
  }

  /** What a card or piece does, "" when the catalogue does not say. */
  text(kind: string, id: string): string {
    const key = `text-${kind}-${id}`;
    return this.has(key) ? this.say(key) : "";
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
        shown[name] = words.map((word) => reader.phrase?.(name, word) ?? this.name(word, name)).join(", ");
      }
    }
    if (typeof params.seat === "number") {
      shown.who = reader.player(params.seat);
      shown.you = params.seat === reader.seat ? "yes" : "no";
    }
    return shown;
  }

  /** The sentence of a key, ids in its parameters turned into names. */
  tell(key: string, params: Told, reader: Reader): string {
    return this.say(key, this.shown(params, reader));
  }
}
