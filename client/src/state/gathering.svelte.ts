/** Round a table before its start: whom it waits for, and how somebody is asked to come. */
import type { Level } from "../api";
import type { Colour } from "../art/seats";
import { t } from "../i18n/index.svelte";

export type LobbySeat = {
  seat: number;
  /** How the seat is called, and the name that was given for it, "" for none. */
  name: string;
  given?: string;
  colour: Colour | null;
  kind: "person" | "bot" | "open";
  level?: Level;
  ready: boolean;
  host?: boolean;
  me?: boolean;
};
type Source = {
  seats: readonly LobbySeat[];
  /** The address that others are given. */
  link: string;
  /** Gives the secret link of an open seat; true when it is copied, else the link to show. */
  onlink?: (seat: number) => Promise<true | string>;
};
type Hears = {
  /** Copies text; false when the browser does not allow it. */
  copy: (text: string) => Promise<boolean>;
  /** Something was copied, for the ear. */
  say: (text: string) => void;
};
/** So long a button says that it has copied, in milliseconds. */
const SAID = 2500;

export class Gathering {
  readonly #source: () => Source;
  readonly #hears: Hears;
  /** What was copied just now: "words" or "seat-2". */
  copied = $state("");
  /** A link that could not be copied is shown, to be copied by hand. */
  shown = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: () => Source, hears: Hears) {
    this.#source = source;
    this.#hears = hears;
  }

  readonly #waiting = $derived.by(() => this.#source().seats.filter((seat) => !seat.ready));
  /** All are here and ready. */
  readonly complete = $derived(this.#waiting.length === 0);
  /** Who is waited for, by name. */
  readonly missing = $derived.by(() =>
    this.#waiting.map((seat) => (seat.kind === "open" ? t("lobby-open") : seat.name)).join(", "),
  );
  readonly open = $derived.by(() => this.#source().seats.some((seat) => seat.kind === "open"));
  /** How it stands with a seat. */
  stateOf(seat: LobbySeat): string {
    if (seat.kind === "open") return t("lobby-open");
    if (seat.kind === "bot") return t("lobby-bot-ready");
    const ready = t(seat.ready ? "lobby-ready" : "lobby-choosing");
    return seat.host ? `${t("lobby-host-mark")}, ${ready}` : ready;
  }

  async copy(): Promise<void> {
    const { link } = this.#source();
    if (await this.#hears.copy(link)) this.#done("words");
    else this.shown = link;
  }
  async copySeat(seat: number): Promise<void> {
    const answer = await this.#source().onlink?.(seat);
    if (answer === true) this.#done(`seat-${seat}`);
    else if (answer) this.shown = answer;
  }
  #done(what: string): void {
    this.#hears.say(t("lobby-copied"));
    this.copied = what;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.copied = "";
    }, SAID);
  }
}
