import type { MoveInfo } from "../../src/lib/protocol";
import { targets as euphoria } from "./euphoria-targets";
import { targets as revive } from "./revive-targets";

const TARGETS: Record<string, (move: string) => string[]> = { euphoria, revive };
const LEAVE = new Set(["skip", "end", "pass", "withdraw"]);

/** A move as the server describes it; what is not given is made up from its text. */
export function move(text: string, more: Partial<MoveInfo> = {}): MoveInfo {
  const rest = text === "do the rest";
  const verb = rest ? text : text.split(" ")[0]!;
  const role = rest ? "rest" : LEAVE.has(verb) ? "leave" : "ordinary";
  return { text, meaning: text, verb, role, touches: [], ...more };
}

/** The moves of a fixture, with the words of things as the game's moves have them. */
export function movesOf(game: string, moves: readonly { text: string; meaning: string }[]) {
  return moves.map((one) => move(one.text, { touches: TARGETS[game]!(one.text), ...one }));
}
