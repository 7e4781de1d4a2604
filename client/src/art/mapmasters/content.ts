/** The faces of Map Masters and their drawing plans, from the engine's content. */
import cards from "@engine/mapmasters/board/content/cards.toml?keep=id,cost,face";
import drawn from "@engine/mapmasters/board/content/plans.json";
import before3 from "@engine/mapmasters/coop/content/before-3/targets.toml?keep=id,kind,face,plan";
import now from "@engine/mapmasters/coop/content/targets.toml?keep=id,kind,face,plan";

type Face = { id: string; cost: number; face: string };
type Target = { id: string; kind: string; face: string; plan: string };

/** Every face as a line of the notation. */
export const FACES = (cards as { card: Face[] }).card.map((one) => `card ${one.id} $${one.cost} = ${one.face}`);

const { target: today } = now as { target: Target[] };
// Faces that were drawn otherwise before lie on tables that were begun then: B03_2 (coop/missions/faces.py drawn_as).
const former = (before3 as { target: Target[] }).target.flatMap((one) => {
  const same = today.find((other) => other.id === one.id);
  return same && same.face !== one.face ? [{ ...one, id: `${one.id}_2` }] : [];
});
const targets = [...today, ...former];
/** Step and boss cards: the kind of each, and its line. */
export const TARGETS = targets.map((one) => [one.kind, `card ${one.id} = ${one.face}`] as const);

/** The drawing plan of each card, by its id. */
export const PLANS: Readonly<Record<string, string>> = {
  ...(drawn as Record<string, string>),
  ...Object.fromEntries(targets.map((one) => [one.id, one.plan])),
};
