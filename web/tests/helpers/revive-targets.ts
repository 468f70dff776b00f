import { slotWord } from "../../src/games/revive/names";

/**
 * The words of the things on the table that a move touches. A thing of one's own board whose bare
 * name means something else too (`top-left` is a slot and a technology) has its move as its word.
 */

const SILENT = new Set(["skip", "do", "end", "go", "lay"]);
/** Verbs whose move as a whole is the thing's word: `slot top-left`, `unlock top-left`. */
const WHOLE = new Set(["slot", "unlock"]);
const TRACK = /^advance (gray|green|yellow) \d+$/;
const REWARD = /^reward ([a-z0-9-]+)$/;

export function targets(move: string): string[] {
  const [verb = "", ...words] = move.split(" ");
  const rest = words.join(" ");
  if (SILENT.has(verb)) return [];
  if (verb === "choose") return chosen(rest);
  if (verb === "slot" && rest.startsWith("right-")) return [slotWord("right")];
  if (WHOLE.has(verb)) return [move];
  if (rest === "") return [verb];
  if (verb === "trade") return traded(rest);
  if (verb === "pay") return [...new Set(words)];
  return [rest];
}

/** Effects that belong to a thing one can see; the others are in the list of moves only. */
function chosen(effect: string): string[] {
  const thing = TRACK.exec(effect)?.[1] ?? REWARD.exec(effect)?.[1];
  if (thing !== undefined) return [thing];
  return effect === "tribe ability" ? ["ability"] : [];
}

/** `gear` and `2 gear` are what a crystal becomes, `gear+food` becomes a crystal. */
function traded(goods: string): string[] {
  return [...new Set(goods.split(/[ +]/).filter((word) => !/^\d+$/.test(word)))];
}
