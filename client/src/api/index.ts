/** What the server is asked, with the types of its own schema. Nothing here is kept; state/ keeps it. */
import { carry } from "./carrier";
import { Refused, type Shapes } from "./refused";

export { Refused, type Shapes };
export type Table = Shapes["TableShape"];
export type Seat = Shapes["SeatShape"];
export type Person = Shapes["PersonShape"];
export type Entry = Shapes["EntryShape"];
/** The keys of what each game tells of, by its id. */
export type EventKeys = Shapes["EventKeys"];
export type Update = Shapes["Update"];
/** What was done is told by the stream, in the message of this seq or a later one. */
export type Done = Shapes["Done"];
export type Summary = Shapes["SummaryShape"];
export type Game = Shapes["GameShape"];
export type NewTable = Shapes["NewTable"];
export type Import = Shapes["Import"];
export type Created = Shapes["Created"];
export type Rules = Shapes["RulesShape"];
export type Handbook = Shapes["HandbookShape"];
export type Learn = Shapes["LearnShape"];
export type PlainRule = Shapes["PlainRule"];
export type Replay = Shapes["ReplayShape"];
export type Share = Shapes["ShareShape"];
export type Ending = Shapes["EndingShape"];
export type Position = Shapes["PositionShape"];
export type Finished = Shapes["FinishedShape"];
export type Marks = Shapes["MarksShape"];
export type Mark = Shapes["MarkShape"];
export type Study = Shapes["StudyShape"];
export type Reason = Shapes["ReasonShape"];
export type LinkCard = Shapes["LinkCard"];
export type Puzzle = Shapes["PuzzleShape"];
export type Verdict = Shapes["PuzzleVerdict"];
export type Trial = Shapes["TrialShape"];
export type Tried = Shapes["TrialTried"];
export type Lesson = Shapes["LessonShape"];
export type LessonCard = Shapes["LessonCard"];
export type Course = Shapes["CourseShape"];
export type LessonVerdict = Shapes["VerdictShape"];
export type DailyDay = Shapes["DailyDay"];
export type DailyCard = Shapes["DailyCard"];
export type DailyMonth = Shapes["DailyMonth"];
export type DailyBoard = Shapes["DailyBoard"];
export type DailyAhead = Shapes["DailyAhead"];
export type DailyTried = Shapes["DailyTried"];
export type DayMarks = Shapes["DayMarks"];
export const LEVELS = ["novice", "easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
type Problem = Shapes["Problem"];

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await carry(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return answer;
  let problem: Problem | null = null;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // Not our server's words: something between it and us answered.
  }
  throw new Refused(problem?.code ?? (answer.status >= 502 ? "offline" : "internal"), problem);
}

export const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
const send = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
export const post = async <T>(path: string, body: object = {}): Promise<T> =>
  (await (await send(path, body)).json()) as T;

