/**
 * Who carries what is asked: to the server, or on a site without one to the engine in this page. Both take what `fetch`
 * takes, a path of docs/server.md and its options, and answer with a `Response`.
 */
import { fileAt, served } from "../base";
import type { Carrier } from "../engine/words";
import { patient } from "../patient";

const byServer: Carrier = (path, init) => fetch(fileAt(path), init);
const engine = patient(() => import("../engine/carrier"));
const byEngine: Carrier = async (path, init) => (await engine()).carry(path, init);

export const carry: Carrier = served ? byServer : byEngine;
