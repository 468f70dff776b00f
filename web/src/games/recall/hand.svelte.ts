import type { MoveInfo } from "../../lib/protocol";

/**
 * What the map and the question about the group in hand know of each other: they are in different
 * parts of a table, and on a phone only one of these is in sight.
 */
class Hand {
  /** The goal that is pointed at, on the map or in the list. */
  aim = $state<string | null>(null);
  /** The question, as long as it is asked. */
  question = $state.raw<{ moves: MoveInfo[]; play: (move: string) => void } | null>(null);
}

export const hand = new Hand();
