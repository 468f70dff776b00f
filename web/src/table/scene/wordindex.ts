import type { MoveInfo } from "../../lib/protocol";

/** The moves that touch a thing, by the thing's word, in the order of the moves. */
export function wordIndex(moves: readonly MoveInfo[]): Map<string, MoveInfo[]> {
  const found = new Map<string, MoveInfo[]>();
  for (const move of moves)
    for (const word of new Set(move.touches)) {
      const known = found.get(word);
      if (known) known.push(move);
      else found.set(word, [move]);
    }
  return found;
}