/** A deed at a table whose stream is followed: nothing is told twice. */
const deed = async (path: string, body: object): Promise<Update | Done> =>
  (await (await send(path, body, { Prefer: "return=minimal" })).json()) as Update | Done;

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const DROPPED = "/api/replay/analysis";
const trialAt = (game: string, name: string): string =>
  `/api/trials/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const puzzleAt = (game: string, id: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
const dailyAt = (day: string, board: string): string =>
  `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(board)}`;
const eyes = (seat: number | null, first = "?"): string => (seat === null ? "" : `${first}seat=${seat}`);

export const api = {
  games: () => get<Game[]>("/api/games"),
  texts: (game: string, edition = "") =>
    get<Shapes["TextsShape"]>(`/api/texts/${encodeURIComponent(game)}${edition && `?edition=${edition}`}`),
  rules: (game: string) => get<Rules>(`/api/rules/${encodeURIComponent(game)}`),
  guide: (language: string) => get<Rules>(`/api/guide?language=${language}`),
  learn: (game: string, language: string) => get<Learn>(`/api/learn/${encodeURIComponent(game)}?language=${language}`),
  handbook: (game: string, language: string) =>
    get<Handbook>(`/api/handbook/${encodeURIComponent(game)}?language=${language}`),
  companion: (game: string) => get<Shapes["CompanionShape"]>(`/api/companion/${encodeURIComponent(game)}`),
  askCompanion: (game: string, topic: string, params: Shapes["CompanionBody"]["params"]) =>
    post<Shapes["CompanionAnswer"]>(`/api/companion/${encodeURIComponent(game)}/${encodeURIComponent(topic)}`, {
      params,
    }),
  finished: (game: string) => get<Finished[]>(`/api/finished/${encodeURIComponent(game)}`),
  trial: (game: string, name: string, choice: number, language: string) =>
    get<Trial>(`${trialAt(game, name)}?choice=${choice}&language=${language}`),
  try: (game: string, name: string, body: Shapes["TrialBody"]) => post<Tried>(trialAt(game, name), body),
  puzzles: (game: string) => get<Shapes["PuzzlesShape"]>(`/api/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, id: string) => get<Puzzle>(puzzleAt(game, id)),
  solve: (game: string, id: string, code: number) => post<Verdict>(puzzleAt(game, id), { code }),
  playPuzzle: (game: string, id: string, name: string) => post<Created>(`${puzzleAt(game, id)}/table`, { name }),
  daily: (day: string) => get<DailyDay>(`/api/daily${day && `?day=${encodeURIComponent(day)}`}`),
  dailyMonth: (month: string) => get<DailyMonth>(`/api/daily/months/${encodeURIComponent(month)}`),
  dailyBoard: (day: string, board: string) => get<DailyBoard>(dailyAt(day, board)),
  /** What I made of a day, as a picture. */
  dailyPicture: async (day: string, language: string): Promise<Blob> =>
    (await ask(`/api/daily/${encodeURIComponent(day)}/card?lang=${language}`)).blob(),
  /** What comes of all answers to a board without dice. */
  dailyAhead: (day: string, board: string) => get<DailyAhead>(`${dailyAt(day, board)}/ahead`),
  tryDaily: (day: string, board: string, body: Shapes["TryBody"]) => post<DailyTried>(dailyAt(day, board), body),
  practiseDaily: (day: string, board: string, played: readonly number[], actions: (number | string)[]) =>
    post<DailyTried>(`${dailyAt(day, board)}/practice`, { played, actions }),
  tables: () => get<Summary[]>("/api/tables"),
  lessons: () => get<LessonCard[]>("/api/lessons"),
  lesson: (id: string) => get<Lesson>(`/api/lessons/${encodeURIComponent(id)}`),
  beginLesson: (id: string, wish: Shapes["NewLesson"]) => post<Created>(`/api/lessons/${encodeURIComponent(id)}`, wish),
  create: (table: NewTable) => post<Created>("/api/tables", table),
  bringIn: (record: Import) => post<Created>("/api/tables/import", record),
  join: (words: string, name: string) => post<Shapes["Seated"]>("/api/join", { words, name }),
  readLink: (secret: string) => post<LinkCard>("/api/links/read", { secret }),
  openLink: (secret: string, name: string, here: boolean) =>
    post<Shapes["Seated"]>("/api/links", { secret, name, here }),
  replay: (record: string, from: number, count: number, seat: number) =>
    post<Replay>("/api/replay", { record, from, count, seat }),

  table: (id: string, seat: number | null) => get<Table>(at(id) + eyes(seat)),
  entries: (id: string, after: number, seat: number | null, limit = 500) =>
    get<Shapes["EntryPage"]>(`${at(id)}/entries?after=${after}&limit=${limit}${eyes(seat, "&")}`),
  share: (id: string) => get<Share>(`${at(id)}/share`),
  openShare: (id: string) => post<Share>(`${at(id)}/share`),
  closeShare: (id: string) => post<Share>(`${at(id)}/share/close`),
  shares: () => get<Shapes["SharedTable"][]>("/api/shares"),
  /** The table of a game that was shared, as a stranger sees it. */
  shared: (token: string) => get<Table>(`/api/shared/${encodeURIComponent(token)}`),
  ending: (id: string) => get<Ending>(`${at(id)}/end`),
  positions: (id: string, from: number, count: number, seat: number | null) =>
    get<Replay>(`${at(id)}/positions?from=${from}&count=${count}${eyes(seat, "&")}`),
  barred: (id: string, seat: number) => get<Shapes["BarredShape"]>(`${at(id)}/barred${eyes(seat)}`),
  why: (id: string, action: string, seat: number) =>
    get<Shapes["ExplainShape"][]>(`${at(id)}/explain?action=${encodeURIComponent(action)}&seat=${seat}`),
  record: async (id: string): Promise<string> => (await ask(`${at(id)}/record`)).text(),
  report: async (id: string, text: string, line: number | null, seat: number | null): Promise<string> =>
    (await send(`${at(id)}/report`, { text, line, seat })).text(),

  act: (id: string, seat: number, code: number | number[], version: number) =>
    deed(`${at(id)}/actions`, { seat, version, ...(Array.isArray(code) ? { codes: code } : { code }) }),
  /** Asks about the position after a line of a game that is over. */
  pastStudy: async <A>(
    id: string,
    line: number,
    seat: number,
    topic: string,
    params: Shapes["StudyBody"]["params"],
  ): Promise<A> =>
    (await post<Study>(`${at(id)}/study`, { seat, version: line, topic, params, line })).answer as unknown as A,
  study: (id: string, seat: number, version: number, topic: string, params: Shapes["StudyBody"]["params"]) =>
    post<Study>(`${at(id)}/study`, { seat, version, topic, params }),
  analysis: (id: string, known: number) => get<Shapes["AnalysisShape"]>(`${at(id)}/analysis?known=${known}`),
  analyse: (id: string, known: number) => post<Shapes["AnalysisShape"]>(`${at(id)}/analysis?known=${known}`),
  stopAnalysis: (id: string, known: number) => post<Shapes["AnalysisShape"]>(`${at(id)}/analysis/stop?known=${known}`),
  /** The same of a record that is on no table; its answer says by which key it is asked for from then on. */
  analyseRecord: (record: string, known: number) =>
    post<Shapes["AnalysisShape"]>(`${DROPPED}?known=${known}`, { record }),
  recordAnalysis: (key: string, known: number) => get<Shapes["AnalysisShape"]>(`${DROPPED}/${key}?known=${known}`),
  stopRecordAnalysis: (key: string, known: number) =>
    post<Shapes["AnalysisShape"]>(`${DROPPED}/${key}/stop?known=${known}`),
  recordBranch: (key: string, number: number) => get<Shapes["BranchShape"]>(`${DROPPED}/${key}/${number}`),
  branch: (id: string, number: number) => get<Shapes["BranchShape"]>(`${at(id)}/analysis/${number}`),
  mark: (id: string, mark: Shapes["MarkBody"]) => post<Marks>(`${at(id)}/marks`, mark),
  undo: (id: string, seat: number, version: number, count = 1) => deed(`${at(id)}/undo`, { seat, version, count }),
  hinted: (id: string, seat: number, topic: string, rung: number) =>
    post<Update>(`${at(id)}/hints`, { seat, topic, rung }),
  leaveLesson: (id: string) => post<Update>(`${at(id)}/lesson`, { free: true }),
  verdict: (id: string, action: string) => get<LessonVerdict>(`${at(id)}/verdict?action=${encodeURIComponent(action)}`),
  takeback: (id: string, seat: number, version: number) =>
    post<Update>(`${at(id)}/takeback`, { seat, version, count: null }),
  agree: (id: string, agree: boolean) => post<Update>(`${at(id)}/proposal`, { agree }),
  chat: (id: string, said: { signal: "wave" | "thinking" | "thanks" } | { text: string }) =>
    post<Update>(`${at(id)}/chat`, said),
  me: (id: string, name: string) => post<Update>(`${at(id)}/me`, { name }),
  ready: (id: string, ready: boolean) => post<Update>(`${at(id)}/ready`, { ready }),
  seat: (id: string, seat: number, change: Shapes["SeatBody"]) => post<Update>(`${at(id)}/seats/${seat}`, change),
  settings: (id: string, change: Shapes["SettingsBody"]) => post<Update>(`${at(id)}/settings`, change),
  link: (id: string, seat: number) => post<Shapes["LinkShape"]>(`${at(id)}/links`, { seat }),
  endDevice: (id: string, device: number) => post<Shapes["Left"]>(`${at(id)}/devices/${device}/end`),
  joinCode: (id: string, open: boolean) => post<Update>(`${at(id)}/join-code`, { open }),
  start: (id: string) => post<Update>(`${at(id)}/start`),
  pause: (id: string, paused: boolean) => post<Update>(`${at(id)}/pause`, { paused }),
  resign: (id: string, seat: number) => post<Update>(`${at(id)}/resign`, { seat }),
  replace: (id: string, seat: number, level: Level) => post<Update>(`${at(id)}/seats/${seat}/replace`, { level }),
  comeBack: (id: string, seat: number) => post<Update>(`${at(id)}/seats/${seat}/return`),
  again: (id: string, same: boolean) => post<Shapes["LaidShape"]>(`${at(id)}/again`, { same }),
  whoAgain: (id: string) => get<Shapes["AgainShape"]>(`${at(id)}/again`),
  remove: (id: string) => post<Shapes["Left"]>(`${at(id)}/delete`),
  look: (id: string, seat: number) => post<Update>(`${at(id)}/seats/${seat}/look`),
  leave: (id: string) => post<Shapes["Left"]>(`${at(id)}/leave`),
};

/** The address of a table's event stream through the eyes of a seat, null for those the server chooses. */
export const eventsOf = (id: string, seat: number | null): string => `${at(id)}/events?patches=true${eyes(seat, "&")}`;
