import type { MoveInfo } from "../../lib/protocol";

/** Whether a move ends the turn: in every game its verb is the same. */
export const endsTurn = (move: MoveInfo): boolean => move.verb === "end";

/** Whether trading is a side matter here: the question is about a turn, not about an offer. */
export function talkIsAside(moves: readonly MoveInfo[]): boolean {
  return moves.some((move) => move.role === "ordinary" || move.role === "free" || endsTurn(move));
}

/** The move that ends the turn, if nothing else is left but to talk. */
export function lastMove(moves: readonly MoveInfo[]): MoveInfo | null {
  const end = moves.find(endsTurn);
  const others = moves.filter((move) => move !== end && move.role !== "negotiation");
  return end !== undefined && others.length === 0 ? end : null;
}
