/** The page of a person as this browser knows it, and what is done with it. */
import { Refused } from "../api";
import { type Opened, type Profile, profileApi, type Statistics } from "../api/profile";
import { kept } from "../daily/kept.svelte";
import { forgetMe, myName, rememberName, rememberSeal } from "../state/me";
import { forgetKept } from "../worker/installed.svelte";
import { deviceLabel, makePasskey, usePasskey } from "./passkey";

export class Me {
  profile = $state.raw<Profile | null>(null);
  statistics = $state.raw<Statistics | null>(null);
  /** Why a part could not be read, by part. */
  failed = $state.raw<Partial<Record<"profile" | "statistics", unknown>>>({});
  /** What the last thing done came to: a key of the catalogue. */
  said = $state("");
  wrong = $state.raw<unknown>(null);
  busy = $state(false);
  /** A passkey of another page was used: its page, and the word that moves this device there. */
  other = $state.raw<Opened | null>(null);

  /** The name, as the page or else this browser has it. */
  get name(): string {
    return this.profile?.name || myName();
  }

  async look(): Promise<void> {
    await Promise.all([
      this.#read("profile", async () => this.take(await profileApi.profile())),
      this.#read("statistics", async () => {
        this.statistics = await profileApi.statistics();
      }),
    ]);
  }

  async #read(part: "profile" | "statistics", ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
      this.failed = { ...this.failed, [part]: undefined };
    } catch (error) {
      this.failed = { ...this.failed, [part]: error };
    }
  }

  take(profile: Profile): void {
    this.profile = profile;
    rememberSeal(profile.seal);
    if (profile.name) rememberName(profile.name);
  }

  /** Does something of which the page says what it came to. */
  async do(work: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = "";
    this.wrong = null;
    try {
      this.said = await work();
    } catch (error) {
      this.wrong = error;
    } finally {
      this.busy = false;
    }
  }

  rename = (name: string, seal: Profile["seal"]): Promise<void> =>
    this.do(async () => {
      this.take(await profileApi.rename(name, seal));
      return "";
    });

  makePasskey = (): Promise<void> =>
    this.do(async () => {
      const { options } = await profileApi.askPasskey();
      const made = await makePasskey(options);
      if (made === null) return "profile-passkey-stopped";
      this.take(await profileApi.makePasskey(made, deviceLabel()));
      return "profile-passkey-made";
    });

  openPasskey = (): Promise<void> =>
    this.do(async () => {
      const { options } = await profileApi.askForPasskey();
      const used = await usePasskey(options);
      if (used === null) return "profile-passkey-stopped";
      const opened = await profileApi.openPasskey(used);
      if (!opened.moved) {
        this.other = opened;
        return "";
      }
      await this.look();
      return "profile-passkey-opened";
    });

  move = (ticket: string): Promise<void> =>
    this.do(async () => {
      this.other = null;
      await profileApi.move(ticket);
      await this.look();
      return "profile-passkey-opened";
    });

  removePasskey = (id: string): Promise<void> =>
    this.do(async () => {
      this.take(await profileApi.removePasskey(id));
      return "";
    });

  part = (device: number): Promise<void> =>
    this.do(async () => {
      this.take(await profileApi.part(device));
      await this.look();
      return "";
    });

  remove = (): Promise<void> =>
    this.do(async () => {
      try {
        await profileApi.remove();
      } catch (error) {
        if (!(error instanceof Refused && error.code === "profile-unknown")) throw error;
      }
      forgetMe();
      kept.forget();
      await forgetKept().catch(() => undefined); // a browser without a worker has kept nothing
      this.profile = null;
      await this.look();
      return "profile-deleted";
    });
}
