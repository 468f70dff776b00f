import type { MoveInfo } from "../../src/lib/protocol";

const LEAVE = new Set(["skip", "end", "pass", "withdraw"]);

/** A move as the server describes it; what is not given is made up from its text. */
export function move(text: string, more: Partial<MoveInfo> = {}): MoveInfo {
  const rest = text === "do the rest";
  const verb = rest ? text : text.split(" ")[0]!;
  const role = rest ? "rest" : LEAVE.has(verb) ? "leave" : "ordinary";
  return { text, meaning: text, verb, role, touches: [], doubt: "", ...more };
}
