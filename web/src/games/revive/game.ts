import { useGame, type FacesOf, type GameTable } from "../../lib/table/game";
import type { Cards, Constants, PlayerView, ReviveView } from "./types";

export type Faces = FacesOf<Cards>;
export type Revive = GameTable<ReviveView, Constants, Faces>;

export const useRevive = (): Revive => useGame<ReviveView, Constants, Faces>();

/** Everything a player is worth so far. */
export function total(player: PlayerView): number {
  return Object.values(player.score).reduce((sum, points) => sum + points, 0);
}
