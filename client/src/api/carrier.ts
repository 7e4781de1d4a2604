/**
 * Who carries what is asked: to the server; to the engine in this page what is asked of a table of this browser, and on a
 * site without a server everything. Both take what `fetch` takes, a path of docs/server.md and its options, and answer
 * with a `Response`.
 */
import { fileAt, inPage, served } from "../base";
import type { Carrier } from "../engine/words";
import { patient } from "../patient";

const byServer: Carrier = (path, init) => fetch(fileAt(path), init);
const engine = patient(() => import("../engine/carrier"));
const byEngine: Carrier = async (path, init) => (await engine()).carry(path, init);

const tableOf = (path: string): string => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";

export const carry: Carrier = (path, init) =>
  served && !inPage(tableOf(path)) ? byServer(path, init) : byEngine(path, init);
