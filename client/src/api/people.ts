/** What is asked beyond one table: open tables, invitations, blocks, reports, the page of whoever runs the server. */
import { get, post, type Shapes, type Update } from ".";

export type OpenTables = Shapes["OpenTablesShape"];
export type OpenTable = Shapes["OpenTableShape"];
export type Opening = Shapes["OpenShape"];
export type Met = Shapes["MetShape"];
export type Invitation = Shapes["InvitationShape"];
export type Block = Shapes["BlockShape"];
export type Host = Shapes["HostShape"];
type Seated = Shapes["Seated"];

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const H = "/api/host";

export const peopleApi = {
  open: () => get<OpenTables>("/api/open"),
  list: (table: string, open: Opening | null) => post<Update>(`${at(table)}/open`, { open }),
  sit: (key: string, name: string) => post<Seated>("/api/open/sit", { key, name }),
  watch: (key: string) => post<Seated>("/api/open/watch", { key }),
  met: () => get<Met[]>("/api/people"),
  invite: (table: string, who: readonly string[]) => post<Shapes["InvitedShape"]>(`${at(table)}/invite`, { who }),
  invitations: () => get<Invitation[]>("/api/invitations"),
  accept: (id: string, name: string) => post<Seated>("/api/invitations/accept", { id, name }),
  decline: (id: string) => post<Shapes["DoneShape"]>("/api/invitations/decline", { id }),
  blocks: () => get<Block[]>("/api/blocks"),
  block: (table: string, person: number) => post<Block[]>("/api/blocks", { table, person }),
  blockInviter: (invitation: string) => post<Block[]>("/api/blocks/inviter", { invitation }),
  unblock: (id: string) => post<Block[]>("/api/blocks/remove", { id }),
  report: (table: string, person: number, text: string, lines: readonly number[]) =>
    post<Shapes["DoneShape"]>("/api/reports", { table, person, text, lines }),
  host: () => get<Host>(H),
  openHost: (secret: string) => post<Shapes["DoneShape"]>(`${H}/open`, { secret }),
  leaveHost: () => post<Shapes["DoneShape"]>(`${H}/leave`),
  unlist: (table: string) => post<Host>(`${H}/tables/unlist`, { table }),
  close: (table: string) => post<Host>(`${H}/tables/close`, { table }),
  settle: (report: string) => post<Host>(`${H}/reports/settle`, { report }),
  ban: (whom: { report: string } | { table: string; person: number }, days: number | null, why: string) =>
    post<Host>(`${H}/bans`, { ...whom, days, why }),
  lift: (ban: string) => post<Host>(`${H}/bans/lift`, { ban }),
};
