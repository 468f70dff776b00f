/** What the rows of moves say: as little as tells them apart. */
import type { MoveInfo } from "../../lib/protocol";

/** The words that all of these begin with, but never the whole of one. */
export function beginning(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const isShared = (at: number) =>
    at < first.length - 1 &&
    others.every((words) => at < words.length - 1 && words[at] === first[at]);
  let length = 0;
  while (isShared(length)) length += 1;
  return first
    .slice(0, length)
    .join(" ")
    .replace(/[:,;.]$/, "");
}

/**
 * The labels of moves that are shown together, without what their heading says. A move is called by
 * its name; where it has none, or one that looks like another's, its sentence stands for it.
 */
export function labelsOf(moves: readonly MoveInfo[], heading = ""): string[] {
  const shared = heading && beginning(moves.map((move) => move.name));
  const looks = moves.map((move) => JSON.stringify([move.name, move.signs]));
  const isAlone = (look: string) => looks.indexOf(look) === looks.lastIndexOf(look);
  return moves.map((move, i) =>
    move.name !== "" && isAlone(looks[i]!)
      ? without(move.name, shared)
      : without(move.meaning, heading),
  );
}

function without(text: string, start: string): string {
  if (start === "" || !text.startsWith(start)) return text;
  const rest = text.slice(start.length);
  return /^[:,;.]? /.test(rest) ? rest.replace(/^[:,;.]? /, "") : text;
}
