/** The missions as they lie before anybody has played, from the engine's content. */
import content from "@engine/mapmasters/coop/content/missions.toml?keep=id,pawns,grid";

type Mission = { id: number; pawns: number; grid: string[] };

/** Their grids as rows of words. */
export const MISSIONS = (content as { mission: Mission[] }).mission.map(({ id, pawns, grid }) => ({
  id,
  pawns,
  grid: grid.map((row) => row.trim().split(/\s+/)),
}));
