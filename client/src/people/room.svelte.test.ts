import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Invitation, OpenTable } from "../api/people";
import { Room } from "./room.svelte";

const went = vi.hoisted(() => [] as string[]);
vi.mock("../router.svelte", () => ({ go: (to: string) => went.push(to) }));
const paths: [string, unknown][] = [];
/** The server answers each request by its path; what it lacks is refused. */
function serves(answers: Record<string, unknown>) {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    paths.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    const known = path in answers;
    const body = known ? answers[path] : { code: "open-unknown", en: "gone", fr: "partie" };
    return new Response(JSON.stringify(body), { status: known ? 200 : 404 });
  });
}
beforeEach(() => {
  went.length = 0;
  paths.length = 0;
});
/** What this browser remembers. */
function remembers(kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());
const TABLE = { key: "k" } as OpenTable;

test("whoever has told no name is asked for it before they sit down", async () => {
  serves({ "/api/open/sit": { table: "t", seat: 1 } });
  remembers();
  const room = new Room();
  await room.sit(TABLE);
  expect([room.nameless !== null, paths]).toEqual([true, []]);
  room.named("Lise");
  await vi.waitFor(() => expect(went).toEqual(["/table/t"]));
  expect(paths).toEqual([["/api/open/sit", { key: "k", name: "Lise" }]]);
});

test("a table that is gone says so, and the list is read again", async () => {
  serves({ "/api/open": { allowed: true, people: 0, tables: [] } });
  remembers({ "lanterns.name": "Ada" });
  const room = new Room();
  await room.sit(TABLE);
  expect((room.failed as { code: string }).code).toBe("open-unknown");
  expect(paths.map(([path]) => path)).toEqual(["/api/open/sit", "/api/open"]);
  expect([room.open?.tables, went]).toEqual([[], []]);
});

test("an invitation is accepted by its name, and one that is declined is there no more", async () => {
  serves({
    "/api/invitations/accept": { table: "t", seat: 0 },
    "/api/invitations/decline": {},
    "/api/invitations": [],
  });
  remembers({ "lanterns.name": "Ada" });
  const room = new Room();
  const one = { id: "i" } as Invitation;
  room.invitations = [one];
  await room.accept(one);
  expect([went, paths[0]]).toEqual([["/table/t"], ["/api/invitations/accept", { id: "i", name: "Ada" }]]);
  await room.decline(one);
  expect(room.invitations).toEqual([]);
});
