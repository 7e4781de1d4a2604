/** A page moves by three words: this device shows them, or has typed those of another and waits. */
import { type Profile, profileApi, type Words } from "../api/profile";

const EVERY = 2000; // ms between two looks

export class Moving {
  words = $state.raw<Words>({ state: "none", en: "", fr: "", expires: 0, other: null });
  /** What came of it: let in, or taken away. */
  ended = $state<"" | "in" | "out">("");
  wrong = $state.raw<unknown>(null);
  /** The words that were typed, of somebody who is asked whether two pages are to be one. */
  own = $state("");
  /** Since when this device has belonged to its page. */
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #joined: () => void;

  /** @param joined this device has come to another page */
  constructor(joined: () => void) {
    this.#joined = joined;
  }

  begin(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), EVERY);
  }
  end(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const before = this.words.state;
    try {
      const now = await profileApi.words();
      this.words = now;
      if (before === "waiting" && now.state !== "waiting") await this.#decided();
    } catch {
      // It is looked again in a moment.
    }
  }

  async #decided(): Promise<void> {
    // Whoever was let in belongs to another page from now on.
    this.ended = (await this.#mine()) !== this.#since ? "in" : "out";
    if (this.ended === "in") this.#joined();
  }

  #mine = async (): Promise<number> => (await profileApi.profile()).devices.find((device) => device.here)?.since ?? 0;

  async #try(work: () => Promise<void>): Promise<void> {
    this.wrong = null;
    this.ended = "";
    try {
      await work();
    } catch (error) {
      this.wrong = error;
    }
  }

  show = (): Promise<void> =>
    this.#try(async () => {
      this.words = await profileApi.showWords();
    });

  use = (words: string, merge = false): Promise<void> =>
    this.#try(async () => {
      this.own = "";
      this.#since = await this.#mine();
      try {
        this.words = await profileApi.useWords(words, merge);
      } catch (error) {
        if ((error as { code?: string }).code !== "page-own") throw error;
        this.own = words;
      }
    });

  answer = (accept: boolean, took: (profile: Profile) => void): Promise<void> =>
    this.#try(async () => {
      took(await profileApi.answerWords(accept));
      this.words = { state: "none", en: "", fr: "", expires: 0, other: null };
    });
}
