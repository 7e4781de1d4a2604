/** What the server is asked about notices. */
import { get, post, type Shapes } from "../api";

export type Notices = Shapes["NoticesShape"];
export type Channel = Shapes["ChannelShape"];
export type Times = Shapes["TimesBody"];
export type Tried = Shapes["TriedShape"];
export type Meant = Shapes["MeantShape"];
export type Hook = Shapes["HookBody"];

const AT = "/api/notices";

export const asks = {
  all: () => get<Notices>(AT),
  push: (keys: Shapes["PushBody"]) => post<Notices>(`${AT}/push`, keys),
  mail: (address: string) => post<Notices>(`${AT}/mail`, { address }),
  hook: (hook: Hook) => post<Notices>(`${AT}/webhook`, hook),
  times: (times: Times) => post<Notices>(`${AT}/times`, times),
  most: (channel: string, most: number) => post<Notices>(`${AT}/channels/${channel}`, { most }),
  off: (channel: string) => post<Notices>(`${AT}/channels/${channel}/off`),
  test: () => post<Tried[]>(`${AT}/test`),
  meant: (token: string) => post<Meant>(`${AT}/link`, { token }),
  follow: (deed: "confirm" | "off", token: string) => post<Meant>(`${AT}/${deed}`, { token }),
};
