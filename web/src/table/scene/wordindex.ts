import type { MoveInfo } from "../../lib/protocol";

/** For every word of a thing on the table the moves that touch it, in the order of the moves. */
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
