import { useGame, type FacesOf, type GameTable } from "../../lib/table/game";
import type { Cards, Constants, PlayerView, RecallView } from "./types";

export type Faces = FacesOf<Cards>;
export type Recall = GameTable<RecallView, Constants, Faces>;

export const useRecall = (): Recall => useGame<RecallView, Constants, Faces>();

/** Everything a player is worth so far, as far as the viewer knows it. */
export function total(player: PlayerView): number {
  return Object.values(player.score).reduce((sum, points) => sum + points, 0);
}

/** A card in words: its name, and what it says. */
export function named(recall: Recall, kind: string, id: string): string {
  const text = recall.card(kind, id)?.text ?? "";
  const name = recall.name(kind, id);
  return text ? recall.say("named", { name, text }) : name;
}
