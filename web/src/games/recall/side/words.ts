import type { TableContext } from "../../../lib/table/context";
import type { SeatThings } from "../../../lib/table/seat-things";

/**
 * The word of a keycard that somebody has. Cards on display may be equal to it: a move that takes
 * one of those is not about this one.
 */
export function cardWord(
  table: Pick<TableContext, "moves">,
  side: SeatThings<TableContext>,
  id: string,
): string | undefined {
  const moves = side.own ? table.moves(id) : [];
  const elsewhere = moves.length > 0 && moves.every((move) => move.verb === "take");
  return elsewhere ? undefined : side.word(id);
}
