import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../api";
import type { Kit, View } from "../games/kit";
import { Asked } from "./asked.svelte";
import { Deeds } from "./deeds.svelte";
import type { Told } from "./lines";
import { LiveTable } from "./live.svelte";

vi.mock("../router.svelte", () => ({ go: () => {} }));
afterEach(() => vi.unstubAllGlobals());
type Facts = Partial<Record<keyof Table, unknown>>;

/** A table of two people, my seat 0 asked; `paths` are the requests that were sent. */
function at(more: Facts = {}, past = false, answer: unknown = {}, status = 200) {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return new Response(JSON.stringify(answer), { status });
  });
  const table = {
    id: "t",
    game: "quest",
    status: "playing",
    mine: [0],
    eyes: 0,
    version: 3,
    seats: [{ stand_in: false }, { stand_in: false }],
    clocks: [],
    people: [
      { me: true, seats: [0] },
      { me: false, seats: [1] },
    ],
    spectators: 0,
    cooperative: true,
    undo: { free: 1, takeback: 0, barred: null },
    ...more,
  } as unknown as Table;
  const view = { version: 3, seat: 0, actors: [0], question: null, options: [] } as unknown as View;
  const live = new LiveTable("t");
  live.table = table;
  const put = vi.spyOn(live.marks, "put").mockImplementation(() => {});
  const asked = new Asked(() => ({ table, view }));
  const kit = { reader: () => ({ player: String, seat: 0 }), action: () => "enter" } as unknown as Kit<View>;
  const own = { text: "You ride." } as Told;
  const deeds = new Deeds(live, asked, () => ({ table, view, kit, player: String, past, own }));
  return { deeds, live, put, paths };
}

test("undo is barred at the end, in the past and where nothing is to be taken back, and says why", () => {
  expect(at().deeds.undoWhy).toBeNull();
  expect(at({}, true).deeds.undoWhy).toBe("undo-barred-over");
  expect(at({ status: "over" }).deeds.undoWhy).toBe("undo-barred-over");
  expect(at({ undo: { free: 0, takeback: 0, barred: "chance" } }).deeds.undoWhy).toBe("undo-barred-chance");
});

test("an answer that is my own is taken back at once, what others have seen only after a yes", async () => {
  const free = at();
  free.deeds.undo();
  await vi.waitFor(() => expect(free.paths).toHaveLength(1));
  expect([free.paths[0]?.endsWith("/undo"), free.deeds.asking]).toEqual([true, null]);
  const shown = at({ undo: { free: 0, takeback: 2, barred: null } });
  shown.deeds.undo();
  expect([shown.deeds.asking, shown.paths]).toEqual(["takeback", []]);
  await shown.deeds.answer();
  expect([shown.deeds.asking, shown.paths[0]?.endsWith("/takeback")]).toEqual([null, true]);
});

test("all may point; plans are for games together, and an aim for somebody who sees it", () => {
  const versus = at({ cooperative: false });
  versus.deeds.mark("ping", "card-D19");
  versus.deeds.mark("sketch", "blue", [1]);
  versus.deeds.mark("aim", "card-D19", [1]);
  expect(versus.put.mock.calls).toEqual([[0, "ping", "card-D19", []]]);
  const together = at();
  together.deeds.mark("sketch", "blue", [1]);
  together.deeds.mark("aim", "e4", [1]);
  expect(together.put).toHaveBeenCalledTimes(2);
  const alone = at({ people: [{ me: true, seats: [0, 1] }] });
  alone.deeds.mark("aim", "e4", [1]);
  expect(alone.put).not.toHaveBeenCalled();
  expect(at({ paused: true }).deeds.marking).toBe(false);
});

test("nobody knows why: the answer is empty, never an error", async () => {
  expect(await at({}, false, [{ refusal: null }]).deeds.why("ride e4")).toBe("");
  expect(await at({}, false, { code: "internal" }, 500).deeds.why("ride e4")).toBe("");
});

test("a table that cannot be laid again is told on this one", async () => {
  const { deeds, live } = at({ people: [{ me: true, name: "Ada", seats: [0] }] }, false, { code: "internal" }, 500);
  await deeds.again();
  expect(live.refused).not.toBeNull();
});

test("a game is gone on with from a line of its record, in the seat that chose there", async () => {
  const { deeds, live, paths } = at({ people: [{ me: true, name: "Ada", seats: [0] }] }, false, {
    table: { id: "new" },
  });
  const bodies: unknown[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return real(path, init);
  });
  await deeds.from(41, 1);
  expect(live.refused).toBeNull();
  expect(paths.map((path) => path.replace(/^.*\/api/, ""))).toEqual(["/tables/t/record", "/tables/import"]);
  expect(bodies).toEqual([{ record: '{"table":{"id":"new"}}', line: 41, name: "Ada", mine: [1] }]);
});

test("a game with others is played again at the one table of them all, one's own with bots at a table of one's own", async () => {
  const me = { kind: "person", mine: true, name: "Ada" };
  const bot = { kind: "bot", mine: false, name: "Bo", level: "easy" };
  const other = { kind: "person", mine: false, name: "Lise" };
  const laid = { table: "n", links: [{ seat: 1, url: "/seat/s" }] };
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: (key: string, value: string) => (kept[key] = value) });
  const both = at({ status: "over", seats: [me, other] }, false, laid);
  await both.deeds.again();
  expect(both.paths).toEqual(["/api/tables/t/again"]);
  expect(kept).toEqual({ "lanterns.links.n": '{"1":"/seat/s"}' });
  const alone = at({ status: "over", seats: [me, bot] }, false, { table: { id: "n" }, links: [] });
  await alone.deeds.again();
  expect(alone.paths).toEqual(["/api/tables"]);
});
