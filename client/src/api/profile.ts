/** What is asked of the page of a person: who they are, how it comes to another device, what they have played. */
import { get, post, type Shapes } from ".";

export type Profile = Shapes["ProfileShape"];
export type Words = Shapes["WordsShape"];
export type Opened = Shapes["OpenedShape"];
export type Statistics = Shapes["StatisticsShape"];
export type KindOfGames = Shapes["GamesStatistics"];
export type Lantern = Shapes["LanternShape"];
export type Rating = Shapes["RatingShape"];
export type Gained = Shapes["GainedShape"];
export type Favourite = Shapes["FavouriteShape"];
export type Opponent = Shapes["Opponent"];

const P = "/api/profile";

export const profileApi = {
  profile: () => get<Profile>(P),
  rename: (name: string, seal: Profile["seal"]) => post<Profile>(P, { name, seal }),
  statistics: () => get<Statistics>(`${P}/statistics`),
  ratings: () => get<Rating[]>(`${P}/ratings`),
  gained: (table: string) => get<Gained>(`${P}/games/${encodeURIComponent(table)}`),
  favourites: () => get<Favourite[]>(`${P}/favourites`),
  markFavourite: (table: string, marked: boolean) => post<Favourite[]>(`${P}/favourites`, { table, marked }),
  lanterns: () => get<Shapes["LanternsShape"]>(`${P}/lanterns`),
  part: (device: number) => post<Profile>(`${P}/devices/part`, { device }),
  askPasskey: () => post<Shapes["OptionsText"]>(`${P}/passkeys/new`),
  makePasskey: (credential: string, label: string) => post<Profile>(`${P}/passkeys`, { credential, label }),
  askForPasskey: () => post<Shapes["OptionsText"]>(`${P}/passkeys/ask`),
  openPasskey: (credential: string) => post<Opened>(`${P}/passkeys/open`, { credential }),
  move: (ticket: string) => post<Opened>(`${P}/passkeys/move`, { ticket }),
  removePasskey: (id: string) => post<Profile>(`${P}/passkeys/remove`, { id }),
  words: () => get<Words>(`${P}/words`),
  showWords: () => post<Words>(`${P}/words`),
  useWords: (words: string, merge: boolean) => post<Words>(`${P}/words/use`, { words, merge }),
  answerWords: (accept: boolean) => post<Profile>(`${P}/words/answer`, { accept }),
  takeOut: () => get<Record<string, unknown>>(`${P}/export`),
  bringIn: (file: string) => post<Shapes["BroughtShape"]>(`${P}/import`, { file }),
  remove: () => post<Shapes["DeletedShape"]>(`${P}/delete`),
};
