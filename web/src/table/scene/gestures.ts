import type { MoveInfo } from "../../lib/protocol";

/**
 * The moves that a click on a thing is for. Free actions are there all the time, so a thing that
 * the question is about is not clicked for their sake.
 */
export function meant(moves: MoveInfo[]): MoveInfo[] {
  const asked = moves.filter((move) => move.role !== "free");
  return asked.length > 0 ? asked : moves;
}

/** Whether clicks on further things tell these moves apart, once these things are held. */
export function canTellApart(moves: readonly MoveInfo[], held: readonly string[]): boolean {
  const left = moves.map((move) =>
    [...new Set(move.touches)].filter((word) => !held.includes(word)),
  );
  const kinds = new Set(left.map((words) => words.sort().join(" ")));
  return kinds.size > 1 && !kinds.has("");
}
