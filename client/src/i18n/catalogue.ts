/** Sentences from Fluent catalogues, by the convention of `lanterns/locales/__init__.py`. No page, no network. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, FluentVariable>;

export class Catalogue {
  readonly #bundles: FluentBundle[];

  /**
   * @param languages the wished language first, then those that fill its gaps
   * @param sources texts of catalogue files by language; later ones override earlier ones
   */
  constructor(languages: readonly string[], sources: Readonly<Record<string, readonly string[]>>) {
    this.#bundles = languages.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of sources[language] ?? [])
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
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

  /** The name of an id, or the id itself. */
  name(id: string): string {
    return this.has(`name-${id}`) ? this.say(`name-${id}`) : id;
  }

  /** The sentence of a key, ids in its parameters turned into names; `P_id` keeps each as it came. */
  tell(key: string, params: Readonly<Record<string, string | number>>, player: (seat: number) => string): string {
    const shown: Params = {};
    for (const [name, value] of Object.entries(params)) {
      shown[`${name}_id`] = value;
      if (typeof value === "number") {
        shown[name] = name === "seat" || name.endsWith("_seat") ? player(value) : value;
      } else {
        shown[name] = value
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => this.name(word))
          .join(", ");
      }
    }
    return this.say(key, shown);
  }
}
