/** The notices of this person: what the server keeps, and what is done with it from this page. */
import { type Language, language, t } from "../i18n/index.svelte";
import { sentence } from "../state/problems";
import { asks, type Channel, type Hook, type Notices, type Times, type Tried } from "./api";
import { ability, subscribe, unsubscribe } from "./device";

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
/** "22:00" of minutes since midnight. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Where something went wrong, so that its sentence stands there. */
export type Place = "push" | "mail" | "hook" | "times" | "test" | "all";

export class NoticesState {
  kept = $state.raw<Notices | null>(null);
  busy = $state(false);
  /** What went wrong, in a sentence, and where. */
  trouble = $state<{ place: Place; text: string } | null>(null);
  tried = $state.raw<readonly Tried[] | null>(null);

  readonly able = ability();
  push = $derived(this.kept?.channels.find((one) => one.kind === "push" && one.here));
  elsewhere = $derived(this.kept?.channels.filter((one) => one.kind === "push" && !one.here) ?? []);
  mail = $derived(this.kept?.channels.find((one) => one.kind === "mail"));
  hook = $derived(this.kept?.channels.find((one) => one.kind === "webhook" || one.kind === "discord"));
  times = $derived(this.kept?.times ?? null);

  async load(): Promise<void> {
    await this.#do("all", () => asks.all());
  }

  /** Asks the server, one thing at a time; false when it did not do it. */
  async #do(place: Place, ask: () => Promise<Notices>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    this.tried = null;
    try {
      const before = this.kept?.times;
      this.kept = await ask();
      if (!before && this.kept.times) {
        // The first channel: times are those of where its person is.
        this.kept = await asks.times({ ...this.kept.times, zone: zoneHere(), language: language() });
      }
      return true;
    } catch (error) {
      this.trouble = { place, text: sentence(error) };
      return false;
    } finally {
      this.busy = false;
    }
  }

  async setPush(on: boolean): Promise<void> {
    const { push, kept } = this;
    if (!on && push) {
      await this.#do("push", () => asks.off(push.id));
      await unsubscribe().catch(() => undefined); // what the browser keeps is sent nothing any more
      return;
    }
    if (!on || !kept || this.busy) return;
    this.busy = true;
    try {
      const keys = await subscribe(kept.push_key);
      this.busy = false;
      if (keys) await this.#do("push", () => asks.push(keys));
      else this.trouble = { place: "push", text: t("notices-push-refused") };
    } catch {
      this.trouble = { place: "push", text: t("notices-push-failed") };
    } finally {
      this.busy = false;
    }
  }

  openMail = (address: string): Promise<boolean> => this.#do("mail", () => asks.mail(address));
  openHook = (hook: Hook): Promise<boolean> =>
    this.#do("hook", () => asks.hook({ ...hook, address: plain(hook.address) }));
  close = (place: Place, channel: Channel): Promise<boolean> => this.#do(place, () => asks.off(channel.id));
  setMost = (place: Place, channel: Channel, most: number): Promise<boolean> =>
    this.#do(place, () => asks.most(channel.id, most));

  async setTimes(change: Partial<Times>): Promise<void> {
    const { times } = this;
    if (times) await this.#do("times", () => asks.times({ ...times, ...change }));
  }

  /** Notices are told in the language of the page. */
  async speak(now: Language): Promise<void> {
    if (this.times && this.times.language !== now) await this.setTimes({ language: now });
  }

  async test(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.tried = null;
    try {
      this.tried = await asks.test();
    } catch (error) {
      this.trouble = { place: "test", text: sentence(error) };
    } finally {
      this.busy = false;
    }
  }
}

/** An address as the web writes it: letters of all alphabets in their plain form. */
function plain(address: string): string {
  try {
    return new URL(address.trim()).href;
  } catch {
    return address;
  }
}
