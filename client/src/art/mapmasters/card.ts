/** A card of Map Masters read from the notation of its data (rules 2.4). The engine has checked it; nothing is checked here. */

export type Level = "upper" | "lower";

/** A stretch of corridor between two nodes, its icons in order from `a` to `b`. `name` is that of the engine's actions. */
export type Piece = { name: string; a: string; b: string; lower: boolean; icons: readonly string[] };

/** Doors clockwise, each named by the node at its far end; content in the order listed (`M`, `c`, `P1`, `O1`...). */
export type Room = { id: string; doors: readonly string[]; content: readonly string[]; lower: boolean };

export type Card = { id: string; cost: number; pieces: readonly Piece[]; rooms: readonly Room[] };

export const SLOT_NAMES = ["T", "L1", "R1", "L2", "R2", "B"] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
export const isSlot = (node: string): node is SlotName => (SLOT_NAMES as readonly string[]).includes(node);

const words = (text = ""): string[] => text.split(/\s+/).filter(Boolean);

/** "card S3 $0 = T-j1; s1=s2: b; h1(j1,B,L2): c c" as data. Throws an error that names what cannot be read. */
export function parseCard(text: string): Card {
  const head = text.match(/^\s*(?:card\s+)?(\w+)\s+(?:\$(\d)\s+)?=\s*(.*)$/);
  if (!head) throw new Error(`no card: ${text}`);
  const pieces: Piece[] = [];
  const rooms: Room[] = [];
  for (const item of (head[3] ?? "").split(";").map((part) => part.trim())) {
    if (!item) continue;
    const room = item.match(/^(h\d+)(~?)\(([^)]*)\)(?::(.*))?$/);
    const piece = item.match(/^(\w+)([-=])(\w+)(?::(.*))?$/);
    if (room) {
      const doors = (room[3] ?? "").split(",").map((name) => name.trim());
      rooms.push({ id: room[1] as string, doors, content: words(room[4]), lower: room[2] === "~" });
    } else if (piece) {
      const [, a, sign, b, icons] = piece as unknown as [string, string, string, string, string | undefined];
      const plain = `${a}${sign}${b}`;
      const same = pieces.filter((other) => other.name === plain || other.name.startsWith(`${plain}#`)).length;
      const name = same ? `${plain}#${same + 1}` : plain;
      // icons may be written together, as in ": cb"
      pieces.push({ name, a, b, lower: sign === "=", icons: words(icons).flatMap((word) => [...word]) });
    } else {
      throw new Error(`no piece and no room: ${item}`);
    }
  }
  return { id: head[1] as string, cost: Number(head[2] ?? 0), pieces, rooms };
}
