/** Who is in the room and which tables are open there, as home shows it; and what I was asked to. */
import { type Invitation, type OpenTable, type OpenTables, peopleApi } from "../api/people";
import { loadRooms } from "../i18n/index.svelte";
import { go } from "../router.svelte";
import { myName, rememberName } from "../state/me";

/** Milliseconds between two looks. */
const EVERY = 15_000;
type Deed = (name: string) => Promise<{ table: string }>;

export class Room {
  open = $state.raw<OpenTables | null>(null);
  invitations = $state.raw<readonly Invitation[]>([]);
  /** The texts are there. */
  ready = $state(false);
  failed = $state.raw<unknown>(null);
  /** What waits for the name of somebody who has not said yet how they are called. */
  nameless = $state.raw<Deed | null>(null);
  busy = $state(false);

  /** Looks now and then; ends by what it returns. */
  follow(what: "open" | "invitations"): () => void {
    const look = () => {
      if (document.visibilityState !== "visible") return;
      void (what === "open" ? this.#lookOpen() : this.#lookInvitations());
    };
    void loadRooms(["people"]).then(() => {
      this.ready = true;
    });
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
  async #lookOpen(): Promise<void> {
    // A server that does not answer shows the list it had; the page says elsewhere that it is away.
    this.open = await peopleApi.open().catch(() => this.open);
  }
  async #lookInvitations(): Promise<void> {
    this.invitations = await peopleApi.invitations().catch(() => this.invitations);
  }

  sit(table: OpenTable): Promise<void> {
    return this.#come((name) => peopleApi.sit(table.key, name), "open");
  }
  watch(table: OpenTable): Promise<void> {
    return this.#do(async () => go(`/table/${(await peopleApi.watch(table.key)).table}`), "open");
  }
  accept(one: Invitation): Promise<void> {
    return this.#come((name) => peopleApi.accept(one.id, name), "invitations");
  }
  decline(one: Invitation): Promise<void> {
    return this.#do(async () => {
      await peopleApi.decline(one.id);
      await this.#lookInvitations();
    }, "invitations");
  }
  block(one: Invitation): Promise<void> {
    return this.#do(async () => {
      await peopleApi.blockInviter(one.id);
      await this.#lookInvitations();
    }, "invitations");
  }
  /** The name that was asked for: what waited for it is done. */
  named(name: string): void {
    const deed = this.nameless;
    rememberName(name);
    this.nameless = null;
    if (deed) void this.#come(deed, "open");
  }
  async #come(deed: Deed, what: "open" | "invitations"): Promise<void> {
    if (!myName()) {
      this.nameless = deed;
      return;
    }
    await this.#do(async () => go(`/table/${(await deed(myName())).table}`), what);
  }
  async #do(deed: () => Promise<void>, what: "open" | "invitations"): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      await deed();
    } catch (error) {
      this.failed = error;
      await (what === "open" ? this.#lookOpen() : this.#lookInvitations());
    } finally {
      this.busy = false;
    }
  }
}
