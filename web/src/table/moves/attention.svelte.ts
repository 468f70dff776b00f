import type { MoveInfo } from "../../lib/protocol";

/** Which move of a list has the pointer or the focus: the one whose sentence is shown. */
export class Attention {
  /** The text of the move under the pointer. */
  over = $state("");
  /** The text of the move with the focus. */
  focused = $state("");

  /** The pointer counts more: it is what moved last. */
  of<Move extends MoveInfo>(moves: readonly Move[]): Move | null {
    const find = (text: string) => moves.find((move) => move.text === text);
    return find(this.over) ?? find(this.focused) ?? null;
  }
}
