/** A plan for a card of which only the notation is known: nodes drawn to their neighbours, kept apart from each other. */
import type { Pt } from "../rough";
import { type Card, isSlot } from "./card";
import { SLOT_AT } from "./layout";

const ROUNDS = 300;
const APART = 34;

/** One line of a plan, as `plans.json` has them. */
export function freehand(card: Card): string {
  const ids = [...new Set(card.pieces.flatMap(({ a, b }) => [a, b]))];
  const spots: Record<string, Pt> = {};
  for (const [i, id] of ids.entries()) spots[id] = SLOT_AT[id] ?? { x: 30 + ((i * 23) % 40), y: 40 + ((i * 67) % 120) };
  const inner = ids.filter((id) => !isSlot(id));
  const near = (id: string) => card.pieces.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  for (let round = 0; round < ROUNDS; round++)
    for (const id of inner) {
      const here = spots[id] as Pt;
      const around = near(id).map((other) => spots[other] as Pt);
      let x = around.reduce((sum, p) => sum + p.x, 0) / around.length;
      let y = around.reduce((sum, p) => sum + p.y, 0) / around.length;
      for (const other of ids) {
        if (other === id) continue;
        const p = spots[other] as Pt;
        const [dx, dy] = [here.x - p.x || 0.5, here.y - p.y || 0.5];
        const far = Math.hypot(dx, dy);
        if (far < APART) [x, y] = [x + (dx / far) * (APART - far), y + (dy / far) * (APART - far)];
      }
      spots[id] = { x: Math.min(84, Math.max(16, (here.x + x) / 2)), y: Math.min(180, Math.max(20, (here.y + y) / 2)) };
    }
  const text = ({ x, y }: Pt) => `${Math.round(x)},${Math.round(y)}`;
  const plan = inner.map((id) => `${id} ${text(spots[id] as Pt)}${id[0] === "h" ? ",40,32" : ""}`);
  const seen: Record<string, number> = {};
  for (const { a, b, lower } of card.pieces) {
    const pair = [a, b].sort().join();
    const nth = seen[pair] ?? 0;
    seen[pair] = nth + 1;
    if (nth === 0) continue;
    // A second corridor between the same two goes round the first.
    const [p, q] = [spots[a] as Pt, spots[b] as Pt];
    const long = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const by = nth % 2 ? 18 : -18;
    const middle = { x: (p.x + q.x) / 2 - ((q.y - p.y) / long) * by, y: (p.y + q.y) / 2 + ((q.x - p.x) / long) * by };
    const name = `${a}${lower ? "=" : "-"}${b}`;
    const first = card.pieces.some((one) => one.a === a && one.b === b && one.lower === lower);
    if (first)
      plan.push(...Array.from({ length: count(card, a, b, lower) - 1 }, () => name), `${name} ${text(middle)}`);
  }
  return plan.join("; ");
}
const count = (card: Card, a: string, b: string, lower: boolean): number =>
  card.pieces.filter((one) => one.a === a && one.b === b && one.lower === lower).length;
