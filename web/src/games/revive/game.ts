import { useGame, type GameTable } from "../../lib/table/game";
import type { Constants, Faces, Player, View } from "./types";

export type Revive = GameTable<View, Constants, Faces>;

export const useRevive = (): Revive => useGame<View, Constants, Faces>();

/** Everything a player is worth so far. */
export function total(player: Player): number {
  return Object.values(player.score).reduce((sum, points) => sum + points, 0);
}
